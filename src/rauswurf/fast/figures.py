"""What a batch of games says besides what every game has: figures that a family adds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.fast.moments import Moments
from rauswurf.fast.statistics import Estimate
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


def nichtlustig_figures(moments: Moments, seats: Sequence[str]) -> list[Figure]:
    """Points by seat, and points and wins by who began, came second, and so on."""

    def figure(name: str, measure: str, told: Message) -> Figure:
        return Figure(name, moments.estimate(measure), told)

    found = [
        figure(f"{name} points", f"points {seat}", message("simulate-points", who=called(name)))
        for seat, name in enumerate(seats)
    ]
    found.append(figure("highest points", "highest points", message("simulate-highest-points")))
    for turn in range(1, len(seats) + 1):
        for what in ("points", "wins"):
            name = f"{what}, turn {turn}"
            found.append(figure(name, name, message(f"simulate-{what}-by-turn", turn=turn)))
    return found


def called(seat: str) -> Message:
    """What people call a seat."""
    return message(f"colour-{seat}")


FIGURES: dict[str, Callable[[Moments, Sequence[str]], list[Figure]]] = {
    "nichtlustig": nichtlustig_figures,
}
