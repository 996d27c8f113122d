"""Every program in examples/ runs as it is and prints what it is there for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rauswurf.cli.serve import PORT as USUAL_PORT
from tests.page.house import House

EXAMPLES = Path(__file__).parent.parent / "examples"

# What each of them prints, among other things.
PRINTS = {
    "analyse_a_game.py": "estimate = 1",
    "house_rule_study.py": "Games take",
    "new_board.py": "a ring of 24: ",
    "own_bot.py": "of 20 games",
    "plot_of_lengths.py": "Mean: ",
    "referee.py": "No: ",
    "tournament.py": "rearmost",
    "train_agent.py": "games against casual",
    "variant.py": "Games take",
}
QUICKER = {"train_agent.py": ("--train", "300", "--games", "3")}  # it learns for minutes otherwise
TYPED = {"referee.py": "6\n0-6\n2\n6-9\n6-8\nnonsense\n7\n"}  # at a real board
ON_A_SERVER = "play_on_a_server.py"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments],
        input=TYPED.get(name, ""),
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


def test_a_table_is_looked_for_where_a_server_usually_is() -> None:
    program = (EXAMPLES / ON_A_SERVER).read_text(encoding="utf-8")
    assert f'"http://127.0.0.1:{USUAL_PORT}"' in program


def test_the_referee_follows_the_board_and_says_why_not() -> None:
    told = run("referee.py").splitlines()
    refused = [line for line in told if line.startswith("No: ")]
    assert len(refused) == 3  # a wrong move, no move at all, and no face of a die
    assert "yellow: 6-8" in told


def test_a_bot_takes_twenty_lines() -> None:
    lines = (EXAMPLES / "own_bot.py").read_text(encoding="utf-8").splitlines()
    assert sum(1 for line in lines if line.strip()) <= 20


def test_readers_are_told_what_each_example_shows() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert all(f"]({name})" in listed for name in (*PRINTS, ON_A_SERVER))
