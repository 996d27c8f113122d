"""Every program in examples/ runs as it is and prints what it is there for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.page.house import House

EXAMPLES = Path(__file__).parent.parent / "examples"

# What each of them prints, among other things.
PRINTS = {
    "analyse_a_game.py": "estimate = 1",
    "house_rule_study.py": "Games take",
    "new_board.py": "a ring of 24: ",
    "own_bot.py": "of 20 games",
    "plot_of_lengths.py": "Mean: ",
    "referee.py": "no, ",
    "tournament.py": "rearmost",
    "train_agent.py": "games against casual",
    "variant.py": "Games take",
}
QUICKER = {"train_agent.py": ("--train", "300", "--games", "3")}  # it learns for minutes otherwise
ON_A_SERVER = "play_on_a_server.py"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "RAUSWURF_LANG": "en"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run() -> None:
    programs = {path.name for path in EXAMPLES.glob("*.py")}
    assert programs == {*PRINTS, ON_A_SERVER}


@pytest.mark.parametrize(("name", "told"), PRINTS.items())
def test_an_example_prints_what_it_is_there_for(name: str, told: str) -> None:
    assert told in run(name, *QUICKER.get(name, ()))


def test_a_table_is_played_by_the_protocol(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        assert "20 rolls and moves" in run(ON_A_SERVER, house.address)
    finally:
        house.stop()


def test_readers_are_told_what_each_example_shows() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert all(f"]({name})" in listed for name in (*PRINTS, ON_A_SERVER))
