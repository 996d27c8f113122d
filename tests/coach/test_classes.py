"""Classes from beginner to master: who is measured, where they begin, whether halves agree."""

import json
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest

from rauswurf import coach, games
from rauswurf.coach import calibrating
from rauswurf.coach.calibrating import ENOUGH, Skill, boundaries, graded, measured_in, sitting
from rauswurf.coach.grades import CLASSES, place_of
from rauswurf.coach.precision import Compared, summed
from rauswurf.coach.values import Grade


@pytest.mark.parametrize("id", calibrating.all_games())
def test_everybody_is_measured_often_enough_and_alike(id: str) -> None:
    game = games.get(id)
    tables = range(calibrating.tables_needed(game))
    often = Counter(name for number in tables for name in sitting(game, number))
    assert set(often) == set(measured_in(game))
    assert min(often.values()) >= ENOUGH - 1
    assert max(often.values()) - min(often.values()) <= 2
    sizes = {len(sitting(game, number)) for number in tables}
    assert sizes == set(game.players)


@pytest.mark.parametrize(("id", "names"), [("jaeger", 2), ("nichtlustig", 2)])
def test_grades_are_those_of_the_account(id: str, names: int) -> None:
    setup = games.get(id).setup(names)
    table = calibrating.played(setup, ["random"] * names, seed=4)
    for quick, whole in zip(graded(table), coach.account(table).grades, strict=True):
        assert (quick.decisions, quick.mistakes) == (whole.decisions, whole.mistakes)
        assert quick.loss == pytest.approx(whole.loss)
        assert quick.stake == pytest.approx(whole.stake)


def test_every_level_has_a_class_of_its_own() -> None:
    names = ("random", "beginner", "casual", "skilled", "strong", "expert")
    values = (0.0, 0.4, 0.6, 0.8, 0.9, 0.97)
    skills = {name: Skill(value, 0.05) for name, value in zip(names, values, strict=True)}
    classes = boundaries(skills)
    assert [place_of(value, classes) for value in values] == list(range(len(CLASSES)))


def test_fewer_levels_leave_room_for_a_class_between_them() -> None:
    values = {"random": 0.0, "beginner": 0.4, "casual": 0.6, "strong": 0.9, "expert": 0.97}
    classes = boundaries({name: Skill(value, 0.05) for name, value in values.items()})
    assert len(classes) == len(CLASSES) - 1
    assert classes == sorted(classes)
    assert len({place_of(value, classes) for value in values.values()}) == len(values)


def test_who_scatters_more_gets_more_room() -> None:
    names = ("random", "beginner", "casual", "skilled", "strong", "expert")
    skills = {name: Skill(0.2 * k, 0.01) for k, name in enumerate(names)}
    even, uneven = boundaries(skills), boundaries(skills | {"random": Skill(0.0, 0.06)})
    assert uneven[0] > even[0]


def test_nobody_stands_on_a_boundary_if_there_is_room_beside() -> None:
    names = ("random", "beginner", "casual", "skilled", "strong", "expert")
    skills = {name: Skill(0.2 * k, 0.02) for k, name in enumerate(names)}
    [between, *_] = boundaries(skills | {"foremost": Skill(0.1, 0.02)})
    assert abs(between - 0.1) > 0.03


def test_halves_are_compared() -> None:
    def grades(*losses: float) -> list[Grade]:
        return [Grade(10, 0, loss, 1.0, 1 - loss, None) for loss in losses]

    steady = grades(*[0.2] * ENOUGH)
    changing = grades(*[0.1, 0.9] * (ENOUGH // 2))
    measured = {"one": steady, "two": changing}
    assert calibrating.steadiness(measured, [0.5]) == 0.5
    assert calibrating.steadiness(measured, [0.05]) == 1.0


def test_what_rollouts_are_off_is_not_held_against_the_coach() -> None:
    one: Compared = {"said": [0.5, 0.5], "found": [0.55, 0.45], "errors": [0.03, 0.03]}
    assert summed([one])["error"] == pytest.approx(0.04)
    blurred: Compared = {"said": [0.5, 0.5], "found": [0.51, 0.49], "errors": [0.03, 0.03]}
    assert summed([blurred])["error"] == 0


def test_classes_that_come_with_the_package_are_in_order() -> None:
    text = (files("rauswurf.coach") / "classes.json").read_text(encoding="utf-8")
    for entry in json.loads(text)["games"].values():
        assert len(entry["classes"]) == len(CLASSES) - 1
        assert all(one < other for one, other in pairwise(entry["classes"]))
