"""What a batch of games says besides what every game has: figures that a family adds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rauswurf.fast.moments import Moments
from rauswurf.fast.statistics import Estimate
from rauswurf.games import Setup
from rauswurf.messages import Message, message

HIGHEST_ROLL = "highest-roll"  # a value of the variant `first`; NICHTLUSTIG has no other way


@dataclass(frozen=True)
class Figure:
    """A mean over all games by its name, for programs and for people."""

    name: str
    mean: Estimate
    told: Message
    is_share: bool = False


def shared_wins(ranks: Any) -> Any:
    """[game, seat]: 1 for who won alone, a half for each of two who share the first place, ..."""
    first = ranks == 1
    return first / np.maximum(first.sum(axis=1, keepdims=True), 1)


def figures_of(setup: Setup, moments: Moments) -> list[Figure]:
    """What is told of games at this table besides what every game has."""
    added = nichtlustig_figures(moments, setup.seat_names) if has_points(moments) else []
    return added + by_order(moments, len(setup.seats), "wins") if dice_decide(setup) else added


def has_points(moments: Moments) -> bool:
    """Are points counted in these games?"""
    return any(each.name == "highest points" for each in moments.measures)


def dice_decide(setup: Setup) -> bool:
    """Do dice decide who begins, rather than the seat?"""
    return setup.variants.get("first", HIGHEST_ROLL) == HIGHEST_ROLL


def nichtlustig_figures(moments: Moments, seats: Sequence[str]) -> list[Figure]:
    """Points by seat, and by who began, came second, and so on."""

    def figure(name: str, measure: str, told: Message) -> Figure:
        return Figure(name, moments.estimate(measure), told)

    found = [
        figure(f"{name} points", f"points {seat}", message("simulate-points", who=called(name)))
        for seat, name in enumerate(seats)
    ]
    found.append(figure("highest points", "highest points", message("simulate-highest-points")))
    return found + by_order(moments, len(seats), "points")


def by_order(moments: Moments, seats: int, what: str) -> list[Figure]:
    """Points, or wins, by who began, came second, and so on."""
    return [
        Figure(
            name := f"{what}, turn {turn}",
            moments.estimate(name),
            message(f"simulate-{what}-by-turn", turn=turn),
            is_share=what == "wins",
        )
        for turn in range(1, seats + 1)
    ]


def wins_of_first(setup: Setup, moments: Moments) -> Estimate:
    """How often whoever begins wins: by dice, or the first seat."""
    return moments.estimate("wins, turn 1" if dice_decide(setup) else "wins 0")


def called(seat: str) -> Message:
    """What people call a seat."""
    return message(f"colour-{seat}")
