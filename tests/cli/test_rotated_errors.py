"""``rauswurf simulate nichtlustig --rotate``: the errors that it tells are those that it makes."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.cli.conftest import Run

AGAIN = 300  # simulations, each with a seed of its own: their spread is known to four in a hundred
GAMES = 60


def told(rauswurf: Run, bots: str, seed: int) -> dict[str, tuple[float, float]]:
    """What one simulation tells: means with their errors."""
    players = len(bots.split(","))
    asked = ("--players", str(players), "--bots", bots, "--seed", str(seed), "--threads", "1")
    return dict(
        means(rauswurf("simulate", "nichtlustig", "--rotate", "--json", f"--games={GAMES}", *asked))
    )


def means(ran: Any) -> Iterator[tuple[str, tuple[float, float]]]:
    """Every figure that has an error."""
    data = ran.data
    for figure in data["figures"]:
        yield figure["name"], (figure["mean"], figure["se"])
    for seat, (wins, error) in enumerate(zip(data["wins"], data["wins_se"], strict=True)):
        yield f"wins of seat {seat}", (wins / data["games"], error)
    for each in data["bot_wins"]:
        yield f"wins of {each['bot']}", (each["wins"], each["wins_se"])
    yield "turns", (data["turns"]["mean"], data["turns"]["se"])


@pytest.mark.parametrize("bots", ["by-eye,random", "by-eye,by-eye,random"])
def test_errors_are_those_of_deals_whose_games_belong_together(rauswurf: Run, bots: str) -> None:
    """Games of a deal share their dice: as if each stood alone, errors would be far too large."""
    found = [told(rauswurf, bots, seed) for seed in range(AGAIN)]
    assert {"points, turn 1", "wins, turn 1"} <= set(found[0])
    for name in found[0]:
        values, errors = np.array([each[name] for each in found]).T
        said = np.sqrt(np.mean(errors**2))
        assert said == pytest.approx(np.std(values, ddof=1), rel=0.2), name
