"""The board of a race game on the screen; says which field somebody clicks or points at."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from rauswurf.boards import Board
from rauswurf.boards.layout import Room
from rauswurf.cli.play.terminal.palette import Palette
from rauswurf.cli.play.terminal.tiles import Lights, Picture, paint_board
from rauswurf.table.race.view import RaceView


class BoardView(Widget):
    """A board as large as its place on the screen allows."""

    DEFAULT_CSS = "BoardView { width: 1fr; height: 1fr; content-align: center middle; }"

    class Clicked(Message):
        """Somebody clicked a field."""

        def __init__(self, field: int) -> None:
            self.field = field
            super().__init__()

    class PointedAt(Message):
        """The mouse is over a field, or has left it."""

        def __init__(self, field: int | None) -> None:
            self.field = field
            super().__init__()

    def __init__(self, board: Board, palette: Palette, *, id: str) -> None:
        super().__init__(id=id)
        self.board = board
        self.palette = palette
        self.shown: RaceView | None = None
        self.lights = Lights()
        self.picture: Picture | None = None
        self.under_mouse: int | None = None

    def show(self, view: RaceView, lights: Lights) -> None:
        """Draw the table as it is now."""
        self.shown, self.lights = view, lights
        self.refresh()

    def render(self) -> Text:
        """The board in the middle of its place."""
        if self.shown is None or self.size.area == 0:
            return Text()
        room = Room(self.size.width, self.size.height)
        self.picture = paint_board(self.board, self.shown, self.lights, room, self.palette)
        return Text("\n", no_wrap=True).join(self.picture.lines)

    def field_at(self, column: int, row: int) -> int | None:
        """The field that is drawn there."""
        if self.picture is None:
            return None
        left, top = self._margins(self.picture)
        return self.picture.fields.get((row - top, column - left))

    def offset_of(self, field: int) -> tuple[int, int]:
        """The first column and the row in which a field is drawn."""
        assert self.picture is not None, "nothing is drawn yet"
        row, column = min(place for place, each in self.picture.fields.items() if each == field)
        left, top = self._margins(self.picture)
        return column + left, row + top

    def _margins(self, picture: Picture) -> tuple[int, int]:
        """What is free at the left and above: the board is in the middle."""
        spare = self.size.width - picture.width, self.size.height - len(picture.lines)
        return max(0, spare[0]) // 2, max(0, spare[1]) // 2

    def on_click(self, event: events.Click) -> None:
        """Tell which field was clicked."""
        field = self.field_at(event.x, event.y)
        if field is not None:
            self.post_message(self.Clicked(field))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell which field the mouse is over."""
        self._point_at(self.field_at(event.x, event.y))

    def on_leave(self) -> None:
        """The mouse has gone."""
        self._point_at(None)

    def _point_at(self, field: int | None) -> None:
        if field != self.under_mouse:
            self.under_mouse = field
            self.post_message(self.PointedAt(field))
