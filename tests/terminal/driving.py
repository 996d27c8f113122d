"""A table on a screen of 80 columns and 24 rows, driven as a person would drive it."""

import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual import events
from textual.keys import KEY_NAME_REPLACEMENTS
from textual.pilot import Pilot
from textual.widgets import Static

from rauswurf.bots import View, player
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.order import Order
from rauswurf.cli.play.terminal.app import PlayApp
from rauswurf.cli.play.terminal.board_view import BoardView
from rauswurf.cli.play.terminal.keyboard import BURST
from rauswurf.cli.play.terminal.table_screen import TableScreen
from rauswurf.dice import Dice
from rauswurf.table import Table

SCREEN = (80, 24)
SEEDS, MOST_EVENTS = 12, 120  # that are looked through for one that ends a game soon


def key_of(sign: str) -> str:
    """What Textual calls the key of a sign: ``a`` as it is, others by their names in Unicode."""
    if sign.isalnum():
        return sign
    name = unicodedata.name(sign).lower().replace("-", "_").replace(" ", "_")
    return KEY_NAME_REPLACEMENTS.get(name, name)


class Player:
    """Whoever sits before the screen."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def match(self) -> LocalGame:
        """The game that is played."""
        assert self.app.match is not None
        return self.app.match

    @property
    def table(self) -> TableScreen:
        """The table on the screen."""
        assert self.app.table is not None
        return self.app.table

    @property
    def is_at_the_table(self) -> bool:
        """Does nothing lie over the table?"""
        return self.app.screen is self.app.table

    async def press(self, *keys: str) -> None:
        """Press keys one after the other and wait until bots have answered."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause(1.5 * BURST)
            while self.app.table and self.app.table.keyboard.waiting:
                await self.pilot.pause(BURST)
        await self.wait()

    async def paste(self, text: str) -> None:
        """Have all these keys come at once, as terminals send what is pasted or typed very fast."""
        for sign in text:
            key = "enter" if sign == "\r" else key_of(sign)
            self.app.post_message(events.Key(key, sign))
        await self.pilot.pause(3 * BURST)
        await self.wait()

    async def type(self, line: str) -> None:
        """Type a line and send it."""
        await self.press(*map(key_of, line), "enter")

    async def wait(self) -> None:
        """Wait until somebody here is asked, or the game is over."""
        await self.pilot.pause()
        if self.app.match is None or self.app.table is None:
            return
        while not (self.match.asks or self.match.table.is_over):
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def click_field(self, name: str, colour: str = "") -> None:
        """Click a field of the board by its name."""
        board = self.match.table.setup.board
        number = board.find(name, board.colour(colour or self.match.table.turn))
        await self.pilot.click(BoardView, self.app.screen.query_one(BoardView).offset_of(number))
        await self.wait()

    def reads(self, id: str) -> str:
        """The words that stand somewhere on the screen."""
        return str(self.app.screen.query_one(f"#{id}", Static).content)

    def sees(self) -> str:
        """Everything on the screen, as text."""
        strips = self.app.screen._compositor.render_strips()
        lines = ["".join(segment.text for segment in strip) for strip in strips]
        return "\n".join(line.rstrip() for line in lines)


@asynccontextmanager
async def sitting_at(
    game: str | None, order: Order | None = None, size: tuple[int, int] = SCREEN, pause: float = 0
) -> AsyncIterator[Player]:
    """A game that has just begun on the screen."""
    order = order or Order()
    app = PlayApp(order.plan(game) if game else None, order, pause=pause)
    try:
        async with app.run_test(size=size) as pilot:
            person = Player(app, pilot)
            await person.wait()
            yield person
    finally:
        if app.match:
            app.match.leave()


def near_the_end(game: str, players: int, seed: int, events: int) -> str:
    """A position of a game between bots, so many events before it was over."""
    table = Table(game, players=players, dice=Dice.seeded(seed))
    bot = player("casual", game, seed=seed)
    positions: list[str] = []
    while not table.is_over:
        if table.moves == ["roll"]:
            positions.append(table.position)
        table.play(bot.choose(View.of(table)))
    return positions[-events]


def lucky_seed(game: str, position: str) -> int:
    """Whose dice end a game soon, if the first seat takes what is listed first, and a bot plays."""

    def length(seed: int) -> int:
        table = Table(game, players=2, position=position, dice=Dice.seeded(seed))
        mine = table.setup.seat_names[0].split("+")
        bot = player("casual", game, seed=seed)
        while not table.is_over and len(table.events) < MOST_EVENTS:
            table.play(table.moves[0] if table.turn in mine else bot.choose(View.of(table)))
        return len(table.events)

    return min(range(SEEDS), key=length)
