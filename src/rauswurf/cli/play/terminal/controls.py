"""How a family of games is handled: what is listed, and what a click means."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from textual.widget import Widget

from rauswurf.cli.play.local_game import Step
from rauswurf.messages import Message
from rauswurf.table.view import View


@dataclass(frozen=True)
class Entry:
    """A line of the list of moves: what it says, and the move that is made by it."""

    label: Message | str
    move: str


@dataclass(frozen=True)
class Question:
    """A move that somebody seems to want and cannot make: why not?"""

    move: str


@dataclass(frozen=True)
class Look:
    """A line of the list to look at before it is taken."""

    entry: int


Answer = Entry | Question | Look | None


class Controls(Protocol):
    """The middle of the screen for one family of games."""

    @property
    def pane(self) -> Widget:
        """What is shown in the middle."""

    def entries(self, view: View) -> list[Entry]:
        """What can be done now, line by line."""

    def show(self, view: View, entry: Entry | None, last: Step | None) -> None:
        """Draw the table; ``entry`` is the line that is looked at."""

    def takes(self, key: str, view: View) -> bool:
        """Does a key mean something in the middle?"""

    def press(self, key: str, view: View) -> None:
        """Take such a key."""

    def let_go(self) -> None:
        """Forget what was picked up."""


def position_of(entries: Sequence[Entry], move: str) -> int:
    """The line with this move."""
    return next(number for number, entry in enumerate(entries) if entry.move == move)
