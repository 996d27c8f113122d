"""What a batch of games says, in figures: means with their standard errors, by name.

A family may add figures of its own to those that every game has.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from rauswurf.fast.batch import Tallies
from rauswurf.messages import Message, message


@dataclass(frozen=True)
class Figure:
    """One mean over all games and its standard error; an error is NaN if one game is all.

    ``told`` is the name for people of what only one family counts.
    """

    name: str
    mean: float
    error: float
    told: Message | None = None


def figures(tallies: Tallies, seats: Sequence[str]) -> list[Figure]:
    """All figures of a batch; ``seats`` are the names of the seats, in order."""
    found = [figure(name, numbers) for name, numbers in tallies.counts.items()]
    won = shared_wins(tallies.seat_counts["rank"])
    found += [figure(f"{name} wins", won[:, seat]) for seat, name in enumerate(seats)]
    return found + FIGURES.get(tallies.family, no_figures)(tallies, seats)


def figure(name: str, numbers: Any, told: Message | None = None) -> Figure:
    """The mean of numbers, one for each game."""
    spread = float(numbers.std(ddof=1)) if len(numbers) > 1 else float("nan")
    return Figure(name, float(numbers.mean()), spread / sqrt(len(numbers)), told)


def shared_wins(ranks: Any) -> Any:
    """[game, seat]: 1 for who won alone, a half for each of two who share the first place, ..."""
    first = ranks == 1
    return first / np.maximum(first.sum(axis=1, keepdims=True), 1)


def no_figures(tallies: Tallies, seats: Sequence[str]) -> list[Figure]:
    """For a family that has no figures of its own."""
    return []


def nichtlustig_figures(tallies: Tallies, seats: Sequence[str]) -> list[Figure]:
    """Points by seat, and points and wins by who began, came second, and so on."""
    points = tallies.seat_counts["points"]
    order = tallies.seat_counts["order"]
    won = shared_wins(tallies.seat_counts["rank"])
    found = [
        figure(f"{name} points", points[:, seat], message("simulate-points", who=called(name)))
        for seat, name in enumerate(seats)
    ]
    found += [figure("highest points", points.max(axis=1), message("simulate-highest-points"))]
    for place in range(1, len(seats) + 1):
        at_turn = order == place
        told_points = message("simulate-points-by-turn", turn=place)
        found.append(figure(f"points, turn {place}", points[at_turn], told_points))
        told_wins = message("simulate-wins-by-turn", turn=place)
        found.append(figure(f"wins, turn {place}", won[at_turn], told_wins))
    return found


def called(seat: str) -> Message:
    """What people call a seat."""
    return message(f"colour-{seat}")


FIGURES: dict[str, Callable[[Tallies, Sequence[str]], list[Figure]]] = {
    "nichtlustig": nichtlustig_figures,
}
