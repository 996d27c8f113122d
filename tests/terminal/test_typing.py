"""Lines that are pasted or typed fast are read whole, and nothing is played that was not meant."""

import random
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Input

from rauswurf.cli.play.order import DiceSource, Order
from rauswurf.cli.play.terminal.keyboard import BURST
from tests.terminal.driving import Player, sitting_at

pytestmark = pytest.mark.anyio

CHOICE = "yellow 1 5 9 13 / red B B B 20 ; turn yellow"
DUTY = "yellow B B 0 12 / red B B B 20 ; turn yellow"


def by_hand(position: str = CHOICE) -> Order:
    return Order(position=position, dice=DiceSource.ASK, bots=0, no_save=True)


def by_itself(bots: int = 0) -> Order:
    return Order(position=CHOICE, seed=1, bots=bots, no_save=True)


def happened(person: Player) -> list[str]:
    return [event.text for event in person.match.table.events]


@pytest.mark.parametrize("line", ["/why B-0", "why B-0", "w", "B-0", "undo", "queen", "  "])
async def test_what_is_pasted_never_rolls(line: str) -> None:
    async with sitting_at("madn", by_itself()) as person:
        for before, after in (("", "\r"), ("\r", "\r\r"), ("\r\r \r", "\r\r\r")):
            await person.paste(f"{before}{line}{after}")
            assert happened(person) == []


@pytest.mark.parametrize("line", ["/why 0-4", "why 0-4"])
async def test_a_question_in_one_burst_is_answered(line: str) -> None:
    async with sitting_at("madn", by_hand(DUTY)) as person:
        await person.type("4")
        await person.paste(f"{line}\r")
        assert person.reads("notice") == "0-4 is legal."
        assert happened(person) == ["roll"]


async def test_a_move_in_one_burst_is_made_once() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.paste("2\r")
        await person.paste("13-15\r")
        assert happened(person) == ["roll", "13-15"]


async def test_any_burst_is_read_whole() -> None:
    chance = random.Random(14)
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        for _ in range(12):
            line = "/x" + "".join(chance.choices("why uqr?B-0dx 7", k=chance.randint(2, 9)))
            await person.paste(f"{line}\r")
            assert happened(person) == ["roll"], line
            assert person.is_at_the_table, line
            assert person.app.screen.query_one(Input).value == "", line


async def test_keys_one_by_one_are_commands() -> None:
    async with sitting_at("madn", by_itself()) as person:
        await person.press("w")
        assert not person.is_at_the_table
        await person.press("escape")
        await person.press("enter")
        assert happened(person)[0] == "roll"


async def test_what_is_pasted_waits_in_the_line_until_it_is_sent() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        person.app.post_message(events.Paste("13-15\n5-7\n"))
        await person.pilot.pause(BURST)
        assert person.app.screen.query_one(Input).value == "13-15"
        assert happened(person) == ["roll"]
        await person.press("enter")
        assert happened(person) == ["roll", "13-15"]


async def test_a_line_typed_while_bots_think_is_not_torn() -> None:
    async with sitting_at("madn", by_itself(bots=1), pause=20) as person:
        while person.match.asks:
            await person.pilot.press("enter")
            await person.pilot.pause(2 * BURST)
        person.table.in_a_hurry = False  # the last Enter came when bots played already
        before = happened(person)
        for key in ("1", "2"):
            await person.pilot.press(key)
        assert happened(person) == before
        await person.pilot.press("enter")
        await person.wait()
        assert person.app.screen.query_one(Input).value == "12"


async def test_words_for_the_dice_are_not_mixed(tmp_path: Path) -> None:
    order = Order(players=2, bots=0, dice=DiceSource.FAIR, save=tmp_path / "game.jsonl")
    async with sitting_at("madn", order) as person:
        await person.paste("hocus\rpocus\r\r\r")
        header = person.match.header
        assert header.dice.data()["contributions"] == ["hocus", "pocus"]
        assert happened(person) == []
