"""Solving on graphics cards: their programs compile, and their lanes find what processors find.

Where there is no card, the lanes run one after the other on the processor.
"""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rauswurf.bots.perfect import gpu
from rauswurf.bots.perfect.checking import checked_rules
from rauswurf.bots.perfect.format import HEADER
from rauswurf.bots.perfect.gpu import GraphicsSweeper, solving_program
from rauswurf.bots.perfect.levels import levels_of
from rauswurf.bots.perfect.moves import moves_of
from rauswurf.bots.perfect.small import CannotSolve, SmallRace, small_setup
from rauswurf.bots.perfect.solve import Solution, solve
from rauswurf.bots.perfect.sweeping import sweeping_rules
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.cuda.driver import cards
from rauswurf.fast.native.module import arguments_of
from rauswurf.fast.native.values import RecordHint
from rauswurf.fast.placing import NoCard
from rauswurf.rules.compose import RuleSet


def nothing(stage: str, more: int, total: int) -> None:
    """Nobody watches."""


def race_of(game: str, pieces: int) -> SmallRace:
    return SmallRace(small_setup(game, {}), pieces)


def values_of(solution: Solution) -> Any:
    return np.fromfile(solution.path, "<u4", len(solution.race.arrangements) ** 2, offset=HEADER)


@pytest.mark.parametrize("game", ["never-mind", "madn"])
@pytest.mark.parametrize("kernel", ["guess", "add_up", "settle", "check"])
def test_everything_compiles_for_cards(game: str, kernel: str) -> None:
    race = race_of(game, 1)
    sweeps = sweeping_rules(moves_of(race), gpu.ACROSS, gpu.ROWS)
    program = solving_program(checked_rules(race) if kernel == "check" else sweeps, kernel)
    assert f".visible .entry {kernel}(" in program
    assert not re.findall(r"^\.extern .*", program, re.MULTILINE)
    assert ("atom.max" in program or "atom.global.max" in program) == (kernel == "settle")


class Room:
    """Memory of a card that is the processor's."""

    def __init__(self, card: "Lanes", shape: tuple[int, ...], kind: Any) -> None:
        self.numbers = np.zeros(shape, kind)

    def part(self, first: int, end: int) -> "Room":
        made = Room.__new__(Room)
        made.numbers = self.numbers[first:end]
        return made

    def read(self) -> Any:
        return self.numbers.copy()

    def read_into(self, target: Any) -> None:
        target[...] = self.numbers

    def write(self, numbers: Any) -> None:
        self.numbers[...] = numbers

    def clear(self) -> None:
        self.numbers[...] = 0


class Lanes:
    """A card whose lanes run here, one after the other."""

    multiprocessors = 1
    memory = 1 << 30

    def __init__(self, number: int) -> None:
        assert number == 0

    def free_memory(self) -> int:
        return self.memory

    def put(self, numbers: Any) -> Room:
        made = Room(self, numbers.shape, numbers.dtype)
        made.write(numbers)
        return made

    def room(self, shape: tuple[int, ...]) -> Room:
        return Room(self, shape, np.int64)

    def wait(self) -> None:
        """It is done at once."""


class LaneKernel:
    """A kernel of such a card."""

    def __init__(self, rules: RuleSet, name: str) -> None:
        self.run = compiled(rules, name)
        hints = [each.hint for each in arguments_of(rules.functions[name])]
        self.records = [new_record(rules, e.name) for e in hints if isinstance(e, RecordHint)]

    def launch(self, blocks: int, threads: int, first: int, end: int, *given: Any) -> None:
        arrays = [
            tuple(part.numbers for part in each) if isinstance(each, list) else each.numbers
            for each in given
        ]
        for lane in range(blocks * threads):
            plan = np.array([first, end, lane, blocks * threads], np.int64)
            self.run(plan, *self.records, *arrays)


@pytest.fixture
def lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "Card", Lanes)
    monkeypatch.setattr(gpu, "Memory", Room)
    monkeypatch.setattr(gpu, "cards", lambda: (0,))
    monkeypatch.setattr(
        GraphicsSweeper, "kernel", lambda self, rules, name: LaneKernel(rules, name)
    )
    few = {"ACROSS": 2, "ROWS": 1, "LANES": 2, "BLOCKS_TO_FILL": 1, "ROWS_AT_ONCE": 10}
    for name, number in {**few, "CHECK_BLOCKS": 1, "CHECK_LANES": 3, "COPIED": 2000}.items():
        monkeypatch.setattr(gpu, name, number)


@pytest.mark.usefixtures("lanes")
def test_lanes_find_what_processors_find(tmp_path: Path) -> None:
    race = race_of("madn", 1)
    here = solve(race, "cpu", 1, tmp_path / "here.table", nothing)
    there = solve(race, "gpu", 1, tmp_path / "there.table", nothing)
    assert np.array_equal(values_of(here), values_of(there))
    assert there._replace(path=here.path, seconds=here.seconds) == here


@pytest.mark.usefixtures("lanes")
def test_a_level_of_many_tiles_is_settled_by_lanes_as_by_threads() -> None:
    race = race_of("madn", 2)
    moves, levels = moves_of(race), levels_of(race)
    there = GraphicsSweeper(moves, levels)
    here = solve_on_processor(race)
    there.load(here.values)
    widest = max(range(len(levels)), key=lambda n: int(levels[n].tiles[-1]))
    for number in range(widest, widest - 3, -1):
        assert there.settle(number) == here.settle(number) > 0
    found = np.zeros_like(here.values)
    there.save(found)
    assert np.array_equal(found, here.values)


def solve_on_processor(race: SmallRace) -> Any:
    """The first sweep over the levels near the end, so that something changes in the others."""
    from rauswurf.bots.perfect.solve import sweeper_for

    sweeper, levels = sweeper_for(race, "cpu", 1)
    for number in reversed(range(len(levels) // 2, len(levels))):
        sweeper.settle(number)
    return sweeper


@pytest.mark.usefixtures("lanes")
def test_a_card_with_too_little_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanes, "memory", 1000)
    race = race_of("madn", 1)
    with pytest.raises(CannotSolve, match="of memory on the graphics card"):
        GraphicsSweeper(moves_of(race), levels_of(race))


@pytest.mark.gpu
@pytest.mark.parametrize("game", ["never-mind", "madn"])
@pytest.mark.parametrize("pieces", [1, 2])
def test_a_card_finds_what_processors_find(game: str, pieces: int, tmp_path: Path) -> None:
    try:
        cards()
    except NoCard as error:
        pytest.skip(f"no test on a graphics card: {error}")
    race = race_of(game, pieces)
    here = solve(race, "cpu", 2, tmp_path / "here.table", nothing)
    there = solve(race, "gpu", 2, tmp_path / "there.table", nothing)
    assert np.array_equal(values_of(here), values_of(there))
    assert there._replace(path=here.path, seconds=here.seconds) == here
