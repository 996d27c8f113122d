"""How games are spread: every game is in one bin, and bins are as wide as people count."""

import numpy as np
import pytest

from rauswurf.lab.distributions import (
    distribution,
    distributions,
    round_width,
    side_by_side,
    table_of,
)
from rauswurf.lab.measuring import Sample


@pytest.mark.parametrize(
    ("reach", "width"), [(0, 1), (39, 1), (40, 2), (79, 2), (80, 5), (390, 10), (4_000, 200)]
)
def test_bins_are_as_wide_as_people_count(reach: float, width: float) -> None:
    assert round_width(reach) == width


def test_every_game_is_in_one_bin() -> None:
    numbers = np.array([0, 4, 5, 9, 10, 399])
    found = distribution("turns", numbers, 5)
    assert found.games == 6 and found.starts[0] == 0 and found.starts[-1] == 395
    assert found.counts[:3].tolist() == [2, 2, 1] and found.shares.sum() == pytest.approx(1)
    assert table_of(found, "a")[1] == {
        "of": "a",
        "measure": "turns",
        "from": 5,
        "below": 10,
        "games": 2,
        "share": 1 / 3,
    }


def test_what_is_compared_has_equal_bins() -> None:
    short, long = (
        Sample({"turns": np.arange(top), "drama": np.ones(top)}, {"turns": 1, "drama": 1})
        for top in (10, 1000)
    )
    [(one, other)] = side_by_side(short, long)
    assert one.width == other.width == 50
    assert [each.measure for each in distributions(short)] == ["turns"]
