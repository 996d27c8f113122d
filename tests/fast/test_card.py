"""What graphics cards are to do, compiled for the processor: the same games and figures."""

from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.fast.batch import Crew, columns, play_games, playout_rules
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.cuda import reduction
from rauswurf.fast.cuda.lanes import lane_rules
from rauswurf.fast.moments import deals_of, moments_of
from rauswurf.fast.survey import measures_of
from rauswurf.games import Setup
from rauswurf.rules.compose import compose

SEED = 11
GAMES = range(1 << 20, (1 << 20) + 40)
LANES = 3


def expected(setup: Setup, crew: Crew, kinds: Any, deal: int) -> Any:
    numbers = np.arange(GAMES.start, GAMES.stop)
    return play_games(setup, crew, kinds[numbers % len(kinds)], numbers // deal, SEED, 1).rows


def on_lanes(setup: Setup, crew: Crew, kinds: Any, deal: int) -> Any:
    """One lane after the other."""
    rules = lane_rules(crew.rules)
    play = compiled(rules, "play_lane")
    rows = np.zeros((len(GAMES), len(columns(setup))), np.int64)
    for lane in range(LANES):
        records = new_record(rules), new_record(rules, "Mind")
        streams = np.zeros((len(setup.seats) + 1, 2), np.int64)
        plan = np.array([SEED, GAMES.start, deal, lane, LANES])
        play(*records, crew.net, streams, plan, kinds, rows)
    return rows


def table(game: str) -> Setup:
    known = games.get(game)
    return known.setup(max(known.players))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_card_plays_the_same_games(game: str) -> None:
    setup = table(game)
    crew = Crew(playout_rules(setup))
    kinds = np.zeros((1, len(setup.seats)), np.int64)
    assert np.array_equal(on_lanes(setup, crew, kinds, 1), expected(setup, crew, kinds, 1))


@pytest.mark.parametrize(
    ("game", "all_kinds"), [("madn", 8), ("einser-blocker", 6), ("nichtlustig", 2)]
)
def test_players_have_the_same_seats_and_dice_there(game: str, all_kinds: int) -> None:
    setup = table(game)
    seats = len(setup.seats)
    crew = family_of(setup.game).crew(setup, list(range(all_kinds)))
    kinds = np.array([[(seat + each) % all_kinds for seat in range(seats)] for each in range(7)])
    there = on_lanes(setup, crew, kinds, seats)
    assert np.array_equal(there, expected(setup, crew, kinds, seats))


def test_a_game_that_does_not_end_is_cut_off_there_too() -> None:
    setup = table("jaeger")
    crew = Crew(compose("short", [], playout_rules(setup), MOST_ROLLS=150))
    kinds = np.zeros((1, len(setup.seats)), np.int64)
    played = on_lanes(setup, crew, kinds, 1)
    assert not played[:, 4].any()
    assert np.array_equal(played, expected(setup, crew, kinds, 1))


def made_there(kernel: str, plan: tuple[int, int], *given: Any) -> None:
    """Let one of the kernels that make figures run, lane after lane."""
    run = compiled(compose("figures", [reduction]), kernel)
    for lane in range(7):
        run(np.array([0, *plan, lane, 7]), *given)


@pytest.mark.parametrize("game", ["never-mind", "nichtlustig"])
@pytest.mark.parametrize("deal", [1, 3])
def test_figures_made_there_are_those_of_numpy(game: str, deal: int) -> None:
    setup = table(game)
    seats = len(setup.seats)
    rows = np.random.default_rng(3).integers(0, 4, (20, len(columns(setup))))
    seated = np.array([np.roll(np.arange(seats), each) for each in range(seats)])
    measures = measures_of(setup, seats)
    asked = np.array([[each.kind, each.first, each.second] for each in measures])
    first = 2 * deal
    found = np.zeros((-(-len(rows) // deal), len(measures)), np.int64)
    made_there("measure_deals", (first, deal), asked, seated, rows, found)
    places = np.arange(first, first + len(rows)) % len(seated)
    added_up = deals_of(measures, rows, seated[places], deal)
    assert found.tolist() == added_up.tolist()


@pytest.mark.parametrize("lines", [1, 20])
def test_products_are_added_up_there_by_as_many_lanes_as_there_are(lines: int) -> None:
    found = np.random.default_rng(4).integers(-9, 1000, (lines, 2))
    sums = np.zeros((2, 2), np.int64)
    made_there("add_products", (0, 1), found, sums)  # seven lanes for four products
    assert sums.tolist() == moments_of((), found).products.tolist()


def test_how_often_a_number_comes_up_is_counted_there() -> None:
    rows = np.array([[0, 3], [1, 1], [5, 3], [1, 9]])
    counts = np.zeros(5, np.int64)
    made_there("count_values", (0, 1), 1, rows, counts)
    assert counts.tolist() == [0, 1, 0, 2, 1], "the last place is for all that are higher"
