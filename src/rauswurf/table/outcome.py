"""How a game ended: who, which place, and why."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rauswurf.games import Setup


@dataclass(frozen=True)
class Outcome:
    """``places[seat]`` counts from 1 and may be shared; ``rule`` names the clause that decided."""

    places: tuple[int, ...]
    winners: tuple[str, ...]
    rule: str
    points: tuple[int, ...] = ()  # of each seat, in games that count points


def outcome_of(setup: Setup, s: Any) -> Outcome:
    """The outcome of a game that is over."""
    return OUTCOMES[setup.game.family](setup, s)


def race_outcome(setup: Setup, s: Any) -> Outcome:
    """The outcome of a race game that is over."""
    last = len(setup.seats) if setup.is_on("play-on") else 2
    places = tuple(min(rank or last, last) for rank in s.rank)
    first = setup.seats[places.index(1)]
    rule = {"neutral": "neutral", "two-each": "two-colours"}.get(
        setup.variants.get("colours", "own"), "finish"
    )
    return Outcome(places, tuple(setup.board.colours[colour] for colour in first), rule)


def nichtlustig_outcome(setup: Setup, s: Any) -> Outcome:
    """The outcome of NICHTLUSTIG: by points, of equal ones by death cards."""
    winners = tuple(name for name, rank in zip(setup.names, s.rank, strict=True) if rank == 1)
    best = s.points.count(max(s.points))
    rule = "points" if best == 1 else "winner"
    return Outcome(tuple(s.rank), winners, rule, tuple(s.points))


OUTCOMES: dict[str, Callable[[Setup, Any], Outcome]] = {
    "race": race_outcome,
    "nichtlustig": nichtlustig_outcome,
}
