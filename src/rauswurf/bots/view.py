"""What a bot is shown, and what a bot is."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol
from zlib import crc32

from rauswurf.games import Setup
from rauswurf.table import Table
from rauswurf.table.families import family_of
from rauswurf.table.table import state_of

ROLL = "roll"


@dataclass(frozen=True)
class View:
    """What a player at the table sees: the rules of the table and the position on it.

    The dice are not here. A bot may do with the state what it likes: it is a copy.
    """

    setup: Setup
    state: Any

    @classmethod
    def of(cls, table: Table) -> "View":
        """What is to be seen at this table now.

        By way of the text: pieces of one colour are alike, and the way they came does not matter.
        """
        if table.setup.house is not None:  # what such rules remember is in no text
            return cls(table.setup, state_of(table).copy())
        return cls.at(table.setup, table.position)

    @classmethod
    def at(cls, setup: Setup, position: str) -> "View":
        """What is to be seen in a position that is given as text; raises PositionError."""
        return cls(setup, family_of(setup).read_position(position))

    @property
    def options(self) -> list[int]:
        """The choices as the rules number them; rolling is not among them."""
        options: list[int] = self.state.option[: self.state.options]
        return options

    @property
    def may_roll(self) -> bool:
        """Is a roll awaited?"""
        return bool(self.setup.rules.dice_wanted(self.state))

    @property
    def moves(self) -> list[str]:
        """Everything that may be done now, as text; ``roll`` among it when a roll is awaited."""
        family = family_of(self.setup)
        choices = [family.write_option(self.state, option) for option in self.options]
        return [ROLL, *choices] if self.may_roll else choices

    def text_of(self, option: int) -> str:
        """A choice as text."""
        return family_of(self.setup).write_option(self.state, option)

    @cached_property
    def fingerprint(self) -> int:
        """A number that the position decides, the same on every machine."""
        return crc32(family_of(self.setup).write_position(self.state).encode())


class Bot(Protocol):
    """A player: the same view gets the same answer, whenever and wherever it is asked."""

    def choose(self, view: View) -> str:
        """One of ``view.moves``."""
