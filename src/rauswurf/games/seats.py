"""The constants that say who plays what on which board, for all race games."""

from collections.abc import Mapping, Sequence

from rauswurf.games.game import Setup
from rauswurf.rules import race
from rauswurf.rules.array import Array
from rauswurf.rules.graph import NONE, TRACK, WAYS, tables

OTHER_CHOICES = 8  # passing, pushing, the numbers of a hunt


def spread(players: int, colours: int) -> tuple[int, ...]:
    """The colours of so many players, as far apart around the board as can be."""
    return tuple(seat * colours // players for seat in range(players))


def race_tables(setup: Setup, begin: Mapping[int, Sequence[int]]) -> dict[str, int | Array]:
    """The constants of a board and of those who sit at it.

    ``begin`` has the first fields of each colour on the board.
    """
    of_board = tables(setup.board.graph)
    paths = of_board["PATHS"]
    assert isinstance(paths, int)
    colours, pieces = setup.board.graph.colours, setup.board.pieces
    seat_of = {colour: seat for seat, mine in enumerate(setup.seats) for colour in mine}
    on_turn = sorted(seat_of)
    follows = dict(zip(on_turn, on_turn[1:] + on_turn[:1], strict=True))
    nowhere = [NONE] * pieces
    fields = [field for colour in range(colours) for field in begin.get(colour, nowhere)]
    return {
        **of_board,
        "PIECES": pieces,
        "ALL_PIECES": pieces * colours,
        "MOST_OPTIONS": most_options(setup, WAYS * paths),
        "SEATS": len(setup.seats),
        "SEAT": Array.row(seat_of.get(colour, NONE) for colour in range(colours)),
        "FIRST_COLOUR": Array.row(mine[0] for mine in setup.seats),
        "FOLLOWS": Array.row(follows.get(colour, NONE) for colour in range(colours)),
        "BEGIN": Array.row(fields),
    }


def most_options(setup: Setup, paths: int) -> int:
    """Room for all choices of one position, where a piece has so many paths."""
    steps = setup.board.pieces * paths
    fields = setup.board.graph.kind.count(TRACK)  # for a stone, where no second colour is moved
    return max(race.MOST_OPTIONS, steps + max(steps, fields) + OTHER_CHOICES)
