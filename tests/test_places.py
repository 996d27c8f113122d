"""Fields in words: every field of every board says what it is, in every language."""

import pytest

from rauswurf.boards import load
from rauswurf.boards.board import OURS
from rauswurf.boards.places import FROM, INTO, TO, origin_of, place_of, spoken_places
from rauswurf.dice import Dice
from rauswurf.messages import LANGUAGES, places_in_words, speak
from rauswurf.table import Table


def told(board: str, field: str, role: str = "at", colour: int = 0) -> str:
    on = load(board)
    with places_in_words():
        return str(place_of(on, on.find(field, colour), role))


@pytest.mark.parametrize("name", OURS)
def test_every_field_of_our_boards_is_more_than_a_name(name: str) -> None:
    board = load(name)
    for field, spoken in zip(board.fields, spoken_places(board), strict=True):
        assert spoken.kind != "named", field.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_place_has_words_in_every_role(language: str) -> None:
    for name in OURS:
        board = load(name)
        for field in {spoken.kind: k for k, spoken in enumerate(spoken_places(board))}.values():
            with speak(language), places_in_words():
                forms = [str(place_of(board, field, role)) for role in ("at", FROM, TO)]
            assert all(form.strip() and "{" not in form for form in forms)
            if language != "hu":  # where a label stands in every sentence
                assert len(set(forms)) >= 2, forms


@pytest.mark.parametrize(
    ("board", "field", "role", "words"),
    [
        ("cross", "B", TO, "to base"),
        ("cross", "0", FROM, "from Yellow's start"),
        ("cross", "13", "at", "field 3 after Green's start"),
        ("jaeger", "s2.4", FROM, "from the side path (field 4)"),
        ("jaeger", "b", INTO, "into the goal (field 2)"),
        ("jaeger", "c", TO, "to goal field 3"),
        ("jaeger", "W3", TO, "to Black's waiting field"),
        ("zweite-ebene", "i12", TO, "to Red's inner start"),
        ("zweite-ebene", "i14", FROM, "from field 2 after Red's inner start"),
        ("abkuerzungen", "g1.2", "at", "field 2 of the shortcut"),
        ("kurzer-einsatz", "22", "at", "field 2 after Red's start"),
        ("einser-blocker", "L1", TO, "to field 2 of the lane"),
        ("einser-blocker", "F", TO, "to the free field"),
    ],
)
def test_a_place_is_called_by_what_it_is(board: str, field: str, role: str, words: str) -> None:
    assert told(board, field, role) == words


@pytest.mark.parametrize(
    ("board", "field", "target", "words"),
    [
        ("cross", "12", "14", "from field 2"),
        ("cross", "12", "20", "from field 2 after Green's start"),
        ("cross", "10", "14", "from Green's start"),
        ("cross", "39", "a", "from field 9 after Black's start"),
        ("zweite-ebene", "i14", "i15", "from field 2"),
        ("jaeger", "s2.3", "s2.4", "from the side path (field 3)"),
    ],
)
def test_where_a_piece_comes_from_is_short_on_a_stretch_that_it_does_not_leave(
    board: str, field: str, target: str, words: str
) -> None:
    on = load(board)
    origin = origin_of(on, on.find(field, 0), on.find(target, 0))
    with places_in_words():
        assert str(origin) == words
    assert str(origin) == f"from {field}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_origin_has_words_in_every_language(language: str) -> None:
    on = load("cross")
    with speak(language), places_in_words():
        short, whole = str(origin_of(on, 12, 14)), str(place_of(on, 12, FROM))
    assert whole.startswith(short) and short != whole


def test_whoever_types_moves_is_told_names() -> None:
    board = load("jaeger")
    assert str(place_of(board, board.find("s2.4"), FROM)) == "from s2.4"
    assert str(place_of(board, board.find("s2.4"))) == "s2.4"


def test_refusals_speak_in_words() -> None:
    position = "yellow 12 14 B B / green B B B B / red B B B B / black B B B B ; turn yellow"
    table = Table("madn", players=4, position=position, dice=Dice.by_hand())
    table.roll(2)
    refusal = table.why_not("12-14")
    assert refusal is not None
    with places_in_words():
        assert "on field 4 after Green's start." in str(refusal)
    assert "on 14." in str(refusal)
