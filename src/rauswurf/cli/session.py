"""A game played line by line: what is shown, what may be typed, and what it does."""

import random
import shlex
import sys
from collections.abc import Container, Sequence
from contextlib import suppress

from rauswurf.cli.families import family_of
from rauswurf.cli.output import FEW, in_columns, paints
from rauswurf.table import IllegalMove, NotAMove, NotARoll, Refusal, Table
from rauswurf.table.referee import awaits_choice, lost_moment, was_lost

LONGEST_LINE = 500
MANY = 30  # more than this nobody wants to see unasked

HELP = """\
  Enter         roll, or make the only move
  3             take the third move of the list (or say what you rolled, if you roll yourself)
  12-18         make this move
  moves         list all moves
  why 12-18     why may this not be done?
  why           why may the others not be done?
  undo          take the last step back
  board         draw the table again
  position      the position as one line, for 'rauswurf referee' and 'rauswurf play --position'
  rules         the rules by name; 'rules finish' tells one of them
  help          this list
  quit          stop playing"""


class Quit(Exception):
    """Somebody stops playing."""


class Session:
    """One game at one screen; bots sit on some of the seats."""

    def __init__(
        self,
        table: Table,
        *,
        command: Sequence[str],
        bots: Container[int],
        chance: random.Random,
        asks_for_dice: bool,
    ) -> None:
        self.table = table
        self.command = command
        self.bots = bots
        self.chance = chance
        self.asks_for_dice = asks_for_dice
        self.family = family_of(table.setup.game)
        self.drawn = ""  # the picture that was drawn last
        self.offered: list[str] = []  # what can be done now
        self.listed: list[str] = []  # the decision for which that was listed
        self.stops: list[int] = []  # after how many events somebody was asked
        self.reasons: list[Refusal] = []  # why the last roll was lost

    def run(self) -> None:
        """Play until the end, or until somebody has enough."""
        self.greet()
        try:
            while not self.table.is_over:
                self.step()
        except Quit:
            print(f"Until next time. To go on from here:\n{self.how_to_go_on()}")
            return
        except KeyboardInterrupt:
            print()  # the prompt's line is still open
            raise
        self.part()

    def step(self) -> None:
        """One roll or one choice."""
        self.offered = self.table.moves
        if not self.is_bot:
            self.ask()
            return
        move = self.chance.choice(self.offered)
        if move != "roll":
            self.play(move)
        elif not self.asks_for_dice:
            self.roll()
        else:
            self.offered = ["roll"]
            self.ask()

    @property
    def is_bot(self) -> bool:
        """Does a bot decide now?"""
        return self.family.seat(self.table) in self.bots

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.table.turn + (" (bot)" if self.is_bot else "")

    # Beginning and end.

    def greet(self) -> None:
        """Say what is played, and by whom."""
        setup = self.table.setup
        names = self.family.seat_names(setup)
        seats = [f"{name} (bot)" if k in self.bots else name for k, name in enumerate(names)]
        print(f"{setup.game.name}: {', '.join(seats)}. help tells what can be typed.")
        if seats == names:
            print(f"All seats are played here; with --bots {len(seats) - 1} you play against bots.")

    def part(self) -> None:
        """Draw the end and tell the places."""
        self.draw()
        outcome = self.table.outcome
        assert outcome is not None
        names = self.family.seat_names(self.table.setup)
        print("The game is over.")
        for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            points = f", {outcome.points[seat]} points" if outcome.points else ""
            print(f"  {place}. {names[seat]}{points}")

    def how_to_go_on(self) -> str:
        """The command that takes this game up again."""
        words = [*self.command, "--position", self.table.position]
        return shlex.join(words)

    # Doing.

    def roll(self, *faces: int) -> None:
        """Roll, and say what it brought."""
        who, before = self.who, self.table.state.copy()
        rolled = self.table.roll(*faces)
        named = self.table.shown if awaits_choice(before, self.table) else []
        sentence = f"{who} rolls {' '.join(named or map(str, rolled))}"
        self.reasons = []
        if was_lost(before, self.table) and not self.table.is_over:
            self.reasons = lost_moment(self.table.setup, before, rolled).refused()
            sentence += " and can do nothing with it"
        self.tell(sentence, before)

    def play(self, move: str) -> None:
        """Make a move, and say what it brought."""
        who, before = self.who, self.table.state.copy()
        sentence = f"{who} plays {self.table.play(move)}"
        self.reasons = []
        self.tell(sentence, before)

    def tell(self, sentence: str, before: object) -> None:
        """Print what happened and what followed from it."""
        print("; ".join([sentence, *self.family.consequences(self.table, before)]) + ".")

    def undo(self) -> None:
        """Go back to where somebody was asked before."""
        done = len(self.table.events)
        earlier = [stop for stop in self.stops if stop < done]
        if not earlier:
            print("There is nothing to take back.")
            return
        while len(self.table.events) > earlier[-1]:
            self.table.undo()
        self.stops = earlier[:-1]
        print("Taken back.")

    # Asking.

    def ask(self) -> None:
        """Show what can be done, read a line and do it."""
        self.draw_if_changed()
        done = len(self.table.events)
        if self.stops[-1:] != [done]:
            self.stops.append(done)
        self.list_if_new()
        try:
            self.obey(read_line(f"{self.question()} > ")[:LONGEST_LINE])
        except (NotAMove, NotARoll) as error:
            print(f"{error}; help tells what can be typed.")
        except IllegalMove as error:
            print(f"Not legal: {error.refusal}")

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
            print(f"      and {len(items) - most} more; type moves to see all of them.")

    def question(self) -> str:
        """What is awaited, and of whom."""
        if self.offered == ["roll"]:
            left = self.table.rolls_left
            more = f" ({left} rolls left)" if left > 1 else ""
            return f"{self.who}{more}: {self.how_to_roll()}"
        if len(self.offered) == 1:
            return f"{self.who}: Enter plays {self.offered[0]}"
        return f"{self.who}: your move"

    def how_to_roll(self) -> str:
        """What to do when a roll is awaited."""
        dice = self.table.speech.dice_to_roll(self.table.state)
        if not self.asks_for_dice:
            return "Enter rolls" + (f" {len(dice)} dice" if len(dice) > 1 else "")
        question = "what does its die show?" if self.is_bot else "what did you roll?"
        if len(dice) == 1:
            return question
        if len(set(dice)) == 1:
            return f"{question} ({len(dice)} dice, as in 3 5 5 1)"
        return f"{question} ({' '.join(dice)})"

    def obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.partition(" ")
        command = {
            "why": self.answer_why,
            "rules": self.tell_rules,
            "undo": lambda _: self.undo(),
            "moves": lambda _: self.list_moves(len(self.offered)),
            "board": lambda _: self.draw(),
            "position": lambda _: print(self.table.position),
            "help": lambda _: print(HELP),
            "?": lambda _: print(HELP),
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
        elif self.asks_for_dice and self.table.dice_wanted and self.is_roll(line):
            self.roll(*self.table.speech.read_faces(self.table.state, line))
        elif is_number(line) and self.offered != ["roll"]:
            self.take_number(int(line))
        elif is_number(line):
            print("Enter rolls. To type in real dice, start with --dice ask.")
        elif self.is_bot:
            print("The bot decides what it does; only its dice are yours.")
        else:
            self.play(line)

    def is_roll(self, line: str) -> bool:
        """Is this what real dice show? Raises NotARoll for what is no move either."""
        try:
            self.table.speech.read_faces(self.table.state, line)
        except NotARoll as fault:
            try:
                self.table.speech.read_wish(self.table.state, line)
            except NotAMove:
                raise fault from None
            return False
        return True

    def press_enter(self) -> None:
        """Roll, or make the only move there is."""
        if "roll" in self.offered:
            self.roll_or_ask()
        elif len(self.offered) == 1:
            self.play(self.offered[0])
        else:
            print(f"Choose one of {len(self.offered)} moves by its number, or type it.")

    def roll_or_ask(self) -> None:
        """Roll, unless the dice are real ones."""
        if self.asks_for_dice:
            print("Roll for yourself and type what the dice show.")
        else:
            self.roll()

    def take_number(self, number: int) -> None:
        """Take a move by its number in the list."""
        if not 1 <= number <= len(self.offered):
            print(f"There are moves 1 to {len(self.offered)}.")
        elif self.offered[number - 1] == "roll":
            self.roll_or_ask()
        else:
            self.play(self.offered[number - 1])

    # Telling.

    def answer_why(self, move: str) -> None:
        """Why a move may not be made, or why none of the others may."""
        if move:
            refusal = self.table.why_not(move)
            print(refusal or f"{move} is legal.")
            return
        refused = self.table.refused() or self.reasons
        print("\n".join(map(told, refused)) or "Nothing that one could think of is refused now.")

    def tell_rules(self, name: str) -> None:
        """One rule in full, or the names of all."""
        clauses = {clause.id: clause for clause in self.table.setup.game.clauses}
        if name in clauses:
            clause = clauses[name]
            print(clause.text + (f" Ruling: {clause.ruling}" if clause.ruling else ""))
        else:
            print(in_columns(list(clauses)))
            print(f"'rules {next(iter(clauses))}' tells one of them.")

    def draw_if_changed(self) -> None:
        """Draw the table if it looks different from the last time."""
        picture = self.family.picture(self.table, paint=paints(), names=True)
        if picture != self.drawn:
            self.draw()

    def draw(self) -> None:
        """Draw the table."""
        self.drawn = self.family.picture(self.table, paint=paints(), names=True)
        print(f"\n{self.drawn}\n")


def told(refusal: Refusal) -> str:
    """A refusal with its move in front."""
    return f"  {refusal.move:<8}  {refusal}"


def is_number(line: str) -> bool:
    """Is this a whole number, of a length that somebody might mean?"""
    return line.isdecimal() and len(line) < 9


def quit_game(_: str) -> None:
    """Stop playing."""
    raise Quit


def read_line(prompt: str) -> str:
    """One line of input; raises Quit at its end. Piped input is shown, as if it were typed."""
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        raise Quit from None
    if not sys.stdin.isatty():
        print(line)
    return line


with suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history while typing
