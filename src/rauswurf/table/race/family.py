"""The race games at a table: colours on a board."""

from rauswurf.messages import Message, message, quoted
from rauswurf.rules.race import State
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import NotARoll, Refusal
from rauswurf.table.family import Family
from rauswurf.table.outcome import Outcome
from rauswurf.table.race import moves, positions
from rauswurf.table.race.outcome import race_outcome, race_standing
from rauswurf.table.race.telling import lost_roll, race_sentences
from rauswurf.table.race.view import RaceView, ended_race_view, race_view
from rauswurf.table.race.words import explain
from rauswurf.table.scene import Scene
from rauswurf.table.values import Move, Piece


class RaceFamily(Family[State]):
    """What a table needs to know of race games."""

    def write_option(self, s: State, option: int) -> str:
        return moves.write_option(self.setup, s, option)

    def move(self, s: State, option: int) -> Move:
        return moves.move_from(self.setup, s, option)

    def write_wish(self, s: State, wish: Wish) -> str:
        return moves.write_wish(self.setup, s, wish)

    def read_wish(self, s: State, text: str) -> Wish:
        return moves.read_wish(self.setup, s, text)

    def match_option(self, s: State, wish: Wish) -> int | None:
        return moves.match_option(self.setup, s, wish)

    def write_position(self, s: State) -> str:
        return positions.write_position(self.setup, s)

    def read_position(self, text: str) -> State:
        return positions.read_position(self.setup, text)

    def pieces(self, s: State) -> tuple[Piece, ...]:
        return tuple(moves.piece_from(self.setup, s, piece) for piece in moves.playing(s))

    def die(self, s: State) -> int:
        return s.die

    def shown(self, s: State) -> list[str]:
        return [str(s.die)] if s.die else []

    def dice_to_roll(self, s: State) -> list[str]:
        return ["die"] * int(self.setup.rules.dice_wanted(s))

    def read_faces(self, s: State, text: str) -> tuple[int, ...]:
        words = text.replace(",", " ").split()
        if not all(word.isdecimal() and len(word) == 1 for word in words):
            raise NotARoll(message("roll-unknown", said=quoted(text)))
        return tuple(int(word) for word in words)

    def explain(self, s: State, wish: Wish, reason: Reason) -> Refusal:
        return explain(self.setup, s, wish, reason)

    def view(self, s: State) -> RaceView:
        return race_view(self.setup, s)

    def outcome(self, s: State) -> Outcome:
        return race_outcome(self.setup, s)

    def standing(self, s: State) -> Outcome:
        return race_standing(self.setup, s)

    def ended(self, s: State) -> RaceView:
        return ended_race_view(self.setup, s)

    def sentences(self, scene: Scene[State]) -> list[Message]:
        return race_sentences(scene)

    def lost_roll(self, before: State, after: State) -> bool:
        return lost_roll(self.setup, before, after)
