"""Before the game: which one, who plays, and the words that go into fair dice."""

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rauswurf import games
from rauswurf.cli.play import saves
from rauswurf.cli.play.game_plan import GamePlan
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.order import Order
from rauswurf.cli.play.talk import described
from rauswurf.cli.play.terminal.keyboard import written
from rauswurf.cli.play.terminal.palette import GOLD, PALE
from rauswurf.messages import Told, message

GO_ON = "go-on"


class StartScreen(Screen[LocalGame | GamePlan | None]):
    """Which game is played, by how many, with how many bots."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "players(-1)", show=False, priority=True),
        Binding("right", "players(1)", show=False, priority=True),
        Binding("minus", "bots(-1)", show=False),
        Binding("plus", "bots(1)", show=False),
        Binding("q", "dismiss(None)", show=False),
        Binding("escape", "dismiss(None)", show=False),
        Binding("ctrl+c", "dismiss(None)", show=False, priority=True),
    ]

    def __init__(self, order: Order) -> None:
        super().__init__()
        self.order = order
        self.saved = next(saves.unfinished(), None)
        self.players: int | None = order.players
        self.bots: int | None = order.bots

    def compose(self) -> ComposeResult:
        """The last game, then all games, and how many play."""
        with Vertical(id="start"):
            yield Static(str(message("play-start-title")), id="start-title")
            yield OptionList(*self._options(), id="games")
            yield Static(id="who-plays")
            yield Static(id="start-notice")
        yield Static(str(message("play-start-keys")), id="keys")

    def _options(self) -> list[Option]:
        listed = [Option(Text(f"{game.name}"), id=game.id) for game in games.GAMES.values()]
        if self.saved is None:
            return listed
        words = message("play-start-go-on", saved=described(self.saved))
        return [Option(Text(str(words), Style(color=GOLD)), id=GO_ON), *listed]

    @on(OptionList.OptionHighlighted)
    def show_who_plays(self) -> None:
        """Say how many would play the game that is looked at."""
        game = self._game()
        line = self.query_one("#who-plays", Static)
        if game is None:
            line.update("")
            return
        players, bots = self._numbers(game)
        line.update(Text(str(message("play-start-who", players=players, bots=bots))))

    def _game(self) -> games.Game | None:
        """The game that is looked at; None for the one that would go on."""
        options = self.query_one(OptionList)
        if options.highlighted is None:
            return None
        chosen = options.get_option_at_index(options.highlighted).id
        return games.GAMES.get(str(chosen))

    def _numbers(self, game: games.Game) -> tuple[int, int]:
        """Players and bots, as far as this game allows what was chosen."""
        wanted = max(game.players) if self.players is None else self.players
        players = min(game.players, key=lambda allowed: abs(allowed - wanted))
        bots = players - 1 if self.bots is None else self.bots
        return players, max(0, min(bots, players))

    def action_players(self, change: int) -> None:
        """More or fewer players."""
        if game := self._game():
            self.players = self._numbers(game)[0] + change
            self.show_who_plays()

    def action_bots(self, change: int) -> None:
        """More or fewer bots."""
        if game := self._game():
            self.bots = self._numbers(game)[1] + change
            self.show_who_plays()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Begin, or go on."""
        try:
            if event.option_id == GO_ON and self.saved:
                self.dismiss(LocalGame.resumed(saves.take_up(self.saved.path)))
            else:
                self.dismiss(self._plan(str(event.option_id)))
        except Told as fault:
            self.query_one("#start-notice", Static).update(Text(str(fault), Style(color=GOLD)))

    def _plan(self, game: str) -> GamePlan:
        players, bots = self._numbers(games.get(game))
        return self.order.with_numbers(players, bots).plan(game)


class WordsScreen(Screen[LocalGame | GamePlan | None]):
    """The promise of fair dice, and a line for the words of everybody."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("ctrl+c", "dismiss(None)", show=False, priority=True),
    ]

    def __init__(self, plan: GamePlan) -> None:
        super().__init__()
        self.plan = plan

    def compose(self) -> ComposeResult:
        """The promise, the lines, and what went wrong with them."""
        with VerticalScroll(id="words", can_focus=False):
            yield Static(str(message("play-promise", promise=str(self.plan.promise))))
            for seat in self.plan.speakers:
                colours = self.plan.setup.seats[seat]
                who = [self.plan.setup.name_of(colour) for colour in colours]
                yield Static(str(message("play-ask-words", who=who)), classes="speaker")
                yield Input(max_length=200, compact=True)
            yield Static(id="words-notice")
        yield Static(Text(str(message("play-words-keys")), Style(color=PALE)), id="keys")

    def on_mount(self) -> None:
        """The first line is ready to be typed in; without any the game begins."""
        lines = self.query(Input)
        if lines:
            self.set_focus(lines.first())
        else:
            self.dismiss(self.plan.begin(()))

    def hear(self, event: events.Key) -> bool:
        """Take a key for the line that is written now; False: it is for others."""
        line = self.focused
        if not isinstance(line, Input):
            return False
        if event.key == "enter":
            self.next_line(line)
            return True
        return written(line, event)

    def next_line(self, line: Input) -> None:
        """Go to the next line; after the last the game begins."""
        lines = list(self.query(Input))
        here = lines.index(line)
        if here + 1 < len(lines):
            self.set_focus(lines[here + 1])
            return
        try:
            self.dismiss(self.plan.begin([line.value.strip() for line in lines]))
        except Told as fault:
            self.query_one("#words-notice", Static).update(Text(str(fault), Style(color=GOLD)))
