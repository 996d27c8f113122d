"""What a table knows of the numbers behind a game, whatever game it is."""

from typing import Protocol, Self, TypeVar

from rauswurf.rules.compose import RuleSet
from rauswurf.rules.race import OVER
from rauswurf.rules.state import Row


class Turn(Protocol):
    """Whose turn it is, and what is awaited: so much is known of whatever rules keep."""

    phase: int
    turn: int  # the colour, or the seat where there are no colours
    contest: Row


S = TypeVar("S", bound=Turn)
Contents = dict[str, int | Row]  # of a state, by name


class State(Turn, Protocol):
    """The fields that the states of all games have; each family knows more of its own."""

    rolls: int
    rank: Row
    option: Row
    options: int

    def copy(self) -> Self:
        """A second state with the same contents that shares nothing with this one."""

    def as_dict(self) -> Contents:
        """The contents by name."""


def vars_of(s: State) -> Contents:
    """The contents of a state by name, to be kept."""
    return s.copy().as_dict()


def state_from(rules: RuleSet, kept: Contents) -> State:
    """A state with contents that were kept."""
    s: State = rules.start()
    for name, value in kept.items():
        setattr(s, name, value)
    return s


def awaits_choice(rules: RuleSet, before: Turn, after: Turn) -> bool:
    """Does a roll wait for a choice of the player who rolled?"""
    same = after.turn == before.turn
    return same and after.phase != OVER and not rules.dice_wanted(after)
