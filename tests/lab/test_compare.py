"""What a rule changes: real differences are found and told, chance is not."""

from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.fast.statistics import Estimate
from rauswurf.lab.comparison import Change, changes, compare
from rauswurf.lab.match import match_at
from rauswurf.lab.measuring import Sample
from rauswurf.messages import message, speak

SETUP = games.get("never-mind").setup(2)


def change(measure: str, before: float, after: float, error: float, tests: int = 8) -> Change:
    by = Estimate(after - before, error)
    label = message(f"lab-{measure}") if "wins" not in measure else message("lab-wins", who="Green")
    return Change(measure, label, Estimate(before, error), Estimate(after, error), by, tests)


def sample(numbers: dict[str, Any]) -> Sample:
    return Sample(numbers, dict.fromkeys(numbers, 1))


def test_the_same_rules_make_no_difference_at_all() -> None:
    match = match_at(SETUP, ("random",), 3)
    for found in compare(match, match, 200):
        assert (found.by.value, found.by.error) == (0, 0)
        assert not found.is_real and found.at_most == 0


def test_a_rule_that_matters_is_found() -> None:
    one, all_in_base = (
        match_at(SETUP.game.setup(2, {"opening": value}), ("random",), 3)
        for value in ("one-on-start", "all-in-base")
    )
    found = {each.measure: each for each in compare(one, all_in_base, 400)}
    assert found["turns"].is_real and found["turns"].by.value > 0
    assert str(found["turns"].sentence).startswith("Games take ")
    assert "wins-1" not in found, "that is what the advantage of seat 1 tells"


def test_every_measure_can_be_told_in_both_directions_and_languages() -> None:
    names = ("rolls", "turns", "captures", "lead-changes", "cards-taken", "death-cards")
    for name in (*names, "winner-points", "seat-advantage", "wins-2", "luck", "finished"):
        for language in ("en", "de"):
            with speak(language):
                more, less = (str(change(name, a, b, 0.01).sentence) for a, b in ((1, 2), (2, 1)))
                assert more != less


def test_shares_are_told_in_percentage_points() -> None:
    told = str(change("luck", 0.40, 0.50, 0.01, tests=1).sentence)
    assert told == (
        "Luck counts for more: its share is 50.00% instead of 40.00% "
        "(very likely between 8.04 and 11.96 percentage points more)."
    )


def test_what_is_not_found_is_limited() -> None:
    found = change("captures", 50.0, 50.1, 0.1, tests=1)
    assert not found.is_real
    assert str(found.sentence) == (
        "captures per game: no difference found; if there is one, it is at most 0.30."
    )
    with speak("de"):
        assert str(found.sentence).endswith("dann höchstens 0,30.")


def test_equal_samples_raise_an_alarm_in_one_of_twenty_comparisons_at_most() -> None:
    rng = np.random.default_rng(6)
    alarms = 0
    for _ in range(300):
        before, after = (
            sample({f"m{k}": rng.poisson(50, 200) for k in range(9)}) for _ in range(2)
        )
        found = [
            Change(name, message("list-one", item=name), by, by, by, 9)
            for name, by in after.since(before).items()
        ]
        alarms += any(each.is_real for each in found)
    assert alarms <= 30  # 15 expected; 110 if nobody thought of the number of measures


def test_games_without_an_end_are_compared_too() -> None:
    before = sample({"finished": np.ones(100)})
    after = sample({"finished": np.arange(100) % 2})
    [found] = changes(SETUP, before, after)
    assert found.is_real and str(found.sentence).startswith("Fewer games end: 50.00% instead of")


def test_seats_that_are_alike_are_not_compared() -> None:
    nichtlustig = games.get("nichtlustig").setup(2)
    numbers = {name: np.arange(9) for name in ("seat-advantage", "wins-1", "wins-2", "luck")}
    told = [each.measure for each in changes(nichtlustig, sample(numbers), sample(numbers))]
    assert told == ["seat-advantage", "luck"]


@pytest.mark.proof
def test_seats_that_are_alike_are_not_compared_in_games() -> None:
    nichtlustig = games.get("nichtlustig")
    match = match_at(nichtlustig.setup(2), ("random",), 1)
    other = match_at(nichtlustig.setup(2, {"skip-card": "ufo"}), ("random",), 1)
    found = [each.measure for each in compare(match, other, 50, workers=1)]
    assert "seat-advantage" in found and "luck" in found
    assert not any(name.startswith("wins") for name in found)
