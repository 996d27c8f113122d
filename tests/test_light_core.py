"""Without the compiler all play, referee and serve; what cannot work says what to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rauswurf.messages import parts
from rauswurf.messages.parts import CALLED, PARTS, NotInstalled, need

ROOT = Path(__file__).parent.parent

WITHOUT_COMPILER = """
import sys
sys.modules["llvmlite"] = None
"""
WITHOUT_NUMPY = """
sys.modules["numpy"] = None
"""
COMMAND = "from rauswurf.cli import main; raise SystemExit(main(sys.argv[1:]))"

BOTS = """
from rauswurf import Dice, Table, bots, games
for game in games.GAMES:
    t = Table(game, 2, dice=Dice.seeded(7))
    while t.dice_wanted:
        t.roll()
    for name in bots.names(game):
        assert bots.player(name, game).choose(bots.View.of(t)) in t.moves
"""


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_COMPILER + program, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_bots_of_every_level_play_every_game() -> None:
    done = run(BOTS)
    assert (done.returncode, done.stderr) == (0, "")


def test_bots_of_every_level_play_every_game_even_without_numpy() -> None:
    done = run(WITHOUT_NUMPY + BOTS)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "words",
    [
        "games",
        "rules nichtlustig",
        "referee madn --roll 6",
        "perft werfer --depth 2",
        "play madn --bots 4 --plain --pause 0 --seed 3 --no-save",
    ],
)
def test_commands_that_play_and_referee_need_no_compiler(words: str) -> None:
    done = run(COMMAND, *words.split())
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "words",
    [
        "simulate madn --games 10",
        "arena madn random foremost",
        "compare madn --set barriers",
        "train madn --players 2 --out net",
        "solve madn --out solved",
    ],
)
def test_commands_that_compile_name_the_part_that_is_missing(words: str) -> None:
    done = run(COMMAND, *words.split())
    assert done.returncode == 2
    expected = "rauswurf: llvmlite is not installed, and this command needs it: make parts\n"
    assert (done.stdout, done.stderr) == ("", expected)


def test_an_installed_package_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    monkeypatch.setattr(parts, "HOME", tmp_path)
    with pytest.raises(NotInstalled, match=r"altair is not .*: pip install 'rauswurf\[lab\]'"):
        need("altair")


def test_every_part_is_an_extra_and_none_is_in_the_core() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for module, part in PARTS.items():
        package = CALLED.get(module, module).replace("_", "-")
        assert any(line.startswith(package) for line in project["optional-dependencies"][part])
        assert not any(line.startswith(package) for line in project["dependencies"])
