"""Race games by keys and mouse: a piece is picked up, its fields light up, one of them is taken."""

from typing import cast

from rauswurf.cli.play.local_game import ROLL, LocalGame, Step
from rauswurf.cli.play.terminal.board_view import BoardView
from rauswurf.cli.play.terminal.controls import Answer, Entry, Look, Question, position_of
from rauswurf.cli.play.terminal.palette import Palette
from rauswurf.cli.play.terminal.tiles import Lights
from rauswurf.messages import Message, message
from rauswurf.rules.race import State
from rauswurf.table.race.view import MoveView, PieceView, RaceView
from rauswurf.table.table import state_of
from rauswurf.table.view import View


class RaceControls:
    """The board, and the piece that somebody holds in the hand."""

    def __init__(self, match: LocalGame, palette: Palette) -> None:
        self.match = match
        self.board = match.table.setup.board
        self.pane = BoardView(self.board, palette, id="board")
        self.hand: int | None = None  # the field of the piece in the hand

    def entries(self, view: View) -> list[Entry]:
        """Every move, the roll first; those of the piece in the hand if there is one."""
        assert isinstance(view, RaceView)
        return [Entry(self._label(move, view), move.text) for move in view.moves]

    def _label(self, move: MoveView, view: RaceView) -> Message | str:
        if move.text == ROLL:
            return message("play-roll", dice=view.wanted)
        if move.captured is None:
            return move.text
        victim = next(piece for piece in view.pieces if piece.id == move.captured)
        return message("play-captures", move=move.text, colour=message(f"colour-{victim.colour}"))

    def show(self, view: View, entry: Entry | None, last: Step | None) -> None:
        """Draw the board: the move that is looked at, the fields of the piece, the last move."""
        assert isinstance(view, RaceView)
        self.pane.show(view, self._lights(view, entry, last))

    def takes(self, key: str, view: View) -> bool:
        """No key means anything on a board."""
        return False

    def press(self, key: str, view: View) -> None:
        """Never asked."""

    def let_go(self) -> None:
        """Put the piece down."""
        self.hand = None

    # What a click means.

    def clicked(self, field: int, view: RaceView) -> Answer:
        """Take a move, pick a piece up, or ask why that is not possible."""
        here = [move for move in view.moves if move.origin == field]
        held = [move for move in view.moves if self.hand is not None and move.origin == self.hand]
        wanted = [move for move in held if move.target == field]
        if not wanted and len(here) == 1 and (field == self.hand or here[0].target is None):
            wanted = here  # clicked twice, or a piece that is only turned over
        if wanted:
            return Entry(wanted[0].text, wanted[0].text)
        if here:
            self.hand = field
            return Look(position_of(self.entries(view), here[0].text))
        asked = self._question(field, view)
        self.hand = None
        return asked

    def _question(self, field: int, view: RaceView) -> Answer:
        """What somebody may have wanted with a click that leads nowhere."""
        if self.hand is not None:
            piece = self._piece_on(self.hand, view)
            if piece is None:
                return Question(f"stone {self.board.field_name(field)}")
            return Question(f"{self._said(piece, view)}-{self.board.field_name(field)}")
        piece = self._piece_on(field, view)
        return Question(self._said(piece, view)) if piece else None

    def _piece_on(self, field: int, view: RaceView) -> PieceView | None:
        return next((piece for piece in view.pieces if piece.place == field), None)

    def _said(self, piece: PieceView, view: RaceView) -> str:
        return piece.field if piece.colour == view.turn else f"{piece.colour} {piece.field}"

    # What lights up.

    def _lights(self, view: RaceView, entry: Entry | None, last: Step | None) -> Lights:
        looked_at = [move for move in view.moves if entry and move.text == entry.move]
        held = [move.target for move in view.moves if move.origin == self.hand is not None]
        ends = [end for move in looked_at for end in (move.origin, move.target)]
        return Lights(
            chosen=frozenset(end for end in ends if end is not None),
            path=frozenset(place for move in looked_at for place in move.path),
            targets=frozenset(target for target in held if target is not None),
            trace=self._trace(last),
        )

    def _trace(self, last: Step | None) -> frozenset[int]:
        """The fields between which something has moved."""
        if last is None:
            return frozenset()
        before, after = cast(State, last.before), state_of(self.match.table, State)
        pairs = zip(before.where, after.where, strict=True)
        return frozenset(place for was, now in pairs if was != now for place in (was, now))
