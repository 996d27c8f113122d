"""Classes from beginner to master: who is measured, where they begin, whether halves agree."""

import json
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from random import Random
from statistics import mean, stdev

import pytest

from rauswurf import coach, games
from rauswurf.coach import calibrating
from rauswurf.coach.calibrating import ENOUGH, Skill, boundaries, graded, measured_in, sitting
from rauswurf.coach.grades import CLASSES, grade_of, place_of, together
from rauswurf.coach.precision import UNKNOWN, Compared, measured, summed
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
        assert quick.weight == pytest.approx(whole.weight)
        assert quick.skill == pytest.approx(whole.skill)
        assert quick.error == pytest.approx(whole.error)


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
        return [Grade(10, 0, loss, 1.0, 1 - loss, 0.1, None) for loss in losses]

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


def test_how_sure_such_a_number_is_follows_from_how_positions_differ() -> None:
    exact = {"found": [0.5, 0.5], "errors": [0.0, 0.0]}
    near: Compared = {"said": [0.53, 0.47], **exact}  # type: ignore[typeddict-item]
    far: Compared = {"said": [0.55, 0.45], **exact}  # type: ignore[typeddict-item]
    assert summed([near])["sure"] is None
    assert summed([near] * 9)["sure"] == 0
    assert summed([near, far] * 2)["sure"] > summed([near, far] * 20)["sure"] > 0


@pytest.mark.parametrize("id", calibrating.all_games())
def test_every_table_was_measured(id: str) -> None:
    for players in games.get(id).players:
        entry = measured()[id][str(players)]
        assert 0 < entry["error"] < UNKNOWN
        assert entry["positions"] >= 10


def test_classes_that_come_with_the_package_are_in_order() -> None:
    text = (files("rauswurf.coach") / "classes.json").read_text(encoding="utf-8")
    for entry in json.loads(text)["games"].values():
        assert len(entry["classes"]) == len(CLASSES) - 1
        assert all(one < other for one, other in pairwise(entry["classes"]))


# How sure a class is.


@dataclass(frozen=True)
class Made:
    """A choice."""

    loss: float
    stake: float


def test_a_choice_at_random_has_no_skill_and_the_best_has_all() -> None:
    assert grade_of("madn", [Made(0.02, 0.02)] * 9).skill == pytest.approx(0)
    assert grade_of("madn", [Made(0.0, 0.02)] * 9).skill == pytest.approx(1)


def test_what_is_hardly_worth_a_thought_hardly_counts() -> None:
    careless = [Made(0.00002, 0.00001)] * 20
    assert grade_of("madn", [Made(0.0, 0.1), *careless]).skill == pytest.approx(1, abs=0.05)


def test_one_big_choice_does_not_drown_all_others() -> None:
    found = grade_of("madn", [Made(0.6, 0.3), *[Made(0.0, 0.02)] * 19]).skill
    assert found is not None
    assert found > 0.8


def test_nothing_to_choose_gives_no_class() -> None:
    for made in ([], [Made(0.0, 0.0)]):
        grade = grade_of("madn", made)
        assert (grade.skill, grade.classes) == (None, None)
        assert together("madn", [grade]).classes is None


def test_few_choices_leave_several_classes_open_and_many_do_not() -> None:
    few = grade_of("madn", [Made(0.0, 0.02)] * 3)
    assert few.classes is not None
    assert few.classes[0] != few.classes[1] == CLASSES[-1]
    many = together("madn", [grade_of("madn", [Made(0.0, 0.02)] * 60)] * 40)
    assert many.classes == (CLASSES[-1], CLASSES[-1])


def test_standard_errors_shrink_like_those_of_a_mean() -> None:
    one = grade_of("madn", [Made(0.03, 0.02), Made(0.0, 0.02)] * 20)
    four = together("madn", [one] * 4)
    assert four.skill == pytest.approx(one.skill)
    assert four.error == pytest.approx(one.error / 2)
    assert (four.decisions, four.mistakes) == (4 * one.decisions, 4 * one.mistakes)


def test_standard_errors_are_as_large_as_skills_scatter() -> None:
    chance = Random(5)
    found = [
        grade_of("madn", [Made(chance.choice((0.0, 0.04)), 0.02) for _ in range(40)])
        for _ in range(300)
    ]
    scatter = stdev(each.skill for each in found if each.skill is not None)
    said = mean(each.error for each in found)
    assert scatter < said < 1.6 * scatter
