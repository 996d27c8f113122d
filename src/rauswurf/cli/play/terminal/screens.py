"""What lies over the table for a moment: help, rules, reasons, the end."""

from collections.abc import Iterable
from typing import ClassVar

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.talk import places
from rauswurf.cli.play.terminal.palette import GOLD, PALE
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.table import Refusal


class Sheet(ModalScreen[None]):
    """A sheet of text over the table; any of the usual keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False)
        for key in ("escape", "enter", "q", "question_mark", "r", "w")
    ]

    def __init__(self, title: str, body: Text | Table) -> None:
        super().__init__()
        self.heading = title
        self.body = body

    def compose(self) -> ComposeResult:
        """A box with a title, a text that scrolls, and how to close it."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = str(message("play-close"))
            yield Static(self.body)

    def on_mount(self) -> None:
        """The arrow keys scroll."""
        self.query_one("#sheet").focus()

    def on_click(self) -> None:
        """A click puts it away, too."""
        self.dismiss()


class EndSheet(Sheet):
    """The end of a game: look at the table once more, or leave."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def action_leave(self) -> None:
        """Leave the table."""
        self.app.exit()


def help_sheet() -> Sheet:
    """The keys, and what they do."""
    keys = Table.grid(padding=(0, 2))
    keys.add_column(style=Style(color=GOLD), no_wrap=True)
    keys.add_column()
    for line in str(message("play-keys")).splitlines():
        key, _, meaning = line.partition(" | ")
        keys.add_row(key, meaning)
    return Sheet(str(message("play-help-title")), keys)


def rules_sheet(setup: Setup) -> Sheet:
    """All clauses that hold at this table."""
    body = Text()
    for clause in setup.clauses:
        body.append(f"{clause.title}\n", Style(color=GOLD, bold=True))
        body.append(f"{clause.wording(setup.variants)}\n")
        if ruling := clause.ruling(setup.variants):
            body.append(f"{message('play-ruling', ruling=ruling)}\n", Style(color=PALE))
        body.append("\n")
    return Sheet(setup.game.name, body)


def why_sheet(reasons: Iterable[Refusal]) -> Sheet:
    """Why the others may not be done."""
    body = Text()
    for refusal in reasons:
        body.append(f"{refusal.move}\n", Style(color=GOLD, bold=True))
        body.append(f"{refusal}\n\n")
    if not body:
        body.append(str(message("play-nothing-refused")))
    return Sheet(str(message("play-why-title")), body)


def end_sheet(match: LocalGame) -> EndSheet:
    """The places, and where the record is."""
    body = Text("\n".join(map(str, places(match))), Style(bold=True))
    if match.keeper:
        recorded = message("play-recorded", file=str(match.keeper.path))
        body.append(f"\n\n{recorded}", Style(color=PALE, bold=False))
    body.append(f"\n\n{message('play-end-keys')}", Style(color=PALE, bold=False))
    return EndSheet(str(message("play-over")), body)
