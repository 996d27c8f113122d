"""How the moves and positions of a game are said and read: what a table needs of each family."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from rauswurf.games import Setup
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table import race_moves, race_positions
from rauswurf.table.errors import NotARoll, Refusal
from rauswurf.table.nichtlustig import NichtlustigSpeech
from rauswurf.table.words import REFUSALS


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


class RaceSpeech:
    """The language of the race games."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def write_option(self, s: Any, option: int) -> str:
        """A choice as text."""
        return race_moves.write_option(self.setup, s, option)

    def write_wish(self, s: Any, wish: Wish) -> str:
        """A wish as text."""
        return race_moves.write_wish(self.setup, s, wish)

    def read_wish(self, s: Any, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""
        return race_moves.read_wish(self.setup, s, text)

    def match_option(self, s: Any, wish: Wish) -> int | None:
        """The choice on offer that this wish means; None if there is none."""
        return race_moves.match_option(s, wish)

    def write_position(self, s: Any) -> str:
        """The position as one line."""
        return race_positions.write_position(self.setup, s)

    def read_position(self, text: str) -> Any:
        """The position that a line describes; raises PositionError."""
        return race_positions.read_position(self.setup, text)

    def shown(self, s: Any) -> list[str]:
        """The die that waits to be moved."""
        return [str(s.die)] if s.die else []

    def dice_to_roll(self, s: Any) -> list[str]:
        """Dice that are all alike."""
        return ["die"] * int(self.setup.rules.dice_wanted(s))

    def read_faces(self, s: Any, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show: numbers; raises NotARoll."""
        words = text.replace(",", " ").split()
        if not all(word.isdecimal() and len(word) == 1 for word in words):
            raise NotARoll(f"{text!r} is no roll; say what the dice show, such as 6 or 2 5 5 1")
        return tuple(int(word) for word in words)

    def explain(self, s: Any, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words, with fields and colours by name."""
        board = self.setup.board
        names: dict[str, str] = {}
        for key, value in reason.values.items():
            if key in ("colour", "turn"):
                names[key] = board.colours[value]
            elif key == "die":
                names[key] = str(value)
            else:
                names[key] = board.field_name(value)
        text = REFUSALS[f"{reason.rule}.{reason.case}"].format(**names)
        return Refusal(reason.rule, reason.case, text, self.write_wish(s, wish))

    def thinkable(self, s: Any) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""
        yield from self.setup.game.judge(self.setup, s).wishes()


SPEECHES: dict[str, Callable[[Setup], Speech]] = {
    "race": RaceSpeech,
    "nichtlustig": NichtlustigSpeech,
}


def speech_for(setup: Setup) -> Speech:
    """The language in which this game is played."""
    return SPEECHES[setup.game.family](setup)
