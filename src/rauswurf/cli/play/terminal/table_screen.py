"""The table on the screen: keys and clicks become moves, and whatever happens is shown."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from rauswurf.cli.play.local_game import ROLL, LocalGame, NoUndo, Step
from rauswurf.cli.play.saves import CannotSave
from rauswurf.cli.play.talk import is_number, is_roll
from rauswurf.cli.play.terminal.board_view import BoardView
from rauswurf.cli.play.terminal.cards_controls import CardsControls
from rauswurf.cli.play.terminal.cards_view import CardsView, DiceTray
from rauswurf.cli.play.terminal.controls import Answer, Controls, Entry, Look, Question
from rauswurf.cli.play.terminal.families import controls_for
from rauswurf.cli.play.terminal.keyboard import KEYS, Command, Keyboard
from rauswurf.cli.play.terminal.palette import Palette
from rauswurf.cli.play.terminal.race_controls import RaceControls
from rauswurf.cli.play.terminal.screens import end_sheet, help_sheet, rules_sheet, why_sheet
from rauswurf.cli.play.terminal.side import Side
from rauswurf.cli.play.terminal.too_small import TooSmall
from rauswurf.messages import message
from rauswurf.table import IllegalMove, NotAMove, NotARoll
from rauswurf.table.view import View

LONGEST_LINE = 200


class TableScreen(Screen[None]):
    """One game, until it is over or somebody leaves."""

    AUTO_FOCUS = ""  # keys are commands until somebody begins to type
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False, priority=key == "ctrl+c") for key, action in KEYS.items()
    ]

    def __init__(self, match: LocalGame, palette: Palette, pause: float) -> None:
        super().__init__()
        self.keyboard = Keyboard(self)
        self.commands: dict[str, Command] = {
            "enter": self.action_do,
            "space": self.action_do,
            "question_mark": self.action_help,
            "r": self.action_rules,
            "w": self.action_why,
            "u": self.action_undo,
            "q": self.action_leave,
        }
        self.match, self.palette, self.pause = match, palette, pause
        self.in_a_hurry = False  # nobody wants to watch the bots until the next decision
        self.controls: Controls = controls_for(match, palette)
        self.side = Side(match, palette)
        self.view: View = match.table.view
        self.entries: list[Entry] = []
        self.problem: CannotSave | None = None  # why the game cannot go on

    # What is on the screen.

    def compose(self) -> ComposeResult:
        """The table at the left, everything else beside and below it."""
        yield TooSmall()
        with Horizontal(id="room"):
            yield self.controls.pane
            yield self.side
        with Horizontal(id="bottom"):
            hint = str(message("play-type-here"))
            yield Input(id="entry", placeholder=hint, compact=True, select_on_focus=False)
            yield Static(id="hint")
        yield Static(str(message("play-key-line")), id="keys")

    def on_mount(self) -> None:
        """Show the table and begin."""
        for step in self.match.steps[-1:]:
            self.side.tell(step)
        if self.match.news:
            self.side.write(self.match.news)
        self.go_on()

    def on_resize(self) -> None:
        """Draw for the new size, or say that it is too small."""
        self.set_class(self.query_one(TooSmall).speaks_of(self.size), "-tiny")
        self.call_after_refresh(self.draw)

    def go_on(self) -> None:
        """Show how things stand, and let bots play if it is their turn."""
        self.view = self.match.table.view
        self.controls.let_go()
        self.list_entries()
        self.draw()
        if self.match.table.is_over:
            self.app.push_screen(end_sheet(self.match))
        elif not self.match.asks:
            self.let_bots_play()
        else:
            self.in_a_hurry = False

    def list_entries(self) -> None:
        """List what can be done now."""
        self.entries = [] if self.match.table.is_over else self._offered()
        self.side.moves.fill(self.entries)

    def _offered(self) -> list[Entry]:
        if not self.match.asks:
            return []
        entries = self.controls.entries(self.view)
        return [entry for entry in entries if entry.move in self.match.offered]

    def draw(self) -> None:
        """Draw everything as it is now."""
        last = self.match.steps[-1] if self.match.steps else None
        self.controls.show(self.view, self._looked_at(), last)
        self.side.show(self.view)

    def _looked_at(self) -> Entry | None:
        number = self.side.moves.highlighted
        if number is None or number >= len(self.entries):
            return None
        return self.entries[number]

    def look_at(self, number: int) -> None:
        """Look at a line of the list: the table shows what it would do."""
        self.side.moves.highlighted = number
        self.draw()

    # What happens.

    def happen(self, act: Callable[[], Step]) -> None:
        """Do something that may not be allowed, and go on."""
        try:
            step = act()
        except (NotAMove, NotARoll) as error:
            self.side.notice(error)
        except IllegalMove as error:
            self.side.notice(error.refusal)
        except CannotSave as error:
            self.give_up(error)
        else:
            self.side.notice()
            self.side.tell(step)
            self.go_on()

    def take(self, move: str) -> None:
        """Roll or make a move."""
        if move != ROLL:
            self.happen(lambda: self.match.play(move))
        elif self.match.by_hand:
            self.side.notice(message("play-type-dice"))
        else:
            self.happen(self.match.roll)

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Bots play until somebody here is asked; with a pause so that people can follow."""
        while not self.match.asks and not self.match.table.is_over:
            await self._breathe()
            wish = await asyncio.to_thread(self.match.bots_wish)
            try:
                step = self.match.obey_bot(wish)
            except CannotSave as error:
                self.give_up(error)
                return
            if step:
                self.side.tell(step)
            self.view = self.match.table.view
            self.draw()
        self.go_on()

    def give_up(self, problem: CannotSave) -> None:
        """Stop playing what cannot be saved any more."""
        self.problem = problem
        self.app.exit()

    async def _breathe(self) -> None:
        """Wait a moment, unless somebody is in a hurry."""
        waited = 0.0
        while waited < self.pause and not self.in_a_hurry:
            await asyncio.sleep(min(0.05, self.pause))
            waited += 0.05
        await asyncio.sleep(0)

    # Keys.

    def action_do(self) -> None:
        """Take the move that is looked at; hurry bots up."""
        if not self.match.asks:
            self.in_a_hurry = True
        elif entry := self._looked_at():
            self.take(entry.move)

    def action_look(self, way: int) -> None:
        """Look at the next move of the list, or the one before."""
        if self.entries:
            self.look_at(((self.side.moves.highlighted or 0) + way) % len(self.entries))

    def action_let_go(self) -> None:
        """Put down what is in the hand, forget what is typed."""
        self.entry.clear()
        self.set_focus(None)
        self.controls.let_go()
        self.side.notice()
        self.list_entries()
        self.draw()

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(help_sheet())

    def action_rules(self) -> None:
        """The rules of this game."""
        self.app.push_screen(rules_sheet(self.match.table.setup))

    def action_why(self) -> None:
        """Why nothing else may be done."""
        self.app.push_screen(why_sheet(self.match.reasons()))

    def action_undo(self) -> None:
        """Take back what may be taken back."""
        self.workers.cancel_group(self, "bots")
        try:
            self.match.undo()
        except NoUndo as reason:
            self.side.notice(reason)
            if not self.match.asks and not self.match.table.is_over:
                self.let_bots_play()
        else:
            self.side.notice()
            self.side.write(message("play-taken-back"))
            self.go_on()

    def action_leave(self) -> None:
        """Stop playing; the game is saved."""
        self.app.exit()

    def action_scroll_log(self, way: int) -> None:
        """Look at what happened before."""
        self.side.log_view.scroll_relative(y=4 * way)

    # What the keyboard asks; see there.

    @property
    def entry(self) -> Input:
        """The line below."""
        return self.query_one(Input)

    @property
    def is_writing(self) -> bool:
        """Does what is typed belong to the line below?"""
        return self.focused is self.entry

    def command(self, event: events.Key) -> Command | None:
        """What a key does at once; dice are picked by key."""
        command = self.commands.get(event.key)
        if self.match.asks and self.controls.takes(event.key, self.view):
            command = partial(self.pick, event.key)
        elif command != self.action_do:
            return command
        return partial(self.as_things_stood, len(self.match.steps), command)

    def as_things_stood(self, steps: int, command: Command) -> None:
        """Do something, unless there is another question by now than when somebody decided."""
        if steps == len(self.match.steps) or not self.match.asks:
            command()

    def pick(self, key: str) -> None:
        """Pick a die."""
        self.controls.press(key, self.view)
        self.list_entries()
        self.draw()

    def begin_line(self, text: str) -> None:
        """What else can be typed goes into the line below."""
        self.set_focus(self.entry)
        if text != "/":  # begins a line whatever letter comes next
            self.entry.insert_text_at_cursor(text)

    def on_paste(self, event: events.Paste) -> None:
        """What is pasted stands in the line below until somebody sends it."""
        if not self.is_writing and (lines := event.text.split("\n")):
            self.set_focus(self.entry)
            self.entry.insert_text_at_cursor(lines[0].strip().removeprefix("/"))

    # The line below.

    @on(Input.Changed)
    def look_at_typed(self, event: Input.Changed) -> None:
        """The number of a move shows it."""
        if is_number(event.value) and 1 <= int(event.value) <= len(self.entries):
            self.look_at(int(event.value) - 1)

    def send_line(self) -> None:
        """Do what was typed; while bots play it stays where it is."""
        if self.entry.value and not self.match.asks and not self.match.table.is_over:
            self.in_a_hurry = True
            return
        line = self.entry.value.strip()
        self.entry.clear()
        self.set_focus(None)
        if len(line) > LONGEST_LINE:
            self.side.notice(message("play-long-line", most=LONGEST_LINE))
            return
        try:
            self._obey(line)
        except (NotAMove, NotARoll) as error:
            self.side.notice(error)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self.action_do()
        elif word == "why" and rest:
            self.side.notice(self.match.table.why_not(rest) or message("play-is-legal", move=rest))
        elif word == "enough":
            self.happen(lambda: self.match.end_early(rest))
        elif self.match.by_hand and self.match.table.dice_wanted and is_roll(self.match, line):
            self.happen(partial(self.match.roll, *self.match.table.read_faces(line)))
        elif is_number(line):
            self._take_number(int(line))
        elif self.match.is_bot:
            self.side.notice(message("play-bot-decides"))
        else:
            self.take(line)

    def _take_number(self, number: int) -> None:
        if self.match.offered == [ROLL]:
            self.side.notice(message("play-no-typed-dice"))
        elif 1 <= number <= len(self.entries):
            self.take(self.entries[number - 1].move)
        else:
            self.side.notice(message("play-no-such-number", count=len(self.entries)))

    # The mouse.

    @on(OptionList.OptionSelected)
    def take_clicked(self, event: OptionList.OptionSelected) -> None:
        """A click in the list takes the move."""
        self.take(self.entries[event.option_index].move)

    @on(BoardView.Clicked)
    def board_clicked(self, event: BoardView.Clicked) -> None:
        """A click on the board."""
        if self._may_click() and isinstance(self.controls, RaceControls):
            assert self.view.family == "race"
            self._answer(self.controls.clicked(event.field, self.view))

    @on(CardsView.Clicked)
    def card_clicked(self, event: CardsView.Clicked) -> None:
        """A click on a card."""
        if self._may_click() and isinstance(self.controls, CardsControls):
            assert self.view.family == "nichtlustig"
            self._answer(self.controls.clicked(event.card, self.view, self.entries))

    @on(DiceTray.Clicked)
    def die_clicked(self, event: DiceTray.Clicked) -> None:
        """A click on a die of NICHTLUSTIG."""
        if self._may_click() and isinstance(self.controls, CardsControls):
            assert self.view.family == "nichtlustig"
            if self.view.wanted:
                self.take(ROLL)
                return
            self.controls.pick(event.die, self.view)
            self.list_entries()
            self.draw()

    @on(events.Click, "#dice")
    def roll_clicked(self) -> None:
        """A click on the die rolls it."""
        if self._may_click() and ROLL in self.match.offered:
            self.take(ROLL)

    @on(BoardView.PointedAt)
    def name_field(self, event: BoardView.PointedAt) -> None:
        """Say what the field under the mouse is called."""
        board = self.match.table.setup.board
        name = "" if event.field is None else board.field_name(event.field)
        told = message("play-field", field=name) if name else ""
        self.query_one("#hint", Static).update(str(told))

    def _may_click(self) -> bool:
        """Is a click meant as a decision? Otherwise it hurries the bots up."""
        if self.match.asks:
            return not self.match.table.is_over
        self.in_a_hurry = True
        return False

    def _answer(self, answer: Answer) -> None:
        if isinstance(answer, Entry):
            self.take(answer.move)
        elif isinstance(answer, Look):
            self.side.notice()
            self.look_at(answer.entry)
        elif isinstance(answer, Question):
            self.side.notice(self.match.table.why_not(answer.move) or "")
            self.draw()
