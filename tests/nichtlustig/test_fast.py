"""Interpreted equals compiled, event by event; and what simulations tell."""

from dataclasses import replace
from itertools import product
from math import isnan

import numpy as np
import pytest

from rauswurf import games
from rauswurf.dice import generator
from rauswurf.fast.batch import Tallies, columns, simulate
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.figures import Figure, figures_of
from rauswurf.fast.statistics import estimate
from rauswurf.fast.survey import measures_of, survey_of
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose
from tests.nichtlustig import trace
from tests.support.playing import play_interpreted

SETUPS = list(product((2, 3, 4), ("nf700", "ufo")))
SOME = [(2, "ufo"), (4, "nf700")]
GAMES = 40
MOST_EVENTS = 20_000


def setup(players: int, skip_card: str = "nf700") -> Setup:
    return games.get("nichtlustig").setup(players, {"skip-card": skip_card})


def figures(chosen: Setup, tallies: Tallies) -> list[Figure]:
    seated = np.zeros((len(tallies.rows), tallies.seats), np.int64)
    found = survey_of(tallies, measures_of(chosen), seated)
    return figures_of(chosen, found.moments)


def tracing_rules(players: int, skip_card: str) -> RuleSet:
    rules = setup(players, skip_card).rules
    return compose(rules.name, [generator, trace], rules)


@pytest.mark.parametrize(("players", "skip_card"), SOME)
def test_interpreted_and_compiled_agree_after_every_event(players: int, skip_card: str) -> None:
    assert_traces_agree(players, skip_card)


@pytest.mark.proof
@pytest.mark.parametrize(("players", "skip_card"), SETUPS)
def test_all_tables_agree_after_every_event(players: int, skip_card: str) -> None:
    assert_traces_agree(players, skip_card)


def assert_traces_agree(players: int, skip_card: str) -> None:
    rules = tracing_rules(players, skip_card)
    trace_game = compiled(rules, "trace_game", checked=True)
    state, record = rules.new_state(), new_record(rules)
    for game in range(GAMES):
        plain = [0] * MOST_EVENTS
        fast = np.zeros(MOST_EVENTS, np.int64)
        rules.trace_game(state, [0, 0], 3, game, plain)
        trace_game(record, np.zeros(2, np.int64), 3, game, fast)
        assert 0 < plain[0] < MOST_EVENTS - 1
        assert fast.tolist() == plain


def test_the_hash_depends_on_every_field() -> None:
    rules = tracing_rules(3, "nf700")
    s = rules.start()
    s.options = 1
    before = rules.digest(s)
    for field in rules.fields:
        other = s.copy()
        if field.length:
            getattr(other, field.name)[0] += 1
        else:
            setattr(other, field.name, getattr(other, field.name) + 1)
        assert rules.digest(other) != before, field.name


@pytest.mark.parametrize(
    "players", [3, *(pytest.param(each, marks=pytest.mark.proof) for each in (2, 4))]
)
def test_playouts_count_the_same_interpreted_and_compiled(players: int) -> None:
    chosen = setup(players)
    tallies = [[0] * len(columns(chosen)) for _ in range(20)]
    play_interpreted(chosen, 5, tallies)
    assert simulate(chosen, 20, seed=5, threads=1).rows.tolist() == tallies


def test_results_depend_on_the_seed_only() -> None:
    chosen = setup(3)
    once = simulate(chosen, 3000, seed=9, threads=1).rows
    again = simulate(chosen, 3000, seed=9, threads=3).rows
    other = simulate(chosen, 3000, seed=10, threads=3).rows
    assert (once == again).all()
    assert (once != other).any()


def test_counts_have_names() -> None:
    chosen = setup(3)
    assert columns(chosen) == [
        *("rolls", "turns", "cards taken from others", "death cards taken", "finished"),
        *("rank 0", "rank 1", "rank 2", "order 0", "order 1", "order 2"),
        *("points 0", "points 1", "points 2"),
    ]
    tallies = simulate(chosen, 500, seed=1)
    assert tallies.counts["finished"].all()
    assert (tallies.counts["rolls"] > tallies.counts["turns"]).all()
    ranks, points = tallies.seat_counts["rank"], tallies.seat_counts["points"]
    assert (tallies.ranks == ranks).all()
    assert ((ranks == 1) | (points < points.max(axis=1, keepdims=True) + 1)).all()
    assert (np.sort(tallies.seat_counts["order"]) == [1, 2, 3]).all()


def test_who_begins_has_more_points_and_it_shows() -> None:
    chosen = setup(3)
    tallies = simulate(chosen, 20_000, seed=2)
    found = {each.name: each.mean for each in figures(chosen, tallies)}
    first, last = found["points, turn 1"], found["points, turn 3"]
    assert first.value - last.value > 4 * (first.error + last.error)
    # Random players on seats that are all alike win a third each, within four standard errors.
    wins = [found[f"wins, turn {place}"] for place in (1, 2, 3)]
    assert sum(each.value for each in wins) == pytest.approx(1)
    assert estimate(tallies.counts["turns"]).value == pytest.approx(93, abs=2)
    assert estimate(tallies.counts["turns"]).error == pytest.approx(0.17, abs=0.05)


def test_figures_of_a_single_game_have_no_error() -> None:
    chosen = setup(3)
    found = figures(chosen, simulate(chosen, 1, seed=2))
    assert all(isnan(each.mean.error) for each in found)


def test_games_of_a_deal_are_one_observation() -> None:
    chosen = setup(3)
    apart = simulate(chosen, 400, seed=2)
    together = replace(apart, rows=apart.rows.repeat(2, axis=0), deal=2)  # every game twice
    for once, twice in zip(
        figures(chosen, apart),
        figures(chosen, together),
        strict=True,
    ):
        assert twice.mean.value == pytest.approx(once.mean.value)
        assert twice.mean.error == pytest.approx(once.mean.error)


def test_an_error_is_what_it_says() -> None:
    chosen = setup(3)
    means = [estimate(simulate(chosen, 400, seed).counts["turns"]) for seed in range(60)]
    spread = float(np.std([each.value for each in means], ddof=1))
    assert spread == pytest.approx(float(np.mean([each.error for each in means])), rel=0.3)
