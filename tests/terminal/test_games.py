"""All ten games on the screen, to their end, by keys and by mouse."""

from pathlib import Path

import pytest

from rauswurf.cli.play.order import Order
from rauswurf.cli.play.terminal.screens import EndSheet
from rauswurf.games import GAMES
from rauswurf.record import verify
from tests.terminal.driving import lucky_seed, near_the_end, sitting_at

MOST_KEYS = 3000
LAST_ROLLS = 5  # are left in a game of which only the end is played

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_the_end_of_every_game_by_keys(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    position = near_the_end(game, players=2, seed=4, events=LAST_ROLLS)
    seed = lucky_seed(game, position)
    order = Order(players=2, bots=1, seed=seed, position=position, save=file)
    async with sitting_at(game, order) as person:
        for _ in range(MOST_KEYS):
            if person.match.table.is_over:
                break
            await person.press("enter")
        await person.pilot.pause()
        assert isinstance(person.app.screen, EndSheet)
        assert "The game is over." in person.sees()
    with file.open("rb") as stream:
        verdict = verify(stream)
    assert verdict.holds
    assert verdict.table.is_over


@pytest.mark.proof
async def test_a_whole_game_by_keys() -> None:
    order = Order(players=2, bots=1, seed=3, no_save=True)
    async with sitting_at("nichtlustig", order) as person:
        for _ in range(MOST_KEYS):
            if person.match.table.is_over:
                break
            await person.press("enter")
        assert person.match.table.is_over


async def test_the_end_of_a_game_by_mouse() -> None:
    """The die is clicked, then a piece, then the field it goes to."""
    position = near_the_end("madn", players=2, seed=4, events=12)
    seed = lucky_seed("madn", position)
    order = Order(players=2, bots=1, seed=seed, position=position, no_save=True)
    async with sitting_at("madn", order) as person:
        for _ in range(MOST_KEYS):
            if person.match.table.is_over:
                break
            if person.match.table.dice_wanted:
                await person.pilot.click("#dice")
                await person.wait()
                continue
            origin, _, target = person.match.table.moves[0].replace("x", "-").partition("-")
            before = len(person.match.steps)
            await person.click_field(origin)
            assert len(person.match.steps) == before
            await person.click_field(target)
            assert len(person.match.steps) > before
        assert person.match.table.is_over
        await person.pilot.pause()
        assert isinstance(person.app.screen, EndSheet)
        await person.pilot.press("escape")
        assert person.is_at_the_table
        await person.pilot.press("q")
