"""Boards drawn as pictures: everything is there, in its place, and always the same."""

from math import hypot
from xml.etree import ElementTree

import pytest

from rauswurf.boards import Board, load
from rauswurf.boards.schema import read_board
from rauswurf.boards.svg import PAINTS, REACH, UNIT, Look, draw_svg, outline, paint_of
from rauswurf.boards.svg.cardboard import Cardboard
from rauswurf.boards.svg.paint import DAY
from rauswurf.rules.graph import NONE

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


def figures(board: Board, pieces: dict[int, list[int]]) -> list[tuple[tuple[str, str], str, str]]:
    """Where each piece stands, how large it is, and its colour."""
    picture = drawn(board, pieces)
    stamps = {stamp.get("id"): stamp for stamp in picture.iter(f"{SVG}g")}
    found = []
    for use in picture.iter(f"{SVG}use"):
        name = use.get("href", "")[1:]
        if name.startswith("piece"):
            body = stamps[name][0]
            [colour] = {part.get("fill", "") for part in body if part.get("stroke")}
            at = (use.get("x", ""), use.get("y", ""))
            found.append((at, body.get("transform", ""), colour))
    return found


def test_pieces_are_drawn_on_their_fields_in_their_colour() -> None:
    board = load("cross")
    field = board.find("12")
    green = figures(board, {1: [field, board.find("B", 1)]})
    assert {colour for _, _, colour in green} == {PAINTS["green"].full}
    x, y = board.fields[field].spots[0]
    assert (f"{UNIT * x:g}", f"{UNIT * y:g}") in [at for at, _, _ in green]
    assert len(green) == 2


def test_two_pieces_on_one_field_stand_beside_each_other() -> None:
    board = load("cross")
    both = figures(board, {0: [board.find("12")] * 2})
    alone = figures(board, {0: [board.find("12")]})
    assert len({at for at, _, _ in both}) == 2
    assert both[0][1] == both[1][1] != alone[0][1]


def test_nearer_pieces_stand_before_those_behind_them() -> None:
    board = load("cross")
    column = [board.find(str(number)) for number in (7, 5, 8, 6)]
    heights = [float(at[1]) for at, _, _ in figures(board, {0: column})]
    assert heights == sorted(heights)


def test_stones_lie_on_their_fields() -> None:
    board = load("einser-blocker")
    lane = board.find("L1", 0)
    picture = ElementTree.fromstring(draw_svg(board, {}, stones={0: lane, 2: board.find("33")}))
    assert texts(picture).count("L1") == 3
    assert "33" not in texts(picture)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_that_is_turned_all_round_is_the_same(name: str) -> None:
    board = load(name)
    assert draw_svg(board, {}, look=Look(turn=360)) == draw_svg(board, {})


def test_a_turned_board_has_its_fields_elsewhere_and_its_frame_where_it_was() -> None:
    board = load("cross")
    usual, turned = drawn(board), ElementTree.fromstring(draw_svg(board, {}, look=Look(turn=90)))
    assert usual.attrib == turned.attrib
    frames = [[one.attrib for one in picture.iter(f"{SVG}rect")] for picture in (usual, turned)]
    assert frames[0] == frames[1]

    def starts(picture: ElementTree.Element) -> dict[str, tuple[str, str]]:
        return {
            use.get("href", ""): (use.get("x", ""), use.get("y", ""))
            for use in picture.iter(f"{SVG}use")
            if use.get("href", "").startswith("#start")
        }

    before, after = starts(usual), starts(turned)
    assert after["#start0"] == before["#start1"]  # clockwise, as the colours sit
    assert after["#start3"] == before["#start0"]


def test_by_night_everything_printed_has_another_colour_and_pieces_keep_theirs() -> None:
    board = load("cross")
    day, night = (draw_svg(board, {1: [5]}, look=Look(dark=dark)) for dark in (False, True))
    assert DAY.road in day
    assert DAY.road not in night
    assert all(PAINTS["green"].full in picture for picture in (day, night))


def test_segments_have_the_colour_of_those_who_wait_there() -> None:
    star = Cardboard(load("jaeger"))
    assert [star.segment[star.board.find(name)] for name in ("0", "9", "10", "59")] == [0, 0, 1, 5]
    rings = Cardboard(load("zweite-ebene"))
    assert [rings.segment[rings.board.find(name)] for name in ("i0", "i5", "i6")] == [0, 0, 1]
    assert set(Cardboard(load("cross")).segment) == {NONE}  # there everybody waits at home


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len({tuple(outline(colour, 1)) for colour in range(6)}) == 6


def test_colours_we_do_not_know_are_printed_apart_from_those_we_do() -> None:
    board = tiny("orange", "red", "purple")
    paints = [paint_of(board, colour) for colour in range(3)]
    assert len(set(paints)) == 3
    assert paints[1] == PAINTS["red"]


@pytest.mark.parametrize("colours", [("red", "blue"), ("red", "blue", "green")])
def test_names_are_written_safely_and_small_boards_are_drawn(colours: tuple[str, ...]) -> None:
    board = tiny(*colours, name='<b>"Tiny"</b> & co')
    picture = drawn(board)
    title = picture.find(f"{SVG}title")
    assert title is not None
    assert title.text == '<b>"Tiny"</b> & co'


def tiny(*colours: str, name: str = "Tiny") -> Board:
    """A ring of four, two goal fields for each colour, one waiting field for all."""
    return read_board(
        {
            "id": "tiny",
            "name": name,
            "size": [5, 7],
            "ways": {"forward": ["0..3 0"]},
            "marks": {"arrow": "0"},
            "colour": [
                {"name": colour, "start": "0", "base": "W", "goal": "a b", "forward": ["3 a b"]}
                for colour in colours
            ],
            "group": [
                {"kind": "track", "fields": [["0", 0, 0], ["1", 2, 0], ["2", 2, 2], ["3", 0, 2]]},
                {"kind": "waiting", "fields": [["W", 4, 4]]},
                *(
                    {
                        "kind": "goal",
                        "owner": colour,
                        "fields": [["a", 0, 3 + number], ["b", 1, 3 + number]],
                    }
                    for number, colour in enumerate(colours)
                ),
            ],
        },
        "tiny",
    )
