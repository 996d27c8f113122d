"""What differs between families of games at a table: words, views, sentences, endings.

A table asks its family and never which one it is. Race games share one, whatever their rules;
NICHTLUSTIG, which has cards and no board, has its own.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic

from rauswurf.games import Setup
from rauswurf.messages import Message
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.outcome import Outcome
from rauswurf.table.race.view import RaceView
from rauswurf.table.scene import Scene
from rauswurf.table.state import S
from rauswurf.table.values import Move, Piece


class Family(ABC, Generic[S]):
    """One family of games at one table; ``S`` is what its rules keep of a game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def thinkable(self, s: S) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""
        return self.setup.game.judge(self.setup, s).wishes()

    @abstractmethod
    def write_option(self, s: S, option: int) -> str:
        """A choice as text."""

    @abstractmethod
    def move(self, s: S, option: int) -> Move:
        """A choice as a value."""

    @abstractmethod
    def write_wish(self, s: S, wish: Wish) -> str:
        """A wish as text."""

    @abstractmethod
    def read_wish(self, s: S, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""

    @abstractmethod
    def match_option(self, s: S, wish: Wish) -> int | None:
        """The choice on offer that this wish means; None if there is none."""

    @abstractmethod
    def write_position(self, s: S) -> str:
        """The position as text."""

    @abstractmethod
    def read_position(self, text: str) -> S:
        """The position that a text describes; raises PositionError."""

    @abstractmethod
    def pieces(self, s: S) -> tuple[Piece, ...]:
        """The pieces that play."""

    @abstractmethod
    def die(self, s: S) -> int:
        """The one die that waits to be used, or 0."""

    @abstractmethod
    def shown(self, s: S) -> list[str]:
        """The dice that lie there and wait to be used, as people call them."""

    @abstractmethod
    def dice_to_roll(self, s: S) -> list[str]:
        """The dice to be rolled now, as people tell them apart."""

    @abstractmethod
    def read_faces(self, s: S, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show, as faces 1 to 6 in order; raises NotARoll."""

    @abstractmethod
    def explain(self, s: S, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words."""

    @abstractmethod
    def view(self, s: S) -> RaceView | CardsView:
        """All that is to be seen."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """How a game ended that is over."""

    @abstractmethod
    def standing(self, s: S) -> Outcome:
        """The places as they stand, of a game that players end early."""

    @abstractmethod
    def ended(self, s: S) -> RaceView | CardsView:
        """All that is to be seen of a game that players have ended early."""

    @abstractmethod
    def sentences(self, scene: Scene[S]) -> list[Message]:
        """What happened, and what followed from it."""

    @abstractmethod
    def lost_roll(self, before: S, after: S) -> bool:
        """Did a roll bring the player nothing to do?"""
