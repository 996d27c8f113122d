"""What all bots promise: a legal move, the same for the same seed and view, and no dice."""

import sys
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

from rauswurf import Dice, Table, bots, games
from rauswurf.bots import registry
from rauswurf.games import GAMES, Game
from rauswurf.table.table import state_of

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]
SOME_TABLES = [(game.id, Random(game.id).choice(game.players)) for game in GAMES.values()]
MOST_SECONDS = 0.3
MOVES = 40


def own_names(game: str) -> list[str]:
    """Everybody once, by name rather than by level."""
    return bots.names(game)[len(bots.levels_of(game)) :]


def seat_on_turn(table: Table) -> int:
    """The seat that decides now."""
    return next(k for k, mine in enumerate(table.setup.seats) if state_of(table).turn in mine)


def played(table: Table, players: list[bots.Bot], moves: int) -> Iterator[bots.View]:
    """Play on, and show what each bot is shown; every answer must be legal."""
    for _ in range(moves):
        if table.is_over:
            return
        view = bots.View.of(table)
        yield view
        move = players[seat_on_turn(table)].choose(view)
        assert move in table.moves
        table.play(move)


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_bots_choose_legal_moves(game: str, players: int) -> None:
    choose_legal_moves(game, players)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_bot_chooses_legal_moves(game: str, players: int) -> None:
    choose_legal_moves(game, players)


def choose_legal_moves(game: str, players: int) -> None:
    """Have every bot play against itself."""
    for name in own_names(game):
        table = Table(game, players, dice=Dice.seeded(5))
        sitting = [bots.player(name, game, seed=seat) for seat in range(players)]
        assert len(list(played(table, sitting, MOVES))) == MOVES


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_somebody_by_name(game: str) -> None:
    table = Table(game, dice=Dice.seeded(8))
    offered = bots.levels_of(game)
    assert offered == tuple(bots.names(game)[: len(offered)])
    named = {level: bots.own_name(level, table.setup) for level in bots.LEVELS}
    assert len(set(named.values())) == len(bots.LEVELS)
    for view in played(table, [bots.player("random")] * table.setup.players, 30):
        for level, name in named.items():
            level_bot, named_bot = (bots.player(n, game, seed=3) for n in (level, name))
            assert level_bot.choose(view) == named_bot.choose(view)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_an_answer_takes_less_than_the_promised_time(game: str, level: str) -> None:
    table = Table(game, dice=Dice.seeded(2))
    bot = bots.player(level, game)
    bot.choose(bots.View.of(table))  # makes its tables
    for view in played(table, [bots.player("random")] * table.setup.players, MOVES):
        began = time.thread_time()
        bot.choose(view)
        assert time.thread_time() - began < MOST_SECONDS


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_answer_in_any_order(game: str) -> None:
    table = Table(game, dice=Dice.seeded(8))
    views = list(played(table, [bots.player("random")] * table.setup.players, MOVES))
    for name in own_names(game):
        bot = bots.player(name, game, seed=4)
        forward = [bot.choose(view) for view in views]
        again = bots.player(name, game, seed=4)
        assert [again.choose(view) for view in reversed(views)] == forward[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_makes_a_random_player_choose_otherwise(game: str) -> None:
    table = Table(game, dice=Dice.seeded(8))
    views = list(played(table, [bots.player("random")] * table.setup.players, 4 * MOVES))
    one, other = (bots.player("random", seed=seed) for seed in (1, 2))
    assert [one.choose(view) for view in views] != [other.choose(view) for view in views]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_leaves_the_table_as_it_is(game: str) -> None:
    table = Table(game, dice=Dice.seeded(3))
    for name in own_names(game):
        for view in played(table, [bots.player("random")] * table.setup.players, 20):
            before = state_of(table).copy()
            bots.player(name, game).choose(view)
            assert state_of(table) == before


def reachable(thing: Any, seen: set[int]) -> Iterator[Any]:
    """Everything that can be got at from something, attribute by attribute."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    inside: list[Any] = list(thing.values()) if isinstance(thing, dict) else []
    if isinstance(thing, list | tuple | set):
        inside += thing
    inside += vars(thing).values() if hasattr(thing, "__dict__") else ()
    inside += [getattr(thing, name) for name in getattr(thing, "__slots__", ())]
    for part in inside:
        if not isinstance(part, type(sys)):
            yield from reachable(part, seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_leads_to_no_dice(game: str) -> None:
    table = Table(game, dice=Dice.seeded(3))
    table.play(table.moves[0])
    found = list(reachable(bots.View.of(table), set()))
    assert any(part is table.setup for part in found)
    assert not any(isinstance(part, Dice) or part is table for part in found)
    assert table.dice not in found


def test_an_answer_across_processes_is_that_at_the_table() -> None:
    table = Table("jaeger", 3, dice=Dice.seeded(6))
    for view in played(table, [bots.player("mixed")] * 3, MOVES):
        asked = bots.answer("mixed", "jaeger", 3, {}, table.position, seed=9)
        here = bots.View.at(view.setup, table.position)
        assert asked == bots.player("mixed", seed=9).choose(here)


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(bots.NoSuchBot, match="did you mean expert"):
        bots.player("exprt", "madn")
    with pytest.raises(bots.NoSuchBot, match=r"there are .*beginner, .* and strong"):
        bots.player("zzz")
    with pytest.raises(games.SetupError, match="did you mean madn"):
        bots.player("random", "madm")


def test_a_bot_of_another_family_is_unknown_there() -> None:
    with pytest.raises(bots.NoSuchBot):
        bots.player("rearmost", "nichtlustig")


class LastMove:
    """Always the last of the moves."""

    def choose(self, view: bots.View) -> str:
        return view.moves[-1]


def last_move(game: Game, seed: int) -> bots.Bot:
    return LastMove()


def test_others_bring_bots_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint("last-move", f"{__name__}:last_move", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [brought])
    registry._brought.cache_clear()
    try:
        assert bots.names("madn")[-1] == "last-move"
        table = Table(
            "never-mind", 2, position="yellow B B 1 3 / red B B B B ; turn yellow ; die 3"
        )
        bot = bots.player("last-move", "never-mind")
        assert bot.choose(bots.View.of(table)) == table.moves[-1]
    finally:
        registry._brought.cache_clear()


def test_how_a_position_came_about_does_not_matter() -> None:
    table = Table("madn", dice=Dice.seeded(1))
    list(played(table, [bots.player("random")] * 4, MOVES))
    again = Table("madn", position=table.position)
    one, other = bots.View.of(table), bots.View.of(again)
    assert one.state == other.state
    assert one.fingerprint == other.fingerprint
