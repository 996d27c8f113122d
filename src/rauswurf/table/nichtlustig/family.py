"""NICHTLUSTIG at a table: cards and dice."""

from collections.abc import Iterator

from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.nichtlustig.cards import DICE, PROFESSOR, TABLE, State, value_of
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.nichtlustig import faces, moves, positions
from rauswurf.table.nichtlustig.names import COLOURS, card_told, die_name
from rauswurf.table.nichtlustig.outcome import card_outcome
from rauswurf.table.nichtlustig.telling import card_sentences
from rauswurf.table.nichtlustig.view import CardsView, cards_view
from rauswurf.table.outcome import Outcome
from rauswurf.table.scene import Scene
from rauswurf.table.values import Move, Piece

Value = Message | str | int


class CardFamily:
    """What a table needs to know of NICHTLUSTIG."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def write_option(self, s: State, option: int) -> str:
        """A choice as text."""
        return moves.write_option(self.setup, s, option)

    def move(self, s: State, option: int) -> Move:
        """A choice as a value."""
        return Move(moves.write_option(self.setup, s, option), self.setup.names[s.turn])

    def write_wish(self, s: State, wish: Wish) -> str:
        """A wish as text."""
        return moves.write_wish(self.setup, wish)

    def read_wish(self, s: State, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""
        return moves.read_wish(self.setup, text)

    def match_option(self, s: State, wish: Wish) -> int | None:
        """The choice on offer that this wish means; None if there is none."""
        return moves.match_option(s, wish)

    def write_position(self, s: State) -> str:
        """The position as one line."""
        return positions.write_position(self.setup, s)

    def read_position(self, text: str) -> State:
        """The position that a line describes; raises PositionError."""
        return positions.read_position(self.setup, text)

    def pieces(self, s: State) -> tuple[Piece, ...]:
        """There are cards instead."""
        return ()

    def die(self, s: State) -> int:
        """There are seven dice, and none is the one."""
        return 0

    def shown(self, s: State) -> list[str]:
        """The dice that lie there, by name."""
        return [die_name(s.face, die) for die in range(DICE) if s.face[die] != 0]

    def dice_to_roll(self, s: State) -> list[str]:
        """The dice to be rolled now, by colour and symbol."""
        return faces.dice_to_roll(s)

    def read_faces(self, s: State, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show: numbers in order, or dice by name; raises NotARoll."""
        return faces.read_faces(s, text)

    def explain(self, s: State, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words, with cards, dice and seats by name."""
        values: dict[str, Value] = {}
        for key, value in reason.values.items():
            values |= self._named(s, reason, key, value)
        place = "-table" if reason.values.get("place") == TABLE else ""
        sentence = message(f"refuse-{reason.rule}-{reason.case}{place}", **values)
        return Refusal(reason.rule, reason.case, sentence, self.write_wish(s, wish))

    def _named(self, s: State, reason: Reason, key: str, value: int) -> dict[str, Value]:
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

    def _wanted(self, card: int) -> dict[str, Value]:
        """What the dice must show for a card; professors want three colours."""
        colour = {} if card >= PROFESSOR else {"colour": COLOURS[card // 5]}
        return {"card": card_told(card), "number": value_of(card), **colour}

    def thinkable(self, s: State) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""
        yield from self.setup.game.judge(self.setup, s).wishes()

    def view(self, s: State) -> CardsView:
        """All that is to be seen."""
        return cards_view(self.setup, s)

    def outcome(self, s: State) -> Outcome:
        """How a game ended that is over."""
        return card_outcome(self.setup, s)

    def sentences(self, scene: Scene) -> list[Message]:
        """What happened, and what followed from it."""
        return card_sentences(scene)

    def lost_roll(self, before: State, after: State) -> bool:
        """Something can be done with every roll."""
        return False
