"""The race games at a table: colours on a board."""

from collections.abc import Iterator

from rauswurf.games import Setup
from rauswurf.messages import Message, message, quoted
from rauswurf.rules.race import State
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import NotARoll, Refusal
from rauswurf.table.outcome import Outcome
from rauswurf.table.race import moves, positions
from rauswurf.table.race.outcome import race_outcome
from rauswurf.table.race.telling import lost_roll, race_sentences
from rauswurf.table.race.view import RaceView, race_view
from rauswurf.table.race.words import explain
from rauswurf.table.scene import Scene
from rauswurf.table.values import Move, Piece


class RaceFamily:
    """What a table needs to know of race games."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def write_option(self, s: State, option: int) -> str:
        """A choice as text."""
        return moves.write_option(self.setup, s, option)

    def move(self, s: State, option: int) -> Move:
        """A choice as a value."""
        return moves.move_from(self.setup, s, option)

    def write_wish(self, s: State, wish: Wish) -> str:
        """A wish as text."""
        return moves.write_wish(self.setup, s, wish)

    def read_wish(self, s: State, text: str) -> Wish:
        """What a player means by a text; raises NotAMove."""
        return moves.read_wish(self.setup, s, text)

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
        """The pieces that play, in order of their colours."""
        return tuple(moves.piece_from(self.setup, s, piece) for piece in moves.playing(s))

    def die(self, s: State) -> int:
        """The die that waits to be moved, or 0."""
        return s.die

    def shown(self, s: State) -> list[str]:
        """The die that waits to be moved."""
        return [str(s.die)] if s.die else []

    def dice_to_roll(self, s: State) -> list[str]:
        """Dice that are all alike."""
        return ["die"] * int(self.setup.rules.dice_wanted(s))

    def read_faces(self, s: State, text: str) -> tuple[int, ...]:
        """What dice rolled by hand show: numbers; raises NotARoll."""
        words = text.replace(",", " ").split()
        if not all(word.isdecimal() and len(word) == 1 for word in words):
            raise NotARoll(message("roll-unknown", said=quoted(text)))
        return tuple(int(word) for word in words)

    def explain(self, s: State, wish: Wish, reason: Reason) -> Refusal:
        """A refusal in words, with fields and colours by name."""
        return explain(self.setup, s, wish, reason)

    def thinkable(self, s: State) -> Iterator[Wish]:
        """Moves that a player could want to make now, legal or not."""
        yield from self.setup.game.judge(self.setup, s).wishes()

    def view(self, s: State) -> RaceView:
        """All that is to be seen."""
        return race_view(self.setup, s)

    def outcome(self, s: State) -> Outcome:
        """How a game ended that is over."""
        return race_outcome(self.setup, s)

    def sentences(self, scene: Scene) -> list[Message]:
        """What happened, and what followed from it."""
        return race_sentences(scene)

    def lost_roll(self, before: State, after: State) -> bool:
        """Did a roll bring the player nothing to do?"""
        return lost_roll(self.setup, before, after)
