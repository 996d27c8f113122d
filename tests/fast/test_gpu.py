"""On a graphics card, where there is one: the same games and figures as on the processor."""

import numpy as np
import pytest

from rauswurf import games
from rauswurf.fast.cuda.driver import cards
from rauswurf.fast.device import Device
from rauswurf.fast.placing import NoCard, survey_on
from rauswurf.fast.survey import measures_of, random_lineup, survey
from rauswurf.lab.match import match_at
from rauswurf.lab.play import play

pytestmark = pytest.mark.gpu

GAMES = 1000


@pytest.fixture(autouse=True)
def card() -> None:
    try:
        cards()
    except NoCard as error:
        pytest.skip(f"no test on a graphics card: {error}")


@pytest.mark.parametrize("game", games.GAMES)
def test_random_games_and_their_figures_are_the_same(game: str) -> None:
    known = games.get(game)
    setup = known.setup(max(known.players))
    lineup, measures = random_lineup(setup, 7), measures_of(setup)
    found = survey_on(lineup, measures, range(3, GAMES), None, None, Device.GPU)
    expected = survey(lineup, measures, range(3, GAMES))
    assert found.moments.products.tolist() == expected.moments.products.tolist()
    assert found.lengths.tolist() == expected.lengths.tolist()


@pytest.mark.parametrize("game", ["never-mind", "jaeger"])
def test_games_of_habits_are_the_same(game: str) -> None:
    known = games.get(game)
    setup = known.setup(max(known.players))
    habits = ("capture-else-foremost", "random", "defensive", "mixed", "foremost", "rearmost")
    match = match_at(setup, habits[: len(setup.seats)], 7, rotated=True)
    there = play(match, 0, GAMES, device=Device.GPU).rows
    assert np.array_equal(there, play(match, 0, GAMES).rows)


def test_games_of_nets_are_the_same() -> None:
    setup = games.get("never-mind").setup(4)
    match = match_at(setup, ("net", "mixed", "net", "random"), 7, rotated=True)
    there = play(match, 0, GAMES, device=Device.GPU).rows
    assert np.array_equal(there, play(match, 0, GAMES).rows)
