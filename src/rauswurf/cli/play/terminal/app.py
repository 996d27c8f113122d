"""The program on the screen: it begins or resumes a game, and says how it can go on afterwards."""

import os
from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import BindingType

from rauswurf.cli.play.game_plan import GamePlan
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.order import Order
from rauswurf.cli.play.talk import how_to_go_on, places
from rauswurf.cli.play.terminal.beginning import StartScreen, WordsScreen
from rauswurf.cli.play.terminal.keyboard import BURST
from rauswurf.cli.play.terminal.palette import THEME, Palette
from rauswurf.cli.play.terminal.table_screen import TableScreen


class PlayApp(App[None]):
    """A game in the terminal."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  # as Textual types it
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit", "")]

    def __init__(self, opening: LocalGame | GamePlan | None, order: Order, *, pause: float) -> None:
        colours = "NO_COLOR" not in os.environ  # Textual takes it out of there
        super().__init__()
        self.palette = Palette(colours=colours and self.console.color_system is not None)
        self.opening = opening
        self.order = order
        self.pause = pause
        self.match: LocalGame | None = opening if isinstance(opening, LocalGame) else None
        self.table: TableScreen | None = None
        self.last_key = 0.0  # when it came

    def play(self) -> int:
        """Play until somebody leaves; returns the exit code. Raises CannotSave."""
        try:
            self.run()
        finally:
            if self.match:
                self.match.leave()
        if self.table and self.table.problem:
            raise self.table.problem
        if self.match and not self.return_code:
            over = self.match.table.is_over
            lines = places(self.match) if over else how_to_go_on(self.match, self.order.board)
            for line in lines:
                print(line)
        return self.return_code or 0

    async def on_event(self, event: events.Event) -> None:
        """Keys at the table are read in the order in which they came, whatever has the focus."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            at_once = event.time - self.last_key < BURST
            self.last_key = event.time
            desk = self.screen
            if isinstance(desk, TableScreen) and desk.keyboard.hear(event, at_once=at_once):
                return
            if isinstance(desk, WordsScreen) and desk.hear(event):
                return
        await super().on_event(event)

    def on_mount(self) -> None:
        """Go to the table, or ask first what is to be played."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.title = "rauswurf"
        if self.opening is None:
            self.push_screen(StartScreen(self.order), self.open)
        else:
            self.open(self.opening)

    def open(self, opening: LocalGame | GamePlan | None) -> None:
        """Sit down at a table; fair dice want words first."""
        if opening is None:
            self.exit()
        elif isinstance(opening, LocalGame):
            self.match = opening
            self.table = TableScreen(opening, self.palette, self.pause)
            self.push_screen(self.table)
        elif opening.promise is None:
            self.open(opening.begin())
        else:
            self.push_screen(WordsScreen(opening), self.open)
