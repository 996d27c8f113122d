"""Playing on all graphics cards of a machine.

Games are taken in batches by whoever is ready for more: two for each card, so that one computes
while the last games of the other's batch come to their end. Whole numbers are added up, so it does
not matter who plays what.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from rauswurf.fast.batch import Progress, columns
from rauswurf.fast.cuda.driver import Card, Lines, cards
from rauswurf.fast.cuda.programs import (
    COUNT,
    MEASURE,
    MULTIPLY,
    PLAY,
    figures_program,
    play_program,
)
from rauswurf.fast.device import Device
from rauswurf.fast.moments import Measure, Moments, exact
from rauswurf.fast.series import MOST_ROLLS, TURNS
from rauswurf.fast.survey import Lineup, Survey

THREADS = 128  # of a block
BLOCKS = 16  # for each multiprocessor
AT_A_CARD = 2  # batches that one card plays at the same time

# A batch begins small and grows until it takes this long. Sums of squares of a batch must not
# overflow: games have up to a million rolls, and those of a deal are added up.
ABOUT_SECONDS = 0.5
FIRST_BATCH = 1 << 14
MOST_IN_BATCH = 1 << 23
PART_OF_MEMORY = 8  # of what is free, for the rows of one batch
NUMBER = 8  # bytes


class Share:
    """The games that are still to be played, given out in batches that cut no deal."""

    def __init__(self, games: range, deal: int) -> None:
        self.next = games.start
        self.end = games.stop
        self.deal = deal
        self.lock = Lock()

    def take(self, size: int) -> range:
        """So many games, or what is left."""
        with self.lock:
            first = self.next
            self.next = min(self.end, first + max(1, size // self.deal) * self.deal)
            return range(first, self.next)


@dataclass(frozen=True)
class Batch:
    """Games that were put into the queue of a card; their rows will be there."""

    games: range
    rows: Lines
    card: Card


class Played(NamedTuple):
    """What workers made of their batches, with the seconds of playing and of getting ready."""

    found: list[Any]
    seconds: float
    compile_seconds: float


def batches(
    lineup: Lineup, program: str, card: Card, share: Share, progress: Progress | None
) -> Iterator[Batch]:
    """Play batch after batch on a card until none is left."""
    play = card.kernel(program, PLAY)
    net = card.put(np.ascontiguousarray(lineup.crew.net, np.float64))
    kinds = card.put(np.ascontiguousarray(lineup.kinds, np.int64))
    width = len(columns(lineup.setup))
    fitting = card.free_memory() // (PART_OF_MEMORY * NUMBER * width)
    most = max(lineup.deal, min(MOST_IN_BATCH // lineup.deal, fitting))
    size, room = 0, None
    while games := share.take(min(max(size, FIRST_BATCH), most)):
        began = time.perf_counter()
        if room is None or len(games) > room.shape[0]:
            if room is not None:
                room.give_back()
            room = card.room((len(games), width))
        size = len(games)
        rows = Lines(room, size)
        blocks = min(card.multiprocessors * BLOCKS, -(-size // THREADS))
        plan = lineup.seed, games.start, lineup.deal
        play.launch(blocks, THREADS, *plan, net, kinds, rows)
        yield Batch(games, rows, card)
        card.wait()
        if time.perf_counter() - began < ABOUT_SECONDS:
            size *= 4
        if progress:
            progress(len(games))
    for memory in (net, kinds, room):
        if memory is not None:
            memory.give_back()


def on_all_cards(
    lineup: Lineup,
    games: range,
    work: Callable[[Card, Iterator[Batch]], Any],
    progress: Progress | None,
) -> Played:
    """Have the games played by all cards, and something made of every batch; raises NoCard."""
    began = time.perf_counter()
    known = cards()
    program = play_program(lineup.crew.rules)
    compile_seconds = time.perf_counter() - began
    share = Share(games, lineup.deal)

    def at_card(number: int) -> Any:
        card = Card(number)
        return work(card, batches(lineup, program, card, share, progress))

    began = time.perf_counter()
    with ThreadPoolExecutor(AT_A_CARD * len(known)) as pool:
        found = list(pool.map(at_card, known * AT_A_CARD))
    return Played(found, time.perf_counter() - began, compile_seconds)


def rows_on_cards(
    lineup: Lineup, games: range, progress: Progress | None = None
) -> tuple[Any, float, float]:
    """[game]: what was counted, in order; and the seconds of playing and of getting ready."""
    rows = np.zeros((len(games), len(columns(lineup.setup))), np.int64)

    def fetch(card: Card, played: Iterator[Batch]) -> None:
        for each in played:
            first = each.games.start - games.start
            rows[first : first + len(each.games)] = each.rows.memory.read(len(each.games))

    _, *seconds = on_all_cards(lineup, games, fetch, progress)
    return rows, seconds[0], seconds[1]


def survey_on_cards(
    lineup: Lineup, measures: Sequence[Measure], games: range, progress: Progress | None = None
) -> Survey:
    """Figures of games, which are made where they were played."""

    def figures(card: Card, played: Iterator[Batch]) -> tuple[Any, Any]:
        maker = Maker(card, lineup, measures)
        for each in played:
            maker.add(each)
        return maker.products, maker.lengths.read()

    found, *seconds = on_all_cards(lineup, games, figures, progress)
    products, lengths = zip(*found, strict=True)
    total = Moments(tuple(measures), sum(products))
    return Survey(total, np.trim_zeros(sum(lengths), "b"), seconds[0], seconds[1], Device.GPU)


class Maker:
    """Makes figures of batches, on their card."""

    def __init__(self, card: Card, lineup: Lineup, measures: Sequence[Measure]) -> None:
        self.measure, self.multiply, self.count = (
            card.kernel(figures_program(name), name) for name in (MEASURE, MULTIPLY, COUNT)
        )
        self.deal = lineup.deal
        asked = [[each.kind, each.first, each.second] for each in measures]
        self.asked = card.put(np.array(asked, np.int64))
        self.seated = card.put(np.ascontiguousarray(lineup.bots, np.int64))
        self.sums = card.room((len(measures), len(measures)))
        self.lengths = card.put(np.zeros(MOST_ROLLS + 2, np.int64))
        self.products = exact(np.zeros(self.sums.shape, np.int64))

    def add(self, batch: Batch) -> None:
        """Add the figures of one batch."""
        card = batch.card
        where = card.multiprocessors * BLOCKS, THREADS
        plan = 0, batch.games.start, self.deal
        found = card.room((-(-len(batch.games) // self.deal), self.sums.shape[0]))
        self.sums.clear()
        self.measure.launch(*where, *plan, self.asked, self.seated, batch.rows, found)
        self.multiply.launch(*where, *plan, found, self.sums)
        self.count.launch(*where, *plan, TURNS, batch.rows, self.lengths)
        self.products = self.products + exact(self.sums.read())
        found.give_back()
