"""The variant barriers: two own pieces on one track field close the way for everybody."""

from typing import Annotated

from rauswurf.rules import race
from rauswurf.rules.classic.standard import list_piece as plain_list_piece
from rauswurf.rules.classic.standard import may_enter as plain_may_enter
from rauswurf.rules.classic.standard import may_land as plain_may_land
from rauswurf.rules.classic.standard import may_pass as plain_may_pass
from rauswurf.rules.graph import FORWARD, TRACK
from rauswurf.rules.race import EMPTY, FIELDS, KIND, PATH, PROGRESS, START, owner
from rauswurf.rules.race import lift as plain_lift
from rauswurf.rules.race import put as plain_put
from rauswurf.rules.race import setup as plain_setup
from rauswurf.rules.state import Cell, Row


class State(race.State):
    """``board`` shows one piece of a barrier, ``under`` the other."""

    under: Annotated[Row, Cell("i1", "FIELDS")]  # [field]: the second piece on it, or EMPTY


def setup(s: State) -> None:
    """The beginning of a game."""
    for field in range(FIELDS):
        s.under[field] = EMPTY
    plain_setup(s)


def lift(s: State, piece: int) -> None:
    """Take a piece off its field; out of a barrier the other one stays."""
    here = s.where[piece]
    if s.under[here] == EMPTY:
        plain_lift(s, piece)
        return
    if s.board[here] == piece:
        s.board[here] = s.under[here]
    s.under[here] = EMPTY
    s.steps[owner(piece)] -= PROGRESS[owner(piece), here]


def put(s: State, piece: int, there: int) -> None:
    """Set a piece on a field; on an own piece it makes a barrier."""
    if owner(s.board[there]) != owner(piece):
        plain_put(s, piece, there)
        return
    s.under[there] = piece
    s.where[piece] = there
    s.steps[owner(piece)] += PROGRESS[owner(piece), there]


def list_piece(s: State, piece: int) -> None:
    """Offer the moves of one piece; the two of a barrier are the same, so one speaks for both."""
    if s.under[s.where[piece]] != piece:
        plain_list_piece(s, piece)


def may_enter(s: State, colour: int) -> bool:
    """A strangers' barrier on the start lets nobody in."""
    return plain_may_enter(s, colour) and s.under[START[colour]] == EMPTY


def may_land(s: State, piece: int, way: int, to: int) -> bool:
    """Nobody lands on a barrier; on a single own piece on the track one makes a barrier."""
    if s.under[to] != EMPTY:
        return False
    if way == FORWARD and KIND[to] == TRACK:
        return True
    return plain_may_land(s, piece, way, to)


def may_pass(s: State, piece: int, way: int, k: int) -> bool:
    """Nobody passes a barrier, in either direction."""
    for n in range(s.die - 1):
        if s.under[PATH[way, owner(piece), s.where[piece], s.die, k, n]] != EMPTY:
            return False
    return plain_may_pass(s, piece, way, k)
