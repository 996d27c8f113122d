"""Several graphics cards share games out: here two that are none, so that everybody can try it.

A lane after the other runs on the processor, by the same functions. What no test shows without
cards: drivers, memory and queues of several real ones.
"""

from typing import Any, ClassVar

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.fast.batch import Crew, play_games
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.cuda import figures, playing, reduction
from rauswurf.fast.cuda.driver import Lines
from rauswurf.fast.cuda.lanes import lane_rules
from rauswurf.fast.cuda.plan import PLAN_LENGTH
from rauswurf.fast.cuda.programs import BITS, PLAY, net_on_card
from rauswurf.fast.moments import Measure
from rauswurf.fast.native.target import Target
from rauswurf.fast.survey import (
    Lineup,
    measures_of,
    measures_together,
    random_lineup,
    survey_together,
)
from rauswurf.rules.compose import compose

LANES = 3


class Memory:
    """An array of a card that is none."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers
        self.shape = numbers.shape

    def clear(self) -> None:
        self.numbers[:] = 0

    def read(self, lines: int | None = None) -> Any:
        return self.numbers[:lines].copy()

    def give_back(self) -> None:
        del self.numbers


class Kernel:
    """What a card would do on many threads; ``program`` is who plays, or nobody."""

    def __init__(self, program: Crew | None, name: str) -> None:
        self.crew = program
        if program is None:
            self.run = compiled(compose("figures", [reduction]), name)
            return
        net = net_on_card(program.net)
        self.rules = lane_rules(program)
        self.run = compiled(self.rules, PLAY, target=Target(BITS, f"f{net.itemsize}"))

    def launch(self, blocks: int, threads: int, *given: Any) -> None:
        count = PLAN_LENGTH - 2
        for lane in range(LANES):
            plan = np.array([*given[:count], lane, LANES])
            arrays = [passed(each) for each in given[count:]]
            if self.crew is None:
                self.run(plan, *arrays)
                continue
            records = new_record(self.rules), new_record(self.rules, "Mind")
            streams = np.zeros((self.rules.constants["SEATS"] + 1, 2), np.int64)
            net, kinds, rows = arrays
            self.run(*records, net, streams, plan, kinds, rows)


def passed(given: Any) -> Any:
    if isinstance(given, Lines):
        memory: Any = given.memory
        return memory.numbers[: given.count]
    return given.numbers if isinstance(given, Memory) else given


class Card:
    """A card that is none, and remembers who was asked to play."""

    multiprocessors = 1
    asked: ClassVar[set[int]] = set()

    def __init__(self, number: int) -> None:
        self.asked.add(number)

    def __enter__(self) -> "Card":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def kernel(self, program: Crew | None, name: str) -> Kernel:
        return Kernel(program, name)

    def free_memory(self) -> int:
        return 1 << 30

    def wait(self) -> None:
        pass

    def put(self, numbers: Any) -> Memory:
        return Memory(numbers.copy())

    def room(self, shape: tuple[int, ...]) -> Memory:
        return Memory(np.zeros(shape, np.int64))


@pytest.fixture(autouse=True)
def two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    Card.asked.clear()
    monkeypatch.setattr(playing, "Card", Card)
    monkeypatch.setattr(playing, "cards", lambda: (0, 1))
    monkeypatch.setattr(playing, "play_program", lambda crew: crew)
    monkeypatch.setattr(figures, "figures_program", lambda name: None)
    monkeypatch.setattr(playing, "FIRST_BATCH", 8)
    monkeypatch.setattr(playing, "MOST_IN_BATCH", 64)


def habits(barriers: str) -> Lineup:
    setup = games.get("madn").setup(3, {"barriers": barriers})
    crew = family_of(setup.game).crew(setup, [0, 1, 2])
    seating = np.array([np.roll([0, 1, 2], each) for each in range(3)])
    return Lineup(setup, crew, seating, seating, 3, 11)


def test_rows_come_back_in_order() -> None:
    lineup = habits("off")
    progress: list[int] = []
    rows, *_ = playing.rows_on_cards(lineup, range(30, 180), progress.append)
    numbers = np.arange(30, 180)
    known = play_games(lineup.setup, lineup.crew, lineup.kinds[numbers % 3], numbers // 3, 11, 1)
    assert np.array_equal(rows, known.rows)
    assert sum(progress) == 150 and Card.asked == {0, 1}


@pytest.mark.parametrize("together", [1, 2])
def test_figures_are_those_of_a_processor(together: int) -> None:
    lineups = [habits("off"), habits("on")][:together]
    asked: list[tuple[Measure, ...]] = [measures_of(each.setup, 3) for each in lineups]
    measures = measures_together(asked)
    found = playing.survey_on_cards(lineups, measures, range(6, 150))
    known = survey_together(lineups, measures, range(6, 150))
    assert found.moments.measures == known.moments.measures
    assert found.moments.products.tolist() == known.moments.products.tolist()
    assert found.lengths.tolist() == known.lengths.tolist()


def test_games_of_different_deals_are_measured_together() -> None:
    """A deal of both is as long as the longer one here."""
    lineups = [habits("off"), random_lineup(games.get("madn").setup(3), 11)]
    measures = measures_together([measures_of(each.setup) for each in lineups])
    found = playing.survey_on_cards(lineups, measures, range(60))
    known = survey_together(lineups, measures, range(60))
    assert found.moments.products.tolist() == known.moments.products.tolist()
    assert found.moments.total("deals") == 20
