"""A second referee for the six Nüby games, written from the rule text alone.

It shares no line with `rauswurf`, nor a board file: the boards are worked out here from what the
rules say about entries, mouths and ways. Fields are names. Positions are values, and everything
that can happen is worked out anew each time: slow, short, and easy to check by eye.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

COLOURS = ("yellow", "green", "red", "black", "blue", "white")
GOAL = ("a", "b", "c", "d")
LANE = ("L0", "L1", "L2", "F")
SEATS = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
FOUR_SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
PLAYERS = {
    "zweite-ebene": (2, 3, 4, 5, 6),
    "einser-blocker": (2, 3, 4),
    "jaeger": (2, 3, 4, 5, 6),
    "werfer": (2, 3, 4, 5, 6),
    "abkuerzungen": (2, 3, 4, 5, 6),
    "kurzer-einsatz": (2, 3, 4, 5, 6),
}


@dataclass(frozen=True)
class House:
    """Which game, how many players, by which variants."""

    game: str
    players: int
    turn_back: bool = True
    play_on: bool = True

    @property
    def ring(self) -> int:
        return 40 if self.game == "einser-blocker" else 60

    @property
    def on_turn(self) -> tuple[int, ...]:
        return (FOUR_SEATS if self.game == "einser-blocker" else SEATS)[self.players]

    @property
    def three_each(self) -> bool:
        fewest = {"jaeger": 7, "kurzer-einsatz": 5}.get(self.game, 4)
        return self.players >= fewest

    @property
    def has_plain_sixes(self) -> bool:
        return self.game == "kurzer-einsatz"

    @property
    def lane_begin(self) -> str:
        return "L1" if self.players == 2 else "L0"


# The boards.


def number(field: str) -> int:
    """The number of a track field; -1 elsewhere."""
    return int(field) if field.isdecimal() else -1


def inner(field: str) -> int:
    """The number of a field of the inner ring; -1 elsewhere."""
    return int(field[1:]) if field[0] == "i" else -1


def beside(field: str) -> tuple[int, int]:
    """Segment and place of a side or grey field; (-1, -1) elsewhere."""
    if field[0] not in "sg":
        return -1, -1
    segment, place = field[1:].split(".")
    return int(segment), int(place)


def is_waiting(field: str) -> bool:
    return field[0] in "Ww"


def is_in_play(field: str) -> bool:
    return not is_waiting(field) and field not in GOAL


def segment(field: str) -> int:
    """The colour in whose segment a field of a ring or beside it lies."""
    if number(field) >= 0:
        return number(field) // 10
    return inner(field) // 6 if inner(field) >= 0 else beside(field)[0]


def entry(waiting: str) -> str:
    """Where a piece that waits here is set."""
    colour = int(waiting[1:])
    return str(10 * colour) if waiting[0] == "W" else f"i{6 * colour}"


def mouth(h: House, colour: int) -> str:
    if h.game == "zweite-ebene":
        return f"i{(6 * colour - 3) % 36}"
    return str((10 * colour - 3) % h.ring)


def ahead(h: House, colour: int, field: str, stopped: bool) -> list[str]:
    """The fields that follow; some ways are open only to a piece that stopped here."""
    if field in GOAL:
        return list(GOAL[GOAL.index(field) + 1 :][:1])
    follow = ["a"] if field == mouth(h, colour) else []
    k, i, (side, place) = number(field), inner(field), beside(field)
    if k >= 0:
        follow.append(str((k + 1) % h.ring))
        if h.game == "zweite-ebene" and k == (10 * colour - 1) % 60:
            follow.append(f"i{6 * colour}")
        if h.game == "jaeger" and k % 10 == 2:
            follow.append(f"s{k // 10}.1")
        if h.game == "abkuerzungen" and k % 10 == 1 and stopped:
            follow.append(f"g{k // 10}.1")
    elif i >= 0:
        follow.append(f"i{(i + 1) % 36}")
    else:
        last = 6 if field[0] == "s" else 2
        follow.append(str(10 * side + 6) if place == last else f"{field[0]}{side}.{place + 1}")
    return follow


def behind(h: House, field: str) -> list[str]:
    """The field before this one, against the running direction; none in a goal."""
    k, i, (side, place) = number(field), inner(field), beside(field)
    if k >= 0:
        return [str((k - 1) % h.ring)]
    if i >= 0:
        return [f"i{(i - 1) % 36}"]
    if side >= 0 and place > 1:
        return [f"{field[0]}{side}.{place - 1}"]
    if side >= 0:
        return [str(10 * side + (2 if field[0] == "s" else 1))]
    return []


Path = tuple[str, ...]


@cache
def ways_ahead(h: House, colour: int, field: str, steps: int) -> tuple[Path, ...]:
    paths: list[Path] = [(field,)]
    for _ in range(steps):
        paths = [
            (*path, after)
            for path in paths
            for after in ahead(h, colour, path[-1], stopped=len(path) == 1)
        ]
    return tuple(path[1:] for path in paths)


@cache
def ways_back(h: House, field: str, steps: int) -> tuple[Path, ...]:
    paths: list[Path] = [(field,)]
    for _ in range(steps):
        paths = [(*path, before) for path in paths for before in behind(h, path[-1])]
    return tuple(path[1:] for path in paths)


def begins(h: House, colour: int) -> tuple[str, ...]:
    """Where the pieces of a colour stand at the beginning."""
    if h.game == "kurzer-einsatz":
        fields = [str(10 * colour + k) for k in (1, 2, 3, 4)]
    else:
        fields = [f"W{colour}"] * 4
    return tuple([*fields[:3], "d"] if h.three_each else fields)


# Positions.


class Piece(NamedTuple):
    """A piece: where it stands, and whether it has hunted."""

    field: str
    focus: bool = False


class Move(NamedTuple):
    """``step`` along a path or an entry, ``pass``, ``hunt``, ``turn``, ``push``, ``stone``."""

    word: str
    origin: str = ""
    path: Path = ()
    back: bool = False
    number: int = 0

    @property
    def target(self) -> str:
        return self.path[-1]


PASS, PUSH = Move("pass"), Move("push")


@dataclass(frozen=True)
class Position:
    """The game at one moment; ``sixes`` counts a free entry too."""

    pieces: tuple[tuple[Piece, ...], ...]  # [colour]; nobody's row is empty
    turn: int
    die: int = 0
    sixes: int = 0
    entering: bool = False  # a free entry is to be made
    hunted: int = 0
    dice: int = 0
    hits: int = 0
    struck: int = 0  # all hits of the hunt
    stones: tuple[str, ...] = ()  # [colour]: empty for who has none
    pushed: bool = False
    idle: int = 0  # turns in a row, before this one, in which nobody could enter or move
    could: bool = False  # could a piece enter or move in this turn?
    home: tuple[int, ...] = ()  # who is home, the best first
    over: bool = False

    @property
    def own(self) -> tuple[Piece, ...]:
        return self.pieces[self.turn]

    def owner(self, field: str) -> int:
        """Whose piece stands on a field of a ring or beside it; -1 if nobody's does."""
        if is_in_play(field):
            for colour, row in enumerate(self.pieces):
                if any(piece.field == field for piece in row):
                    return colour
        return -1

    def is_mine(self, field: str) -> bool:
        return any(piece.field == field for piece in self.own)

    def is_opponent(self, field: str) -> bool:
        return self.owner(field) not in (-1, self.turn)

    def is_blocked(self, field: str) -> bool:
        return is_in_play(field) and field in self.stones

    def is_home(self, colour: int) -> bool:
        return all(piece.field in GOAL for piece in self.pieces[colour])


def start(h: House, turn: int) -> Position:
    """The beginning, when it is clear who begins."""
    rows = [
        tuple(Piece(f) for f in begins(h, c)) if c in h.on_turn else () for c in range(h.ring // 10)
    ]
    stones: tuple[str, ...] = ()
    if h.game == "einser-blocker":
        stones = tuple(h.lane_begin if colour in h.on_turn else "" for colour in range(4))
    return begun(h, Position(tuple(rows), turn, stones=stones))


# Turns.


def begun(h: House, p: Position) -> Position:
    """Free entry: nothing in play, and all goal pieces as far in as they can be."""
    p = replace(p, die=0, sixes=0, pushed=False, entering=False, could=False)
    home = sorted(piece.field for piece in p.own if piece.field in GOAL)
    packed = home == list(GOAL[4 - len(home) :])
    if packed and not any(is_in_play(piece.field) for piece in p.own):
        entering = replace(p, entering=True)
        if list(entries(h, entering)):
            return hopeful(entering)
    return p


def hopeful(p: Position) -> Position:
    """A piece can enter or move in this turn. It matters only where stones may block all."""
    return replace(p, could=True, idle=0) if p.stones else p


def next_turn(h: House, p: Position) -> Position:
    if h.game == "einser-blocker":
        p = replace(p, idle=0 if p.could else p.idle + 1)
        if p.idle >= len([colour for colour in h.on_turn if not p.is_home(colour)]):
            entered = [str(10 * colour) for colour in range(4)]
            stones = tuple(h.lane_begin if stone in entered else stone for stone in p.stones)
            p = replace(p, stones=stones, idle=0)
    order = h.on_turn
    turn = order[(order.index(p.turn) + 1) % len(order)]
    while p.is_home(turn):
        turn = order[(order.index(turn) + 1) % len(order)]
    return begun(h, replace(p, turn=turn))


def used(h: House, p: Position) -> Position:
    """The die, or the free entry, is over; is there another roll?"""
    as_six = p.entering or (p.die == 6 and not h.has_plain_sixes)
    sixes = p.sixes + as_six
    again = p.entering or (as_six and sixes < 2)
    p = replace(p, die=0, entering=False, sixes=sixes, pushed=False)
    return p if again else next_turn(h, p)


# What may be done.


def awaits_dice(p: Position) -> bool:
    return not p.over and not p.die and not p.entering and (p.dice > 0 or not p.hunted)


def moves(h: House, p: Position) -> list[Move]:
    """All choices; when a roll is awaited, those that there are besides."""
    if p.over or p.dice:
        return []
    if p.hunted:
        return [*turnings(h, p), *([PASS] if p.struck == 1 else [])]
    if p.entering:
        return [*entries(h, p), *placings(h, p)]
    if not p.die:
        return [*hunts(h, p), *placings(h, p)]
    found = steps(h, p)
    more = [*pushes(h, p), *placings(h, p)]
    may_pass = (found or more) and not any(is_duty(h, p, move) for move in found)
    return [*found, *more, *([PASS] if may_pass else [])]


def steps(h: House, p: Position) -> list[Move]:
    """Everything that sets a piece."""
    found = list(entries(h, p)) if p.die == 6 else []
    for piece in p.own:
        if is_waiting(piece.field):
            continue
        for path in ways_ahead(h, p.turn, piece.field, p.die):
            found.append(Move("step", piece.field, path))
        for path in ways_back(h, piece.field, p.die):
            found.append(Move("step", piece.field, path, back=True))
    return [move for move in found if is_waiting(move.origin) or is_possible(h, p, move)]


def entries(h: House, p: Position) -> Iterator[Move]:
    for field in sorted({piece.field for piece in p.own if is_waiting(piece.field)}):
        there = entry(field)
        if not p.is_mine(there) and not p.is_blocked(there):
            yield Move("step", field, (there,))


def is_possible(h: House, p: Position, move: Move) -> bool:
    *between, end = move.path
    if p.is_mine(end) or any(p.is_blocked(field) for field in between):
        return False
    only_throws = p.die == 6 and not h.has_plain_sixes
    if move.back:
        only_throws = only_throws or h.game != "werfer"
    if only_throws and not p.is_opponent(end):
        return False
    if p.is_opponent(end) and is_safe(h, end):
        return False
    if end in GOAL and (any(p.is_mine(field) for field in between if field in GOAL)):
        return False
    if end in GOAL and h.game == "jaeger" and not has_focus(p, move.origin):
        return False
    if move.back and h.game == "werfer":
        from_arrow = number(move.origin) % 10 == 0 and not (p.die == 1 and p.is_opponent(end))
        return not from_arrow and all(number(field) % 10 != 0 for field in between)
    return not move.back or all(p.owner(field) >= 0 for field in between)


def is_safe(h: House, field: str) -> bool:
    """Is nobody thrown here?"""
    if h.game == "kurzer-einsatz":
        return number(field) % 10 in (1, 2, 3, 4)
    return field[0] == "s"


def has_focus(p: Position, field: str) -> bool:
    return any(piece.field == field and piece.focus for piece in p.own)


def is_duty(h: House, p: Position, move: Move) -> bool:
    if (p.die == 6 and not h.has_plain_sixes) or is_waiting(move.origin):
        return False
    if h.game == "werfer":
        marked = [str((10 * p.turn - 3 - k) % 60) for k in range(6)]
        if move.origin in marked:
            return False
    elif move.back:
        return False
    *between, end = move.path
    if not move.back and mouth(h, p.turn) in (move.origin, *between) and end not in GOAL:
        return False
    if h.game == "abkuerzungen" and move.path[0][0] == "g" != move.origin[0]:
        return False
    if h.game == "jaeger" and end[0] != "s":
        if move.origin[0] == "s":
            return has_focus(p, move.origin)
        return not is_last_side_taken(h, p, move.origin)
    return True


def is_last_side_taken(h: House, p: Position, origin: str) -> bool:
    last = (p.turn - 1) % 6
    ends = [path[-1] for path in ways_ahead(h, p.turn, origin, p.die)]
    return any(end.startswith(f"s{last}.") and p.owner(end) >= 0 for end in ends)


def hunts(h: House, p: Position) -> Iterator[Move]:
    if h.game == "jaeger" and any(piece.field[0] == "s" and not piece.focus for piece in p.own):
        for named in range(1, 7):
            yield Move("hunt", number=named)


def turnings(h: House, p: Position) -> Iterator[Move]:
    hunters = [piece for piece in p.own if piece.field[0] == "s"]
    without = [piece for piece in hunters if not piece.focus]
    if p.hits:
        for piece in without or (hunters if h.turn_back else []):
            yield Move("turn", piece.field)


def pushes(h: House, p: Position) -> Iterator[Move]:
    if p.stones and p.die == 1 and not p.pushed and p.stones[p.turn] in LANE[:3]:
        yield PUSH


def placings(h: House, p: Position) -> Iterator[Move]:
    if p.stones and p.stones[p.turn] == "F":
        for k in range(h.ring):
            if p.owner(str(k)) < 0 and not p.is_blocked(str(k)):
                yield Move("stone", str(k))


# What follows.


def rolled(h: House, p: Position, face: int) -> Position:
    if p.dice:
        hits = p.hits + (face == p.hunted)
        p = replace(p, dice=p.dice - 1, hits=hits, struck=hits)
        return p if p.dice else hunted(h, p)
    return considered(h, replace(p, die=face))


def considered(h: House, p: Position) -> Position:
    """A die lies on the table: a roll that leaves nothing to do is lost."""
    p = hopeful(p) if steps(h, p) else p
    return p if moves(h, p) else used(h, p)


def hunted(h: House, p: Position) -> Position:
    """A hunt ends the turn when no hit is left that turns a piece."""
    if list(turnings(h, p)):
        return p
    return next_turn(h, replace(p, hunted=0, hits=0, struck=0))


def chosen(h: House, p: Position, move: Move) -> Position:
    if move.word == "step":
        return stepped(h, p, move)
    if move.word == "hunt":
        return replace(p, hunted=move.number, dice=4, hits=0)
    if p.hunted and move == PASS:
        return hunted(h, replace(p, hits=0))
    if move.word == "turn":
        row = tuple(Piece(f, focus != (f == move.origin)) for f, focus in p.own)
        return hunted(h, replace(with_row(p, p.turn, row), hits=p.hits - 1))
    if move.word in ("push", "stone"):
        stone = LANE[LANE.index(p.stones[p.turn]) + 1] if move == PUSH else move.origin
        p = replace(p, stones=with_stone(p, p.turn, stone), pushed=p.pushed or move == PUSH)
        if p.entering and not list(entries(h, p)):
            p = replace(p, entering=False)
        return considered(h, p) if p.die else p
    return used(h, p)


def stepped(h: House, p: Position, move: Move) -> Position:
    end = move.target
    focus = has_focus(p, move.origin) or leaps_home(h, p.turn, move)
    if p.is_blocked(end):
        p = replace(p, stones=with_stone(p, p.stones.index(end), h.lane_begin))
    victim = p.owner(end)
    mine = next(piece for piece in p.own if piece.field == move.origin)
    p = moved(p, p.turn, mine, None)
    thrown = next((piece for piece in p.pieces[victim] if piece.field == end), None)
    if victim >= 0 and thrown:
        p = moved(p, victim, thrown, None)
    p = with_row(p, p.turn, (*p.own, Piece(end, focus)))
    if victim >= 0 and h.game == "kurzer-einsatz":
        p = pushed_on(h, p, victim, Piece(str(10 * segment(end))))
    elif victim >= 0:
        waits = f"{'w' if end[0] == 'i' else 'W'}{segment(end)}"
        p = with_row(p, victim, (*p.pieces[victim], Piece(waits)))
    if end in GOAL and p.turn not in p.home and p.is_home(p.turn):
        home = (*p.home, p.turn)
        over = len(home) >= (h.players - 1 if h.play_on else 1)
        p = replace(p, home=home, over=over)
        if over:
            return replace(p, die=0, sixes=0)
    return used(h, p)


def leaps_home(h: House, colour: int, move: Move) -> bool:
    """Jäger: back over the two fields between the own entry and the mouth."""
    between = {str((10 * colour - k) % 60) for k in (1, 2)}
    return h.game == "jaeger" and move.back and between <= set(move.path[:-1])


def pushed_on(h: House, p: Position, colour: int, piece: Piece) -> Position:
    """Set a piece down; who stands there goes one field on, and so on."""
    standing = p.owner(piece.field)
    if standing >= 0:
        p = moved(p, standing, Piece(piece.field), None)
    p = with_row(p, colour, (*p.pieces[colour], piece))
    if standing < 0:
        return p
    return pushed_on(h, p, standing, Piece(str((number(piece.field) + 1) % 60)))


def moved(p: Position, colour: int, piece: Piece, to: Piece | None) -> Position:
    """The piece taken off, or set somewhere else."""
    row = list(p.pieces[colour])
    row.remove(piece)
    return with_row(p, colour, (*row, to) if to else tuple(row))


def with_row(p: Position, colour: int, row: tuple[Piece, ...]) -> Position:
    pieces = list(p.pieces)
    pieces[colour] = tuple(sorted(row))
    return replace(p, pieces=tuple(pieces))


def with_stone(p: Position, colour: int, field: str) -> tuple[str, ...]:
    return tuple(field if c == colour else stone for c, stone in enumerate(p.stones))


# Counting.


@cache
def count(h: House, p: Position, depth: int) -> int:
    """How many sequences of so many events can follow."""
    if depth == 0:
        return 1
    return sum(count(h, after, depth - 1) for after in followers(h, p))


def followers(h: House, p: Position) -> Iterator[Position]:
    if awaits_dice(p):
        for face in range(1, 7):
            yield rolled(h, p, face)
    for move in moves(h, p):
        yield chosen(h, p, move)


# Reading and writing.


def read(h: House, text: str) -> Position:
    """A position in the usual form, well formed and possible."""
    board, *facts = text.split(";")
    rows: dict[int, list[str]] = {
        COLOURS.index(name): fields for name, *fields in map(str.split, board.split("/"))
    }
    said: dict[str, list[str]] = {}
    for name, *words in map(str.split, facts):
        said.setdefault(name, []).extend(words)
    p = start(h, COLOURS.index(said["turn"][0]))
    focus = list(by_colour(said.get("focus", [])))
    for colour, fields in rows.items():
        row = (Piece(f, (f in GOAL and h.game == "jaeger") or (colour, f) in focus) for f in fields)
        p = with_row(p, colour, tuple(row))
    for colour, field in by_colour(said.get("stone", [])):
        p = replace(p, stones=with_stone(p, colour, field))
    home = tuple(COLOURS.index(word) for word in said.get("home", []))
    p = replace(p, home=home or tuple(c for c in h.on_turn if p.is_home(c)))
    p = begun(h, p)
    if "sixes" in said:
        p = replace(p, sixes=1, entering=False)
        p = p if "stuck" in said else hopeful(p)
    if said.get("stuck") == ["no"]:
        p = hopeful(p)
    else:
        p = replace(p, idle=int(said.get("stuck", ["0"])[0]), pushed="pushed" in said)
    if "hunt" in said:
        named, dice, hits, *struck = map(int, said["hunt"][::2])
        p = replace(p, hunted=named, dice=dice, hits=hits, struck=struck[0] if struck else hits)
    return rolled(h, p, int(said["die"][0])) if "die" in said else p


def by_colour(words: list[str]) -> Iterator[tuple[int, str]]:
    colour = -1
    for word in words:
        if word in COLOURS:
            colour = COLOURS.index(word)
        else:
            yield colour, word


def write_move(p: Position, move: Move) -> str:
    if move.word != "step":
        detail = {"hunt": str(move.number)}.get(move.word, move.origin)
        return f"{move.word} {detail}".strip()
    hits = p.is_opponent(move.target) or p.is_blocked(move.target)
    return f"{move.origin}{'x' if hits else '-'}{move.target}"


def write_pieces(p: Position) -> dict[str, list[str]]:
    """The fields of each colour's pieces, sorted by name."""
    return {
        COLOURS[colour]: sorted(piece.field for piece in row)
        for colour, row in enumerate(p.pieces)
        if row
    }


def write_facts(h: House, p: Position) -> set[str]:
    """Everything else that a position tells."""
    facts = set()
    for colour, row in enumerate(p.pieces):
        for piece in row:
            if piece.focus and piece.field not in GOAL:
                facts.add(f"focus {COLOURS[colour]} {piece.field}")
    for colour, stone in enumerate(p.stones):
        if stone not in ("", h.lane_begin):
            facts.add(f"stone {COLOURS[colour]} {stone}")
    if len(p.home) > 1:
        facts.add("home " + " ".join(COLOURS[colour] for colour in p.home))
    if p.over:
        return facts
    facts.add(f"turn {COLOURS[p.turn]}")
    if p.die:
        facts.add(f"die {p.die}")
    if p.sixes:
        facts.add(f"sixes {p.sixes}")
    if p.hunted:
        of_all = f" of {p.struck}" if p.struck > p.hits else ""
        facts.add(f"hunt {p.hunted} dice {p.dice} hits {p.hits}{of_all}")
    if p.pushed:
        facts.add("pushed")
    if p.stones and not p.could and (p.idle > 0 or p.sixes):
        facts.add(f"stuck {p.idle}")
    if p.could and not (p.entering or p.die or p.sixes):
        facts.add("stuck no")
    return facts


def places(h: House, p: Position) -> tuple[int, ...]:
    last = h.players if h.play_on else 2
    return tuple(p.home.index(c) + 1 if c in p.home else last for c in h.on_turn)
