"""Solving finds the same values as ever, bit by bit, whatever compiles it."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from rauswurf.bots.perfect.format import HEADER
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import solve


@pytest.mark.parametrize(
    ("game", "pieces", "digest"),
    [
        ("never-mind", 1, "0643378f948d398de2b8773feb98d21e68596c09c7f8e9b93ca163fb8ff4b724"),
        ("never-mind", 2, "68379609703053af45ce538c168b297c17b86c63e7be43742cbce0b722e73621"),
        ("madn", 1, "3e360a10601af7defc8430b2af43c8fc5255d8dbf9d3d1c42286ad0166196668"),
        ("madn", 2, "f032d6fe5d3f14ec9bacd10f4aaad51f7c525d7b5ded66aa62253c03a9d42d51"),
        pytest.param(
            "never-mind",
            3,
            "cf4f56a2e972ad97b7ac6b407fad2a9a007c1d7bed476c93729186acfe191ae9",
            marks=pytest.mark.proof,
        ),
    ],
)
def test_values_stay_what_they_were(game: str, pieces: int, digest: str, tmp_path: Path) -> None:
    race = SmallRace(small_setup(game, {}), pieces)
    path = tmp_path / "known.table"
    solve(race, "cpu", 2, path, lambda stage, more, total: None)
    values = np.fromfile(path, "<u4", len(race.arrangements) ** 2, offset=HEADER)
    assert sha256(values.tobytes()).hexdigest() == digest
