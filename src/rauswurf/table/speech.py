"""How the moves and positions of a game are said and read: what a table needs of each family."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from rauswurf.games import Setup
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.nichtlustig import NichtlustigSpeech
from rauswurf.table.race.speech import RaceSpeech


class Speech(Protocol):
    """The language of one family of games."""

    def write_option(self, s: Any, option: int) -> str:
        """A choice as text."""

    def write_wish(self, s: Any, wish: Wish) -> str:
        """A wish as text."""

    def read_wish(self, s: Any, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""

    def match_option(self, s: Any, wish: Wish) -> int | None:
        """The choice on offer that this wish means; None if there is none."""

    def write_position(self, s: Any) -> str:
        """The position as text."""

    def read_position(self, text: str) -> Any:
        """The position that a text describes; raises PositionError."""

    def shown(self, s: Any) -> list[str]:
        """The dice that lie there and wait to be used, as people call them."""

    def dice_to_roll(self, s: Any) -> list[str]:
        """The dice to be rolled now, as people tell them apart."""

    def read_faces(self, s: Any, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show, as faces 1 to 6 in order; raises NotARoll."""

    def explain(self, s: Any, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words."""

    def thinkable(self, s: Any) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""


SPEECHES: dict[str, Callable[[Setup], Speech]] = {
    "race": RaceSpeech,
    "nichtlustig": NichtlustigSpeech,
}


def speech_for(setup: Setup) -> Speech:
    """The language in which this game is played."""
    return SPEECHES[setup.game.family](setup)
