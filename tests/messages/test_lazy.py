"""Whoever says nothing does not wait for the library that finds the words."""

import subprocess
import sys

import pytest

TELL = "\nimport sys\nprint('fluent.runtime' in sys.modules)"
PLAY = """
from rauswurf import Dice, Table
t = Table("madn", dice=Dice.seeded(7))
for _ in range(40):
    t.play(t.moves[0])
refused = t.refused()
"""


@pytest.mark.parametrize(
    ("program", "speaks"),
    [
        ("import rauswurf", False),
        ("import rauswurf.cli", False),
        (PLAY, False),
        (PLAY + "str(t.setup.game.name)", True),
    ],
)
def test_words_are_found_when_they_are_needed(program: str, speaks: bool) -> None:
    command = [sys.executable, "-c", program + TELL]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(speaks)
