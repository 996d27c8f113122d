"""The page about dice: its program reproduces the rolls of a record, and its numbers are right."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rauswurf.dice import Dice, fair
from tests.record.conftest import Keep
from tests.record.making import (
    SECRET,
    fair_header,
    forged,
    line_of,
    record_of,
    setup_of,
    short_record,
)

PAGE = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
[PROGRAM] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "check.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return path


def check(program: Path, record: str) -> subprocess.CompletedProcess[str]:
    """Run the program away from here: isolated, so that it cannot find anything of ours."""
    return subprocess.run(
        [sys.executable, "-I", "-S", str(program), record],
        capture_output=True,
        text=True,
        check=False,
        cwd=program.parent,
        encoding="utf-8",
    )


def test_the_program_is_short_and_uses_nothing_of_ours() -> None:
    assert len(PROGRAM.splitlines()) <= 40
    used = re.findall(r"^(?:import|from) (\w+)", PROGRAM, re.MULTILINE)
    assert used == ["hashlib", "hmac", "json", "sys"]


@pytest.mark.parametrize("game", ["madn", "jaeger", "nichtlustig"])
def test_the_program_reproduces_the_rolls_of_a_game(program: Path, keep: Keep, game: str) -> None:
    record = record_of(fair_header(setup_of(game, 2)), takebacks=0.05)
    ran = check(program, keep(record))
    rolls = record.count(b'\n{"roll":')
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"All {rolls} rolls follow from the secret. The promise was ")


def test_the_program_finds_a_changed_roll(program: Path, keep: Keep) -> None:
    record = short_record()
    line = line_of(record, "roll", 4)
    ran = check(
        program, keep(forged(record, line, lambda data: {"roll": [data["roll"][0] % 6 + 1]}))
    )
    assert ran.returncode == 1
    assert ran.stderr == f"Line {line}: this roll does not follow from the secret.\n"


def test_the_program_finds_a_changed_header_and_secret(program: Path, keep: Keep) -> None:
    record = short_record()
    for changed in (
        record.replace(b'"Ada"', b'"Eve"'),
        record.replace(b'"play-on":"on"', b'"play-on":"off"'),
        record.replace(SECRET.hex().encode(), bytes(32).hex().encode()),
    ):
        ran = check(program, keep(changed))
        assert ran.returncode == 1
        assert ran.stderr == "This is not the secret that was promised for this game.\n"


def test_the_example_on_the_page_is_right() -> None:
    numbers = dict(re.findall(r"^    (\S.*?)  +(\S.*)$", PAGE, re.MULTILINE))
    words = re.findall(r'"(.*?)"', numbers["contributions"])
    secret = bytes.fromhex(numbers["secret"])
    game = fair.game_id(numbers["description"].split("  ")[0].encode())
    assert numbers["game"] == game.hex()
    assert numbers["commitment"] == fair.commitment(secret, game).hex()
    for k in (0, 6):
        assert numbers[f"digest({k}, 0)"] == next(fair.digests(secret, words, game, k)).hex()
    dice = Dice.fair(secret, words, game)
    assert numbers["dice 0 to 23"] == " ".join(str(dice.face(k)) for k in range(24))
