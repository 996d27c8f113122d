"""NICHTLUSTIG at a table: cards and dice."""

from rauswurf.messages import Message, message
from rauswurf.rules.nichtlustig.cards import DICE, PROFESSOR, TABLE, State, value_of
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.family import Family
from rauswurf.table.nichtlustig import faces, moves
from rauswurf.table.nichtlustig.names import COLOURS, card_told, die_name
from rauswurf.table.nichtlustig.outcome import card_outcome, card_standing
from rauswurf.table.nichtlustig.positions import write_position
from rauswurf.table.nichtlustig.reading import read_position
from rauswurf.table.nichtlustig.telling import card_sentences
from rauswurf.table.nichtlustig.view import CardsView, cards_view, ended_cards_view
from rauswurf.table.outcome import Outcome
from rauswurf.table.scene import Scene
from rauswurf.table.values import Move, Piece

Value = Message | str | int


class CardFamily(Family[State]):
    """What a table needs to know of NICHTLUSTIG."""

    def write_option(self, s: State, option: int) -> str:
        return moves.write_option(self.setup, s, option)

    def move(self, s: State, option: int) -> Move:
        return Move(moves.write_option(self.setup, s, option), self.setup.names[s.turn])

    def write_wish(self, s: State, wish: Wish) -> str:
        return moves.write_wish(self.setup, wish)

    def read_wish(self, s: State, text: str) -> Wish:
        return moves.read_wish(self.setup, text)

    def pieces(self, s: State) -> tuple[Piece, ...]:
        return ()

    def die(self, s: State) -> int:
        return 0

    def match_option(self, s: State, wish: Wish) -> int | None:
        return moves.match_option(s, wish)

    def write_position(self, s: State) -> str:
        return write_position(self.setup, s)

    def read_position(self, text: str) -> State:
        return read_position(self.setup, text)

    def shown(self, s: State) -> list[str]:
        return [die_name(s.face, die) for die in range(DICE) if s.face[die] != 0]

    def dice_to_roll(self, s: State) -> list[str]:
        return faces.dice_to_roll(s)

    def read_faces(self, s: State, text: str) -> tuple[int, ...]:
        return faces.read_faces(s, text)

    def explain(self, s: State, wish: Wish, reason: Reason) -> Refusal:
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

    def view(self, s: State) -> CardsView:
        return cards_view(self.setup, s)

    def outcome(self, s: State) -> Outcome:
        return card_outcome(self.setup, s)

    def standing(self, s: State) -> Outcome:
        return card_standing(self.setup, s)

    def ended(self, s: State) -> CardsView:
        return ended_cards_view(self.setup, s)

    def sentences(self, scene: Scene[State]) -> list[Message]:
        return card_sentences(scene)

    def lost_roll(self, before: State, after: State) -> bool:
        return False
