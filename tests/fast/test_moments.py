"""Figures of which no game is kept: they say what the games say."""

from math import isnan

import numpy as np
import pytest

from rauswurf import games
from rauswurf.fast.batch import simulate
from rauswurf.fast.moments import COLUMN, COUNTING, Measure, deals_of, moments_of
from rauswurf.fast.statistics import deviation, estimate, percentile
from rauswurf.fast.survey import measures_of, random_lineup, survey

NOBODY = np.zeros((1, 2), np.int64)
TURNS = (*COUNTING, Measure("turns", COLUMN, 1))


@pytest.mark.parametrize("deal", [1, 3, 4])
def test_means_and_errors_are_those_of_the_games(deal: int) -> None:
    rows = np.random.default_rng(1).integers(0, 500, (50, 7))
    found = moments_of(TURNS, deals_of(TURNS, rows, NOBODY.repeat(50, axis=0), deal))
    mean, expected = found.estimate("turns"), estimate(rows[:, 1], deal)
    assert mean.value == pytest.approx(expected.value)
    assert mean.error == pytest.approx(expected.error)
    assert (mean.freedom, found.games) == (expected.freedom, 50)


def test_what_is_always_the_same_has_no_error_and_one_game_none_to_tell() -> None:
    rows = np.full((30, 7), 333)
    seated = NOBODY.repeat(30, axis=0)
    assert moments_of(TURNS, deals_of(TURNS, rows, seated, 1)).estimate("turns").error == 0
    alone = moments_of(TURNS, deals_of(TURNS, rows[:1], seated[:1], 1)).estimate("turns")
    assert alone.value == 333
    assert isnan(alone.error)


def test_sums_do_not_overflow() -> None:
    rows = np.full((4, 7), 1_000_000)
    each = moments_of(TURNS, deals_of(TURNS, rows, NOBODY.repeat(4, axis=0), 4))
    total = each
    for _ in range(30):
        total = total + total
    assert total.total("turns") == 4 * 1_000_000 << 30
    assert total.estimate("turns").value == 1_000_000


@pytest.mark.parametrize("percent", [1, 50, 95, 100])
def test_percentiles_and_deviation_from_counts(percent: int) -> None:
    numbers = np.random.default_rng(2).integers(3, 40, 301)
    expected = int(np.percentile(numbers, percent, method="inverted_cdf"))
    assert percentile(np.bincount(numbers), percent) == expected
    assert deviation(np.bincount(numbers)) == pytest.approx(numbers.std(ddof=1))
    assert deviation(np.bincount([7])) is None


def test_a_survey_in_batches_says_what_all_rows_say(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = games.get("never-mind").setup(4)
    lineup, measures = random_lineup(setup, 5), measures_of(setup)
    rows = simulate(setup, 700, 5).rows
    monkeypatch.setattr("rauswurf.fast.survey.AT_ONCE", 300)
    found = survey(lineup, measures, range(700))
    assert found.moments.total("rolls") == rows[:, 0].sum()
    assert found.moments.total("wins 2") == (rows[:, 7] == 1).sum()
    assert found.moments.estimate("captures").error == pytest.approx(estimate(rows[:, 2]).error)
    assert found.lengths.tolist() == np.bincount(rows[:, 1]).tolist()
