"""``rauswurf train`` and ``rauswurf solve`` as a user meets them."""

import json
from functools import partial
from importlib.resources import files
from pathlib import Path
from shlex import split

import pytest

from rauswurf.bots import names, nichtlustig, perfect, race
from rauswurf.bots.nichtlustig.training import FittingPlan
from rauswurf.bots.perfect import format
from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.race.school import exact
from rauswurf.bots.race.school import training as school
from rauswurf.bots.race.weights import load_weights
from rauswurf.cli import main
from rauswurf.cli.app import INTERRUPTED
from rauswurf.cli.lab import train


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["train", "nope"], "there is no game"),
        (["train", "nichtlustig", "--games", "0"], "--games must be between 1"),
        (["train", "madn", "--games", "5"], "use --lessons instead of --games"),
        (["train", "madn", "--players", "9"], "madn is for 2 to 4 players"),
        (["train", "nichtlustig", "--players", "3"], "--players is for the race games"),
        (["train", "madn", "--seed", "-1"], "--seed must be between 0"),
        (["train", "madn", "--out", "no/such/folder/x.net"], "no/such/folder"),
        (["train", "madn", "--lessons", "0"], "--lessons must be between 1"),
        (["train", "nichtlustig", "--lessons", "5"], "--lessons is for the race games"),
        (["train", "madn", "--truth", "x.slice"], "Add --players 2"),
        (["train", "nichtlustig", "--truth", "x.slice"], "--truth is for the race games"),
        (["train", "madn", "--device", "auto"], "--device is cpu or gpu, not auto"),
        (["train", "nichtlustig", "--device", "gpu"], "--device is for the race games"),
        (["solve", "jaeger"], "Only 'madn', 'never-mind' and 'dont-worry'"),
        (["solve", "madn", "--pieces", "5"], "--pieces must be between 1 and 4"),
        (["solve", "madn", "--pieces", "4"], "Add --device gpu"),
        (["solve", "madn", "--device", "tpu"], "--device is cpu or gpu, not tpu"),
        (["solve", "madn", "--threads", "0"], "--threads must be between 1"),
        (["solve", "madn", "--set", "barriers=on"], "barriers=off"),
        (["solve", "madn", "--set", "=on"], "--set"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint.lower() in told.err.lower()
    assert len(told.err.splitlines()) == 1


WEIGHTS = Path(race.__file__).parent / "weights"


@pytest.mark.parametrize("net", sorted(path.name for path in WEIGHTS.iterdir()))
def test_the_command_in_every_net_plans_the_same_net_today(
    net: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = load_weights(WEIGHTS / net).made
    planned: list[exact.TruthPlan | school.SchoolPlan] = []

    def note(begin: partial[object], *given: object) -> None:
        """What would be taught, instead of teaching it."""
        options, game = begin.args
        by_truth = options.truth and train.truth_plan(options, game, options.truth)
        planned.append(by_truth or train.school_plan(options, game))

    monkeypatch.setattr(train, "school_net", note)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "madn-4.slice").touch()  # the truth of a whole game is not in the package
    rauswurf, *words = split(made["command"])
    assert rauswurf == "rauswurf" and main(words) == 0
    [plan] = planned
    assert plan.command == made["command"]
    # Nets of a time when only cards could do it do not say that one did.
    assert plan.plain == {"device": "gpu"} | made["plan"]


def test_the_command_in_the_values_of_cards_plans_the_same_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = json.loads(files(nichtlustig).joinpath("weights.json").read_text(encoding="utf-8"))
    planned = []
    monkeypatch.setattr(
        train, "fit_worth", lambda games, seed, *_: planned.append(FittingPlan(games, seed))
    )
    assert main(split(made["command"])[1:]) == 0
    assert [plan.command for plan in planned] == [made["command"]]


@pytest.fixture
def small_school(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nets and classes that take no time."""
    monkeypatch.setattr(school, "SchoolPlan", partial(school.SchoolPlan, hidden=8))
    monkeypatch.setattr(school, "SIDE_BY_SIDE", {"cpu": 8})
    monkeypatch.setattr(school, "EXAMINED", {"cpu": 4})


@pytest.mark.usefixtures("small_school")
def test_a_checkpoint_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.checkpoint").write_bytes(b"nonsense")
    wanted = ["train", "never-mind", "--players", "2", "--lessons", "2"]
    assert main([*wanted, "--out", str(tmp_path / "x.net")]) == 2
    assert "x.checkpoint" in capsys.readouterr().err


@pytest.mark.usefixtures("small_school")
def test_training_writes_a_net_and_leaves_no_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "SECONDS_BETWEEN_CHECKPOINTS", 0)
    out = tmp_path / "x.net"
    wanted = ["train", "never-mind", "--players", "2", "--lessons", "3"]
    assert main([*wanted, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    ((players, (share, error)),) = told["wins"].items()
    assert players == "2"
    assert 0 <= share <= 1
    assert error >= 0
    command = "rauswurf train never-mind --players 2 --device cpu --lessons 3 --seed 0"
    assert load_weights(out).made["command"] == command
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.usefixtures("small_school")
def test_training_that_was_stopped_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ["train", "never-mind", "--players", "2", "--lessons", "3", "--out"]
    assert main([*wanted, str(tmp_path / "whole.net")]) == 0
    lessons = school.SchoolTraining.lesson
    taken: list[int] = []

    def stops_once(training: school.SchoolTraining) -> int:
        if len(taken) == 1:
            taken.append(0)
            raise KeyboardInterrupt
        taken.append(training.played)
        return lessons(training)

    monkeypatch.setattr(school.SchoolTraining, "lesson", stops_once)
    out = tmp_path / "parts.net"
    assert main([*wanted, str(out)]) == INTERRUPTED
    assert "The same command continues from there" in capsys.readouterr().out
    assert not out.exists()
    assert main([*wanted, str(out)]) == 0
    assert taken == [0, 0, 1, 2]
    assert out.read_bytes() == (tmp_path / "whole.net").read_bytes()


def test_a_net_learns_the_truth_on_a_processor_and_is_made_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "TruthPlan", partial(exact.TruthPlan, hidden=8))
    monkeypatch.setattr(school, "EXAMINED", {"cpu": 4})
    table, cut = tmp_path / "x.table", tmp_path / "x.slice"
    solve = ["solve", "never-mind", "--pieces", "2"]
    assert main([*solve, "--out", str(table)]) == 0
    monkeypatch.setattr(format, "user_data_path", lambda name: tmp_path)
    table.rename(tmp_path / "never-mind-2.table")
    assert main([*solve, "--slice", "3000", "--out", str(cut)]) == 0
    made = []
    for name in ("one.net", "other.net"):
        out = tmp_path / name
        wanted = ["train", "never-mind", "--players", "2", "--truth", str(cut), "--lessons", "2"]
        assert main([*wanted, "--out", str(out)]) == 0
        made.append(out.read_bytes())
    assert made[0] == made[1]
    command = "rauswurf train never-mind --players 2 --truth x.slice --device cpu --lessons 2"
    assert load_weights(out).made["command"] == f"{command} --seed 0"
    assert "2 lessons" in capsys.readouterr().out
    assert main(["train", "madn", *wanted[2:], "--out", str(out)]) == 2
    assert "slice of never-mind" in capsys.readouterr().err


def test_solving_writes_a_table_and_tells_the_residual(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.table"
    assert main(["solve", "never-mind", "--pieces", "1", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] == 42 * 42
    assert told["residual"] < 1e-9
    assert told["every"] is True
    assert told["first_player"] == pytest.approx(0.5234, abs=1e-4)
    assert main(["--lang", "de", "solve", "never-mind", "--pieces", "1", "--out", str(out)]) == 0
    assert "1.764 Stellungen" in capsys.readouterr().out
    assert out.is_file()


def test_solving_says_whether_the_perfect_bot_finds_the_table(
    tmp_path: Path, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["solve", "never-mind", "--pieces", "1"]
    forget_tables()
    assert main([*asked, "--out", str(tmp_path / "x.table")]) == 0
    usual = usual_path("never-mind", 1)
    said = " ".join(capsys.readouterr().out.split())
    assert f"The bot 'perfect' does not look there: put it at {usual} to let it play." in said
    assert "perfect" not in names("never-mind")
    assert main(asked) == 0
    assert "The bot 'perfect' plays by it." in " ".join(capsys.readouterr().out.split())
    forget_tables()
    assert usual.is_relative_to(data_folder) and "perfect" in names("never-mind")
    forget_tables()


def forget_tables() -> None:
    """Look again where tables lie."""
    perfect.solved.cache_clear()
    perfect.rules_of.cache_clear()
