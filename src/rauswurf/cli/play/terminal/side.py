"""The column beside the table: who plays, the dice, what is awaited, the moves, what happened."""

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from rauswurf.cli.play.local_game import LocalGame, Step
from rauswurf.cli.play.talk import how_to_roll
from rauswurf.cli.play.terminal.controls import Entry
from rauswurf.cli.play.terminal.palette import GOLD, PALE, Palette
from rauswurf.cli.play.terminal.panel import awaited_text, dice_text, seats_text
from rauswurf.messages import Message
from rauswurf.table.view import View


class MoveList(OptionList, can_focus=False):
    """The moves; the screen moves through them, a click takes one."""

    def fill(self, entries: list[Entry]) -> None:
        """List these, the first one marked; nothing at all if there is none."""
        self.clear_options()
        lines = (f"{number:>2}  {entry.label}" for number, entry in enumerate(entries, 1))
        self.add_options(Option(Text(line)) for line in lines)
        self.display = bool(entries)
        self.highlighted = 0 if entries else None


class LogView(RichLog, can_focus=False):
    """What happened, the newest at the bottom."""


class Side(Vertical):
    """Everything that is told beside the table."""

    def __init__(self, match: LocalGame, palette: Palette) -> None:
        super().__init__(id="side")
        self.match = match
        self.palette = palette
        self.seats = Static(id="seats")
        self.dice = Static(id="dice")
        self.awaited = Static(id="awaited")
        self.notice_line = Static(id="notice")
        self.moves = MoveList(id="moves")
        self.log_view = LogView(id="log", wrap=True, min_width=10)

    def compose(self) -> ComposeResult:
        """From the game to what happened last."""
        yield Static(self.match.table.setup.game.name, id="title")
        yield self.seats
        with Horizontal(id="now"):
            yield self.dice
            yield self.awaited
        yield self.notice_line
        yield self.moves
        yield self.log_view

    def show(self, view: View) -> None:
        """Tell how things stand."""
        width = self.content_size.width
        self.seats.update(seats_text(self.match, view, self.palette, width))
        self.dice.update(dice_text(self.match, view, self.palette))
        awaited = awaited_text(view)
        if self.match.by_hand and view.wanted and self.match.asks:
            awaited.append(f"\n{how_to_roll(self.match)}", Style(color=PALE, bold=False))
        self.awaited.update(awaited)

    def notice(self, words: object = "") -> None:
        """Say something that needs no answer: why not, for example."""
        self.notice_line.update(Text(str(words), Style(color=GOLD)))
        self.notice_line.display = bool(str(words))

    def tell(self, step: Step) -> None:
        """Tell what has just happened."""
        self._write(self.match.sentences(step), Style())

    def write(self, words: Message) -> None:
        """Tell something that is no part of the game."""
        self._write([words], Style(color=PALE))

    def _write(self, words: Iterable[Message], style: Style) -> None:
        self.log_view.write(Text(" ".join(map(str, words)), style))
