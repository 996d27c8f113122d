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
from rauswurf.messages import Message, all_of, message, quoted
from rauswurf.rules.graph import GOAL, LANE, NONE, WAITING
from rauswurf.rules.race import CONTEST, MOVE, OVER, State
from rauswurf.table.positions import Faults, read_number
from rauswurf.table.race import nueby_facts

Pieces = dict[str, list[str]]

FACTS = ("turn", "rolls", "die", "home", "contest")
REPEATABLE = ("focus", "stone")  # facts that may be said of each colour apart


@dataclass
class Sketch:
    """A position as it was typed, taken apart but not yet believed."""

    pieces: Pieces = field(default_factory=dict)
    facts: dict[str, list[str]] = field(default_factory=dict)
    faults: Faults = field(default_factory=Faults)


def sketch(text: str) -> Sketch:
    """Take a position apart; never fails, faults are noted."""
    result = Sketch()
    board, *facts = text.split(";")
    for part in board.split("/"):
        colour, *names = part.split() or [""]
        if not colour:
            result.faults.note("position-no-colour")
        elif colour in result.pieces:
            result.faults.note("position-twice", colour=colour)
        else:
            result.pieces[colour] = names
    for part in facts:
        name, *words = part.split() or [""]
        if name in REPEATABLE:
            result.facts.setdefault(name, []).extend(words)
        elif name in result.facts:
            result.faults.note("position-fact-twice", fact=name)
        elif name:
            result.facts[name] = words
    return result


# Writing.


def write_position(setup: Setup, s: State) -> str:
    """The position as one line; reading it gives the same position again."""
    board = " / ".join(_write_colour(setup, s, colour) for colour in setup.colours)
    return " ; ".join([board, *_write_facts(setup, s)])


def _write_colour(setup: Setup, s: State, colour: int) -> str:
    fields = [s.where[piece] for piece in setup.board.pieces_of(colour)]
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
        self.faults = given.faults

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
            known = [*FACTS, *more.known]
            self.faults.note("position-no-fact", fact=quoted(name), known=known)
        self.faults.stop()
        s = self.with_pieces(placed)
        s.turn = self.setup.seats[0][0] if turn is None else turn
        more.set_beside_pieces(s)
        self.set_homecoming(s, homecoming)
        if self.is_over(s):
            self.refuse("position-over", contest=contest, rolls=rolls, die=die)
            self.rules.end_game(s)
        elif contest is not None:
            self.refuse("position-contest", rolls=rolls, die=die)
            self.set_contest(s, contest, turn)
        elif self.rules.is_done(s, s.turn):
            name = self.board.colours[s.turn]
            self.faults.note("position-turn-home", colour=name)
        else:
            self.set_roll(s, rolls, die, more)
        self.faults.stop()
        return s

    # Pieces.

    def placed(self) -> dict[int, list[int]]:
        """The fields of the pieces of each colour."""
        placed: dict[int, list[int]] = {}
        for name, fields in self.given.pieces.items():
            colour = self.board.colour(name)
            if colour not in self.setup.colours:
                playing = [self.board.colours[c] for c in self.setup.colours]
                said = quoted(name)
                self.faults.note("position-no-such-colour", colour=said, known=playing)
                continue
            placed[colour] = [self.field(field, colour) for field in fields]
            if len(fields) != self.board.pieces:
                counts = {"count": len(fields), "wanted": self.board.pieces}
                self.faults.note("position-pieces", colour=name, **counts)
            for begin in self.setup.begin_of(colour):
                if self.board.graph.kind[begin] == GOAL and begin not in placed[colour]:
                    self.faults.note(
                        "position-fourth-piece",
                        players=self.setup.players,
                        colour=name,
                        field=self.board.field_name(begin),
                    )
        for colour in self.setup.colours:
            if colour not in placed:
                self.faults.note("position-missing", colour=self.board.colours[colour])
        return placed

    def field(self, name: str, colour: int) -> int:
        number = self.board.find(name, colour)
        if number == NONE:
            self.faults.note("position-no-field", field=quoted(name))
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

    def fault_of(self, number: int, colours: list[int]) -> Message | None:
        """What is wrong with so many pieces on one field."""
        kind = self.board.graph.kind[number]
        name = self.board.field_name(number)
        count = len(colours)
        owners = [self.board.colours[colour] for colour in sorted(set(colours))]
        if kind == LANE:
            return message("position-on-lane", colours=all_of(owners), field=name)
        if kind == WAITING or count == 1:
            return None
        if len(owners) > 1:
            return message("position-together", colours=all_of(owners), field=name)
        if not self.setup.is_on("barriers") or kind == GOAL:
            return message("position-crowded", colour=owners[0], count=count, field=name)
        if count > 2:
            return message("position-large-barrier", colour=owners[0], count=count, field=name)
        if number == self.board.graph.start[colours[0]]:
            return message("position-start-barrier", colour=owners[0])
        return None

    def with_pieces(self, placed: dict[int, list[int]]) -> State:
        s: State = self.rules.start()
        for seat in range(len(self.setup.seats)):
            s.contest[seat] = NONE
        for colour in placed:
            for piece in self.board.pieces_of(colour):
                self.rules.lift(s, piece)
        for colour, fields in placed.items():
            for piece, place in zip(self.board.pieces_of(colour), fields, strict=True):
                self.rules.put(s, piece, place)
        return s

    # Facts.

    def read_turn(self) -> int | None:
        words = self.given.facts.pop("turn", None)
        if words is None:
            return None
        colour = self.board.colour(words[0]) if len(words) == 1 else NONE
        if colour == NONE or self.rules.SEAT[colour] == NONE:
            on_turn = sorted(colour for seat in self.setup.seats for colour in seat)
            names = [self.board.colours[colour] for colour in on_turn]
            self.faults.note("position-turn", said=" ".join(words), known=names)
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
                names = [first_colours[seat] for seat in home]
                self.faults.append(_wrong_home(" ".join(words), names))
        for rank, seat in enumerate(order, start=1):
            s.rank[seat] = rank
        s.ranked = len(order)

    def is_over(self, s: State) -> bool:
        neutral = self.rules.constants.get("NEUTRAL", NONE)
        if neutral != NONE and s.home[neutral] < self.board.pieces:
            return False
        enough = len(self.setup.seats) - 1 if self.setup.is_on("play-on") else 1
        if neutral == NONE and s.ranked > enough:
            self.faults.note("position-many-home", count=s.ranked, enough=enough)
        return s.ranked >= enough

    def refuse(self, why: str, **facts: object) -> None:
        """Facts that say something where there is nothing to say."""
        said = [name for name, value in facts.items() if value is not None]
        self.faults += [message(why, fact=name) for name in said]

    def number(self, name: str, least: int, most: int) -> int | None:
        return read_number(name, self.given.facts.pop(name, None), least, most, self.faults)

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
                self.faults.note("position-contest-form", said=f"{name} {face}")
            else:
                rolled[first[name]] = faces[face]
        if len(words) % 2 or "-" not in words:
            self.faults.note("position-contest-done")
        return rolled

    def set_contest(self, s: State, rolled: dict[int, int], turn: int | None) -> None:
        if not self.rules.HIGHEST_ROLL:
            self.faults.note("position-no-contest")
        colours = self.setup.colours
        stand = {c: sorted(s.where[p] for p in self.board.pieces_of(c)) for c in colours}
        if any(stand[colour] != sorted(self.setup.begin_of(colour)) for colour in colours):
            self.faults.note("position-contest-moved")
        for seat, face in rolled.items():
            s.contest[seat] = face
        self.rules.await_contest_roll(s)
        if turn not in (None, s.turn):
            following = self.board.colours[s.turn]
            self.faults.note("position-contest-next", colour=following)

    def set_roll(
        self, s: State, rolls: int | None, die: int | None, more: nueby_facts.Facts
    ) -> None:
        self.rules.begin_turn(s)
        more.set_in_turn(s)
        if rolls is not None and rolls > s.rolls:
            self.faults.note("position-rolls", rolls=rolls, most=s.rolls)
        elif rolls is not None:
            s.rolls = rolls
        if die is not None:
            turn = s.turn
            self.rules.roll(s, die)
            if s.phase != MOVE:
                name = self.board.colours[turn]
                self.faults.note("position-die-lost", die=die, colour=name)


def _wrong_home(said: str, names: list[str]) -> Message:
    if not names:
        return message("position-nobody-home", said=said)
    return message("position-home", said=said, known=names)
