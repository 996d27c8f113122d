"""Before the game on the screen: which one, and the words for fair dice."""

import json
from pathlib import Path

import pytest

from rauswurf.cli.play import saves
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.order import DiceSource, Order
from rauswurf.cli.play.terminal.app import PlayApp
from rauswurf.cli.play.terminal.beginning import StartScreen, WordsScreen
from rauswurf.messages import speak
from tests.terminal.driving import sitting_at

pytestmark = pytest.mark.anyio


async def test_a_game_is_chosen_with_its_players() -> None:
    async with sitting_at(None, Order(seed=1, no_save=True)) as person:
        assert isinstance(person.app.screen, StartScreen)
        assert person.reads("who-plays") == "4 players, 3 of them bots"
        await person.pilot.press("down", "left", "minus")
        assert person.reads("who-plays") == "3 players, one of them a bot"
        await person.press("enter")
        assert person.match.table.setup.game.id == "never-mind"
        assert len(person.match.header.seats) == 3
        assert list(person.match.bots) == [2]


async def test_the_last_game_goes_on(data_folder: Path) -> None:
    order = Order(seed=1, bots=3)
    async with sitting_at("madn", order) as person:
        await person.press("enter", "enter")
        position = person.match.table.position
    async with sitting_at(None) as person:
        assert "Continue: Mensch ärgere Dich nicht" in person.sees()
        await person.press("enter")
        assert person.match.table.position == position
        assert list(person.match.bots) == [1, 2, 3]
        await person.press("u")
        assert person.match.table.position != position


async def test_leaving_at_once() -> None:
    async with sitting_at(None) as person:
        await person.pilot.press("q")
    assert person.app.match is None


async def test_everybody_adds_words_to_fair_dice(tmp_path: Path, data_folder: Path) -> None:
    file = tmp_path / "game.jsonl"
    order = Order(dice=DiceSource.FAIR, bots=2, save=file)
    async with sitting_at("madn", order) as person:
        assert isinstance(person.app.screen, WordsScreen)
        shown = person.sees()
        await person.press(*"ab", "enter", *"cd", "enter")
        header = json.loads(file.read_text().splitlines()[0])
        assert header["dice"]["commitment"] in shown
        assert header["dice"]["contributions"] == ["ab", "cd", "", ""]
        [kept] = (data_folder / "secrets").iterdir()
        assert kept.read_text() not in person.sees()
        await person.press("enter")
        rolled = person.match.steps[0].event.faces
        await person.press("enter")
    match = LocalGame.resumed(saves.take_up(file))
    assert match.steps[0].event.faces == rolled
    match.leave()


async def test_the_screen_speaks_german() -> None:
    with speak("de"):
        async with sitting_at("madn", Order(seed=1, bots=3, no_save=True)) as person:
            assert "Enter tun" in person.sees()
            assert "würfeln" in person.sees()


def test_a_game_that_is_left_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    order = Order(seed=1, save=file)
    app = PlayApp(order.plan("madn").begin(), order, pause=0)
    assert app.match
    app.match.roll()
    monkeypatch.setattr(app, "run", lambda: None)  # the screen itself is tested elsewhere
    assert app.play() == 0
    assert f"rauswurf play --resume {file}" in capsys.readouterr().out


async def test_bots_are_called_by_their_level_in_the_language() -> None:
    order = Order(seed=1, bots=3, bot=["beginner", "expert", "foremost"], no_save=True)
    with speak("de"):
        async with sitting_at("madn", order) as person:
            seats = person.reads("seats")
            assert "einfach" in seats and "meisterhaft" in seats and "foremost" in seats
            assert "beginner" not in seats and "expert" not in seats
