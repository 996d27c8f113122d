"""Where on a page of letters the spots of a board are drawn.

A page of text has a usual size; a window has its own, which a drawing is fitted to.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rauswurf.boards.board import Board, Spot

CELL = 2  # columns a place needs at least
TINY = 0.1  # nearer coordinates are the same but for rounding
QUARTERS = [k / 4 for k in range(1, 33)]
STRETCH = 2.0  # a letter is about twice as high as wide

TRUE_ENOUGH = 0.1  # of a unit: how far letters may stand beside their places
EVEN_ENOUGH = 1.2  # times: how much too wide or too high a drawing may be
WIDEST_CELL = 8
LARGE = 12  # scales that are tried along each axis to fill a window
DISTORTED = 1.6  # times: more than this too wide or too high nobody takes for the same board
SCREEN = 24  # rows that most terminals have; a drawing may be higher if it must


class Place(NamedTuple):
    """Where a spot is drawn."""

    row: int
    column: int


class Scale(NamedTuple):
    """How many letters a unit of the board has."""

    across: float
    down: float


class Room(NamedTuple):
    """How large a drawing may be."""

    columns: int
    rows: int


Spots = tuple[Spot, ...]
Places = tuple[Place, ...]

PAGE = Room(78, 40)


def spots_of(board: Board) -> Spots:
    """All spots of a board, field by field."""
    return tuple(spot for field in board.fields for spot in field.spots)


def layout(spots: Spots, cell: int, room: Room = PAGE) -> Places:
    """A place for each spot, ``cell`` columns at least from the next; as small as looks right."""
    return drawn_to_scale(spots, cell, room) or squeezed(spots, cell, room)


@lru_cache
def drawn_to_scale(spots: Spots, cell: int, room: Room = PAGE) -> Places | None:
    """The same where the board fits a page without distortion; None where it does not."""
    found = [
        (_cost(spots, places, Scale(across, down), cell), places)
        for across in _scales(spots, 0, room.columns - cell)
        for down in _scales(spots, 1, room.rows - 1)
        if _shape(Scale(across, down), cell) <= 2
        and (places := _scaled(spots, Scale(across, down)))
        and not _collide(places, cell)
    ]
    return min(found)[1] if found else None


def _scales(spots: Spots, axis: int, most: int) -> list[float]:
    """How many letters a unit could have along one axis so that the board still fits."""
    values = sorted({spot[axis] for spot in spots})
    gaps = [high - low for low, high in pairwise(values) if high - low > TINY]
    natural = [k / min(gaps) for k in (1, 2, 3, 4)] if gaps else []  # even steps on any lattice
    span = values[-1] - values[0]
    fitting = [scale for scale in [*natural, *QUARTERS] if scale * span <= most]
    return fitting or [most / span]


def _shape(scale: Scale, cell: int) -> float:
    """1 where width and height are as they should be, more the worse they are."""
    ratio = scale.across / scale.down / (STRETCH * cell / CELL)
    return max(ratio, 1 / ratio)


def _cost(spots: Spots, places: Places, scale: Scale, cell: int) -> tuple[float, float]:
    """Of what fits a screen the truest drawing, else the smallest; the better the less."""
    shape = _shape(scale, cell)
    size = scale.across * scale.down * shape
    if max(place.row for place in places) >= SCREEN:
        return 1000, size
    untruth = _untruth(spots, places, scale)
    return round(max(untruth, TRUE_ENOUGH) + max(shape, EVEN_ENOUGH), 2), size


def _untruth(spots: Spots, places: Places, scale: Scale) -> float:
    """By how much of a unit the letters stand beside their places, on average."""
    left, top = _corner(spots)
    shifts = [
        abs(place.column / scale.across - (x - left)) + abs(place.row / scale.down - (y - top))
        for (x, y), place in zip(spots, places, strict=True)
    ]
    return sum(shifts) / len(shifts)


def _scaled(spots: Spots, scale: Scale) -> Places:
    left, top = _corner(spots)
    return tuple(
        Place(_round((y - top) * scale.down), _round((x - left) * scale.across)) for x, y in spots
    )


def _corner(spots: Spots) -> Spot:
    return min(x for x, _ in spots), min(y for _, y in spots)


def _round(number: float) -> int:
    return int(number + 0.5)  # halves always the same way, or even steps would look uneven


def _collide(places: Places, cell: int) -> bool:
    return any(
        here.row == there.row and there.column - here.column < cell
        for here, there in pairwise(sorted(places))
    )


def squeezed(spots: Spots, cell: int, room: Room) -> Places:
    """For boards too dense to be drawn to scale: what would collide moves to the right."""
    across = max(_scales(spots, 0, room.columns - cell))
    down = max(_scales(spots, 1, room.rows - 1))
    wanted = _scaled(spots, Scale(across, down))
    places: dict[int, Place] = {}
    for number in sorted(range(len(spots)), key=lambda k: wanted[k]):
        place = wanted[number]
        previous = list(places.values())[-1:]
        if previous and previous[0].row == place.row:
            place = Place(place.row, max(place.column, previous[0].column + cell))
        places[number] = place
    return tuple(places[number] for number in range(len(spots)))


# Fitting a window.


class Fit(NamedTuple):
    """A drawing for a window: the columns that each place has, and the places."""

    cell: int
    places: Places


@lru_cache
def fitted(spots: Spots, room: Room) -> Fit:
    """The drawing that makes the best of a window: large places, even steps, the right shape."""
    for cell in range(WIDEST_CELL, CELL - 1, -1):
        found = [
            (_unevenness(spots, places, scale), places)
            for scale in _large_scales(spots, cell, room)
            if (places := _scaled(spots, scale)) and not _collide(places, cell)
        ]
        if found:
            return Fit(cell, min(found)[1])
    return Fit(CELL, squeezed(spots, CELL, room))


def _large_scales(spots: Spots, cell: int, room: Room) -> list[Scale]:
    """The larger ones of those scales that fit a window and do not distort the board."""
    across = sorted(_scales(spots, 0, room.columns - cell))[-LARGE:]
    down = sorted(_scales(spots, 1, room.rows - 1))[-LARGE:]
    scales = [Scale(a, d) for a in across for d in down]
    return [scale for scale in scales if _shape(scale, CELL) <= DISTORTED]


def _unevenness(spots: Spots, places: Places, scale: Scale) -> tuple[float, float]:
    """How far a drawing is from a good one, in units; of equally good ones the larger is better."""
    shape = max(_shape(scale, CELL), EVEN_ENOUGH) - EVEN_ENOUGH
    return round(_untruth(spots, places, scale) + shape, 2), -scale.across * scale.down
