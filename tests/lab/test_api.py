"""The lab for programs: what goes in is checked, what comes out is what the commands tell."""

import sys
from pathlib import Path
from subprocess import run
from typing import Any

import numpy as np
import pytest

from rauswurf import boards, lab
from rauswurf.boards.making import Ring, document
from rauswurf.games import SetupError
from rauswurf.games.house import RulesError
from rauswurf.messages import Told

BOARD = Path(boards.__file__).parent / "cross.toml"


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys; import rauswurf.lab; print('numpy' in sys.modules)"
    assert run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"
    with pytest.raises(AttributeError):
        lab.nothing  # noqa: B018


def test_wins_are_those_of_every_game() -> None:
    found = lab.simulate(lab.table("never-mind", 2, ("foremost", "random"), seed=2), 60, workers=1)
    assert (found.wins.sum(axis=1) == 1).all()
    assert np.array_equal(found.wins[:, 0], found.numbers["wins-1"])
    assert found.match.rotated and found.estimates["turns"].value == found.numbers["turns"].mean()


def test_a_board_of_ones_own_is_the_same_board() -> None:
    own = lab.simulate(lab.table("madn", 2, board=BOARD, seed=4), 20, workers=1)
    usual = lab.simulate(lab.table("madn", 2, seed=4), 20, workers=1)
    assert np.array_equal(own.numbers["rolls"], usual.numbers["rolls"])


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(SetupError):
        lab.table("chess")
    with pytest.raises(Told, match="3 bots for 2 seats"):
        lab.table("never-mind", 2, ("random",) * 3)
    with pytest.raises(Told, match="randon"):
        lab.table("never-mind", 2, "randon")


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    lab.measures(lab.table("never-mind", 2, "casual"), 20, workers=1, progress=told.append)
    parts = ("own", "luck", "gain", "peaceful", "foremost", "rearmost")
    assert sum(told) == 20 * len(parts)


def test_a_gauntlet_is_fewer_tables() -> None:
    names = ["foremost", "random", "rearmost"]
    everybody = lab.arena("never-mind", names, 100, players=2)
    alone = lab.arena("never-mind", names, 100, players=2, gauntlet=True)
    assert (len(everybody.meetings), len(alone.meetings)) == (3, 2)
    assert alone.standings[0].bot == "foremost"


def test_bots_meet_on_a_board_of_ones_own_and_by_rules_of_ones_own(tmp_path: Path) -> None:
    board, rules = tmp_path / "three.toml", tmp_path / "mine.py"
    board.write_text(document(Ring("Ring", 3, 30, 4, 4)), encoding="utf-8")
    rules.write_text(RULES.format(face="face"), encoding="utf-8")
    there = lab.table("madn", 3, board=board, rules=rules)
    found = lab.arena(there, ["foremost", "random"], 60)
    assert found.standings[0].bot == "foremost"
    for meeting in found.meetings:
        assert (meeting.match.board, meeting.match.rules) == (board, rules.resolve())
        assert meeting.match.setup.board.name == there.setup.board.name


def test_who_cannot_meet_is_told() -> None:
    with pytest.raises(Told, match="nobody"):
        lab.arena("madn", ["foremost", "nobody"], 10)
    with pytest.raises(Told, match="at least two bots"):
        lab.arena("madn", ["random"], 10)
    with pytest.raises(Told, match="random"):
        lab.arena("madn", ["random", "random"], 10)


# Files that are changed meanwhile, as in a notebook.

RULES = """
from rauswurf.rules.race import State
from rauswurf.rules.race import roll as plain_roll
def roll(s: State, face: int) -> None:
    plain_roll(s, {face})
"""


def test_rules_that_were_changed_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"

    def turns(face: str) -> float:
        file.write_text(RULES.format(face=face), encoding="utf-8")
        found = lab.simulate(lab.table("madn", 2, rules=file), 40, workers=1)
        return found.estimates["turns"].value

    plain = turns("face")
    assert turns("6 if face > 3 else face") < plain
    assert turns("face") == plain


def test_a_board_that_was_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"

    def turns(fields: int) -> float:
        file.write_text(document(Ring("Ring", 2, fields, 4, 4)), encoding="utf-8")
        found = lab.simulate(lab.table("madn", 2, board=file), 40, workers=1)
        return found.estimates["turns"].value

    assert turns(20) < turns(60)


def test_rules_that_do_not_work_are_refused_before_a_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(RULES.format(face="face // (face - face)"), encoding="utf-8")
    with pytest.raises(RulesError, match=r"mine\.py, line 5: your rule failed"):
        lab.table("madn", 2, rules=file)


@pytest.mark.parametrize(
    ("wrong", "error", "told"),
    [
        (0, ValueError, "games is 0: at least one game"),
        ("many", TypeError, "games is 'many': it is a whole number"),
        (2.5, TypeError, "games is 2.5: it is a whole number"),
    ],
)
def test_how_many_games_is_checked_first(wrong: Any, error: type[Exception], told: str) -> None:
    here = lab.table("never-mind", 2)
    for ask in (
        lambda: lab.simulate(here, wrong),
        lambda: lab.measures(here, wrong),
        lambda: lab.compare(here, here, wrong),
        lambda: next(iter(lab.comparing(here, here, wrong))),
        lambda: lab.arena(here, ["random", "foremost"], wrong),
    ):
        with pytest.raises(error, match=told):
            ask()


def test_a_name_is_no_table_and_time_does_not_run_back() -> None:
    with pytest.raises(TypeError, match=r"a table is made by lab\.table\('madn'\): 'madn' is none"):
        lab.simulate("madn", 10)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="roll is -1"):
        lab.Pace(roll=-1)
    assert lab.simulate(lab.table("never-mind", 2), np.int64(3)).games == 3  # type: ignore[arg-type]
