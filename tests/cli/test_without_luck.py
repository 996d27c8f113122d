"""``--without-luck``: what bots won by how they played."""

import pytest

from rauswurf.bots.race import netplayer
from rauswurf.bots.race.weights import Weights
from tests.cli.conftest import Run


def test_the_arena_tells_it(rauswurf: Run) -> None:
    line = (
        "arena",
        "never-mind",
        "net",
        "foremost",
        "--players",
        "2",
        "-g",
        "200",
        "--without-luck",
    )
    found = rauswurf(*line, "--json").data
    for each in found["bots"]:
        assert each["wins_without_luck_se"] < each["wins_se"]
    assert set(found["tables"][0]["wins_without_luck"]) == {"net", "foremost"}
    assert "luck taken off" in rauswurf(*line).out


def test_simulate_tells_it(rauswurf: Run) -> None:
    line = (
        "simulate",
        "never-mind",
        "--players",
        "2",
        "-g",
        "100",
        "--bots",
        "net,foremost",
        "--rotate",
    )
    [first, _] = rauswurf(*line, "--without-luck", "--json").data["bot_wins"]
    assert first["wins_without_luck_se"] < first["wins_se"]
    assert "net wins, luck taken off" in rauswurf(*line, "--without-luck").out
    assert "luck taken off" not in rauswurf(*line).out


def test_what_cannot_be_weighed_is_refused(rauswurf: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = rauswurf("simulate", "never-mind", "-g", "100", "--without-luck")
    assert (refused.code, "needs --bots" in refused.err) == (2, True)
    monkeypatch.setattr(netplayer, "shipped", lambda *_: Weights([[0.0]], {}))
    netplayer.weights_for.cache_clear()
    refused = rauswurf("arena", "never-mind", "foremost", "random", "-g", "100", "--without-luck")
    netplayer.weights_for.cache_clear()
    assert (refused.code, "what a roll is worth" in refused.err) == (2, True)


@pytest.mark.proof
def test_nichtlustig_can_be_weighed(rauswurf: Run) -> None:
    cards = ("arena", "nichtlustig", "weak-900", "by-eye", "--players", "2", "-g", "100")
    [first, _] = rauswurf(*cards, "--without-luck", "--json").data["bots"]
    assert first["wins_without_luck_se"] > 0
