"""Every rule set compiles for graphics cards: nobody writes a rule that does not."""

from random import Random

import pytest

from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.fast.batch import playout_rules
from rauswurf.games import Setup
from tests.support.ptx import need_compiler, ptx_of

# What takes seconds, not minutes; `make proof` compiles all.
QUICK = ("never-mind", "nichtlustig")
OTHERS = [pytest.param(each, marks=pytest.mark.proof) for each in games.GAMES if each not in QUICK]
GAMES = [*QUICK, *OTHERS]


def tables_with_one_variant() -> list[Setup]:
    """Every game with every value of each of its variants, one at a time."""
    found: dict[Setup, None] = {}
    for game in map(games.get, games.GAMES):
        for variant in game.variants:
            for value in variant.values:
                players = max(variant.players.get(value, game.players))
                found[game.setup(players, {variant.id: value})] = None
    return list(found)


def is_program(ptx: str) -> bool:
    return ".visible .entry" in ptx and ".target sm_90" in ptx


@pytest.mark.parametrize("game", GAMES)
def test_a_game_compiles(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    need_compiler()
    known = games.get(game)
    ptx = ptx_of(playout_rules(known.setup(max(known.players))), monkeypatch)
    assert is_program(ptx)
    assert ".const" not in ptx, "tables lie in global memory: constant memory is small and slow"


def test_some_variant_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    need_compiler()
    classic = [each for each in tables_with_one_variant() if each.game.id == "madn"]
    assert is_program(ptx_of(playout_rules(Random(20).choice(classic)), monkeypatch))


@pytest.mark.proof
@pytest.mark.parametrize("setup", tables_with_one_variant(), ids=lambda each: each.game.id)
def test_every_variant_compiles(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    need_compiler()
    assert is_program(ptx_of(playout_rules(setup), monkeypatch))


@pytest.mark.proof
@pytest.mark.parametrize("game", games.GAMES)
def test_players_with_habits_and_nets_compile(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    need_compiler()
    known = games.get(game)
    setup = known.setup(max(known.players))
    assert is_program(ptx_of(family_of(known).crew(setup, [0, 1]).rules, monkeypatch))
