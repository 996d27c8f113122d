"""Boards drawn as pictures: everything is there, in its place, and always the same."""

from math import hypot
from xml.etree import ElementTree

import pytest

from rauswurf.boards import Board, load
from rauswurf.boards.schema import read_board
from rauswurf.boards.svg import PAINTS, REACH, UNIT, draw_svg, outline, paint_of

BOARDS = (
    *("cross", "zweite-ebene", "einser-blocker", "jaeger"),
    *("werfer", "abkuerzungen", "kurzer-einsatz"),
)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(board: Board, pieces: dict[int, list[int]] | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(draw_svg(board, pieces or {}))


def texts(picture: ElementTree.Element) -> list[str]:
    written = [text for text in picture.iter(f"{SVG}text") if text.get("aria-hidden") is None]
    return sorted(element.text or "" for element in written)


def filled(picture: ElementTree.Element, colour: str) -> int:
    return sum(element.get("fill") == colour for element in picture.iter())


@pytest.mark.parametrize("name", BOARDS)
def test_every_field_is_named_once(name: str) -> None:
    board = load(name)
    assert texts(drawn(board)) == sorted(field.name for field in board.fields)


@pytest.mark.parametrize("name", BOARDS)
def test_everything_lies_on_the_card(name: str) -> None:
    board = load(name)
    left, top, width, height = map(float, drawn(board).attrib["viewBox"].split())
    for field in board.fields:
        for x, y in field.spots:
            assert left < (x - REACH) * UNIT < (x + REACH) * UNIT < left + width
            assert top < (y - REACH) * UNIT < (y + REACH) * UNIT < top + height


@pytest.mark.parametrize("name", BOARDS)
def test_the_same_board_gives_the_same_picture(name: str) -> None:
    board = load(name)
    assert draw_svg(board, {0: [0, 1]}) == draw_svg(board, {0: [0, 1]})


@pytest.mark.parametrize("name", BOARDS)
def test_no_two_fields_of_our_boards_overlap(name: str) -> None:
    spots = [spot for field in load(name).fields for spot in field.spots]
    nearest = min(hypot(x - a, y - b) for k, (x, y) in enumerate(spots) for a, b in spots[k + 1 :])
    assert nearest >= 2 * REACH


@pytest.mark.parametrize("name", BOARDS)
def test_the_size_of_our_boards_is_that_of_their_fields(name: str) -> None:
    board = load(name)
    xs = [x for field in board.fields for x, _ in field.spots]
    ys = [y for field in board.fields for _, y in field.spots]
    assert (min(xs), min(ys)) == (0, 0)
    assert board.size == pytest.approx((max(xs) + 1, max(ys) + 1))


def test_a_piece_covers_the_name_of_its_field_and_waiting_pieces_do_not() -> None:
    board = load("cross")
    picture = drawn(board, {0: [board.find("12"), board.find("B", 0)]})
    assert "12" not in texts(picture)
    assert texts(picture).count("B") == 4


def test_pieces_are_drawn_on_their_fields_in_their_colour() -> None:
    board = load("cross")
    before, after = drawn(board), drawn(board, {1: [board.find("12"), board.find("B", 1)]})
    green = PAINTS["green"].full
    assert filled(after, green) - filled(before, green) == 2


def test_two_pieces_on_one_field_stand_beside_each_other() -> None:
    board = load("cross")
    yellow = PAINTS["yellow"].full
    circles = [
        element
        for element in drawn(board, {0: [board.find("12")] * 2}).iter(f"{SVG}circle")
        if element.get("fill") == yellow and element.get("stroke-width") == "2"
    ]
    assert len({circle.get("cx") for circle in circles}) == 2


def test_stones_lie_on_their_fields() -> None:
    board = load("einser-blocker")
    lane = board.find("L1", 0)
    picture = ElementTree.fromstring(draw_svg(board, {}, stones={0: lane, 2: board.find("33")}))
    assert texts(picture).count("L1") == 3
    assert "33" not in texts(picture)


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len({tuple(outline(colour, 1)) for colour in range(6)}) == 6


def test_colours_we_do_not_know_are_printed_apart_from_those_we_do() -> None:
    board = tiny("orange", "red", "purple")
    paints = [paint_of(board, colour) for colour in range(3)]
    assert len(set(paints)) == 3
    assert paints[1] == PAINTS["red"]


@pytest.mark.parametrize("colours", [("red",), ("red", "blue"), ("red", "blue", "green")])
def test_names_are_written_safely_and_small_boards_are_drawn(colours: tuple[str, ...]) -> None:
    board = tiny(*colours, name='<b>"Tiny"</b> & co')
    picture = drawn(board)
    title = picture.find(f"{SVG}title")
    assert title is not None
    assert title.text == '<b>"Tiny"</b> & co'


def tiny(*colours: str, name: str = "Tiny") -> Board:
    """A ring of four, one goal field for each colour, one waiting field for all."""
    return read_board(
        {
            "id": "tiny",
            "name": name,
            "size": [5, 7],
            "ways": {"forward": ["0..3 0"]},
            "marks": {"arrow": "0"},
            "colour": [
                {"name": colour, "start": "0", "base": "W", "goal": "a", "forward": ["3 a"]}
                for colour in colours
            ],
            "group": [
                {"kind": "track", "fields": [["0", 0, 0], ["1", 2, 0], ["2", 2, 2], ["3", 0, 2]]},
                {"kind": "waiting", "fields": [["W", 4, 4]]},
                *(
                    {"kind": "goal", "owner": colour, "fields": [["a", 0, 3 + number]]}
                    for number, colour in enumerate(colours)
                ),
            ],
        },
        "tiny",
    )
