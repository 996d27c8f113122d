"""What graphics cards are to do, done by a stand-in: the same games and figures as elsewhere."""

from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.race.mind import mind_rules
from rauswurf.fast.batch import columns, playout_rules
from rauswurf.fast.moments import deals_of, moments_of
from rauswurf.fast.survey import measures_of
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet
from tests.support import card

SEED = 11
GAMES = range(5, 12)


def interpreted(setup: Setup, rules: RuleSet, kinds: Any, deal: int) -> Any:
    rows = np.zeros((len(GAMES), len(columns(setup))), np.int64)
    streams = [[0, 0] for _ in range(len(setup.seats) + 1)]
    dice = [number // deal for number in GAMES]
    players = [kinds[number % len(kinds)] for number in GAMES]
    mind = rules.new("Mind")
    rules.play_games(rules.new_state(), mind, None, streams, SEED, dice, players, rows)
    return rows


def on_card(setup: Setup, rules: RuleSet, kinds: Any, deal: int) -> Any:
    rows = np.zeros((len(GAMES), len(columns(setup))), np.int64)
    card.play(rules, None, kinds, deal, SEED, GAMES, rows)
    return rows


def table(game: str, **variants: str) -> Setup:
    known = games.get(game)
    chosen = {name.replace("_", "-"): value for name, value in variants.items()}
    return known.setup(min(3, max(known.players)), chosen)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_card_plays_the_same_games(game: str) -> None:
    setup = table(game)
    rules = playout_rules(setup)
    kinds = np.zeros((1, len(setup.seats)), np.int64)
    expected = interpreted(setup, rules, kinds, 1)
    assert on_card(setup, rules, kinds, 1).tolist() == expected.tolist()


@pytest.mark.parametrize("game", ["madn", "einser-blocker"])
def test_players_with_habits_have_the_same_seats_and_dice_there(game: str) -> None:
    setup = table(game)
    rules = mind_rules(setup)
    seats = len(setup.seats)
    kinds = np.array([[(seat + game) % 6 for seat in range(seats)] for game in range(5)])
    expected = interpreted(setup, rules, kinds, seats)
    assert on_card(setup, rules, kinds, seats).tolist() == expected.tolist()


def test_a_game_that_does_not_end_is_cut_off_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = table("jaeger")
    rules = playout_rules(setup)
    short = RuleSet(
        rules.name,
        rules.modules,
        rules.functions,
        {**rules.constants, "MOST_ROLLS": 150},
        rules.records,
    )
    kinds = np.zeros((1, len(setup.seats)), np.int64)
    expected = interpreted(setup, short, kinds, 1)
    assert not expected[:, 4].any()
    assert on_card(setup, short, kinds, 1).tolist() == expected.tolist()


@pytest.mark.parametrize("game", ["never-mind", "nichtlustig"])
@pytest.mark.parametrize("deal", [1, 3])
def test_figures_made_there_are_those_of_numpy(game: str, deal: int) -> None:
    setup = table(game)
    seats = len(setup.seats)
    rows = np.random.default_rng(3).integers(0, 4, (20, len(columns(setup))))
    seated = np.array([np.roll(np.arange(seats), game) for game in range(seats)])
    measures = measures_of(setup, seats)
    asked = np.array([[each.kind, each.first, each.second] for each in measures])
    first = 2 * deal * seats
    deals = -(-len(rows) // deal)
    found = np.zeros((deals, len(measures)), np.int64)
    sums = np.zeros((len(measures), len(measures)), np.int64)
    card.reduce("measure_deals", asked, deal, first, seated, rows, found)
    card.reduce("add_products", found, sums)
    places = np.arange(first, first + len(rows)) % len(seated)
    expected = deals_of(measures, rows, seated[places], deal)
    assert found.tolist() == expected.tolist()
    assert sums.tolist() == moments_of(measures, expected).products.tolist()


def test_how_often_a_number_comes_up_is_counted_there() -> None:
    rows = np.array([[0, 3], [1, 1], [5, 3], [1, 9]])
    counts = np.zeros(5, np.int64)
    card.reduce("count_values", rows, 1, counts)
    assert counts.tolist() == [0, 1, 0, 2, 1], "the last place is for all that are higher"
