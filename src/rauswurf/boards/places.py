"""What people call a field: its name if they type moves, else what it is and where it lies."""

from functools import lru_cache
from typing import NamedTuple

from rauswurf.boards.board import Board
from rauswurf.messages import Message, place
from rauswurf.rules.graph import FORWARD, NONE

AT, FROM, TO, INTO = "at", "from", "to", "into"
STRETCHES = ("track", "inner")  # fields that are counted from a start


class Spoken(NamedTuple):
    """A kind of place, the number of the field there, and the colour that it is told by."""

    kind: str
    number: int = 0
    colour: int = NONE


def place_of(board: Board, field: int, role: str = AT) -> Message:
    """A field in a sentence; ``role`` says what happens there, for prepositions depend on it."""
    spoken = spoken_places(board)[field]
    values: dict[str, Message | int] = {}
    if spoken.number:
        values["number"] = spoken.number
    if spoken.colour != NONE:
        values["colour"] = board.colour_told(spoken.colour)
    return place(spoken.kind, board.field_name(field), role, **values)


def origin_of(board: Board, field: int, target: int) -> Message:
    """Where a piece comes from; told in short on a stretch that it does not leave."""
    here, there = (spoken_places(board)[each] for each in (field, target))
    if here.kind in STRETCHES and (here.kind, here.colour) == (there.kind, there.colour):
        return place("near", board.field_name(field), FROM, number=here.number)
    return place_of(board, field, FROM)


@lru_cache(32)
def spoken_places(board: Board) -> tuple[Spoken, ...]:
    """How each field of a board is told."""
    found = {**_beside_the_track(board), **_lanes(board)}
    for begin, colour, kind in _beginnings(board):
        for steps, field in enumerate(_round_from(board, begin, found)):
            found[field] = Spoken(kind, steps, colour) if steps else _start(kind, colour)
    unknown = Spoken("named")
    return tuple(found.get(field, unknown) for field in range(len(board.fields)))


def _start(kind: str, colour: int) -> Spoken:
    return Spoken("start" if kind == "track" else "inner-start", 0, colour)


def _beginnings(board: Board) -> list[tuple[int, int, str]]:
    """Where to begin to count: the start of each colour, and its entry on another ring."""
    graph = board.graph
    outer = [(start, colour, "track") for colour, start in enumerate(graph.start)]
    known = {start for start, _, _ in outer}
    inner = {
        there: colour
        for colour, successors in enumerate(graph.next[FORWARD])
        for here, follow in enumerate(successors)
        for there in follow
        if len(graph.goal) > 2 and board.fields[there].kind == "track" and there not in known
        if sum(there in other[here] for other in graph.next[FORWARD]) == 1
    }
    return [*outer, *((field, colour, "inner") for field, colour in inner.items())]


def _round_from(board: Board, begin: int, known: dict[int, Spoken]) -> list[int]:
    """The fields from a beginning up to the next one, as all colours walk them."""
    stops = {field for field, _, _ in _beginnings(board)}
    after: dict[int, int] = {}
    for successors in board.graph.next[FORWARD]:
        for here, follow in enumerate(successors):
            on = [there for there in follow if there not in known]
            if on:
                after.setdefault(here, on[0])
    fields = [begin]
    while (here := after.get(fields[-1], begin)) not in stops and here not in fields:
        fields.append(here)
    return fields


def _beside_the_track(board: Board) -> dict[int, Spoken]:
    """Goals, waiting fields, side paths and shortcuts."""
    graph = board.graph
    found: dict[int, Spoken] = {}
    for goal in graph.goal:
        found |= {field: Spoken("goal", number) for number, field in enumerate(goal, 1)}
    for number, field in enumerate(board.fields):
        if field.kind == "waiting" and field.owner != NONE:
            found[number] = Spoken("base")
        elif field.kind == "waiting":
            entries = {entry[number] for entry in graph.entry} - {NONE}
            found[number] = Spoken("waiting", 0, _colour_at(board, min(entries, default=NONE)))
    for kind, first in [*(("side", f) for f in _side_entrances(board)), *_shortcuts(board)]:
        found |= {
            field: Spoken(kind, number) for number, field in enumerate(_path(board, first), 1)
        }
    return found


def _colour_at(board: Board, field: int) -> int:
    """The colour that enters on a field."""
    return next((colour for begin, colour, _ in _beginnings(board) if begin == field), NONE)


def _side_entrances(board: Board) -> list[int]:
    return sorted(
        {
            there
            for successors in board.graph.next[FORWARD]
            for here, follow in enumerate(successors)
            for there in follow
            if board.fields[there].kind == "side" != board.fields[here].kind
        }
    )


def _shortcuts(board: Board) -> list[tuple[str, int]]:
    turnoffs = {there for follow in board.graph.turnoffs for after in follow for there in after}
    return [("shortcut", there) for there in sorted(turnoffs)]


def _path(board: Board, first: int) -> list[int]:
    """A path beside the track, from its first field on."""
    fields = [first]
    kind = board.fields[first].kind
    while True:
        follow = board.graph.next[FORWARD][0][fields[-1]]
        on = [there for there in follow if board.fields[there].kind == kind]
        if not on or on[0] in fields:
            return fields
        fields.append(on[0])


def _lanes(board: Board) -> dict[int, Spoken]:
    found: dict[int, Spoken] = {}
    for marks in board.colour_marks:
        lane = marks.get("lane", ())
        found |= {field: Spoken("lane", number) for number, field in enumerate(lane, 1)}
        found |= {field: Spoken("free") for field in lane[-1:]}
    return found
