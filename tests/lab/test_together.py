"""Two matches measured together: the same figures as from the numbers of every game."""

import pytest

from rauswurf import games
from rauswurf.fast.statistics import Estimate
from rauswurf.lab.comparison import compare, compare_figures
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.measuring import measure
from rauswurf.lab.together import can_measure, measure_both

GAMES, FEW = 120, 18


def match(game: str, players: int, *bots: str, **variants: str) -> Match:
    setup = games.get(game).setup(players, variants)
    return match_at(setup, bots, 5, rotated=len(set(bots)) > 1)


def told(estimates: dict[str, Estimate]) -> dict[str, tuple[float, float, float]]:
    return {name: (each.value, each.error, each.freedom) for name, each in estimates.items()}


MATCHES = [
    (
        match("never-mind", 3, "random", barriers="off"),
        match("never-mind", 3, "random", barriers="on"),
    ),
    (
        match("madn", 2, "foremost", "random"),
        match("madn", 2, "foremost", "random", barriers="on"),
    ),
    (match("nichtlustig", 3, "random"), match("nichtlustig", 3, "by-eye")),
]


@pytest.mark.parametrize(("before", "after"), MATCHES, ids=lambda each: each.game)
def test_figures_are_those_of_the_numbers_of_every_game(before: Match, after: Match) -> None:
    assert can_measure(before, after)
    count = FEW if before.game == "nichtlustig" else GAMES  # there, strong players calculate
    found = measure_both(before, after, count)
    then, now = measure(before, count), measure(after, count)
    for some, known in (
        (found.before, then.estimates()),
        (found.after, now.estimates()),
        (found.by, now.since(then)),
    ):
        assert told(some).keys() == told(known).keys()
        for name, each in told(some).items():
            assert each == pytest.approx(told(known)[name], abs=1e-9), name


def test_comparing_without_keeping_games_tells_the_same() -> None:
    before, after = MATCHES[1]
    figures, numbers = (make(before, after, GAMES) for make in (compare_figures, compare))
    assert not figures.before.numbers and numbers.before.numbers
    assert [each.measure for each in figures.changes] == [each.measure for each in numbers.changes]
    for one, other in zip(figures.changes, numbers.changes, strict=True):
        assert one.interval == pytest.approx(other.interval, abs=1e-9)
        assert (one.is_real, one.tests) == (other.is_real, other.tests)
