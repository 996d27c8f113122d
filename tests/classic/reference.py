"""A second referee for the classic games, written from the rule text alone.

It shares no line with `rauswurf`. A piece is known by how many steps it has done: 0 in base, 1 on
the own start, 40 on the last field of its round, 41 to 44 in the goal. Positions are values, and
everything that can happen is worked out anew each time: slow, short, and easy to check by eye.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

COLOURS = ("yellow", "green", "red", "black")
NEUTRAL = 3
LAST, HOME = 40, 44
NOBODY = -1


@dataclass(frozen=True)
class House:
    """Who plays, and by which variants."""

    players: int
    three_rolls: bool
    goal_jump: bool
    play_on: bool
    forced: str
    backward: bool
    barriers: bool
    colours: str

    @property
    def seats(self) -> tuple[tuple[int, ...], ...]:
        if self.colours == "two-each":
            return ((0, 2), (1, 3))
        return ((0,), (2,)) if self.players == 2 else tuple((c,) for c in range(self.players))

    @property
    def on_turn(self) -> list[int]:
        return sorted(colour for seat in self.seats for colour in seat)

    def seat(self, colour: int) -> int:
        return next(k for k, seat in enumerate(self.seats) if colour in seat)


def house(players: int, variants: Mapping[str, str]) -> House:
    return House(
        players=players,
        three_rolls=variants["three-rolls"] == "on",
        goal_jump=variants["goal-jump"] == "on",
        play_on=variants["play-on"] == "on",
        forced=variants["forced-capture"],
        backward=variants["backward-capture"] == "on",
        barriers=variants["barriers"] == "on",
        colours=variants["colours"],
    )


class Move(NamedTuple):
    """From so many steps to so many; PASS moves nobody."""

    colour: int
    origin: int
    target: int

    @property
    def is_back(self) -> bool:
        return self.target < self.origin


PASS = Move(NOBODY, 0, 0)


@dataclass(frozen=True)
class Position:
    """The game at one moment; ``home`` are the seats that are home, the best first."""

    pieces: tuple[tuple[int, ...], ...]  # [colour]: the steps of its pieces, fewest first
    turn: int
    rolls: int
    die: int = 0
    home: tuple[int, ...] = ()
    over: bool = False

    def is_home(self, colour: int) -> bool:
        return all(steps > LAST for steps in self.pieces[colour])

    def on(self, field: int) -> list[int]:
        """The colours of the pieces on a track field; nobody is ever found elsewhere."""
        return [
            colour
            for colour, pieces in enumerate(self.pieces)
            for steps in pieces
            if 1 <= steps <= LAST and field_of(colour, steps) == field
        ]


def field_of(colour: int, steps: int) -> int:
    """The number of the track field; NOBODY in base and goal."""
    return (10 * colour + steps - 1) % 40 if 1 <= steps <= LAST else NOBODY


# What may be moved.


def movers(h: House, p: Position) -> list[int]:
    return [p.turn, NEUTRAL] if h.colours == "neutral" else [p.turn]


def moves(h: House, p: Position) -> list[Move]:
    possible = {colour: list(possible_moves(h, p, colour)) for colour in movers(h, p)}
    dutiful = [move for colour in possible for move in after_duties(p, colour, possible[colour])]
    owed = [move for moves in possible.values() for move in moves if is_owed(p, move)]
    if h.forced != "off" and owed:
        return owed if h.forced == "strict" else list(dict.fromkeys([*dutiful, *owed]))
    if dutiful and all(move.is_back for move in dutiful):
        return [*dutiful, PASS]
    return dutiful


def possible_moves(h: House, p: Position, colour: int) -> Iterator[Move]:
    """What the board allows, whatever the duties."""
    for steps in sorted(set(p.pieces[colour])):
        if steps == 0:
            if p.die == 6 and 1 not in p.pieces[colour] and len(p.on(10 * colour)) < 2:
                yield Move(colour, 0, 1)
            continue
        forward = range(steps + 1, steps + p.die + 1)
        if forward[-1] <= HOME and may_go(h, p, colour, forward):
            yield Move(colour, steps, forward[-1])
        back = range(steps - 1, steps - p.die - 1, -1)
        if h.backward and steps <= LAST and back[-1] > 1 and may_go(h, p, colour, back):
            yield Move(colour, steps, back[-1])


def may_go(h: House, p: Position, colour: int, path: range) -> bool:
    *between, end = path
    for steps in path:
        if steps <= LAST and len(p.on(field_of(colour, steps))) > 1:
            return False
    if not h.goal_jump and any(steps > LAST and steps in p.pieces[colour] for steps in between):
        return False
    if path.step < 0:
        return any(other != colour for other in p.on(field_of(colour, end)))
    return end not in p.pieces[colour] or (h.barriers and end <= LAST)


def after_duties(p: Position, colour: int, possible: list[Move]) -> list[Move]:
    """Entering, and clearing the start, come first for a colour with pieces in base."""
    if 0 in p.pieces[colour]:
        first = 1 if 1 in p.pieces[colour] else 0
        urgent = [move for move in possible if move.origin == first]
        if urgent:
            return urgent
    return possible


def victim(p: Position, move: Move) -> int:
    """The colour of the piece that a move captures."""
    there = p.on(field_of(move.colour, move.target))
    return next((colour for colour in there if colour != move.colour), NOBODY)


def is_owed(p: Position, move: Move) -> bool:
    return victim(p, move) not in (NOBODY, p.turn)


# What follows.


def rolled(h: House, p: Position, face: int) -> Position:
    p = replace(p, die=face)
    return p if moves(h, p) else lost(h, p)


def lost(h: House, p: Position) -> Position:
    left = max(p.rolls - 1, 1 if p.die == 6 else 0)
    return replace(p, rolls=left, die=0) if left else next_turn(h, p)


def moved(h: House, p: Position, move: Move) -> Position:
    if move == PASS:
        return lost(h, p)
    after = ranked(h, huffed(h, p, move, stepped(p, move)), move)
    if after.over:
        return after
    if p.die == 6 and not is_done(h, after, p.turn):
        return replace(after, rolls=1, die=0)
    return next_turn(h, after)


def stepped(p: Position, move: Move) -> Position:
    pieces = [list(row) for row in p.pieces]
    field = field_of(move.colour, move.target)
    hit = victim(p, move)
    if hit != NOBODY:
        steps = next(steps for steps in pieces[hit] if field_of(hit, steps) == field)
        pieces[hit][pieces[hit].index(steps)] = 0
    pieces[move.colour][pieces[move.colour].index(move.origin)] = move.target
    return replace(p, pieces=tuple(tuple(sorted(row)) for row in pieces))


def huffed(h: House, p: Position, move: Move, after: Position) -> Position:
    """The piece that missed a capture goes to base, wherever it is now."""
    missed = [m for m in moves(h, p) if m != PASS and is_owed(p, m) and m.origin > 0]
    if h.forced != "huff" or is_owed(p, move) or not missed:
        return after
    culprit = max(missed, key=lambda m: (m.origin, m.colour == p.turn))
    now = move.target if culprit[:2] == move[:2] else culprit.origin
    row = list(after.pieces[culprit.colour])
    if now in row:  # else the same move has captured it
        row[row.index(now)] = 0
    pieces = list(after.pieces)
    pieces[culprit.colour] = tuple(sorted(row))
    return replace(after, pieces=tuple(pieces))


def ranked(h: House, p: Position, move: Move) -> Position:
    if move.target <= LAST:
        return p
    seat = h.seat(p.turn)
    home = p.home
    if seat not in home and all(p.is_home(colour) for colour in h.seats[seat]):
        home = (*home, seat)
    if h.colours == "neutral":
        if not p.is_home(NEUTRAL):
            return replace(p, home=home)
        if move.colour == NEUTRAL and seat in home:
            home = (seat, *(other for other in home if other != seat))
    enough = len(h.seats) - 1 if h.play_on else 1
    return replace(p, home=home, over=len(home) >= enough)


def is_done(h: House, p: Position, colour: int) -> bool:
    return p.is_home(colour) and (h.colours != "neutral" or p.is_home(NEUTRAL))


def next_turn(h: House, p: Position) -> Position:
    order = h.on_turn
    turn = order[(order.index(p.turn) + 1) % len(order)]
    p = replace(p, turn=turn, die=0)
    return next_turn(h, p) if is_done(h, p, turn) else begun(h, p)


def begun(h: House, p: Position) -> Position:
    """The turn begins; how many rolls are there?"""
    unfinished = [colour for colour in movers(h, p) if not p.is_home(colour)]
    helpless = all(only_a_six_helps(p.pieces[colour]) for colour in unfinished)
    return replace(p, rolls=3 if h.three_rolls and helpless else 1)


def only_a_six_helps(pieces: tuple[int, ...]) -> bool:
    home = [steps for steps in pieces if steps > 0]
    return len(home) < 4 and home == list(range(HOME - len(home) + 1, HOME + 1))


# Counting.


@cache
def count(h: House, p: Position, depth: int) -> int:
    """How many sequences of so many events can follow."""
    if depth == 0:
        return 1
    return sum(count(h, after, depth - 1) for after in followers(h, p))


def followers(h: House, p: Position) -> list[Position]:
    if p.over:
        return []
    if p.die:
        return [moved(h, p, move) for move in moves(h, p)]
    return [rolled(h, p, face) for face in range(1, 7)]


# Reading and writing.


def read(h: House, text: str) -> Position:
    """A position between rolls, in the usual form; knows the facts turn, rolls, die and home."""
    board, *facts = text.split(";")
    rows: list[tuple[int, ...]] = [(), (), (), ()]
    for part in board.split("/"):
        name, *fields = part.split()
        colour = COLOURS.index(name)
        rows[colour] = tuple(sorted(steps_of(colour, field) for field in fields))
    known = {name: words for name, *words in (fact.split() for fact in facts if fact.strip())}
    turn = COLOURS.index(known["turn"][0])
    p = Position(tuple(rows), turn, 0)
    home = tuple(h.seat(COLOURS.index(word)) for word in known.get("home", []))
    if not home:
        home = tuple(
            k for k, seat in enumerate(h.seats) if all(p.is_home(colour) for colour in seat)
        )
    p = begun(h, replace(p, home=home))
    p = replace(p, rolls=int(known["rolls"][0])) if "rolls" in known else p
    return rolled(h, p, int(known["die"][0])) if "die" in known else p


def steps_of(colour: int, field: str) -> int:
    if field == "B":
        return 0
    return 41 + "abcd".index(field) if field in "abcd" else (int(field) - 10 * colour) % 40 + 1


def field_name(colour: int, steps: int) -> str:
    if steps == 0:
        return "B"
    return "abcd"[steps - 41] if steps > LAST else str(field_of(colour, steps))


def write_move(p: Position, move: Move) -> str:
    if move == PASS:
        return "pass"
    colour, origin, target = move
    mark = "-" if victim(p, move) == NOBODY else "x"
    owner = "" if colour == p.turn else f"{COLOURS[colour]} "
    return f"{owner}{field_name(colour, origin)}{mark}{field_name(colour, target)}"


def write_pieces(p: Position) -> str:
    return " / ".join(
        " ".join([COLOURS[colour], *(field_name(colour, steps) for steps in row)])
        for colour, row in enumerate(p.pieces)
        if row
    )


def places(h: House, p: Position) -> tuple[int, ...]:
    last = len(h.seats) if h.play_on else 2
    return tuple(p.home.index(k) + 1 if k in p.home else last for k in range(len(h.seats)))
