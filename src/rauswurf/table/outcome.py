"""How a game ended: who, which place, and why."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """``places[seat]`` counts from 1 and may be shared; ``rule`` names the clause that decided."""

    places: tuple[int, ...]
    winners: tuple[str, ...]
    rule: str
    points: tuple[int, ...] = ()  # of each seat, in games that count points
