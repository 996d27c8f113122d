"""What things are worth, as a file: JSON that also tells how it was made; and a guess by hand."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from rauswurf.bots.nichtlustig.judging import STAGES, THINGS
from rauswurf.rules.state import RealRows, Reals

FORMAT = 3

# The things that are counted, in order; and what each is worth by guess, in points, at the
# beginning and at the end.
BY_HAND = {
    "riebmann fresh": (1.2, 1),
    "riebmann scored": (2, 2),
    "yeti fresh": (1.5, 1),
    "yeti scored": (3, 3),
    "lemming fresh": (2, 1),
    "lemming scored": (4, 4),
    "professor fresh": (1.5, 1),
    "professor scored": (2.5, 3),
    "lonely yeti": (-1, -2),
    "further professors": (-1.5, -2),
    "dinosaur points": (1, 1),
    "open deaths": (-1, -1),
    "deaths on other cards": (-0.1, -0.1),
    "duck": (0.3, 0),
    "ufo": (-0.8, 0),
    "clown": (0.8, 0.3),
    "nf700": (-1.5, 0),
    "time-machine": (0.3, 0),
    "virus": (-1, -0.5),
    "on turn": (0.2, 0.2),
    "next": (0, 0),
    "third": (0, 0),
    "last": (0, 0),
    "deaths on lemmings": (-0.1, -0.1),
    "company for a yeti": (0, 0),
    "fresh numbers": (0, 0),
    "second professor": (0, 0),
}
POINT = 0.25  # how much a point matters, by guess

# For each number of players: what things are worth stage by stage, in one row.
Worth = Mapping[int, Reals]


@cache
def by_hand() -> Reals:
    """Weights guessed from the points of the cards."""
    return [
        POINT * (early + (late - early) * stage / (STAGES - 1))
        for stage in range(STAGES)
        for early, late in BY_HAND.values()
    ]


def to_text(worth: Worth, made: dict[str, Any]) -> str:
    """The file: what each thing is worth at each stage, by number of players and by name."""
    told = {
        str(players): {
            name: [round(weights[stage * THINGS + k], 4) for stage in range(STAGES)]
            for k, name in enumerate(BY_HAND)
        }
        for players, weights in worth.items()
    }
    return json.dumps({"format": FORMAT, **made, "worth": told}, indent=1) + "\n"


def from_text(text: str) -> Worth:
    """The weights in a file of ours."""
    worth = json.loads(text)["worth"]
    return {
        int(players): [things[name][stage] for stage in range(STAGES) for name in BY_HAND]
        for players, things in worth.items()
    }


@cache
def shipped() -> Worth:
    """The weights that come with the package."""
    path = files(__name__.rpartition(".")[0]) / "weights.json"
    return from_text(path.read_text(encoding="utf-8"))


def rows_for(players: int, worth: Worth | None = None) -> RealRows:
    """A row for each player who calculates: guessed for the first, fitted for the other."""
    fitted: Sequence[float] = (worth or shipped())[players]
    return [by_hand(), list(fitted)]
