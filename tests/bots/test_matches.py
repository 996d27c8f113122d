"""Matches: seats rotate, dice belong to seats, and who is asked plays like who is compiled."""

from typing import Any

import numpy as np
import pytest

from rauswurf import bots
from rauswurf.bots import matches
from rauswurf.fast.batch import columns
from rauswurf.games import get as get_game

NEVER_MIND = get_game("never-mind").setup(2)
NICHTLUSTIG = get_game("nichtlustig").setup(2)


def test_everybody_sits_everywhere_equally_often() -> None:
    found = matches.play(NEVER_MIND, ["foremost", "rearmost"], 5, threads=1)
    assert found.sitting.shape == (10, 2)
    assert (found.sitting[::2] == [0, 1]).all()
    assert (found.sitting[1::2] == [1, 0]).all()


def test_equal_players_win_equally_often() -> None:
    found = matches.play(NEVER_MIND, ["foremost", "foremost"], 50)
    assert found.share(0).mean == found.share(1).mean == 0.5


def test_shares_add_up_and_the_better_player_wins_more() -> None:
    found = matches.play(NEVER_MIND, ["capture-else-foremost", "rearmost"], 200)
    assert found.wins.sum(axis=1) == pytest.approx(1)
    share = found.share()
    assert share.name == "capture-else-foremost"
    assert share.mean > 0.75
    assert 0 < share.error < 0.05


def test_the_seed_and_the_numbers_decide_not_the_threads() -> None:
    lineup = ["mixed", "random"]
    whole = matches.play(NEVER_MIND, lineup, 100, seed=3, threads=1)
    again = matches.play(NEVER_MIND, lineup, 100, seed=3, threads=2)
    later = matches.play(NEVER_MIND, lineup, 40, seed=3, first=60)
    assert (whole.tallies.rows == again.tallies.rows).all()
    assert (whole.tallies.rows[-80:] == later.tallies.rows).all()
    other = matches.play(NEVER_MIND, lineup, 100, seed=4)
    assert (whole.tallies.rows != other.tallies.rows).any()


def test_who_is_asked_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    lineup = ["strong", "expert"]  # nothing is left to chance by these
    fast = matches.play(NEVER_MIND, lineup, 2, seed=5)
    monkeypatch.setattr(matches, "kind_of", lambda setup, name: None)
    slow = matches.play(NEVER_MIND, lineup, 2, seed=5)
    assert (fast.tallies.rows == slow.tallies.rows).all()


def test_nichtlustig_is_counted_too() -> None:
    told: list[int] = []
    found = matches.play(NICHTLUSTIG, ["casual", "random"], 3, progress=told.append)
    assert sum(told) == 6
    assert found.tallies.rows.shape == (6, len(columns(NICHTLUSTIG)))
    assert found.tallies.counts["finished"].all()
    assert found.share().mean > 0.5
    assert found.games_per_second > 0


@pytest.mark.parametrize("lineup", [["random"], ["random"] * 3])
def test_a_table_must_be_full(lineup: list[str]) -> None:
    with pytest.raises(ValueError, match="2 players sit at this table"):
        matches.play(NEVER_MIND, lineup, 1)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(bots.NoSuchBot):
        matches.play(NEVER_MIND, ["random", "rndom"], 1)


def test_one_round_has_no_error() -> None:
    found: Any = matches.play(NEVER_MIND, ["random", "foremost"], 1)
    assert np.isnan(found.share().error)
