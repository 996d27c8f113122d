"""Every rule set compiles for graphics cards: nobody writes a rule that does not."""

import re
from pathlib import Path
from random import Random

import pytest

from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.bots.race.thinking import GREEDY
from rauswurf.fast.batch import Crew, playout_rules
from rauswurf.fast.cuda.programs import COUNT, MEASURE, MULTIPLY, figures_program, play_program
from rauswurf.fast.native import disk
from rauswurf.games import Setup

SAMPLE = 4
RACES = [game for game in games.GAMES if game != "nichtlustig"]


@pytest.fixture(autouse=True)
def empty_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "folder", lambda: tmp_path)


def tables_with_one_variant() -> list[Setup]:
    """Every game with every value of each of its variants, one at a time."""
    found: dict[Setup, None] = {}
    for game in map(games.get, games.GAMES):
        for variant in game.variants:
            for value in variant.values:
                players = max(variant.players.get(value, game.players))
                found[game.setup(players, {variant.id: value})] = None
    return list(found)


def check(program: str, kernel: str = "play_lane") -> None:
    """A program has its kernel, calls nothing that it does not have, and keeps tables in memory."""
    assert f".visible .entry {kernel}(" in program
    assert not re.findall(r"^\.extern .*", program, re.MULTILINE)
    assert ".const" not in program, "constant memory is small, and slow if places differ"


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_compiles(game: str) -> None:
    known = games.get(game)
    check(play_program(Crew(playout_rules(known.setup(max(known.players))))))


def test_some_variants_compile() -> None:
    for setup in Random(20).sample(tables_with_one_variant(), SAMPLE):
        check(play_program(Crew(playout_rules(setup))))


@pytest.mark.proof
@pytest.mark.parametrize("setup", tables_with_one_variant(), ids=lambda each: each.game.id)
def test_every_variant_compiles(setup: Setup) -> None:
    check(play_program(Crew(playout_rules(setup))))


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("madn", 1),
        ("madn", GREEDY),
        ("nichtlustig", 1),
        *(pytest.param(game, GREEDY, marks=pytest.mark.proof) for game in RACES),
    ],
)
def test_habits_and_nets_compile(game: str, kind: int) -> None:
    known = games.get(game)
    setup = known.setup(max(known.players))
    check(play_program(family_of(known).crew(setup, [kind])))


@pytest.mark.parametrize("kernel", [MEASURE, MULTIPLY, COUNT])
def test_what_makes_figures_compiles(kernel: str) -> None:
    check(figures_program(kernel), kernel)


def test_a_program_is_kept(tmp_path: Path) -> None:
    made = figures_program(COUNT)
    [kept] = tmp_path.iterdir()
    before = kept.stat().st_ino
    assert figures_program(COUNT) == made
    assert [path.stat().st_ino for path in tmp_path.iterdir()] == [before]
