"""How far off the coach's estimates are: measured, and kept in ``precision.json``.

A position of a game of bots is played on to the end many times, the luck taken off. What the coach
says about it is compared with that, less what the mean of so many games is off itself.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, TypedDict

from rauswurf import games
from rauswurf.bots.race.weights import NET_OF
from rauswurf.games import Setup

UNKNOWN = 0.05  # where nothing was measured
# How often a position is played on: until the mean is about as far off as the coach itself. More
# positions tell more than more games of each.
GAMES = {"race": 64, "nichtlustig": 32}
PLAYER = "strong"  # whose games positions are taken from


class Compared(TypedDict):
    """What the coach says about a position and what games say."""

    said: list[float]  # [seat]
    found: list[float]
    errors: list[float]  # of what was found


def precision_of(setup: Setup) -> float:
    """The usual error of a chance, as the root of the mean of its squares.

    What was measured says nothing about rules of somebody's own.
    """
    if setup.house:
        return UNKNOWN
    known = measured().get(NET_OF.get(setup.game.id, setup.game.id), {})
    return float(known.get(str(setup.players), {}).get("error", UNKNOWN))


@cache
def measured() -> Mapping[str, Mapping[str, Any]]:
    """[game][players]: what was measured, as it comes with the package."""
    path = files(__name__.rpartition(".")[0]) / "precision.json"
    known: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["games"]
    return known


def compare(id: str, players: int, number: int) -> Compared:
    """Play one position on: any that awaits a roll and that the coach can only estimate.

    Nobody is home yet there. What a table or a race without contact tells is not held for the net.
    """
    from rauswurf.coach.asking import ranked_in
    from rauswurf.coach.calibrating import played
    from rauswurf.coach.rollouts import Goal, Roller
    from rauswurf.coach.scales import scale_for
    from rauswurf.rules.race import ROLL
    from rauswurf.table.table import states_of

    setup = games.get(id).setup(players)
    scale = scale_for(setup)
    states = states_of(played(setup, [PLAYER] * players, number))
    open_states = [s for s in states if s.phase == ROLL and ranked_in(s) == 0]
    s = Random(number).choice([s for s in open_states if scale.value(s, 0).source == "net"])
    goal = Goal(0.0, GAMES[setup.game.family], whole=True, seed=number)
    found = Roller(setup, threads=1).roll_out(s, goal)
    said = [float(each) for each in scale.value(s, 0).value]
    return {"said": said, "found": list(found.seats), "errors": list(found.errors)}


def summed(compared: Sequence[Compared]) -> dict[str, Any]:
    """The root of the mean square error over positions and seats, less what rollouts are off.

    ``sure`` is the standard error of that root, by how far positions differ; None for one position.
    """
    squares = [
        mean(
            (said - found) ** 2 - error**2
            for said, found, error in zip(each["said"], each["found"], each["errors"], strict=True)
        )
        for each in compared
    ]
    error = sqrt(max(0.0, mean(squares)))
    scatter = stdev(squares) / sqrt(len(squares)) if len(squares) > 1 and error else None
    return {
        "error": round(error, 4),
        "sure": None if scatter is None else round(scatter / (2 * error), 4),
        "by": "rollouts",
        "positions": len(compared),
    }
