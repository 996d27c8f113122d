"""Moves as they are said."""

import pytest

from rauswurf.table import IllegalMove, NotAMove
from rauswurf.table.nichtlustig.names import card_name, dice_meant, find_card, read_die
from rauswurf.table.table import state_of
from tests.nichtlustig.scenes import after, played, random_tables, table

ROLLED = "yellow / green ; dice b3 b5 r1 nf700 w5 w5 p4 ; rolls 1"


def test_every_card_has_one_name() -> None:
    names = [card_name(card) for card in range(37)]
    assert len(set(names)) == 37
    assert [find_card(name) for name in names] == list(range(37))
    assert names[20] == "dinosaur 24"


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("keep w5 w5 b3", "keep b3 w5 w5"),
        ("KEEP  nf700, p4", "keep nf700 p4"),
        ("keep w5:virus", "keep w5:virus"),
        ("keep b3:duck", "keep b3"),
        ("keep nothing", "keep nothing"),
        ("keep all", "stop"),
        ("stop", "stop"),
    ],
)
def test_what_is_said_is_properly_written(said: str, written: str) -> None:
    assert table(ROLLED).play(said) == written


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("take lemming 5", "take lemming 5 from green"),
        ("take lemming 5 from green", "take lemming 5 from green"),
        ("take lemming 5 and riebmann 3", "take riebmann 3, lemming 5 from green"),
        ("take riebmann 3 from the table", "take riebmann 3"),
    ],
)
def test_cards_may_be_said_with_or_without_their_place(said: str, written: str) -> None:
    at = table("yellow / green lemming 5 ; dice b3 b3 r1 nf700 w5 w5 p4 ; now take")
    assert at.play(said) == written


def test_the_time_machine_may_be_left_unsaid() -> None:
    at = table("yellow time-machine / green ; dice b5 b4 r5 r3 w5 w3 p1 ; now take")
    assert at.play("take dinosaur 27") == "take dinosaur 27 with time-machine"
    at.undo()
    assert at.play("take dinosaur 26 with time machine") == "take dinosaur 26 with time-machine"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("jump", "moves look like"),
        ("keep", "moves look like"),
        ("stop now", "moves look like"),
        ("keep b6", "no die 'b6'"),
        ("keep b3:virus", "no die 'b3:virus'"),
        ("take lemming 6", "no card 'lemming 6'"),
        ("take the yeti", "is no card"),
        ("take lemming 5 from pink", "there are yellow, green"),
        ("take lemming 5, lemming 5", "you named a card twice"),
        ("use lemming 5", "special cards only"),
        ("use duck from green", "needs one card"),
        ("cover lemming 5, yeti 1", "needs one card"),
    ],
)
def test_what_is_no_move(said: str, told: str) -> None:
    with pytest.raises(NotAMove, match=told):
        table(ROLLED).play(said)


def test_an_illegal_move_says_why() -> None:
    with pytest.raises(IllegalMove, match=r"take lemming 5: You take cards .* \[take\]"):
        table(ROLLED).play("take lemming 5")


def test_a_die_is_meant_or_not() -> None:
    faces = [3, 3, 1, 6, 5, 5, 4]
    named = {word: read_die(word) for word in ("b3", "b3:ufo", "nf700", "w4")}
    assert all(named.values())

    def meant(*words: str) -> int | None:
        return dice_meant(faces, range(7), [die for w in words if (die := named[w])])

    assert meant("b3") is None
    assert meant("b3:ufo") == 0b10
    assert meant("b3", "b3:ufo") == 0b11
    assert meant("nf700") == 0b1000
    assert meant("w4") is None


def test_every_move_on_offer_is_read_as_itself() -> None:
    for game, at in enumerate(random_tables(6, seed=4)):
        for now in played(at, seed=game):
            s = state_of(now)
            for option in s.option[: s.options : 7]:
                text = now.family.write_option(s, option)
                assert now.family.match_option(s, now.family.read_wish(s, text)) == option


def test_moves_on_offer_have_different_names() -> None:
    at = after("yellow / green ; dice b3 b3 r1 r1 w5 w5 p4 ; rolls 1")
    assert len(set(at.moves)) == 128
