"""Who could throw out whom with their next roll: a help for players, worked out by the rules."""

from collections.abc import Iterator
from typing import NamedTuple

from rauswurf.dice import Dice
from rauswurf.games import Setup
from rauswurf.table.errors import PositionError
from rauswurf.table.race.view import RaceView
from rauswurf.table.table import Table

STANDS = ("focus", "stone")  # facts of a position that hold whoever is to roll
FACES = range(1, 7)


class Threat(NamedTuple):
    """What stands in a place could be thrown out from another one, by a roll of one of these faces.

    A position tells where pieces stand, not which is which: so do threats.
    """

    place: int
    origin: int
    faces: tuple[int, ...]


def threats(setup: Setup, position: str) -> list[Threat]:
    """All threats among players in a position, as if each of them were to roll next.

    Only what one plain roll does is looked at: no hunts, and no second roll after a six.
    """
    found: dict[tuple[int, int], list[int]] = {}
    for colour in setup.colours:
        for face in FACES:
            for ends in captures(setup, if_it_were(position, setup.names[colour]), face):
                found.setdefault(ends, []).append(face)
    return [Threat(*ends, tuple(sorted(set(faces)))) for ends, faces in sorted(found.items())]


def if_it_were(position: str, colour: str) -> str:
    """The same position with another colour to roll."""
    pieces, *facts = (part.strip() for part in position.split(";"))
    kept = [fact for fact in facts if fact.startswith(STANDS)]
    return " ; ".join([pieces, f"turn {colour}", *kept])


def captures(setup: Setup, position: str, face: int) -> Iterator[tuple[int, int]]:
    """Where somebody else's piece can be thrown out with a roll, and from where."""
    try:
        table = Table(setup, dice=Dice.by_hand(), position=position)
    except PositionError:  # who has nothing left to move is never to roll
        return
    if table.dice_wanted != 1:  # nor where the game is over, or several dice fall
        return
    seat = table.seat
    table.roll(face)
    view = table.view
    if view.seat != seat or not isinstance(view, RaceView):
        return
    pieces = {piece.id: piece for piece in view.pieces}
    for move in view.moves:
        if move.captured is None or move.origin is None:
            continue
        victim = pieces[move.captured]
        if setup.seat_of(setup.names.index(victim.colour)) != seat:
            yield victim.place, move.origin
