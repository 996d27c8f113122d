"""Positions of race games as one line of text.

``yellow B B 0 a / green B B B B / red 12 B B B / black B B B B ; turn yellow``: the pieces of each
colour by field, then facts, each after a semicolon:

* ``turn red``: whose turn it is (the first colour if not said);
* ``rolls 2``: rolls left, where that is not what the turn began with;
* ``die 4``: what was rolled and waits to be moved;
* ``home red yellow``: the order in which several came home (the winner first);
* ``contest yellow 5 red -``: the roll for the first turn is going on; who is still in it, and
  what they rolled.

The Nüby games have more facts, told in `nueby_facts`.

Reading accepts anything in this form; then everything that is wrong with it is listed.
"""

from dataclasses import dataclass, field

from rauswurf.games import Setup
from rauswurf.rules.graph import GOAL, LANE, NONE, WAITING
from rauswurf.rules.race import CONTEST, MOVE, OVER, PIECES, State
from rauswurf.table.errors import PositionError
from rauswurf.table.race import nueby_facts

Pieces = dict[str, list[str]]

REPEATABLE = ("focus", "stone")  # facts that may be said of each colour apart


@dataclass
class Sketch:
    """A position as it was typed, taken apart but not yet believed."""

    pieces: Pieces = field(default_factory=dict)
    facts: dict[str, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def sketch(text: str) -> Sketch:
    """Take a position apart; never fails, faults are noted."""
    result = Sketch()
    board, *facts = text.split(";")
    for part in board.split("/"):
        colour, *names = part.split() or [""]
        if not colour:
            result.faults.append("a colour is missing: write yellow B B 0 a / green ...")
        elif colour in result.pieces:
            result.faults.append(f"{colour} is there twice")
        else:
            result.pieces[colour] = names
    for part in facts:
        name, *words = part.split() or [""]
        if name in REPEATABLE:
            result.facts.setdefault(name, []).extend(words)
        elif name in result.facts:
            result.faults.append(f"{name} is said twice")
        elif name:
            result.facts[name] = words
    return result


# Writing.


def write_position(setup: Setup, s: State) -> str:
    """The position as one line; reading it gives the same position again."""
    board = " / ".join(_write_colour(setup, s, colour) for colour in setup.colours)
    return " ; ".join([board, *_write_facts(setup, s)])


def _write_colour(setup: Setup, s: State, colour: int) -> str:
    fields = s.where[PIECES * colour : PIECES * colour + PIECES]
    progress = setup.rules.PROGRESS
    fields = sorted(fields, key=lambda number: (progress[colour, number], number))
    return " ".join([setup.board.colours[colour], *map(setup.board.field_name, fields)])


def _write_facts(setup: Setup, s: State) -> list[str]:
    colours = setup.board.colours
    facts = []
    if s.phase != OVER:
        facts.append(f"turn {colours[s.turn]}")
    if s.phase == CONTEST:
        words = [
            f"{colours[setup.seats[seat][0]]} {rolled or '-'}"
            for seat, rolled in enumerate(s.contest)
            if rolled != NONE
        ]
        facts.append("contest " + " ".join(words))
    elif s.phase != OVER and s.rolls != _rolls_at_turn(setup, s):
        facts.append(f"rolls {s.rolls}")
    if s.phase == MOVE and s.die:
        facts.append(f"die {s.die}")
    if s.ranked > 1:
        seats = sorted((rank, seat) for seat, rank in enumerate(s.rank) if rank > 0)
        facts.append("home " + " ".join(colours[setup.seats[seat][0]] for _, seat in seats))
    return facts + nueby_facts.write(setup, s)


def _rolls_at_turn(setup: Setup, s: State) -> int:
    fresh = s.copy()  # type: ignore[attr-defined]
    setup.rules.begin_turn(fresh)
    rolls: int = fresh.rolls
    return rolls


# Reading.


def read_position(setup: Setup, text: str) -> State:
    """The position that a text describes; raises PositionError with all its faults."""
    return _Reader(setup, sketch(text)).state()


class _Reader:
    def __init__(self, setup: Setup, given: Sketch) -> None:
        self.setup = setup
        self.board = setup.board
        self.rules = setup.rules
        self.given = given
        self.faults = list(given.faults)

    def state(self) -> State:
        """First all that is wrong with the form, then all that makes no sense."""
        placed = self.placed()
        self.check_fields(placed)
        turn = self.read_turn()
        homecoming = self.given.facts.pop("home", None)
        contest = self.read_contest()
        rolls = self.number("rolls", 1, 3)
        die = self.number("die", 1, 6)
        more = nueby_facts.Facts(self.setup, self.given.facts, self.faults)
        for name in self.given.facts:
            self.faults.append(
                f"there is no fact {name!r}; there are turn, rolls, die, home, contest"
                + "".join(f", {known}" for known in more.known)
            )
        self.stop_at_faults()
        s = self.with_pieces(placed)
        s.turn = self.setup.seats[0][0] if turn is None else turn
        more.set_beside_pieces(s)
        self.set_homecoming(s, homecoming)
        if self.is_over(s):
            self.refuse("the game is over", contest=contest, rolls=rolls, die=die)
            self.rules.end_game(s)
        elif contest is not None:
            self.refuse("who begins is still being rolled for", rolls=rolls, die=die)
            self.set_contest(s, contest, turn)
        elif self.rules.is_done(s, s.turn):
            self.faults.append(f"{self.board.colours[s.turn]} is home and has no more turns")
        else:
            self.set_roll(s, rolls, die, more)
        self.stop_at_faults()
        return s

    def stop_at_faults(self) -> None:
        if self.faults:
            raise PositionError(self.faults)

    # Pieces.

    def placed(self) -> dict[int, list[int]]:
        """The fields of the pieces of each colour."""
        placed: dict[int, list[int]] = {}
        for name, fields in self.given.pieces.items():
            colour = self.board.colour(name)
            if colour not in self.setup.colours:
                playing = ", ".join(self.board.colours[c] for c in self.setup.colours)
                self.faults.append(f"no colour {name!r} plays; there are {playing}")
                continue
            placed[colour] = [self.field(field, colour) for field in fields]
            if len(fields) != PIECES:
                self.faults.append(f"{name} has {len(fields)} pieces instead of {PIECES}")
            for begin in self.setup.begin_of(colour):
                if self.board.graph.kind[begin] == GOAL and begin not in placed[colour]:
                    last = self.board.field_name(begin)
                    self.faults.append(
                        f"with {self.setup.players} players the fourth {name} piece stands on "
                        f"{last} from the beginning"
                    )
        for colour in self.setup.colours:
            if colour not in placed:
                self.faults.append(f"{self.board.colours[colour]} is missing")
        return placed

    def field(self, name: str, colour: int) -> int:
        number = self.board.find(name, colour)
        if number == NONE:
            self.faults.append(f"the board has no field {name!r}")
        return number

    def check_fields(self, placed: dict[int, list[int]]) -> None:
        taken: dict[int, list[int]] = {}
        for colour, fields in placed.items():
            for number in fields:
                if number != NONE:
                    taken.setdefault(number, []).append(colour)
        for number, colours in taken.items():
            fault = self.fault_of(number, colours)
            if fault:
                self.faults.append(fault)

    def fault_of(self, number: int, colours: list[int]) -> str | None:
        """What is wrong with so many pieces on one field."""
        kind = self.board.graph.kind[number]
        name = self.board.field_name(number)
        owners = " and ".join(self.board.colours[colour] for colour in sorted(set(colours)))
        if kind == LANE:
            return f"{owners} stands on {name}, where only a stone stands"
        if kind == WAITING or len(colours) == 1:
            return None
        if len(set(colours)) > 1:
            return f"{owners} stand together on {name}"
        if not self.setup.is_on("barriers") or kind == GOAL:
            return f"{owners} has {len(colours)} pieces on {name}; there is room for one"
        if len(colours) > 2:
            return f"{owners} has {len(colours)} pieces on {name}; a barrier has two"
        if number == self.board.graph.start[colours[0]]:
            return f"{owners} has a barrier on its own start, which cannot come about"
        return None

    def with_pieces(self, placed: dict[int, list[int]]) -> State:
        s: State = self.rules.start()
        for seat in range(len(self.setup.seats)):
            s.contest[seat] = NONE
        for colour in placed:
            for piece in range(PIECES * colour, PIECES * colour + PIECES):
                self.rules.lift(s, piece)
        for colour, fields in placed.items():
            for number, place in enumerate(fields):
                self.rules.put(s, PIECES * colour + number, place)
        return s

    # Facts.

    def read_turn(self) -> int | None:
        words = self.given.facts.pop("turn", None)
        if words is None:
            return None
        colour = self.board.colour(words[0]) if len(words) == 1 else NONE
        if colour == NONE or self.rules.SEAT[colour] == NONE:
            on_turn = sorted(colour for seat in self.setup.seats for colour in seat)
            names = ", ".join(self.board.colours[colour] for colour in on_turn)
            self.faults.append(f"turn {' '.join(words)}: it can be the turn of {names}")
        return colour

    def set_homecoming(self, s: State, words: list[str] | None) -> None:
        """Who is home, in which order."""
        home = [seat for seat in range(len(self.setup.seats)) if self.rules.is_seat_home(s, seat)]
        order = home
        if words is not None:
            first_colours = [self.board.colours[colours[0]] for colours in self.setup.seats]
            said = [first_colours.index(word) for word in words if word in first_colours]
            if sorted(said) == home and len(said) == len(words):
                order = said
            else:
                names = ", ".join(first_colours[seat] for seat in home) or "nobody"
                self.faults.append(f"home {' '.join(words)}: {names} is home")
        for rank, seat in enumerate(order, start=1):
            s.rank[seat] = rank
        s.ranked = len(order)

    def is_over(self, s: State) -> bool:
        neutral = self.rules.constants.get("NEUTRAL", NONE)
        if neutral != NONE and s.home[neutral] < PIECES:
            return False
        enough = len(self.setup.seats) - 1 if self.setup.is_on("play-on") else 1
        if neutral == NONE and s.ranked > enough:
            self.faults.append(f"{s.ranked} players are home; the game was over with {enough}")
        return s.ranked >= enough

    def refuse(self, why: str, **facts: object) -> None:
        """Facts that say something where there is nothing to say."""
        self.faults += [f"{name}: {why}" for name, value in facts.items() if value is not None]

    def number(self, name: str, least: int, most: int) -> int | None:
        words = self.given.facts.pop(name, None)
        if words is None:
            return None
        if len(words) == 1 and words[0] in map(str, range(least, most + 1)):
            return int(words[0])
        self.faults.append(f"{name} {' '.join(words)}: it must be a number from {least} to {most}")
        return None

    def read_contest(self) -> dict[int, int] | None:
        """What each seat in the contest rolled, 0 for those who still have to."""
        words = self.given.facts.pop("contest", None)
        if words is None:
            return None
        first = {self.board.colours[colours[0]]: k for k, colours in enumerate(self.setup.seats)}
        faces = {"-": 0} | {str(face): face for face in range(1, 7)}
        rolled: dict[int, int] = {}
        for name, face in zip(words[::2], words[1::2], strict=False):
            if name not in first or face not in faces or first[name] in rolled:
                self.faults.append(
                    f"contest {name} {face}: say each colour once and what it rolled, or -"
                )
            else:
                rolled[first[name]] = faces[face]
        if len(words) % 2 or "-" not in words:
            self.faults.append("contest: somebody must still have to roll, as in yellow 5 red -")
        return rolled

    def set_contest(self, s: State, rolled: dict[int, int], turn: int | None) -> None:
        if not self.rules.HIGHEST_ROLL:
            self.faults.append("contest: the first seat begins, nobody rolls for it")
        colours = self.setup.colours
        stand = {c: sorted(s.where[PIECES * c : PIECES * c + PIECES]) for c in colours}
        if any(stand[colour] != sorted(self.setup.begin_of(colour)) for colour in colours):
            self.faults.append("contest: pieces have moved already")
        for seat, face in rolled.items():
            s.contest[seat] = face
        self.rules.await_contest_roll(s)
        if turn not in (None, s.turn):
            self.faults.append(f"contest: {self.board.colours[s.turn]} is the next to roll")

    def set_roll(
        self, s: State, rolls: int | None, die: int | None, more: nueby_facts.Facts
    ) -> None:
        self.rules.begin_turn(s)
        more.set_in_turn(s)
        if rolls is not None and rolls > s.rolls:
            self.faults.append(f"rolls {rolls}: no more than {s.rolls} can be left")
        elif rolls is not None:
            s.rolls = rolls
        if die is not None:
            turn = s.turn
            self.rules.roll(s, die)
            if s.phase != MOVE:
                name = self.board.colours[turn]
                self.faults.append(f"die {die}: {name} cannot move with it, the roll is lost")
