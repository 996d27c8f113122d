"""Whoever plays, referees or reads never waits for numpy and the compiler."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import rauswurf

SLOW = ("numpy", "llvmlite")

TELL = f"""
import sys
print("loaded:", *[name for name in {SLOW!r} if name in sys.modules])
"""

PLAY = """
from rauswurf import Dice, Table
t = Table("madn", players=4, dice=Dice.seeded(7))
for _ in range(40):
    t.play(t.moves[0])
t.refused(), t.why_not("0-6"), t.position
again = Table("madn", players=4, position=t.position)
t.undo()
"""

COMMAND = """
import sys
from rauswurf import cli
sys.argv = {argv!r}
try:
    cli.main()
except SystemExit as ended:
    assert not ended.code, ended.code
"""

PROGRAMS = {
    "import": "import rauswurf",
    "play": PLAY,
    "every game": """
from rauswurf import Dice, Table, games
for game in games.GAMES:
    t = Table(game, dice=Dice.seeded(7))
    for _ in range(10):
        t.play(t.moves[0])
    t.refused(), t.position
""",
    "bots that do not calculate": """
from rauswurf import Dice, Table, bots, games
for game in games.GAMES:
    t = Table(game, 2, dice=Dice.seeded(7))
    for name in ("random", "by-eye" if game == "nichtlustig" else "foremost"):
        t.play(bots.player(name, game).choose(bots.View.of(t)))
""",
}
ALL_BOTS = """
from rauswurf import Dice, Table, bots, games
for game in games.GAMES:
    t = Table(game, 2, dice=Dice.seeded(7))
    for name in bots.names(game):
        t.play(bots.player(name, game).choose(bots.View.of(t)))
"""

COMMANDS = {
    "games": ["games"],
    "rules": ["rules", "madn"],
    "referee": ["referee", "madn", "--roll", "6"],
    "help": ["--help"],
}


def loaded(program: str) -> list[str]:
    """Run a program in a Python of its own; which of the slow packages has it loaded?"""
    done = subprocess.run(
        [sys.executable, "-c", program + TELL], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-1]
    assert last.startswith("loaded:")
    return last.split()[1:]


@pytest.mark.parametrize("name", PROGRAMS)
def test_playing_loads_nothing_slow(name: str) -> None:
    assert loaded(PROGRAMS[name]) == []


def test_bots_at_a_table_never_wait_for_the_compiler() -> None:
    assert loaded(ALL_BOTS) == ["numpy"]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_command_loads_nothing_slow(name: str) -> None:
    assert loaded(COMMAND.format(argv=["rauswurf", *COMMANDS[name]])) == []


@pytest.mark.parametrize("name", SLOW)
def test_what_is_slow_would_be_noticed(name: str) -> None:
    assert find_spec(name) is not None
    assert name in loaded(f"import {name}")


def test_batches_do_load_them() -> None:
    assert loaded("import rauswurf.fast.batch") == ["numpy", "llvmlite"]


def test_importing_the_package_loads_no_part_of_it() -> None:
    code = "import sys, rauswurf; print([name for name in sys.modules if 'rauswurf' in name])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "['rauswurf']\n"


def test_importing_the_package_loads_nothing_but_a_little_of_the_standard_library() -> None:
    code = """
import sys
before = set(sys.modules)
import rauswurf
print(*{name.partition(".")[0] for name in set(sys.modules) - before})
"""
    # -S: what the site-packages of an environment load by themselves is not ours.
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(rauswurf.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(ran.stdout.split()) - {"rauswurf"}
    assert loaded <= sys.stdlib_module_names
    assert not loaded & {"asyncio", "dataclasses", "email", "http", "inspect", "logging", "ssl"}


def test_what_is_fetched_late_is_what_it_should_be() -> None:
    assert rauswurf.Table is rauswurf.table.Table
    assert rauswurf.Dice is rauswurf.dice.Dice
    assert set(rauswurf.__all__) < set(dir(rauswurf))
    for name in rauswurf.__all__:
        assert getattr(rauswurf, name).__name__ == name
    assert not hasattr(rauswurf, "Tabel")
