"""A game played line by line: what is shown, what may be typed, and what it does."""

import select
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import wrap

from rauswurf import games
from rauswurf.cli.common.output import FEW, in_columns, paints
from rauswurf.cli.play import saves
from rauswurf.cli.play.game_plan import GamePlan
from rauswurf.cli.play.local_game import LocalGame, NoUndo, Step
from rauswurf.cli.play.order import Order
from rauswurf.cli.play.screen import window
from rauswurf.cli.play.talk import described, how_to_go_on, how_to_roll, is_number, is_roll, places
from rauswurf.messages import Message, Told, message
from rauswurf.table import IllegalMove, NotAMove, NotARoll, Refusal
from rauswurf.table.drawing import draw_text

LONGEST_LINE = 500
MANY = 30  # more than this nobody wants to see unasked


class Quit(Exception):
    """Somebody stops playing."""


def play_lines(match: LocalGame, board: Path | None = None) -> None:
    """Play a game line by line, to its end or until somebody has enough."""
    try:
        Session(match, board).run()
    finally:
        match.leave()


class Session:
    """One game at one screen; bots sit on some of the seats."""

    def __init__(self, match: LocalGame, board: Path | None) -> None:
        self.match = match
        self.board = board  # the file of a board that is not the game's own
        self.table = match.table
        self.drawn = ""  # the picture that was drawn last
        self.columns = 0  # of the window then
        self.offered: Sequence[str] = []  # what can be done now
        self.listed: list[str] = []  # the decision for which that was listed

    def run(self) -> None:
        """Play until the end, or until somebody has enough."""
        self.greet()
        try:
            while not self.table.is_over:
                self.step()
        except Quit:
            say("play-until-next-time")
            self.match.leave()
            print("".join(f"{line}\n" for line in how_to_go_on(self.match, self.board)), end="")
            return
        except KeyboardInterrupt:
            print()  # the prompt's line is still open
            raise
        self.part()

    def step(self) -> None:
        """One roll or one choice."""
        if self.match.asks:
            self.offered = self.match.offered
            self.ask()
        elif done := self.match.obey_bot(self.match.bots_wish()):
            self.tell(done)

    @property
    def who(self) -> Message:
        """Whose turn it is."""
        return self.match.mover

    # Beginning and end.

    def greet(self) -> None:
        """Say what is played, and by whom."""
        seats = len(self.match.header.seats)
        who = [self.match.who(seat) for seat in range(seats)]
        say("play-greeting", game=self.table.setup.game.name, who=who)
        if not self.match.bots:
            say("play-all-here", bots=seats - 1)
        if self.match.news:
            show(self.match.news)

    def part(self) -> None:
        """Draw the end and tell the places."""
        self.draw()
        say("play-over")
        for line in places(self.match):
            show(f"  {line}")
        if self.match.keeper:
            say("play-recorded", file=str(self.match.keeper.path))

    # Doing.

    def tell(self, step: Step) -> None:
        """Print what happened and what followed from it."""
        show(" ".join(map(str, self.match.sentences(step))))

    def undo(self) -> None:
        """Take back what may be taken back."""
        try:
            self.match.undo()
        except NoUndo as reason:
            show(reason)
        else:
            say("play-taken-back")

    def end_early(self, said: str) -> None:
        """End the game here, if everybody wants that."""
        try:
            self.tell(self.match.end_early(said))
        except NotAMove as question:
            show(question)

    # Asking.

    def ask(self) -> None:
        """Show what can be done, read a line and do it."""
        self.draw_if_changed()
        self.list_if_new()
        try:
            self.obey(read_line(f"{self.question()} > "))
        except (NotAMove, NotARoll) as error:
            say("play-not-understood", reason=str(error))
        except IllegalMove as error:
            say("play-not-legal", reason=str(error.refusal))

    def list_if_new(self) -> None:
        """Number the moves, once for each decision."""
        question = [str(len(self.table.events)), *self.offered]
        if question != self.listed:
            self.list_moves()
        self.listed = question

    def list_moves(self, most: int = MANY) -> None:
        """Number the moves, if there are several; of very many the first."""
        items = [f"{number:>4}  {move}" for number, move in enumerate(self.offered, start=1)]
        if len(items) <= FEW:
            print("".join(f"{item}\n" for item in items if len(items) > 1), end="")
            return
        print(in_columns(items[:most]))
        if len(items) > most:
            say("play-and-more", count=len(items) - most)

    def question(self) -> Message:
        """What is awaited, and of whom."""
        if self.offered == ["roll"]:
            left = self.table.rolls_left
            return message("play-ask-roll", who=self.who, rolls=left, how=self.how_to_roll())
        if len(self.offered) == 1:
            return message("play-ask-only", who=self.who, move=self.offered[0])
        return message("play-ask-move", who=self.who)

    def how_to_roll(self) -> Message:
        """What to do when a roll is awaited."""
        return how_to_roll(self.match)

    def obey(self, line: str) -> None:
        """Do what was typed, all of it or nothing; a slash may stand in front, as on the screen."""
        if len(line) > LONGEST_LINE:
            say("play-long-line", most=LONGEST_LINE)
            return
        line = line.removeprefix("/")
        word, _, rest = line.partition(" ")
        command = {
            "why": self.answer_why,
            "rules": self.tell_rules,
            "undo": lambda _: self.undo(),
            "enough": self.end_early,
            "moves": lambda _: self.list_moves(len(self.offered)),
            "board": lambda _: self.draw(),
            "position": lambda _: print(self.table.position),
            "help": lambda _: say("play-words"),
            "?": lambda _: say("play-words"),
            "quit": quit_game,
            "q": quit_game,
            "exit": quit_game,
        }.get(word.lower())
        if command:
            command(rest.strip())
        else:
            self.act(line)

    def act(self, line: str) -> None:
        """Roll or move as typed."""
        if not line:
            self.press_enter()
        elif line.lower() in ("roll", "r") and self.table.dice_wanted:
            self.roll_or_ask()
        elif self.match.by_hand and self.table.dice_wanted and is_roll(self.match, line):
            faces = self.table.read_faces(line)
            self.tell(self.match.roll(*faces))
        elif is_number(line) and self.offered != ["roll"]:
            self.take_number(int(line))
        elif is_number(line):
            say("play-no-typed-dice")
        elif self.match.is_bot:
            say("play-bot-decides")
        else:
            self.tell(self.match.play(line))

    def press_enter(self) -> None:
        """Roll, or make the only move there is."""
        if "roll" in self.offered:
            self.roll_or_ask()
        elif len(self.offered) == 1:
            self.tell(self.match.play(self.offered[0]))
        else:
            say("play-choose", count=len(self.offered))

    def roll_or_ask(self) -> None:
        """Roll, unless the dice are real ones."""
        if self.match.by_hand:
            say("play-type-dice")
        else:
            self.tell(self.match.roll())

    def take_number(self, number: int) -> None:
        """Take a move by its number in the list."""
        if not 1 <= number <= len(self.offered):
            say("play-no-such-number", count=len(self.offered))
        elif self.offered[number - 1] == "roll":
            self.roll_or_ask()
        else:
            self.tell(self.match.play(self.offered[number - 1]))

    # Telling.

    def answer_why(self, move: str) -> None:
        """Why a move may not be made, or why none of the others may."""
        if not move:
            refused = self.match.reasons()
            show("\n".join(map(refusal_line, refused)) or message("play-nothing-refused"))
            return
        refusal = self.table.why_not(move)
        show(refusal or message("play-is-legal", move=move))

    def tell_rules(self, name: str) -> None:
        """One rule in full, or the names of all."""
        setup = self.table.setup
        clauses = {clause.id: clause for clause in setup.clauses}
        if name in clauses:
            show(clauses[name].wording(setup.variants))
            if ruling := clauses[name].ruling(setup.variants):
                say("play-ruling", ruling=ruling)
        else:
            print(in_columns(list(clauses)))
            say("play-one-rule", rule=next(iter(clauses)))

    def draw_if_changed(self) -> None:
        """Draw the table if it looks different from the last time."""
        if self.picture() != self.drawn:
            self.draw()

    def draw(self) -> None:
        """Draw the table, or say once for how wide a window that would be."""
        self.drawn = self.picture()
        needed = max(map(len, self.picture(paint=False).splitlines()))
        columns = window().columns if sys.stdout.isatty() else needed
        if needed <= columns:
            print(f"\n{self.drawn}\n")
        elif self.columns != columns:
            say("play-wide-picture", needed=needed, columns=columns)
        self.columns = columns

    def picture(self, *, paint: bool | None = None) -> str:
        """The table as text, painted where that can be seen."""
        paint = paints() if paint is None else paint
        return draw_text(self.table.setup, self.table.view, paint=paint)


# Before the game.


def choose_game(order: Order) -> LocalGame | GamePlan:
    """Ask which game is to be played, or whether to go on with the last one; raises Quit."""
    saved = next(saves.unfinished(), None)
    for game in games.GAMES.values():
        print(f"  {game.id:<16} {game.name}")
    if saved:
        say("play-ask-go-on", saved=described(saved))
    while True:
        line = read_line(f"{message('play-ask-game')} > ")
        try:
            if not line and saved:
                return LocalGame.resumed(saves.take_up(saved.path))
            return order.plan(line)
        except Told as fault:
            show(fault)


def hear_words(plan: GamePlan) -> list[str]:
    """Show the promise of fair dice and ask everybody for words; raises Quit."""
    if plan.promise is None:
        return []
    say("play-promise", promise=plan.promise)
    heard = []
    for seat in plan.speakers:
        who = [plan.setup.name_of(colour) for colour in plan.setup.seats[seat]]
        heard.append(read_line(f"{message('play-ask-words', who=who)} > "))
    return heard


# Reading and printing.


def say(id: str, /, **values: object) -> None:
    """Print a message."""
    show(message(id, **values))


def show(told: object) -> None:
    """Print sentences. A window breaks them between words; a file or a program gets whole lines."""
    lines = str(told).splitlines()
    if sys.stdout.isatty():
        lines = [part for line in lines for part in broken(line, window().columns)]
    print("\n".join(lines))


def broken(line: str, columns: int) -> list[str]:
    """A line in parts that fit a window; only a word that is wider than the window is cut."""
    return wrap(line, max(columns, 1), break_long_words=False, break_on_hyphens=False) or [""]


def refusal_line(refusal: Refusal) -> str:
    """A refusal with its move in front."""
    return f"  {refusal.move:<8}  {refusal}"


def quit_game(_: str) -> None:
    """Stop playing."""
    raise Quit


def read_line(prompt: str) -> str:
    """One line of input; raises Quit at its end. Piped input is shown, as if it were typed.

    An empty line that was there before the question is no answer to it.
    """
    while True:
        is_early = sys.stdin.isatty() and has_input()
        try:
            line = input(prompt).strip()
        except EOFError:
            print()
            raise Quit from None
        if not sys.stdin.isatty():
            print(line)
        if line or not is_early:
            return line


def has_input() -> bool:
    """Has somebody typed already? Only Unix can tell."""
    with suppress(OSError, ValueError):
        return bool(select.select([sys.stdin], [], [], 0)[0])
    return False


with suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history while typing
