"""What graphics cards are to do, compiled for the processor: the same games and figures."""

from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.bots.race.thinking import GREEDY
from rauswurf.bots.race.weakness import DISTRACTED
from rauswurf.fast.batch import Crew, columns, play_games, playout_rules
from rauswurf.fast.compiler import compiled, new_record, record_types
from rauswurf.fast.cuda import reduction
from rauswurf.fast.cuda.lanes import lane_rules
from rauswurf.fast.cuda.programs import BITS, PLAY, net_on_card, play_program
from rauswurf.fast.moments import deals_of, moments_of
from rauswurf.fast.native.calling import Compiled, Form
from rauswurf.fast.native.group import StatesMeet
from rauswurf.fast.native.machine import machine_code
from rauswurf.fast.native.module import Module
from rauswurf.fast.native.statements import translate
from rauswurf.fast.native.target import Target
from rauswurf.fast.survey import measures_of, pair_measures
from rauswurf.games import Setup
from rauswurf.rules.compose import compose

SEED = 11
GAMES = range(1 << 20, (1 << 20) + 40)
LANES = 3


def expected(setup: Setup, crew: Crew, kinds: Any, deal: int) -> Any:
    numbers = np.arange(GAMES.start, GAMES.stop)
    return play_games(setup, crew, kinds[numbers % len(kinds)], numbers // deal, SEED, 1).rows


def on_lanes(setup: Setup, crew: Crew, kinds: Any, deal: int, play: Compiled | None = None) -> Any:
    """One lane after the other."""
    rules = lane_rules(crew)
    net = net_on_card(crew.net)
    play = play or compiled(rules, PLAY, target=Target(BITS, f"f{net.itemsize}"))
    rows = np.zeros((len(GAMES), len(columns(setup))), np.int64)
    for lane in range(LANES):
        records = new_record(rules), new_record(rules, "Mind")
        streams = np.zeros((len(setup.seats) + 1, 2), np.int64)
        plan = np.array([SEED, GAMES.start, deal, lane, LANES])
        play(*records, net, streams, plan, kinds, rows)
    return rows


def in_group(crew: Crew) -> Compiled:
    """What plays on lanes whose states lie in the memory of a group, of which this is the third."""
    rules = lane_rules(crew)
    module = Module(rules, record_types(rules), checked=False, target=Target(BITS, "f4", group=4))
    text = translate(module, PLAY)
    asked = 'declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()'
    assert asked in text
    text = text.replace(asked, 'define i32 @"llvm.nvvm.read.ptx.sreg.tid.x"() { ret i32 2 }')
    text = text.replace("llvm.nvvm.read.ptx.sreg.tid.x", "own_number")
    form = Form(PLAY, module.arguments(rules.functions[PLAY]), None, module.records)
    return Compiled(form, machine_code(text), from_disk=False)


def table(game: str) -> Setup:
    known = games.get(game)
    return known.setup(max(known.players))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_card_plays_the_same_games(game: str) -> None:
    setup = table(game)
    crew = Crew(playout_rules(setup))
    kinds = np.zeros((1, len(setup.seats)), np.int64)
    assert np.array_equal(on_lanes(setup, crew, kinds, 1), expected(setup, crew, kinds, 1))


@pytest.mark.parametrize("game", ["never-mind", "einser-blocker", "jaeger", "nichtlustig"])
def test_states_in_the_memory_of_a_group_make_no_difference(game: str) -> None:
    setup = table(game)
    crew = Crew(playout_rules(setup))
    kinds = np.zeros((1, len(setup.seats)), np.int64)
    played = on_lanes(setup, crew, kinds, 1, in_group(crew))
    assert np.array_equal(played, expected(setup, crew, kinds, 1))


def test_states_that_are_copied_do_not_lie_in_the_memory_of_a_group() -> None:
    crew = family_of(games.get("madn")).crew(table("madn"), [GREEDY])
    with pytest.raises(StatesMeet):
        in_group(crew)
    assert ".shared" not in play_program(crew)
    assert ".shared" in play_program(Crew(playout_rules(table("madn"))))


@pytest.mark.parametrize(
    ("game", "all_kinds"),
    [("madn", DISTRACTED + 1), ("einser-blocker", GREEDY), ("nichtlustig", 2)],
)
def test_players_have_the_same_seats_and_dice_there(game: str, all_kinds: int) -> None:
    setup = table(game)
    seats = len(setup.seats)
    crew = family_of(setup.game).crew(setup, list(range(all_kinds)))
    each_once = range(all_kinds)
    kinds = np.array([[(seat + each) % all_kinds for seat in range(seats)] for each in each_once])
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
    measures = (*measures_of(setup, seats), *pair_measures(seats))
    asked = np.array([[each.kind, each.first, each.second] for each in measures])
    first = 2 * deal
    found = np.zeros((-(-len(rows) // deal), 2 + len(measures)), np.int64)
    made_there("measure_deals", (first, deal), asked, seated, rows, 2, found)
    places = np.arange(first, first + len(rows)) % len(seated)
    added_up = deals_of(measures, rows, seated[places], deal)
    assert found[:, 2:].tolist() == added_up.tolist()
    assert not found[:, :2].any(), "there are those of another line-up"


@pytest.mark.parametrize("lines", [1, 20])
@pytest.mark.parametrize("width", [1, 2, 5])
def test_products_are_added_up_there_by_as_many_lanes_as_there_are(lines: int, width: int) -> None:
    found = np.random.default_rng(4).integers(-9, 1000, (lines, width))
    sums = np.zeros((width, width), np.int64)
    made_there("add_products", (0, 1), found, sums)  # by seven lanes
    assert sums.tolist() == moments_of((), found).products.tolist()


def test_how_often_a_number_comes_up_is_counted_there() -> None:
    rows = np.array([[0, 3], [1, 1], [5, 3], [1, 9]])
    counts = np.zeros(5, np.int64)
    made_there("count_values", (0, 1), 1, rows, counts)
    assert counts.tolist() == [0, 1, 0, 2, 1], "the last place is for all that are higher"
