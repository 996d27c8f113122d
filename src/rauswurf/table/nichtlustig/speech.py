"""The language of NICHTLUSTIG, as a table needs it."""

from collections.abc import Iterator
from typing import Any

from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.nichtlustig.cards import DICE, PROFESSOR, TABLE, value_of
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.nichtlustig import faces, moves, positions
from rauswurf.table.nichtlustig.names import COLOURS, card_told, die_name


class NichtlustigSpeech:
    """How moves and positions of NICHTLUSTIG are said and read."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def write_option(self, s: Any, option: int) -> str:
        """A choice as text."""
        return moves.write_option(self.setup, s, option)

    def write_wish(self, s: Any, wish: Wish) -> str:
        """A wish as text."""
        return moves.write_wish(self.setup, wish)

    def read_wish(self, s: Any, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""
        return moves.read_wish(self.setup, text)

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
        """The dice that lie there, by name."""
        return [die_name(s.face, die) for die in range(DICE) if s.face[die] != 0]

    def dice_to_roll(self, s: Any) -> list[str]:
        """The dice to be rolled now, by colour and symbol."""
        return faces.dice_to_roll(s)

    def read_faces(self, s: Any, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show: numbers in order, or dice by name; raises NotARoll."""
        return faces.read_faces(s, text)

    def explain(self, s: Any, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words, with cards, dice and seats by name."""
        values: dict[str, Any] = {}
        for key, value in reason.values.items():
            values |= self._named(s, reason, key, value)
        place = "-table" if reason.values.get("place") == TABLE else ""
        sentence = message(f"refuse-{reason.rule}-{reason.case}{place}", **values)
        return Refusal(reason.rule, reason.case, sentence, self.write_wish(s, wish))

    def _named(self, s: Any, reason: Reason, key: str, value: int) -> dict[str, Any]:
        if key == "card" and reason.case == "not-shown":
            return self._wanted(value)
        if key == "card":
            return {"card": card_told(value)}
        if key in ("seat", "place"):
            return {} if value == TABLE else {"seat": self.setup.name_of(value)}
        if key in ("colour", "face"):
            colour = COLOURS[reason.values["colour"]]
            return {"die": message(f"dice-{colour}", face=reason.values["face"])}
        if key in ("one", "other"):
            return {key: die_name(s.face, value, exactly=True)}
        return {key: value}

    def _wanted(self, card: int) -> dict[str, Any]:
        """What the dice must show for a card; professors want three colours."""
        colour = {} if card >= PROFESSOR else {"colour": COLOURS[card // 5]}
        return {"card": card_told(card), "number": value_of(card), **colour}

    def thinkable(self, s: Any) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""
        yield from self.setup.game.judge(self.setup, s).wishes()
