"""Levels: each is clearly better than the one below, in every game; a beginner is no dice cup."""

from itertools import pairwise

import numpy as np
import pytest

from rauswurf import Dice, Table, bots, games
from rauswurf.bots import registry
from rauswurf.bots.families import family_of
from rauswurf.bots.levels import tuned_levels, weakness_at
from rauswurf.bots.race import netplayer
from rauswurf.bots.race.weights import NET_OF, Weights
from rauswurf.bots.weak_names import WEAKEST, weak_name, weakness_named
from rauswurf.fast.statistics import estimate
from rauswurf.games import GAMES
from rauswurf.games.levels import EXTRA_LEVEL, LEVELS
from rauswurf.lab.match import match_at
from rauswurf.lab.measuring import won_by_first
from rauswurf.lab.play import is_compiled, play

TABLES = [(game.id, n) for game in GAMES.values() for n in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_levels_of_every_table_are_tuned_and_in_order(game: str, players: int) -> None:
    found = [weakness_at(level, game, players) for level in LEVELS]
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0 and found[0] <= WEAKEST
    assert len(set(found)) == len(LEVELS)


def test_a_fifth_level_is_offered_where_four_lie_far_apart() -> None:
    for game in GAMES:
        offered = bots.levels_of(game)
        assert set(LEVELS) - set(offered) <= {EXTRA_LEVEL}
        tuned = tuned_levels().get(NET_OF.get(game, game))
        assert tuned is None or len(offered) == tuned["levels"]


def wins(game: str, one: str, others: str, rounds: int) -> float:
    """How often one wins among three others."""
    setup = games.get(game).setup(4)
    match = match_at(setup, (one, *[others] * 3), 77, rotated=True)
    return float(np.mean(won_by_first(match, play(match, 0, 4 * rounds))))


@pytest.mark.parametrize("game", ["never-mind", "werfer"])
def test_the_expert_beats_the_beginner_and_the_beginner_beats_chance(game: str) -> None:
    assert wins(game, "expert", "beginner", 60) > 0.4
    assert wins(game, "beginner", "random", 60) > 0.35


@pytest.mark.proof
@pytest.mark.parametrize("game", [game for game in GAMES if game != "nichtlustig"])
def test_each_level_is_better_than_the_one_below(game: str) -> None:
    offered = bots.levels_of(game)
    for lower, upper in pairwise(offered):
        assert wins(game, upper, lower, 500) > 0.26


VARIANTS = [
    (4, {"forced-capture": "huff"}),
    (4, {"forced-capture": "strict"}),
    (4, {"barriers": "on"}),
    (4, {"backward-capture": "on"}),
    (3, {"colours": "neutral"}),
    (2, {"colours": "two-each"}),
]


@pytest.mark.parametrize("game", ["madn", "never-mind"])
@pytest.mark.parametrize(("players", "variants"), VARIANTS)
def test_the_expert_is_clearly_better_than_casual_by_other_rules_too(
    game: str, players: int, variants: dict[str, str]
) -> None:
    setup = games.get(game).setup(players, variants)
    match = match_at(setup, ("expert", *["casual"] * (players - 1)), 78, rotated=True)
    won = estimate(won_by_first(match, play(match, 0, 80 * players)), players)
    assert won.interval()[0] > 1 / players  # docs/strength.md has more games


def test_a_weak_player_can_be_named() -> None:
    assert weakness_named(weak_name(250)) == 250
    for name in ("weak-1001", "weak-", "weak-01", "weak--1", "weak-0.5", "Weak-1", "weak-9999999"):
        assert weakness_named(name) is None
        with pytest.raises(registry.NoSuchBot):
            bots.player(name, "madn")
    table = Table("madn", dice=Dice.seeded(2))
    table.play("roll")
    assert bots.player("weak-250").choose(bots.View.of(table)) in table.moves


def test_a_board_that_no_net_knows_has_all_levels_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(netplayer, "shipped", lambda *_: Weights([[0.0]], {}))
    for cached in (netplayer.weights_for, netplayer.net_for):
        cached.cache_clear()
    setup = games.get("madn").setup(2)
    try:
        family = family_of(setup.game)
        for level in LEVELS:
            assert family.own_name(setup, level) in family.players
            assert is_compiled(match_at(setup, (level, "random")))
            table = Table("madn", 2, dice=Dice.seeded(2))
            table.play("roll")
            assert bots.player(level, "madn").choose(bots.View.of(table)) in table.moves
        assert not is_compiled(match_at(setup, ("weak-300", "random")))
    finally:
        for cached in (netplayer.weights_for, netplayer.net_for):
            cached.cache_clear()
