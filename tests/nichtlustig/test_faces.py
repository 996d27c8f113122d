"""Dice rolled by hand, as people type them in."""

import pytest

from rauswurf import Table
from rauswurf.table import NotARoll
from rauswurf.table.table import state_of
from tests.nichtlustig.scenes import table

ALL = "yellow / green ; turn yellow"
SOME = "yellow / green ; dice b3 b- r- r- w5 w- p- ; kept b3 w5 ; rolls 2"


def read(position: str, text: str) -> tuple[int, ...]:
    at = table(position)
    return at.family.read_faces(state_of(at), text)


def test_the_dice_to_be_rolled_have_names() -> None:
    at = table(SOME)
    assert at.family.dice_to_roll(state_of(at)) == [
        "b:ufo",
        "r:clown",
        "r:nf700",
        "w:virus",
        "p:poodle",
    ]
    at.roll(1, 2, 3, 4, 5)
    assert at.family.dice_to_roll(state_of(at)) == []


def test_any_die_will_do_for_the_first_turn() -> None:
    at = Table("nichtlustig", 2)
    assert at.family.dice_to_roll(state_of(at)) == ["any"]
    assert at.family.read_faces(state_of(at), "ufo") == (6,)


@pytest.mark.parametrize(
    ("position", "text", "faces"),
    [
        (ALL, "1 2 3 4 5 6 1", (1, 2, 3, 4, 5, 6, 1)),
        (ALL, "b1 b2 r3 r4 w5 virus p1", (1, 2, 3, 4, 5, 6, 1)),
        (ALL, "p1, virus, w5, r3, r4, b2:ufo, b1", (1, 2, 3, 4, 5, 6, 1)),
        (ALL, "ufo b2 r3 r4 w5 w1 poodle", (2, 6, 3, 4, 5, 1, 6)),
        (SOME, "w4 b1 p2 r3 r5", (1, 3, 5, 4, 2)),
    ],
)
def test_dice_are_said_by_number_or_by_name(
    position: str, text: str, faces: tuple[int, ...]
) -> None:
    assert read(position, text) == faces


@pytest.mark.parametrize(
    ("position", "text", "told"),
    [
        (ALL, "b1 b2 r3 r4 w5 w7 p1", "no die 'w7'"),
        (SOME, "b1 b2 r3 r5 w4 p2", "b2 is one die too many"),
        (SOME, "duck r3 r5 w4 p2", "duck is one die too many"),
        (SOME, "b1 r3 r5 w4", "some dice are missing; roll b:ufo r:clown"),
    ],
)
def test_what_is_no_roll(position: str, text: str, told: str) -> None:
    with pytest.raises(NotARoll, match=told):
        read(position, text)


def test_race_games_have_dice_that_are_all_alike() -> None:
    at = Table("madn", 4)
    assert at.family.dice_to_roll(state_of(at)) == ["die"]
    assert at.family.read_faces(state_of(at), "6") == (6,)
    with pytest.raises(NotARoll, match="is not a roll"):
        at.family.read_faces(state_of(at), "six")
