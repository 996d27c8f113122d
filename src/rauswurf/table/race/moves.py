"""Moves of race games as people write them.

``12-18``, ``Bx0``, ``black 3-8``, ``pass``; in single games ``hunt 5``, ``turn s2.4``, ``push``,
``stone 33``. A field alone asks about the piece on it: why may it not move?
"""

import re
from dataclasses import replace

from rauswurf.games import Setup
from rauswurf.messages import message, quoted
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import (
    HUNT,
    PUSH,
    STEP,
    STEP_BACK,
    STONE,
    TURN,
    State,
    kind_of,
    piece_of,
    target_of,
)
from rauswurf.rules.wish import Wish
from rauswurf.table.errors import NotAMove
from rauswurf.table.values import Move, Piece

_STEP = re.compile(r"(?:(?P<colour>[a-z]+) +)?(?P<origin>[^ x-]+)(?:[x-](?P<target>[^ x-]+))?")


def wish_of(setup: Setup, s: State, option: int) -> Wish:
    """What a choice means."""
    kind, piece, target = kind_of(option), piece_of(option), target_of(option)
    if kind in (STEP, STEP_BACK):
        return Wish("step", setup.board.owner(piece), s.where[piece], target)
    if kind == HUNT:
        return Wish("hunt", number=target)
    if kind in (STONE, TURN):
        return Wish("stone" if kind == STONE else "turn", target=target)
    return Wish("push" if kind == PUSH else "pass")


def move_from(setup: Setup, s: State, option: int) -> Move:
    """A choice as a value, with its fields by name."""
    wish, text = wish_of(setup, s, option), write_option(setup, s, option)
    origin, target = (
        None if field == NONE else setup.board.field_name(field)
        for field in (wish.origin, wish.target)
    )
    if wish.word != "step":
        return Move(text, setup.board.colours[s.turn], origin, target)
    there = s.board[wish.target]
    throws_out = 0 <= there < len(s.where) and setup.board.owner(there) != wish.colour
    captured = piece_from(setup, s, there) if throws_out else None
    return Move(text, setup.board.colours[wish.colour], origin, target, captured)


def playing(s: State) -> list[int]:
    """The pieces that play."""
    return [piece for piece, field in enumerate(s.where) if field != NONE]


def piece_from(setup: Setup, s: State, piece: int) -> Piece:
    """A piece as a value."""
    board = setup.board
    return Piece(piece, board.colours[board.owner(piece)], board.field_name(s.where[piece]))


def write_option(setup: Setup, s: State, option: int) -> str:
    """A choice as text, with the colour in front where it is not the mover's."""
    return write_wish(setup, s, wish_of(setup, s, option))


def write_wish(setup: Setup, s: State, wish: Wish) -> str:
    """A wish as text."""
    if wish.word != "step":
        return _write_words(setup, wish)
    prefix = "" if wish.colour == s.turn else f"{setup.board.colours[wish.colour]} "
    text = prefix + setup.board.field_name(wish.origin)
    if wish.target == NONE:
        return text
    occupant = s.board[wish.target]
    mark = "x" if occupant >= 0 and setup.board.owner(occupant) != wish.colour else "-"
    return f"{text}{mark}{setup.board.field_name(wish.target)}"


def read_wish(setup: Setup, s: State, text: str) -> Wish:
    """What a player means by a text; raises NotAMove."""
    text = " ".join(text.split())
    word, _, rest = text.partition(" ")
    if text in ("pass", "roll", "push"):
        return Wish(text)
    if word == "hunt" and re.fullmatch(r"[0-9]{1,2}", rest):
        return Wish("hunt", number=int(rest))
    if word in ("stone", "turn") and rest:
        return Wish(word, target=_field(setup, rest, s.turn))
    match = _STEP.fullmatch(text)
    if not match:
        raise NotAMove(message("move-unknown", said=quoted(text)))
    colour = s.turn
    if match["colour"]:
        colour = setup.board.colour(match["colour"])
        if colour not in setup.colours:
            playing = [setup.board.colours[c] for c in setup.colours]
            said = quoted(match["colour"])
            raise NotAMove(message("move-no-colour", said=said, known=playing))
    origin = _field(setup, match["origin"], colour)
    target = _field(setup, match["target"], colour) if match["target"] else NONE
    return Wish("step", colour, origin, target)


def match_option(setup: Setup, s: State, wish: Wish) -> int | None:
    """The choice on offer that this wish means; None if there is none.

    Raises NotAMove for a piece that may move when it was not said where to.
    """
    for option in s.option[: s.options]:
        meant = wish_of(setup, s, option)
        if meant == wish:
            return option
        if replace(meant, target=NONE) == wish:
            raise NotAMove(message("move-where-to"))
    return None


def _write_words(setup: Setup, wish: Wish) -> str:
    if wish.target != NONE:
        return f"{wish.word} {setup.board.field_name(wish.target)}"
    return f"{wish.word} {wish.number}" if wish.word == "hunt" else wish.word


def _field(setup: Setup, name: str, colour: int) -> int:
    number = setup.board.find(name, colour)
    if number == NONE:
        raise NotAMove(message("move-no-field", said=quoted(name)))
    return number
