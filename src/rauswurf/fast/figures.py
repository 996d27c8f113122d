"""What a batch of games says besides what every game has: figures that a family adds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.fast.batch import Tallies
from rauswurf.fast.statistics import Estimate, estimate
from rauswurf.messages import Message, message


@dataclass(frozen=True)
class Figure:
    """A mean over all games by its name, for programs and for people."""

    name: str
    mean: Estimate
    told: Message


def shared_wins(ranks: Any) -> Any:
    """[game, seat]: 1 for who won alone, a half for each of two who share the first place, ..."""
    first = ranks == 1
    return first / np.maximum(first.sum(axis=1, keepdims=True), 1)


def nichtlustig_figures(tallies: Tallies, seats: Sequence[str]) -> list[Figure]:
    """Points by seat, and points and wins by who began, came second, and so on."""
    points = tallies.seat_counts["points"]
    order = tallies.seat_counts["order"]
    won = shared_wins(tallies.seat_counts["rank"])

    def figure(name: str, numbers: Any, told: Message) -> Figure:
        return Figure(name, estimate(numbers, tallies.deal), told)

    found = [
        figure(f"{name} points", points[:, seat], message("simulate-points", who=called(name)))
        for seat, name in enumerate(seats)
    ]
    found += [figure("highest points", points.max(axis=1), message("simulate-highest-points"))]
    for place in range(1, len(seats) + 1):
        at_turn = order == place  # one seat of each game, so these are in order of the games
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
