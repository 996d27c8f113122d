"""Games depend on the match and their number only, however and wherever they are played."""

from typing import Any

import numpy as np
import pytest

from rauswurf import bots, games
from rauswurf.bots import View, registry
from rauswurf.bots.families import Factory
from rauswurf.bots.race import netplayer
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.batch import columns
from rauswurf.games import Game
from rauswurf.lab.interpreted import BotFault
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import fingerprint, ignore, is_compiled, play, play_interpreted


def match(*names: str, game: str = "never-mind", players: int = 2, **options: Any) -> Match:
    return match_at(games.get(game).setup(players), names, 5, **options)


COMPILED = match("capture-else-foremost", "random", rotated=True)
ALL_RANDOM = match("random", game="nichtlustig")


@pytest.mark.parametrize("played", [COMPILED, ALL_RANDOM], ids=["compiled", "random"])
def test_threads_and_pieces_change_nothing(played: Match) -> None:
    whole = play(played, 0, 301, workers=2).rows
    pieces = [play(played, first, count, workers=1).rows for first, count in ((0, 100), (100, 201))]
    assert (np.concatenate(pieces) == whole).all()
    assert is_compiled(played)


def test_processes_change_nothing() -> None:
    asked = match("by-eye", "random", game="nichtlustig", rotated=True)
    two, one = (play_interpreted(asked, 2, 5, workers, ignore) for workers in (2, 1))
    assert (two == one).all()


def test_another_seed_is_another_game() -> None:
    other = match_at(COMPILED.setup, COMPILED.bots, 6, rotated=True)
    assert (play(COMPILED, 0, 50).rows != play(other, 0, 50).rows).any()


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    play(COMPILED, 0, 300, 2, told.append)
    assert sum(told) == 300


def test_asked_bots_are_counted_as_compiled_ones_are() -> None:
    """Players without chance in them play the same game, asked or compiled."""
    habit = match("foremost", "rearmost", rotated=True)
    asked = play_interpreted(habit, 0, 4, 1, ignore)
    fast = play(habit, 0, 4).rows
    assert asked.shape == fast.shape
    same = (asked == fast).all(axis=1)
    assert same.any(), "equal choices are tossed for, but not in every game"


class Cheat:
    """A bot that does what nobody may do."""

    def choose(self, view: View) -> str:
        return "B-39" if view.options else "roll"


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def brought() -> dict[str, Factory]:
        return {"cheat": lambda game, seed: Cheat()}

    monkeypatch.setattr(registry, "_brought", brought)
    assert "cheat" in bots.names("never-mind")
    with pytest.raises(BotFault, match="the bot cheat answered 'B-39', which is not legal in"):
        play(match("cheat", "random"), 0, 1, workers=1)


def test_others_bots_play_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last:
        def choose(self, view: View) -> str:
            return view.moves[-1]

    def last(game: Game, seed: int) -> Last:
        return Last()

    monkeypatch.setattr(registry, "_brought", lambda: {"last": last})
    rows = play(match("last", "random"), 0, 2, workers=1).rows
    assert rows.shape == (2, len(columns(COMPILED.setup)))
    assert rows[:, columns(COMPILED.setup).index("finished")].all()


def test_a_net_that_does_not_fit_the_board_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = match("net", "random")
    assert is_compiled(learned)
    monkeypatch.setattr(netplayer, "shipped", lambda *_: Weights([[0.0]], {}))
    netplayer.weights_for.cache_clear()
    assert not is_compiled(learned)
    netplayer.weights_for.cache_clear()


def test_other_rules_or_players_have_another_fingerprint() -> None:
    rules = games.get("never-mind")
    found = {
        fingerprint(COMPILED),
        fingerprint(match("foremost", "random")),
        fingerprint(match_at(rules.setup(2, {"barriers": "on"}), ("foremost", "random"))),
        fingerprint(ALL_RANDOM),
        fingerprint(match("all-rolls", "random", game="nichtlustig")),
    }
    assert len(found) == 5
    assert fingerprint(COMPILED) == fingerprint(match(*COMPILED.bots))
