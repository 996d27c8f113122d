"""Boards as the page gets them."""

import xml.etree.ElementTree as ET

import pytest

from rauswurf.boards import load
from rauswurf.boards.svg import UNIT
from rauswurf.messages import LANGUAGES
from rauswurf.server.boards import BOARDS, board_info, board_picture, board_tag, our_board


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_the_box_is_that_of_the_picture_and_holds_every_spot(name: str) -> None:
    info = board_info(our_board(name))
    left, top, width, height = info.box
    picture = board_picture(our_board(name), "en")
    shown = [float(part) for part in ET.fromstring(picture).attrib["viewBox"].split()]
    assert shown == pytest.approx([UNIT * side for side in info.box], abs=0.1)
    for field in info.fields:
        for spot in field.spots:
            assert left + info.reach <= spot.x <= left + width - info.reach
            assert top + info.reach <= spot.y <= top + height - info.reach


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_places_are_the_numbers_of_fields(name: str) -> None:
    board, info = load(name), board_info(our_board(name))
    assert [field.name for field in info.fields] == [field.name for field in board.fields]
    for number, colour in enumerate(info.colours):
        assert [info.fields[place].name for place in colour.goal] == [*"abcd"]
        assert {info.fields[place].colour for place in colour.goal} == {board.colours[number]}


def test_steps_lead_from_a_place_to_the_next() -> None:
    yellow = board_info(our_board("cross")).colours[0]
    names = [field.name for field in board_info(our_board("cross")).fields]
    steps = {(names[here], names[there]) for here, there in yellow.next}
    assert {("0", "1"), ("39", "a"), ("a", "b")} <= steps
    assert ("39", "0") not in steps  # whoever is around goes home


def test_pieces_enter_where_they_wait() -> None:
    info = board_info(our_board("jaeger"))
    names = [field.name for field in info.fields]
    green = info.colours[1]
    assert ("W0", "0") in {(names[here], names[there]) for here, there in green.enter}
    classic = board_info(our_board("cross")).colours[1]
    assert classic.enter == ((classic.base, classic.start),)


def test_a_board_without_bases_has_none() -> None:
    assert {colour.base for colour in board_info(our_board("kurzer-einsatz")).colours} == {None}


def test_every_picture_has_its_own_tag() -> None:
    languages = [code for code in LANGUAGES if "-" not in code]
    pictures = [board_picture(our_board(name), lang) for name in BOARDS for lang in languages]
    tags = set(map(board_tag, pictures))
    assert len(tags) == len(BOARDS) * len(languages)
    assert all(tag.startswith('"') and tag.endswith('"') for tag in tags)
