"""The lab for programs: what goes in is checked, what comes out is what the commands tell."""

import sys
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from rauswurf import boards, lab
from rauswurf.games import SetupError
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
