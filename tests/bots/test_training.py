"""Training: the same plan, the same net; it can be stopped; and it learns."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from rauswurf import games
from rauswurf.bots.race.features import GRADES
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.school import rooms, training
from rauswurf.bots.race.school.exam import Exam
from rauswurf.bots.race.school.numbers import Net
from rauswurf.bots.race.school.rooms import OnProcessor
from rauswurf.bots.race.school.training import CannotTrain, SchoolPlan, SchoolTraining
from rauswurf.bots.race.weights import (
    DOUBLE,
    SINGLE,
    BadWeights,
    Weights,
    load_weights,
    read_weights,
    shipped,
)

PLAN = SchoolPlan("never-mind", (2,), lessons=12, seed=5, hidden=8, games=64, device="cpu")


@pytest.fixture(autouse=True)
def corrected_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A net that learns little in each lesson learns by few positions at once."""
    monkeypatch.setattr(training, "AT_ONCE", {"cpu": 64})
    monkeypatch.setattr(rooms, "FEW", 16)


def trained(plan: SchoolPlan, lessons: int | None = None, threads: int = 2) -> SchoolTraining:
    pupil = SchoolTraining(plan, lambda setup, games: OnProcessor(setup, games, threads))
    while not pupil.is_done and pupil.played != lessons:
        pupil.lesson()
    return pupil


def test_the_same_plan_gives_the_same_net_on_any_number_of_threads() -> None:
    finished = trained(PLAN).weights.to_bytes()
    assert trained(PLAN, threads=1).weights.to_bytes() == finished
    assert trained(replace(PLAN, seed=6)).weights.to_bytes() != finished


def test_a_checkpoint_is_gone_on_with_as_if_nothing_had_happened() -> None:
    stopped = trained(PLAN, lessons=5)
    again = trained(PLAN, lessons=0)
    again.resume(stopped.checkpoint, "x")
    assert again.played == 5
    while not again.is_done:
        again.lesson()
    assert again.weights.to_bytes() == trained(PLAN).weights.to_bytes()


def test_a_checkpoint_of_another_plan_is_refused() -> None:
    other = trained(replace(PLAN, seed=9), lessons=0)
    with pytest.raises(CannotTrain, match="different training"):
        trained(PLAN, lessons=0).resume(other.checkpoint, "x")
    with pytest.raises(CannotTrain, match=r"x\.checkpoint"):
        trained(PLAN, lessons=0).resume(other.checkpoint[:100], "x.checkpoint")


def test_it_learns() -> None:
    plan = replace(PLAN, lessons=40)
    pupil, nothing = trained(plan), trained(plan, lessons=0)
    (setup,) = pupil.setups
    room = OnProcessor(setup, 400)
    first, second = (Net(room, each.net.table, 4 * GRADES, 4) for each in (pupil, nothing))
    report = Exam(room, setup, first, second, seed=1).report()
    assert report.share > 0.5 + 4 * report.error


def test_the_usual_plan_says_its_command() -> None:
    plan = training.usual_plan(games.get("never-mind"), 4, 1500, 5, "cpu")
    command = "rauswurf train never-mind --players 4 --device cpu --lessons 1500 --seed 5"
    assert plan.command == command
    every = training.usual_plan(games.get("jaeger"), None, None, 0, "cpu")
    assert every.players == (2, 3, 4, 5, 6)
    assert every.command == "rauswurf train jaeger --device cpu --lessons 1000 --seed 0"


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
    rules = rooms.school_rules(setup)
    s = rules.start()
    rules.bring_home(s, home)
    yellow = setup.seats[0][0]
    assert s.waiting[yellow] == left
    assert s.home[yellow] == home
    goal = setup.board.graph.goal[yellow]
    assert [s.board[field] >= 0 for field in goal] == [k >= 4 - home for k in range(4)]
