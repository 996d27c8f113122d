"""Boards as the page needs them: what lies where, and the printed cardboard as a picture."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256

from rauswurf.boards import LARGEST_FILE, Board, BoardError, document_of, load, read_document
from rauswurf.boards.svg import Look, draw_svg
from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.games import GAMES
from rauswurf.messages import message, speak
from rauswurf.record.header import BoardMark
from rauswurf.rules.graph import FORWARD, NONE, Successors
from rauswurf.server.errors import SENSELESS, TOO_LARGE, Refuse
from rauswurf.server.protocol.http import AskLook, BoardInfo, ColourInfo, FieldInfo, Spot

BOARDS = frozenset(game.board for game in GAMES.values() if game.board)


HASH = re.compile("[0-9a-f]{64}")
MOST_FAULTS = 20  # of a board that are told; whoever mends these will see the rest
KEPT, KEPT_PICTURES = 32, 256  # boards that need not be read again, and pictures of them


@dataclass(frozen=True)
class BoardFile:
    """A board with its file; ``id`` is a name of ours, or the hash by which records name it too."""

    id: str
    document: str = field(compare=False)
    board: Board = field(compare=False)


@cache
def our_board(name: str) -> BoardFile:
    """One of our own boards."""
    return BoardFile(name, document_of(name), load(name))


@lru_cache(KEPT)
def brought_board(document: str) -> BoardFile:
    """The board in a file that somebody brings; raises Refuse with what is wrong with it."""
    if len(document.encode()) > LARGEST_FILE:
        raise Refuse(message("server-too-large", most=LARGEST_FILE), TOO_LARGE)
    try:
        board = read_document(document, "")
    except BoardError as error:
        faults = tuple(error.faults[:MOST_FAULTS])
        raise Refuse(message("server-bad-board"), SENSELESS, faults=faults) from error
    return BoardFile(BoardMark.of(board).sha256.hex(), document, board)


@lru_cache(KEPT_PICTURES)
def board_picture(file: BoardFile, language: str, asked: AskLook | None = None) -> str:
    """The printed board as SVG, nothing standing on it; its title is in this language."""
    asked = asked or AskLook()
    with speak(language):
        return draw_svg(file.board, {}, look=Look(asked.names, asked.dark, asked.turn))


def board_tag(picture: str) -> str:
    """What changes when a picture does: its ETag."""
    return f'"{sha256(picture.encode()).hexdigest()[:16]}"'


@lru_cache(KEPT)
def board_info(file: BoardFile) -> BoardInfo:
    """Everything that a page has to know to put pieces on a board."""
    board = file.board
    cardboard = Cardboard(board)
    return BoardInfo(
        id=file.id,
        name=board.name,
        title=board.title,
        box=cardboard.box,
        reach=cardboard.reach,
        fields=tuple(_fields(board)),
        colours=tuple(_colour(board, number) for number in range(len(board.colours))),
        marks=dict(board.marks),
    )


def _fields(board: Board) -> Iterator[FieldInfo]:
    for one in board.fields:
        spots = tuple(Spot(x, y) for x, y in one.spots)
        owner = None if one.owner == NONE else board.colours[one.owner]
        yield FieldInfo(one.name, one.kind, owner, spots)


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
