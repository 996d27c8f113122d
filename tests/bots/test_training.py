"""Training: the same plan, the same net; it can be stopped; and it learns."""

import random
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from rauswurf import games
from rauswurf.bots.race import learning
from rauswurf.bots.race.mind import mind_rules, net_shape
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.training import CannotTrain, Training, TrainingPlan, usual_plan
from rauswurf.bots.race.weights import (
    DOUBLE,
    SINGLE,
    BadWeights,
    Weights,
    load_weights,
    read_weights,
    shipped,
)
from rauswurf.bots.view import View
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.state import RealRows

PLAN = TrainingPlan("never-mind", (2,), games=3000, seed=5, hidden=8)


def trained(plan: TrainingPlan, start: Weights | None = None, games: int | None = None) -> Training:
    training = Training(plan, start)
    while not training.is_done and (games is None or training.played < games):
        training.lesson()
    return training


@pytest.fixture(scope="module")
def finished() -> Training:
    return trained(PLAN)


@pytest.mark.slow
def test_the_same_plan_gives_the_same_net(finished: Training) -> None:
    assert trained(PLAN).weights.to_bytes() == finished.weights.to_bytes()
    other = trained(replace(PLAN, seed=6))
    assert other.weights.to_bytes() != finished.weights.to_bytes()


@pytest.mark.slow
def test_a_checkpoint_is_gone_on_with_as_if_nothing_had_happened(finished: Training) -> None:
    stopped = trained(PLAN, games=1250)
    kept = read_weights(stopped.weights.to_bytes(DOUBLE), "kept")
    assert trained(PLAN, start=kept).weights.to_bytes() == finished.weights.to_bytes()


@pytest.mark.slow
def test_a_checkpoint_of_another_plan_is_refused(finished: Training) -> None:
    with pytest.raises(CannotTrain, match="different training"):
        Training(replace(PLAN, seed=9), finished.weights)


@pytest.mark.slow
def test_it_learns(finished: Training) -> None:
    before, _ = Training(PLAN).strength()
    after, error = finished.strength()
    assert after > before + 4 * error
    assert after > 0.4  # of two


def test_the_usual_plan_says_its_command() -> None:
    plan = usual_plan(games.get("never-mind"), 4, 1500, 5)
    assert plan.command == "rauswurf train never-mind --players 4 --games 1500 --seed 5"


def test_weights_come_back_as_they_were() -> None:
    weights = Weights([[0.5, -1.25], [3.0, 0.0]], {"game": "madn", "command": "x"})
    for precision in (SINGLE, DOUBLE):
        read = read_weights(weights.to_bytes(precision), "w")
        assert [list(row) for row in read.rows] == weights.rows
        assert read.made == weights.made


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x80\x04pickle",
        b"{}\n",
        b"[1]\n",
        b'{"format": 2, "rows": 1, "columns": 1, "precision": "f"}\n0000',
        b'{"format": 1, "rows": -1, "columns": -1, "precision": "f"}\n0000',
        b'{"format": 1, "rows": "1", "columns": 1, "precision": "f"}\n0000',
        b'{"format": 1, "rows": 1, "columns": 1, "precision": "O"}\n0000',
        b'{"format": 1, "rows": 9999999, "columns": 9999, "precision": "f"}\n0000',
        b'{"format": 1, "rows": 1, "columns": 1, "precision": "f"}\n00000',
        b'{"format": 1, "rows": 1, "columns": 2, "precision": "f"}\n0000',
    ],
)
def test_bad_weights_are_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.net"
    path.write_bytes(data)
    with pytest.raises(BadWeights, match=r"bad\.net"):
        load_weights(path)


def test_shipped_weights_are_small_and_say_how_they_were_made() -> None:
    folder = files("rauswurf.bots.race") / "weights"
    nets = {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}
    assert sum(map(len, nets.values())) < 12_000_000
    for name, data in nets.items():
        assert len(data) < 1_000_000, name
        made = read_weights(data, name).made
        assert made["command"].startswith(f"rauswurf train {made['game']} ")
        assert name.startswith(made["game"])
        assert {"version", "plan", "rules"} <= set(made)
    assert shipped("dont-worry", 2) == shipped("never-mind", 2)
    assert shipped("jaeger", 2) == shipped("jaeger", 6)  # one for all tables


def test_who_shares_colours_in_another_way_has_the_net_that_knows_it() -> None:
    def command(game: str, players: int, colours: str) -> str:
        weights = weights_for(games.get(game).setup(players, {"colours": colours}))
        assert weights is not None
        return str(weights.made["command"])

    assert "--truth madn-4.slice" in command("madn", 2, "own")
    assert "--truth" not in command("madn", 2, "two-each")
    assert command("never-mind", 2, "two-each") == command("madn", 2, "two-each")
    assert command("never-mind", 3, "neutral") == command("madn", 3, "neutral")
    assert command("madn", 3, "own") == command("never-mind", 3, "own")
    assert command("madn", 4, "own") != command("never-mind", 4, "own")


@pytest.mark.parametrize(("home", "left"), [(0, 4), (1, 3), (2, 2)])
def test_games_may_begin_with_pieces_home(home: int, left: int) -> None:
    setup = games.get("never-mind").setup(2)
    rules = compose("learning", [learning], mind_rules(setup), PAGES=1)
    s = rules.start()
    rules.bring_home(s, home)
    yellow = setup.seats[0][0]
    assert s.waiting[yellow] == left
    assert s.home[yellow] == home
    goal = setup.board.graph.goal[yellow]
    assert [s.board[field] >= 0 for field in goal] == [k >= 4 - home for k in range(4)]


def learner(players: int, **sizes: int) -> RuleSet:
    setup = games.get("never-mind").setup(players)
    return compose("learning", [learning], mind_rules(setup, 6), **sizes)


def a_net(players: int) -> RealRows:
    chance = random.Random(2)
    rows, columns = net_shape(games.get("never-mind").setup(players), 6)
    return [[chance.gauss(0, 0.3) for _ in range(columns)] for _ in range(rows)]


def test_a_target_is_the_mean_over_the_faces() -> None:
    rules, net = learner(2, PAGES=4), a_net(2)
    position = "yellow 3 8 B B / red 12 30 B B ; turn yellow"
    s = View.at(games.get("never-mind").setup(2), position).state
    mind, diary = rules.new("Mind"), rules.new("Diary")
    rules.foresee(s, mind, net, diary)
    (target, *_) = diary.target
    assert sum(target) == pytest.approx(1)
    mind = rules.new("Mind", t=s)
    assert target == pytest.approx([rules.look_deeper(mind, net, seat, 0) for seat in (0, 1)])
    assert target[0] != pytest.approx(rules.look(s, mind, net, 0, 0))


def test_what_was_foreseen_later_comes_back_through_the_diary() -> None:
    rules = learner(2, PAGES=4)
    unforeseen = learning.UNFORESEEN
    targets = [[0.5, 0.5], [unforeseen, 0.0], [0.75, 0.25], [1.0, 0.0]]
    values = [[0.4, 0.6], [0.5, 0.5], [0.5, 0.5], [1.0, 0.0]]
    diary = rules.new("Diary", target=targets, value=values, trust=0.5, written=3)
    rules.look_back(0, diary)
    assert targets[2] == pytest.approx([0.75, 0.25])  # nothing later was a surprise
    assert targets[1] == pytest.approx([0.5 + 0.25 / 2, 0.5 - 0.25 / 2])
    assert targets[0] == pytest.approx([0.5 + 0.125 / 2, 0.5 - 0.125 / 2])


def test_pages_are_studied_in_any_order_and_each_once() -> None:
    rules = learner(2, PAGES=40)
    orders = []
    for seed in (1, 2):
        diary = rules.new("Diary", order=[-1] * 40, written=30)
        rules.shuffle(diary, [seed, 5])
        assert sorted(diary.order[:30]) == list(range(30))
        assert diary.order[30:] == [-1] * 10
        orders.append(diary.order[:30])
    assert orders[0] != orders[1]
    assert all(order != sorted(order) for order in orders)


def test_a_page_tells_all_that_is_needed_to_evaluate_it_again() -> None:
    rules, net = learner(3, PAGES=2), a_net(3)
    position = "yellow 3 8 B B / green 12 30 B B / red B B B B ; turn green"
    s = View.at(games.get("never-mind").setup(3), position).state
    diary = rules.new("Diary")
    rules.write_down(s, rules.new("Mind"), net, diary)
    mind = rules.new("Mind")
    rules.read_again(mind, diary, 0)
    rules.run_hidden(mind, net)
    rules.run_output(mind.t, mind, net)
    again = [rules.value_for(mind.t, seat, mind) for seat in range(3)]
    assert again == diary.value[0]
    assert sum(again) == pytest.approx(1)
