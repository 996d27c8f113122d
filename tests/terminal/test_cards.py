"""NICHTLUSTIG on the screen: dice are set aside by key and by click."""

import pytest

from rauswurf.cli.play.order import DiceSource, Order
from rauswurf.cli.play.terminal.cards_view import DIE, GAP, CardsView, DiceTray
from rauswurf.messages import speak
from tests.terminal.driving import Player, sitting_at

pytestmark = pytest.mark.anyio

ORDER = Order(players=2, dice=DiceSource.ASK, no_save=True)


async def roll(person: Player) -> None:
    """Yellow begins and rolls black 3 and 4, red 5 and 5, white 1 and 2, pink 1."""
    for line in ("5", "1", "3 4 5 5 1 2 1"):
        await person.type(line)


async def test_dice_are_set_aside_by_number_and_space() -> None:
    async with sitting_at("nichtlustig", ORDER) as person:
        await roll(person)
        await person.press("3", "4")
        assert "keep 2, roll 5" in person.sees()
        await person.press("4", "left", "left", "space")
        assert "keep 2, roll 5" in person.sees()
        await person.press("enter")
        assert person.match.table.events[-1].text == "keep b4 r5:clown"
        assert person.match.table.dice_wanted == 5


async def test_dice_are_set_aside_by_click() -> None:
    async with sitting_at("nichtlustig", ORDER) as person:
        await roll(person)
        for die in (2, 3, 0, 0):
            await person.pilot.click(DiceTray, offset=(die * (DIE + GAP) + 1, 2))
        await person.press("enter")
        assert person.match.table.events[-1].text == "keep r5 r5"


async def test_all_dice_set_aside_is_stopping() -> None:
    async with sitting_at("nichtlustig", ORDER) as person:
        await roll(person)
        await person.press(*"1234567")
        assert "1  stop rolling" in person.sees()
        await person.press("enter")
        assert person.match.table.events[-1].text == "stop"


async def test_a_card_is_taken_or_refused_by_click() -> None:
    async with sitting_at("nichtlustig", ORDER) as person:
        await roll(person)
        await person.type("stop")
        assert "take yeti 5" in person.match.table.moves
        await person.pilot.click(CardsView, offset=(13, 2))
        assert "[" in person.reads("notice")  # lemming 1: the white dice show 1 and 2
        await person.pilot.click(CardsView, offset=(13 + 4 * 5, 1))
        assert person.reads("notice") == ""
        await person.press("enter")
        assert person.match.table.events[-1].text == "take yeti 5"


async def test_a_move_that_is_typed() -> None:
    async with sitting_at("nichtlustig", ORDER) as person:
        await roll(person)
        await person.type("keep r5 r5")
        assert person.match.table.events[-1].text == "keep r5 r5"
        await person.type("/roll")
        assert "type what they show" in person.reads("notice")


async def test_cards_and_moves_are_told_in_the_language_of_the_reader() -> None:
    dice = "turn yellow ; dice b3 b4 r5 r5 w1 w2 p1 ; rolls 1"
    order = Order(
        position=f"yellow duck / green yeti 5 ; {dice}", dice=DiceSource.ASK, no_save=True
    )
    with speak("de"):
        async with sitting_at("nichtlustig", order) as person:
            assert "Professoren" in person.sees() and "Sonderkarte" in person.sees()
            await person.type("keep nothing")
            await person.type("3 4 5 5 1 2 1")
            assert "Ente einsetzen" in person.sees() and "use duck" not in person.sees()
            await person.type("/stop")
            assert "Yeti 5 (Grün) nehmen" in person.sees()
            assert "take" not in person.sees()
