#!/usr/bin/env python3
"""Measure where the coach's classes begin, on games of our own bots: `make classes`.

    python3 tools/classes.py [GAME ...]

Writes ``src/rauswurf/coach/classes.json``. Run it again whenever bots or evaluators change.
"""

import json
import sys
from pathlib import Path
from typing import Any

from rauswurf import games
from rauswurf.coach.calibrating import anchors_of, measure, skills, steadiness
from rauswurf.coach.grades import boundaries

ROUNDS = 24  # games of each
FILE = Path(__file__).resolve().parent.parent / "src/rauswurf/coach/classes.json"


def main(names: list[str]) -> None:
    """Measure these games, or all of them, and keep what was known about the others."""
    known: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    for name in names or games.GAMES:
        measured = measure(name, ROUNDS, lambda: print(".", end="", flush=True))
        skill = skills(name, measured)
        known[name] = {
            "classes": boundaries(skill, anchors_of(games.get(name))),
            "rounds": ROUNDS,
            "skill": skill,
        }
        print(f" {name} {known[name]}")
        print(f"   same class in both halves: {steadiness(measured, known[name]['classes']):.2f}")
        text = json.dumps({"games": dict(sorted(known.items()))}, indent=1) + "\n"
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
