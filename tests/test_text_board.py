"""Boards drawn as text: right places, right letters, no collisions."""

import math
import re
from itertools import pairwise

import pytest

from rauswurf.boards import Board, load
from rauswurf.boards.board import Spot
from rauswurf.boards.layout import PAGE, Room, fitted, layout, spots_of
from rauswurf.boards.schema import read_board
from rauswurf.boards.text import draw, legend, letter
from rauswurf.games import GAMES

CROSS = load("cross")
BOARDS = sorted({game.board for game in GAMES.values() if game.board})


def pieces(**fields: str) -> dict[int, list[int]]:
    placed = {}
    for name, text in fields.items():
        colour = CROSS.colour(name)
        placed[colour] = [CROSS.find(field, colour) for field in text.split()]
    return placed


def test_the_empty_cross() -> None:
    assert draw(CROSS, {}).splitlines() == [
        "_ _     . . o     _ _",
        "_ _     . a .     _ _",
        "        . b .",
        "        . c .",
        "o . . . . d . . . . .",
        ". a b c d   d c b a .",
        ". . . . . d . . . . o",
        "        . c .",
        "        . b .",
        "_ _     . a .     _ _",
        "_ _     o . .     _ _",
    ]


def test_pieces_stand_on_their_fields_and_a_barrier_shows_its_number() -> None:
    placed = pieces(yellow="B B 0 a", green="B B B B", red="12 12 B d", black="30 B B B")
    assert draw(CROSS, placed).splitlines() == [
        "Y Y     . . o     G G",
        "_ _     . a .     G G",
        "        . b R2",
        "        . c .",
        "Y . . . . d . . . . .",
        ". Y b c d   R c b a .",
        ". . . . . d . . . . o",
        "        . c .",
        "        . b .",
        "B _     . a .     _ _",
        "B B     B . .     _ R",
    ]


def test_names_help_to_type_moves() -> None:
    lines = draw(CROSS, pieces(yellow="B B B 2"), names=True).splitlines()
    assert lines[4] == "0  1  Y  3  4  d  14 15 16 17 18"
    assert lines[5] == "39 a  b  c  d     d  c  b  a  19"


def test_paint_changes_nothing_but_the_paint() -> None:
    placed = pieces(yellow="B B B 2", black="3 3 B B")
    painted = draw(CROSS, placed, colour=True)
    assert "\x1b[1;7;33mY\x1b[0m" in painted
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == draw(CROSS, placed)


def test_things_lie_on_fields_beside_pieces_or_alone() -> None:
    lines = draw(CROSS, pieces(yellow="1 B B B"), things={1: "#", 2: "#"}).splitlines()
    assert lines[4].startswith("o Y## . .")


def test_letters() -> None:
    assert legend(CROSS, range(4)) == "Y Yellow  G Green  R Red  B Black"
    other = board_of(["blue", "beige", "black", "umber"])
    assert [letter(other, colour) for colour in range(4)] == ["U", "E", "B", "M"]


def test_more_colours_than_spots_are_told_below() -> None:
    board = board_of(["red", "blue"])
    crowd = board.find("W")
    assert draw(board, {0: [crowd, crowd], 1: [crowd]}).splitlines()[-1] == "*3 on W: Red 2, Blue 1"
    assert "R3" in draw(board, {0: [crowd] * 3})


def board_of(colours: list[str]) -> Board:
    """A tiny board with these colours: a ring of four, two goal fields each, one waiting field."""
    return read_board(
        {
            "id": "tiny",
            "name": "Tiny",
            "size": [3, 3],
            "ways": {"forward": ["0..3 0"]},
            "colour": [
                {"name": name, "start": "0", "base": "W", "goal": "a b", "forward": ["3 a b"]}
                for name in colours
            ],
            "group": [
                {"kind": "track", "fields": [["0", 0, 0], ["1", 2, 0], ["2", 2, 2], ["3", 0, 2]]},
                {"kind": "waiting", "fields": [["W", 4, 4]]},
                *(
                    {
                        "kind": "goal",
                        "owner": name,
                        "fields": [["a", 0, 3 + number], ["b", 1, 3 + number]],
                    }
                    for number, name in enumerate(colours)
                ),
            ],
        },
        "tiny",
    )


# Any board.


def circle(count: int, radius: float) -> list[Spot]:
    angles = [2 * math.pi * k / count for k in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def hexagon(side: int) -> list[Spot]:
    corners = circle(6, side)
    return [
        (x + (to_x - x) * k / side, y + (to_y - y) * k / side)
        for (x, y), (to_x, to_y) in zip(corners, corners[1:] + corners[:1], strict=True)
        for k in range(side)
    ]


@pytest.mark.parametrize("cell", [2, 3])
@pytest.mark.parametrize(
    "spots",
    [
        hexagon(10),
        hexagon(10) + hexagon(6) + hexagon(8)[::2] + hexagon(4),
        circle(60, 10) + circle(36, 6) + circle(24, 8) + circle(24, 4),
        [(0.0, 0.0)],
        [(0.0, 0.0), (0.3, 7.5), (0.7, 7.5)],
    ],
)
def test_no_two_spots_share_a_place(spots: list[Spot], cell: int) -> None:
    places = sorted(layout(tuple(spots), cell))
    assert len(places) == len(spots)
    for k, here in enumerate(places):
        for there in places[k + 1 :]:
            assert here.row != there.row or there.column - here.column >= cell
    assert max(place.column for place in places) + cell <= PAGE.columns
    assert max(place.row for place in places) < PAGE.rows


def test_a_hexagon_has_even_rows() -> None:
    rows = {place.row for place in layout(tuple(hexagon(10)), 2)}
    assert rows == set(range(21))


def test_a_board_too_dense_for_a_page_is_drawn_all_the_same() -> None:
    spots = tuple((x / 20, y / 20) for x in range(30) for y in range(30))
    places = layout(spots, 2)
    assert len(set(places)) == len(spots)


@pytest.mark.parametrize("room", [Room(40, 20), Room(50, 22), Room(80, 40), Room(120, 60)])
@pytest.mark.parametrize("board", BOARDS)
def test_a_drawing_fits_its_window(board: str, room: Room) -> None:
    fit = fitted(spots_of(load(board)), room)
    assert max(place.row for place in fit.places) < room.rows
    rows = sorted(fit.places)
    for here, there in pairwise(rows):
        assert here.row < there.row or there.column - here.column >= fit.cell
    if room.columns >= 50:
        assert max(place.column for place in fit.places) + fit.cell <= room.columns


def test_a_larger_window_has_room_for_larger_places() -> None:
    assert fitted(spots_of(CROSS), Room(30, 12)).cell == 2
    assert fitted(spots_of(CROSS), Room(50, 22)).cell == 4
