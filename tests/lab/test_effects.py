"""What a change of the rules does: sums over games that can be added up, and what they tell."""

from math import isclose, isnan

import numpy as np
import pytest

from rauswurf.fast.statistics import estimate
from rauswurf.lab import effects
from rauswurf.lab.comparison import compare
from rauswurf.lab.effects import OF_FAMILY, Part, Question, Sums, played, summed, together

GAMES = 24


@pytest.fixture
def question() -> Question:
    return Question.of("einser-blocker", 3, "casual", {}, {"play-on": "off"}, seed=5)


def test_sums_tell_means_and_errors_as_all_numbers_would() -> None:
    random = np.random.default_rng(1)
    a, b = random.normal(7, 2, 60), random.normal(8, 3, 60)
    sums = summed(a, b, deal=4)
    assert (sums.games, sums.deals) == (60, 15)
    for found, right in ((sums.before, estimate(a, 4)), (sums.by, estimate(b - a, 4))):
        assert isclose(found.value, right.value)
        assert isclose(found.error, right.error)
        assert found.freedom == right.freedom


def test_too_few_games_tell_nothing() -> None:
    assert isnan(Sums().by.value)
    found = effects.effect("turns", summed(np.array([3.0]), np.array([5.0]), 1), tests=6)
    assert (found.by, found.margin) == (2, None)


def test_it_is_the_comparison_of_the_lab(question: Question) -> None:
    found = {**played(question, Part.COUNTED, 0, GAMES), **played(question, Part.LUCK, 0, GAMES)}
    changes = {each.measure: each for each in compare(*question.matches, GAMES).changes}
    for name in ("turns", "captures", "seat-advantage", "luck"):
        assert isclose(found[name].before.value, changes[name].before.value), name
        assert isclose(found[name].by.value, changes[name].by.value, abs_tol=1e-12), name
        assert isclose(found[name].by.error, changes[name].by.error, abs_tol=1e-12), name


@pytest.mark.parametrize("part", [Part.COUNTED, Part.LUCK])
def test_games_in_two_steps_are_the_games_in_one(question: Question, part: Part) -> None:
    whole = played(question, part, 0, GAMES)
    halves = [played(question, part, first, GAMES // 2) for first in (0, GAMES // 2)]
    added = together(halves)
    assert added.keys() == whole.keys()
    for name, sums in whole.items():
        assert np.allclose(added[name], sums), name


def test_every_measure_of_a_game_is_told(question: Question) -> None:
    found = together(played(question, part, 0, 12) for part in Part)
    told = effects.effects(question, found)
    assert tuple(each.measure for each in told) == OF_FAMILY["race"]
    assert {each.games for each in told} == {12}
    by = {each.measure: each for each in told}
    assert by["turns"].by < 0, "who stops with the first one home has shorter games"
    assert 0 < by["drama"].before < 1


def test_without_a_compiler_fewer_games_are_played_at_a_table(
    question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effects, "is_fast", lambda: False)
    assert effects.step_of(question) < effects.STEP["race"]
    assert effects.games_of_part(Part.LUCK, 12) == 12
    found = played(question, Part.COUNTED, 0, 3)
    assert "turns" in found and "drama" not in found, "nobody sees chances there"
    assert found["turns"].games == 3
    assert found["turns"].b <= found["turns"].a
