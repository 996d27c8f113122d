"""Games of programs that offer choices without branches, beside those of programs with them."""

import numpy as np

from rauswurf.bots.families import family_of
from rauswurf.fast.batch import Crew, columns, play_games, playout_rules, seats_at
from rauswurf.fast.compiler import compiled, record_types
from rauswurf.fast.native import machine
from rauswurf.fast.native.calling import Compiled, Form
from rauswurf.fast.native.module import Module, result_of
from rauswurf.fast.native.statements import translate
from rauswurf.games import Setup
from rauswurf.lab.play import kinds_of
from rauswurf.rules.compose import RuleSet
from tests.support.playing import play_interpreted

PLAYED = 40
SEED = 5
INTERPRETED = 1  # games: they take a thousand times as long


def compiled_straight(rules: RuleSet, root: str, *, checked: bool) -> Compiled:
    """A function compiled without branches where choices are offered, checked or not."""
    function = rules.functions[root]
    module = Module(rules, record_types(rules), checked=checked)
    module.straight = True
    form = Form(root, module.arguments(function), result_of(function), record_types(rules))
    return Compiled(form, machine.machine_code(translate(module, root)), from_disk=False)


def check_random_games(setup: Setup) -> None:
    """Random games are the same in every program, and by the rules as they are."""
    nobody = np.zeros((PLAYED, len(setup.seats)), np.int64)
    usual = checked_games(setup, Crew(playout_rules(setup)), nobody)
    tallies = [[0] * len(columns(setup)) for _ in range(INTERPRETED)]
    play_interpreted(setup, SEED, tallies)
    assert tallies == usual[:INTERPRETED]


def check_bots(setup: Setup, bots: tuple[str, ...], played: int) -> None:
    """Games of bots, who take turns around the table, are the same in every program."""
    around = tuple(bots[k % len(bots)] for k in range(len(setup.seats)))
    kinds = kinds_of(setup, around)
    crew = family_of(setup.game).crew(setup, [kind for kind in kinds if kind is not None])
    checked_games(setup, crew, np.array([kinds] * played, np.int64))


def checked_games(setup: Setup, crew: Crew, players: np.ndarray) -> list[list[int]]:
    """What is counted in games; nobody looks outside of a row, and branches change nothing."""
    numbers = np.arange(len(players))
    usual: list[list[int]] = play_games(
        setup, crew, players, numbers, SEED, threads=1
    ).rows.tolist()
    for play in (
        compiled(crew.rules, "play_games", checked=True),
        compiled_straight(crew.rules, "play_games", checked=True),
    ):
        assert rows_of(play, setup, crew, players) == usual
    return usual


def rows_of(play: Compiled, setup: Setup, crew: Crew, players: np.ndarray) -> list[list[int]]:
    """What is counted in games that a program plays."""
    rows = np.zeros((len(players), len(columns(setup, crew.added))), np.int64)
    play(*seats_at(setup, crew), SEED, np.arange(len(players)), players, rows)
    found: list[list[int]] = rows.tolist()
    return found
