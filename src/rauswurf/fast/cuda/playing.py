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
from typing import Any

import numpy as np

from rauswurf.fast.batch import Progress, columns
from rauswurf.fast.cuda.cards import cards
from rauswurf.fast.cuda.compiler import cuda
from rauswurf.fast.cuda.programs import play_program, reduction_program
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
    """Games that were played on a card, and their rows there."""

    games: range
    rows: Any
    stream: Any
    multiprocessors: int


def batches(lineup: Lineup, play: Any, share: Share, progress: Progress | None) -> Iterator[Batch]:
    """Play batch after batch on the card of this thread until none is left."""
    stream = cuda.stream()
    net = cuda.to_device(np.ascontiguousarray(lineup.crew.net, np.float64))
    kinds = cuda.to_device(np.ascontiguousarray(lineup.kinds, np.int64))
    width = len(columns(lineup.setup))
    free, _ = cuda.current_context().get_memory_info()
    most = min(MOST_IN_BATCH // lineup.deal, int(free) // (PART_OF_MEMORY * 8 * width))
    processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    size = FIRST_BATCH
    while games := share.take(min(size, most)):
        began = time.perf_counter()
        rows = cuda.device_array((len(games), width), np.int64, stream=stream)
        blocks = min(processors * BLOCKS, -(-len(games) // THREADS))
        where = play[blocks, THREADS, stream]
        where(net, kinds, lineup.deal, lineup.seed, games.start, rows)
        yield Batch(games, rows, stream, processors)
        stream.synchronize()
        if time.perf_counter() - began < ABOUT_SECONDS:
            size *= 4
        if progress:
            progress(len(games))


def on_all_cards(
    lineup: Lineup, games: range, work: Callable[[Iterator[Batch]], Any], progress: Progress | None
) -> tuple[list[Any], float, float]:
    """What every worker made of its batches, with the seconds of playing and of compiling."""
    began = time.perf_counter()
    known = cards()
    play = play_program(lineup.crew.rules)
    compile_seconds = time.perf_counter() - began
    share = Share(games, lineup.deal)

    def at_card(card: int) -> Any:
        with cuda.gpus[card]:
            return work(batches(lineup, play, share, progress))

    began = time.perf_counter()
    with ThreadPoolExecutor(AT_A_CARD * len(known)) as pool:
        found = list(pool.map(at_card, known * AT_A_CARD))
    return found, time.perf_counter() - began, compile_seconds


def rows_on_cards(
    lineup: Lineup, games: range, progress: Progress | None = None
) -> tuple[Any, float, float]:
    """[game]: what was counted, in order; and the seconds of playing and of compiling."""
    rows = np.zeros((len(games), len(columns(lineup.setup))), np.int64)

    def fetch(played: Iterator[Batch]) -> None:
        for each in played:
            first = each.games.start - games.start
            each.rows.copy_to_host(rows[first : first + len(each.games)], stream=each.stream)

    _, *seconds = on_all_cards(lineup, games, fetch, progress)
    return rows, seconds[0], seconds[1]


def survey_on_cards(
    lineup: Lineup, measures: Sequence[Measure], games: range, progress: Progress | None = None
) -> Survey:
    """Figures of games, which are made where they were played."""
    found, *seconds = on_all_cards(
        lineup, games, lambda played: figures(lineup, measures, played), progress
    )
    moments, lengths = zip(*found, strict=True)
    total = Moments(tuple(measures), sum(moments))
    return Survey(total, trimmed(sum(lengths)), seconds[0], seconds[1], Device.GPU)


def figures(
    lineup: Lineup, measures: Sequence[Measure], played: Iterator[Batch]
) -> tuple[Any, Any]:
    """The sums of products and the lengths of all batches of one worker."""
    kernels = reduction_program()
    asked = cuda.to_device(np.array([[m.kind, m.first, m.second] for m in measures], np.int64))
    seated = cuda.to_device(np.ascontiguousarray(lineup.bots, np.int64))
    width = len(measures)
    total = exact(np.zeros((width, width), np.int64))
    lengths = cuda.to_device(np.zeros(MOST_ROLLS + 2, np.int64))
    for each in played:
        stream = each.stream
        sums = cuda.to_device(np.zeros((width, width), np.int64), stream=stream)
        deals = -(-len(each.games) // lineup.deal)
        found = cuda.device_array((deals, width), np.int64, stream=stream)
        grid = each.multiprocessors * BLOCKS, THREADS, stream
        kernels.measure_deals[grid](asked, lineup.deal, each.games.start, seated, each.rows, found)
        kernels.add_products[grid](found, sums)
        kernels.count_values[grid](each.rows, TURNS, lengths)
        fetched = sums.copy_to_host(stream=stream)
        stream.synchronize()
        total = total + exact(fetched)
    return total, lengths.copy_to_host()


def trimmed(lengths: Any) -> Any:
    """Without the zeros at the end."""
    return np.trim_zeros(lengths, "b")
