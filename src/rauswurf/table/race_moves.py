"""Moves of race games as people write them: ``12-18``, ``Bx0``, ``black 3-8``, ``pass``."""

import re

from rauswurf.games import Setup
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import PASS, PIECES, State, kind_of, piece_of, target_of
from rauswurf.rules.wish import Wish
from rauswurf.table.errors import NotAMove

_STEP = re.compile(r"(?:(?P<colour>[a-z]+) +)?(?P<origin>[^ x-]+)(?:[x-](?P<target>[^ x-]+))?")


def write_option(setup: Setup, s: State, option: int) -> str:
    """A choice as text, with the colour in front where it is not the mover's."""
    if kind_of(option) == PASS:
        return "pass"
    piece = piece_of(option)
    wish = Wish("step", piece // PIECES, s.where[piece], target_of(option))
    return write_wish(setup, s, wish)


def write_wish(setup: Setup, s: State, wish: Wish) -> str:
    """A wish as text."""
    if wish.word != "step":
        return f"{wish.word} {wish.number}" if wish.number else wish.word
    prefix = "" if wish.colour == s.turn else f"{setup.board.colours[wish.colour]} "
    text = prefix + setup.board.field_name(wish.origin)
    if wish.target == NONE:
        return text
    occupant = s.board[wish.target]
    mark = "x" if occupant >= 0 and occupant // PIECES != wish.colour else "-"
    return f"{text}{mark}{setup.board.field_name(wish.target)}"


def read_wish(setup: Setup, s: State, text: str) -> Wish:
    """What a player means by a text; raises NotAMove."""
    text = " ".join(text.split())
    if text in ("pass", "roll"):
        return Wish(text)
    match = _STEP.fullmatch(text)
    if not match:
        raise NotAMove(f"{text!r} is no move; moves look like 12-18, 12x18, B-0 or pass")
    colour = s.turn
    if match["colour"]:
        colour = setup.board.colour(match["colour"])
        if colour not in setup.colours:
            playing = ", ".join(setup.board.colours[c] for c in setup.colours)
            raise NotAMove(f"no colour {match['colour']!r} plays; there are {playing}")
    origin = _field(setup, match["origin"], colour)
    target = _field(setup, match["target"], colour) if match["target"] else NONE
    return Wish("step", colour, origin, target)


def match_option(s: State, wish: Wish) -> int | None:
    """The choice on offer that this wish means; None if there is none."""
    for option in s.option[: s.options]:
        if wish.word == "pass" and kind_of(option) == PASS:
            return option
        if wish.word == "step" and kind_of(option) != PASS:
            piece = piece_of(option)
            meant = (piece // PIECES, s.where[piece], target_of(option))
            if meant == (wish.colour, wish.origin, wish.target):
                return option
    return None


def _field(setup: Setup, name: str, colour: int) -> int:
    number = setup.board.find(name, colour)
    if number == NONE:
        raise NotAMove(f"the board has no field {name!r}")
    return number
