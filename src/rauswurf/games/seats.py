"""The constants that say who plays what and where the pieces begin, for all race games."""

from collections.abc import Mapping, Sequence

from rauswurf.games.game import Setup
from rauswurf.rules import race
from rauswurf.rules.array import Array
from rauswurf.rules.graph import NONE


def seat_tables(setup: Setup, begin: Mapping[int, Sequence[int]]) -> dict[str, int | Array]:
    """The constants for these seats; ``begin`` has the first fields of each colour on the board."""
    colours = setup.board.graph.colours
    seat_of = {colour: seat for seat, mine in enumerate(setup.seats) for colour in mine}
    on_turn = sorted(seat_of)
    follows = dict(zip(on_turn, on_turn[1:] + on_turn[:1], strict=True))
    nowhere = [NONE] * race.PIECES
    fields = [field for colour in range(colours) for field in begin.get(colour, nowhere)]
    return {
        "ALL_PIECES": race.PIECES * colours,
        "SEATS": len(setup.seats),
        "SEAT": Array.row(seat_of.get(colour, NONE) for colour in range(colours)),
        "FIRST_COLOUR": Array.row(mine[0] for mine in setup.seats),
        "FOLLOWS": Array.row(follows.get(colour, NONE) for colour in range(colours)),
        "BEGIN": Array.row(fields),
    }
