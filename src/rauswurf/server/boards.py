"""Boards as the page needs them: what lies where, and the printed cardboard as a picture."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256

from rauswurf.boards import Board, load
from rauswurf.boards.svg import draw_svg
from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.games import GAMES
from rauswurf.messages import speak
from rauswurf.rules.graph import FORWARD, NONE, Successors
from rauswurf.server.protocol.http import BoardInfo, ColourInfo, FieldInfo, Spot

BOARDS = frozenset(game.board for game in GAMES.values() if game.board)


@cache
def board_picture(name: str, language: str) -> str:
    """The printed board as SVG, nothing standing on it; its title is in this language."""
    with speak(language):
        return draw_svg(load(name), {})


@cache
def board_tag(name: str, language: str) -> str:
    """What changes when the picture does: its ETag."""
    return f'"{sha256(board_picture(name, language).encode()).hexdigest()[:16]}"'


@cache
def board_info(name: str) -> BoardInfo:
    """Everything that a page has to know to put pieces on a board."""
    board = load(name)
    cardboard = Cardboard(board)
    return BoardInfo(
        id=board.id,
        name=board.name,
        box=cardboard.frame(),
        reach=cardboard.reach,
        fields=tuple(_fields(board)),
        colours=tuple(_colour(board, number) for number in range(len(board.colours))),
        marks=dict(board.marks),
    )


def _fields(board: Board) -> Iterator[FieldInfo]:
    for field in board.fields:
        spots = tuple(Spot(x, y) for x, y in field.spots)
        owner = None if field.owner == NONE else board.colours[field.owner]
        yield FieldInfo(field.name, field.kind, owner, spots)


def _colour(board: Board, number: int) -> ColourInfo:
    graph = board.graph
    base = graph.base[number]
    return ColourInfo(
        name=board.colours[number],
        start=graph.start[number],
        base=None if base == NONE else base,
        goal=graph.goal[number],
        next=_steps(graph.next[FORWARD][number]),
        turnoffs=_steps(graph.turnoffs[number]),
        enter=tuple(pair for pair in enumerate(graph.entry[number]) if pair[1] != NONE),
        marks=dict(board.colour_marks[number]),
    )


def _steps(successors: Successors) -> tuple[tuple[int, int], ...]:
    return tuple((here, there) for here, follow in enumerate(successors) for there in follow)
