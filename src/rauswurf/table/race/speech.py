"""The language of the race games: what a table needs of them."""

from collections.abc import Iterator
from typing import Any

from rauswurf.games import Setup
from rauswurf.messages import Message, message, quoted
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import NotARoll, Refusal
from rauswurf.table.race import moves, positions


class RaceSpeech:
    """The language of the race games."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def write_option(self, s: Any, option: int) -> str:
        """A choice as text."""
        return moves.write_option(self.setup, s, option)

    def write_wish(self, s: Any, wish: Wish) -> str:
        """A wish as text."""
        return moves.write_wish(self.setup, s, wish)

    def read_wish(self, s: Any, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""
        return moves.read_wish(self.setup, s, text)

    def match_option(self, s: Any, wish: Wish) -> int | None:
        """The choice on offer that this wish means; None if there is none."""
        return moves.match_option(s, wish)

    def write_position(self, s: Any) -> str:
        """The position as one line."""
        return positions.write_position(self.setup, s)

    def read_position(self, text: str) -> Any:
        """The position that a line describes; raises PositionError."""
        return positions.read_position(self.setup, text)

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
            raise NotARoll(message("roll-unknown", said=quoted(text)))
        return tuple(int(word) for word in words)

    def explain(self, s: Any, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words, with fields and colours by name."""
        values = {key: self._named(key, value) for key, value in reason.values.items()}
        sentence = message(f"refuse-{reason.rule}-{reason.case}", **values)
        return Refusal(reason.rule, reason.case, sentence, self.write_wish(s, wish))

    def _named(self, key: str, value: int) -> Message | str | int:
        if key in ("colour", "turn"):
            return self.setup.name_of(value)
        return value if key == "die" else self.setup.board.field_name(value)

    def thinkable(self, s: Any) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""
        yield from self.setup.game.judge(self.setup, s).wishes()
