"""A game played line by line: what is shown, what may be typed, and what it does."""

import random
import shlex
import sys
from collections.abc import Container, Sequence
from contextlib import suppress

from rauswurf.cli.families import family_of
from rauswurf.cli.output import paints
from rauswurf.table import IllegalMove, NotAMove, NotARoll, Refusal, Table
from rauswurf.table.referee import lost_moment, was_lost

HELP = """\
  Enter         roll, or make the only move
  3             take the third move of the list (or say what you rolled, if you roll yourself)
  12-18         make this move
  why 12-18     why may this not be done?
  why           why may the others not be done?
  undo          take the last step back
  board         draw the table again
  position      the position as one line, for 'rauswurf referee' and 'rauswurf play --position'
  rules         the rules by name; 'rules six-enters' tells one of them
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
        self.drawn = ""  # the position that was drawn last
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
        self.part()

    def step(self) -> None:
        """One roll or one choice."""
        if self.is_bot and not (self.asks_for_dice and self.table.moves == ["roll"]):
            self.let_bot_act()
        else:
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
            print(f"All seats are played here; --bots {len(seats) - 1} would give you opponents.")

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
        sentence = f"{who} rolls {' '.join(map(str, rolled))}"
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

    def let_bot_act(self) -> None:
        """A bot rolls or chooses."""
        move = self.chance.choice(self.table.moves)
        self.roll() if move == "roll" else self.play(move)

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
        self.list_moves()
        try:
            self.obey(read_line(f"{self.question()} > "))
        except (NotAMove, NotARoll) as error:
            print(f"{error}; help tells what can be typed.")
        except IllegalMove as error:
            print(f"Not legal: {error.refusal}")

    def list_moves(self) -> None:
        """Number the moves."""
        moves = self.table.moves
        if len(moves) > 1:
            for number, move in enumerate(moves, start=1):
                print(f"{number:>4}  {move}")

    def question(self) -> str:
        """What is awaited, and of whom."""
        if self.table.moves == ["roll"]:
            left = self.table.rolls_left
            more = f" ({left} rolls left)" if left > 1 else ""
            how = "what did you roll?" if self.asks_for_dice else "Enter rolls"
            return f"{self.who}{more}: {how}"
        if len(self.table.moves) == 1:
            return f"{self.who}: Enter plays {self.table.moves[0]}"
        return f"{self.who}: your move"

    def obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.partition(" ")
        command = {
            "why": self.answer_why,
            "rules": self.tell_rules,
            "undo": lambda _: self.undo(),
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
        moves = self.table.moves
        if not line:
            self.press_enter(moves)
        elif self.asks_for_dice and self.table.dice_wanted and is_numbers(line):
            self.roll(*map(int, line.replace(",", " ").split()))
        elif line.lower() in ("roll", "r") and self.table.dice_wanted:
            self.roll_or_ask()
        elif line.isdecimal() and moves != ["roll"]:
            self.take_number(int(line), moves)
        elif line.isdecimal():
            print("Enter rolls. To type in real dice, start with --dice ask.")
        else:
            self.play(line)

    def press_enter(self, moves: list[str]) -> None:
        """Roll, or make the only move there is."""
        if "roll" in moves:
            self.roll_or_ask()
        elif len(moves) == 1:
            self.play(moves[0])
        else:
            print(f"Choose one of {len(moves)} moves by its number, or type it.")

    def roll_or_ask(self) -> None:
        """Roll, unless the dice are real ones."""
        if self.asks_for_dice:
            print("Roll the die and type what it shows, 1 to 6.")
        else:
            self.roll()

    def take_number(self, number: int, moves: list[str]) -> None:
        """Take a move by its number in the list."""
        if not 1 <= number <= len(moves):
            print(f"There are moves 1 to {len(moves)}.")
        elif moves[number - 1] == "roll":
            self.roll_or_ask()
        else:
            self.play(moves[number - 1])

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
            print(f"Rules: {', '.join(clauses)}. 'rules six-enters' tells one of them.")

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


def is_numbers(line: str) -> bool:
    """Is this nothing but numbers?"""
    return all(word.isdecimal() for word in line.replace(",", " ").split())


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
