"""What the notes of a match say: one number a game for each measure. docs/lab.md has formulas."""

from typing import Any

import numpy as np

from rauswurf.bots.race.tables import FAR, distances
from rauswurf.fast.batch import Tallies
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.series import PARTS_OF_GAME
from rauswurf.games import Setup
from rauswurf.lab.pace import Pace
from rauswurf.rules.graph import WAITING

COMEBACK = 0.5  # of the fair share: whoever was below that, and won, came back


def ratio(above: Any, below: Any) -> Any:
    """[game]: numbers whose mean is the ratio of two sums, and whose spread is that of the ratio.

    A game may have few choices and much weight, or the other way round, so what is told is not the
    mean of the games' ratios. Each counts as it moves the ratio of the sums (the delta method).
    """
    if not below.any():
        return np.zeros(len(below))
    value = above.sum() / below.sum()
    return value + (above - value * below) / below.mean()


def choice_numbers(setup: Setup, tallies: Tallies, pace: Pace) -> dict[str, Any]:
    """What the choices tell, and how long people need."""
    counts = {name: each.sum(axis=1) for name, each in tallies.seat_counts.items()}
    choices, forced = counts["choices"], counts["forced"]
    walked = counts.get("walked", np.zeros(len(choices)))
    numbers = {
        "choices": ratio(choices, tallies.counts["turns"]),
        "options": ratio(counts["options"], choices),
        "forced": ratio(forced, forced + choices),
        "minutes": pace.minutes(tallies.counts["rolls"], choices, walked),
    }
    if "fields" in counts:
        numbers["coverage"] = counts["fields"] / fields_to_land_on(setup)
    return numbers


def fields_to_land_on(setup: Setup) -> int:
    """On how many fields some piece at this table can come to stand, on its way home."""
    graph = setup.board.graph
    ways = [distances(graph, colour) for colour in setup.colours]
    fields = [field for field in range(graph.fields) if graph.kind[field] != WAITING]
    return sum(any(way[field] < FAR for way in ways) for field in fields)


def course_numbers(tallies: Tallies) -> dict[str, Any]:
    """What everybody's chances tell, turn by turn."""
    counts = tallies.seat_counts
    won = shared_wins(tallies.ranks)

    def of_winner(name: str) -> Any:
        return (counts[name] * won).sum(axis=1)

    fair = PARTS_OF_GAME / tallies.seats
    return {
        "drama": of_winner("behind") / PARTS_OF_GAME,
        "chance-leads": counts["leads"].sum(axis=1),
        "decided": ratio(of_winner("undecided"), counts["begun"].sum(axis=1)),
        "comebacks": 1.0 * (of_winner("lowest") < COMEBACK * fair),
    }


def chance_numbers(tallies: Tallies) -> dict[str, Any]:
    """What everybody's chances tell, and what rolls and choices are worth."""
    counts = tallies.seat_counts
    won = shared_wins(tallies.ranks)
    off = won - won.mean(axis=0)
    spread = (off * off).sum(axis=1)
    return course_numbers(tallies) | {
        "stakes": ratio(
            counts["stakes"].sum(axis=1) / PARTS_OF_GAME, counts["weighed"].sum(axis=1)
        ),
        "luck-part": ratio((counts["luck"] * off).sum(axis=1) / PARTS_OF_GAME, spread),
        "skill-part": ratio((counts["errors"] * off).sum(axis=1) / PARTS_OF_GAME, spread),
    }
