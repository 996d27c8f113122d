"""Fitted weights as a file: JSON that also tells how they were made."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from rauswurf.bots.nichtlustig.worth import COUNTED, Weights

FORMAT = 1


def to_text(weights: Sequence[float], made: dict[str, Any]) -> str:
    """The file: what each thing is worth early and late, by name."""
    half = len(COUNTED)
    worth = {name: [weights[k], weights[half + k]] for k, name in enumerate(COUNTED)}
    return json.dumps({"format": FORMAT, **made, "worth": worth}, indent=1) + "\n"


def from_text(text: str) -> Weights:
    """The weights in a file of ours."""
    worth = json.loads(text)["worth"]
    return [worth[name][0] for name in COUNTED] + [worth[name][1] for name in COUNTED]


@cache
def shipped() -> Weights:
    """The weights that come with the package."""
    path = files(__name__.rpartition(".")[0]) / "weights.json"
    return from_text(path.read_text(encoding="utf-8"))
