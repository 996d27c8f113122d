"""What differs between families of games at a table: words, views, sentences, endings.

A table asks its family and never which one it is. Race games share one, whatever their rules;
NICHTLUSTIG, which has cards and no board, has its own.
"""

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from rauswurf.games import Setup
from rauswurf.messages import Message
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.nichtlustig.family import CardFamily
from rauswurf.table.outcome import Outcome
from rauswurf.table.race.family import RaceFamily
from rauswurf.table.scene import Scene
from rauswurf.table.values import Move, Piece
from rauswurf.table.view import View

S = TypeVar("S", contravariant=True)


class Family(Protocol[S]):
    """One family of games at one table; ``S`` is what its rules keep of a game."""

    def write_option(self, s: S, option: int) -> str:
        """A choice as text."""

    def move(self, s: S, option: int) -> Move:
        """A choice as a value."""

    def write_wish(self, s: S, wish: Wish) -> str:
        """A wish as text."""

    def read_wish(self, s: S, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""

    def match_option(self, s: S, wish: Wish) -> int | None:
        """The choice on offer that this wish means; None if there is none."""

    def write_position(self, s: S) -> str:
        """The position as text."""

    def read_position(self, text: str) -> Any:
        """The position that a text describes; raises PositionError."""

    def pieces(self, s: S) -> tuple[Piece, ...]:
        """The pieces that play."""

    def die(self, s: S) -> int:
        """The one die that waits to be used, or 0."""

    def shown(self, s: S) -> list[str]:
        """The dice that lie there and wait to be used, as people call them."""

    def dice_to_roll(self, s: S) -> list[str]:
        """The dice to be rolled now, as people tell them apart."""

    def read_faces(self, s: S, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show, as faces 1 to 6 in order; raises NotARoll."""

    def explain(self, s: S, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words."""

    def thinkable(self, s: S) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""

    def view(self, s: S) -> View:
        """All that is to be seen."""

    def outcome(self, s: S) -> Outcome:
        """How a game ended that is over."""

    def sentences(self, scene: Scene) -> list[Message]:
        """What happened, and what followed from it."""

    def lost_roll(self, before: S, after: S) -> bool:
        """Did a roll bring the player nothing to do?"""


FAMILIES: dict[str, type[RaceFamily] | type[CardFamily]] = {
    "race": RaceFamily,
    "nichtlustig": CardFamily,
}


def family_of(setup: Setup) -> Family[Any]:
    """The family of the game that is played at this table."""
    return FAMILIES[setup.game.family](setup)
