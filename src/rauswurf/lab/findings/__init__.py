"""What house rules change: one file a game of what was measured, which comes with the package.

``make studies`` writes them. They are read when somebody asks, and no number is worked out then.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rauswurf.games import GAMES

FORMAT = 2  # since then each table has its own date, seed and number of games


@cache
def findings_of(game: str) -> Mapping[str, Any] | None:
    """What is known of a game, as tools/studies.py wrote it; None if nothing is."""
    if game not in GAMES:
        return None
    path = files(__name__) / f"{game}.json"
    if not path.is_file():
        return None
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found if found["format"] == FORMAT else None
