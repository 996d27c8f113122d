"""Positions as one line: they come back as they were, and wrong ones are refused entirely."""

from typing import Any

import pytest

from rauswurf import Table
from rauswurf.rules.nichtlustig.cards import DEATH, State
from rauswurf.table import PositionError
from rauswurf.table.table import state_of
from tests.nichtlustig.scenes import played, random_tables, table


def comparable(s: Any) -> dict[str, Any]:
    """A state without what lies behind the choices on offer."""
    contents: dict[str, Any] = s.as_dict()
    return contents | {"option": s.option[: s.options]}


def test_positions_come_back_as_they_were() -> None:
    for game, at in enumerate(random_tables(9, seed=2)):
        for now in played(at, seed=game):
            again = Table(now.setup, position=now.position)
            assert comparable(state_of(again)) == comparable(state_of(now)), now.position
            assert again.position == now.position


def test_positions_in_the_middle_of_a_roll_come_back_too() -> None:
    at = table("yellow / green ; turn green")
    for face in (3, 6, 1):
        at.rules.roll(state_of(at), face)
    assert at.position == "yellow / green ; turn green ; dice b3 ufo r1 r- w- w- p- ; rolls 3"
    again = Table(at.setup, position=at.position)
    assert comparable(state_of(again)) == comparable(state_of(at))


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("yellow / green", "yellow / green ; turn yellow"),
        (
            "green / yellow yeti 2,lemming 1  scored",
            "yellow yeti 2, lemming 1 scored / green ; turn yellow",
        ),
        (
            "yellow / green ; dice p4 w5 w5 r2 r1 b5 ufo",
            "yellow / green ; turn yellow ; dice b5 ufo r2 r1 w5 w5 p4 ; rolls 2",
        ),
        (
            "yellow / green ; dice b5:ufo b3 r2 r1 w5 w5 p4 ; kept b5",
            "yellow / green ; turn yellow ; dice b3 b5 r2 r1 w5 w5 p4 ; kept b5 ; rolls 1",
        ),
        (
            "yellow / green ; dice b5 b3 r2 r1 w5 w5 p4 ; rolls 0",
            "yellow / green ; turn yellow ; dice b5 b3 r2 r1 w5 w5 p4 ; now take",
        ),
        (
            "yellow duck / green ; dice b5 b3 r2 r1 w5 w5 p4 ; rolls 0",
            "yellow duck / green ; turn yellow ; dice b5 b3 r2 r1 w5 w5 p4 ; now duck",
        ),
        (
            "yellow dinosaur 24 scored / green ; dice b5 b- r2 r1 w5 w- p4 ; kept b5 r2 r1 w5 p4",
            "yellow dinosaur 24 / green ; turn yellow ; dice b5 b- r2 r1 w5 w- p4 "
            "; kept b5 r2 r1 w5 p4 ; rolls 2",
        ),
    ],
)
def test_what_is_left_unsaid_is_filled_in(short: str, full: str) -> None:
    assert table(short).position == full


MOST = (
    "yellow riebmann 1, riebmann 2, riebmann 3, riebmann 4, riebmann 5, yeti 1, yeti 2, yeti 3, "
    "yeti 4, yeti 5, lemming 1, lemming 2, lemming 3, lemming 4, lemming 5, professor 1 scored, "
    "professor 2, professor 3, professor 4, professor 5 / green"
)
DICE = "dice b3 b5 r1 r2 w5 w5 p4"
NO_CARD = "dice b1 b2 r1 r3 w4 w5 p3"

FAULTS = {
    "yellow": "green is missing",
    "yellow / red": "nobody is called 'red'",
    "yellow / yellow / green": "yellow appears twice",
    "yellow lemming 6 / green": "there is no card 'lemming 6'",
    "yellow lemming 5 / green lemming 5": "lemming 5 is in two places",
    "yellow duck, duck / green": "yellow has duck twice",
    "yellow death 3 / green yeti 1 under death 3": "death 3 is in two places",
    "yellow yeti 1 under duck / green": "which is not a death card",
    "yellow dinosaur 24 under death 1 / green": "dinosaur 24 cannot be covered",
    "yellow duck scored / green": "duck is not a target card",
    "yellow / green ; luck yes": "there is no fact 'luck'",
    "yellow / green ; turn green ; turn green": "turn appears twice",
    "yellow / green ; turn blue": "it can be the turn of yellow, green",
    "yellow / green ; dice b1 b2 b3 b4 b5 b1 p4": "black dice: 6 instead of 2",
    "yellow / green ; dice b3 b5 r1 r2 w5 p4": "white dice: 1 instead of 2",
    "yellow / green ; dice b3 b5 r1 r2 w5 w7 p4": "there is no die 'w7'",
    "yellow / green ; dice duck b5:duck r1 r2 w5 w5 p4": "a black die appears twice",
    "yellow / green ; kept b3": "write what the dice show",
    f"yellow / green ; {DICE} ; kept b4 ; rolls 1": "the dice do not show that",
    f"yellow / green ; {DICE} ; kept w5 ; rolls 1": "two are alike",
    f"yellow / green ; {DICE} ; kept z9 ; rolls 1": "write dice as",
    f"yellow / green ; {DICE} ; kept b3 b5 r1 r2 w5 w5 p4": "at least one die must be left",
    f"yellow / green ; {DICE} ; rolls 4": "a number from 0 to 3",
    f"yellow / green ; {DICE} ; rolls 3": "no more than 2 can be left",
    f"yellow / green ; {DICE} ; kept b3 ; rolls 2": "no more than 1 can be left",
    f"yellow ufo / green ; {DICE} ; rolls 2": "no more than 1 can be left",
    "yellow / green ; dice b3 b- r- r- w- w- p- ; kept b3 ; rolls 3": "from 1 to 2 can be left",
    "yellow / green ; dice b3 b- r- r- w- w- p- ; kept b3 ; rolls 0": "from 1 to 2 can be left",
    "yellow / green ; rolls 2": "write what the dice show",
    "yellow / green ; now take": "write what the dice show",
    f"yellow / green ; {DICE} ; now sleep": "it can be duck, fourth, take, death or cover",
    f"yellow / green ; {DICE} ; now cover yeti 1": "it can be duck, fourth, take, death or cover",
    f"yellow / green ; {DICE} ; now": "it can be duck, fourth, take, death or cover",
    f"yellow / green ; {DICE} ; now take ; rolls 1": "0 rolls must be left",
    "yellow / green ; dice b3 b5 r1 r2 w5 w- p4 ; now take": "all dice must have been rolled",
    f"yellow / green duck ; {DICE} ; now duck": "yellow cannot use the duck",
    f"yellow duck, ufo / green ; {DICE} ; now duck": "yellow cannot use the duck",
    f"yellow duck / green ; {DICE} ; now fourth": "puts it back",
    f"yellow / green ; {NO_CARD} ; now take": "win no target card",
    f"yellow / green ; {DICE} ; now death": "win a target card, and there is no virus",
    f"yellow / green yeti 3 ; {NO_CARD} ; now death": "already scored green's yeti 3",
    f"yellow yeti 3 / green ; {NO_CARD} ; now death": "already scored yellow's yeti 3",
    f"yellow / green ; {NO_CARD} ; now cover death 3": "death 3 must lie open in front of yellow",
    f"yellow yeti 1 under death 3 / green ; {NO_CARD} ; now cover death 3": "must lie open",
    f"yellow death 3 / green ; {NO_CARD} ; now cover death 3": "no card to cover",
    f"yellow death 1, death 2, death 3, death 4, death 5, poodle / green ; {NO_CARD} ; now death": (
        "yellow already has all death cards"
    ),
    f"yellow death 1, death 2, death 3, death 4, death 5, poodle / green ; {NO_CARD} ; rolls 0": (
        "the turn is over"
    ),
    "yellow nf700 / green": "yellow has nf700 and misses this turn",
    "yellow / green ; professors yellow 3": "the game is not over, because 25 target cards",
    "yellow / green ; contest yellow 5": "at least one colour must still have to roll",
    "yellow / green ; contest yellow -": "at least two players must be in it",
    "yellow / green ; contest yellow 5 3 green -": "each seat rolls one die",
    "yellow / green ; contest yellow 7 green -": "contest 7: write a seat",
    "yellow / green ; contest yellow 5 green - ; turn green": "still rolling to see who begins",
    "yellow yeti 1 / green ; contest yellow 5 green -": "nobody has a card before the first turn",
    f"{MOST} ; turn yellow": "the game is over, because only 5 target cards are on the table",
    f"{MOST} ; professors green 3": "the dice to roll are yellow 1",
    f"{MOST} ; professors yellow 3 4": "the dice to roll are yellow 1",
    f"{MOST.replace('professor 2', 'professor 2 scored')} ; professors yellow - 3": (
        "roll in the order of their seats"
    ),
}


@pytest.mark.parametrize(("position", "fault"), FAULTS.items())
def test_positions_that_cannot_be(position: str, fault: str) -> None:
    with pytest.raises(PositionError) as told:
        Table("nichtlustig", 2, position=position)
    assert [one for one in map(str, told.value.faults) if fault in one], str(told.value)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(PositionError) as told:
        table("yellow lemming 5, yeti 9 / green lemming 5 ; dice b1 b2 b3 b4 b5 b1 p4 ; rolls 7")
    assert list(map(str, told.value.faults)) == [
        "there is no card 'yeti 9'; write lemming 5 scored, yeti 2, duck",
        "lemming 5 is in two places: yellow and green both have it",
        "black dice: 6 instead of 2",
        "red dice: 0 instead of 2",
        "white dice: 0 instead of 2",
        "rolls 7: it must be a number from 0 to 3",
    ]


def test_a_covered_card_is_scored_and_its_death_card_is_with_it() -> None:
    at = table("yellow lemming 5 under death 3 / green")
    assert state_of(at, State).covers[2] == 14
    assert state_of(at, State).where[DEATH + 2] == 0
