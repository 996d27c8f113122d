"""Playing on all graphics cards of a machine.

Games are taken in batches by whoever is ready for more: two for each card, so that one computes
while the last games of the other's batch come to their end. Whole numbers are added up, so it does
not matter who plays what.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import lcm
from threading import Lock
from typing import NamedTuple, TypeVar

import numpy as np

from rauswurf.fast.batch import Progress, columns
from rauswurf.fast.cuda.driver import Card, Lines, Memory, cards
from rauswurf.fast.cuda.figures import Maker
from rauswurf.fast.cuda.programs import PLAY, THREADS, net_on_card, play_program
from rauswurf.fast.device import Device
from rauswurf.fast.moments import Measure, Moments
from rauswurf.fast.survey import Lineup, Rows, Survey, all_measures

BLOCKS = 16  # for each multiprocessor
AT_A_CARD = 2  # batches that one card plays at the same time

# A batch begins small and grows until it takes this long. Sums of squares of a batch must not
# overflow: games have up to a million rolls, and those of a deal are added up.
ABOUT_SECONDS = 0.5
FIRST_BATCH = 1 << 14
MOST_IN_BATCH = 1 << 23
PART_OF_MEMORY = 8  # of what is free, for the rows of one batch
NUMBER = 8  # bytes

Found = TypeVar("Found")


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
    """Games that were put into the queue of a card; the rows of each line-up will be there."""

    games: range
    rows: list[Lines]


class Players:
    """One line-up at a card, ready to play."""

    def __init__(self, card: Card, lineup: Lineup) -> None:
        self.card = card
        self.lineup = lineup
        self.play = card.kernel(play_program(lineup.crew), PLAY)
        self.net = card.put(net_on_card(lineup.crew.net))
        self.kinds = card.put(np.ascontiguousarray(lineup.kinds, np.int64))
        self.width = width_of(lineup)
        self.room: Memory | None = None

    def begin(self, games: range) -> Lines:
        """Put these games into the queue."""
        if self.room is None or len(games) > self.room.shape[0]:
            if self.room is not None:
                self.room.give_back()
            self.room = self.card.room((len(games), self.width))
        rows = Lines(self.room, len(games))
        blocks = min(self.card.multiprocessors * BLOCKS, -(-len(games) // THREADS))
        plan = self.lineup.seed, games.start, self.lineup.deal
        self.play.launch(blocks, THREADS, *plan, self.net, self.kinds, rows)
        return rows

    def give_back(self) -> None:
        """Nobody plays any more."""
        for memory in (self.net, self.kinds, self.room):
            if memory is not None:
                memory.give_back()


def width_of(lineup: Lineup) -> int:
    """How many numbers the row of a game has."""
    return len(columns(lineup.setup))


def batches(
    lineups: Sequence[Lineup], card: Card, share: Share, progress: Progress | None
) -> Iterator[Batch]:
    """Play batch after batch of all line-ups on a card until none is left."""
    players = [Players(card, lineup) for lineup in lineups]
    width = sum(each.width for each in players)
    fitting = card.free_memory() // (PART_OF_MEMORY * NUMBER * width)
    most = max(share.deal, min(MOST_IN_BATCH // share.deal, fitting))
    size = 0
    while games := share.take(min(max(size, FIRST_BATCH), most)):
        began = time.perf_counter()
        yield Batch(games, [each.begin(games) for each in players])
        card.wait()
        size = len(games)
        if time.perf_counter() - began < ABOUT_SECONDS:
            size *= 4
        if progress:
            progress(len(games) * len(players))
    for each in players:
        each.give_back()


class Played(NamedTuple):
    """The seconds of playing and of getting ready."""

    seconds: float
    compile_seconds: float


def on_all_cards(
    lineups: Sequence[Lineup],
    games: range,
    work: Callable[[Card, Iterator[Batch]], Found],
    progress: Progress | None,
) -> tuple[list[Found], Played]:
    """Have the games played by all cards, and something made of every batch; raises NoCard."""
    began = time.perf_counter()
    known = cards()
    for lineup in lineups:
        play_program(lineup.crew)  # before all cards ask for it
    compile_seconds = time.perf_counter() - began
    share = Share(games, lcm(*(lineup.deal for lineup in lineups)))

    def at_card(number: int) -> Found:
        with Card(number) as card:
            return work(card, batches(lineups, card, share, progress))

    began = time.perf_counter()
    with ThreadPoolExecutor(AT_A_CARD * len(known)) as pool:
        found = list(pool.map(at_card, known * AT_A_CARD))
    return found, Played(time.perf_counter() - began, compile_seconds)


def rows_on_cards(
    lineup: Lineup, games: range, progress: Progress | None = None
) -> tuple[Rows, float, float]:
    """[game]: what was counted, in order; and the seconds of playing and of getting ready."""
    rows = np.zeros((len(games), width_of(lineup)), np.int64)

    def fetch(card: Card, played: Iterator[Batch]) -> None:
        for each in played:
            first = each.games.start - games.start
            [there] = each.rows
            rows[first : first + len(each.games)] = there.memory.read(len(each.games))

    _, seconds = on_all_cards([lineup], games, fetch, progress)
    return rows, *seconds


def survey_on_cards(
    lineups: Sequence[Lineup],
    measures: Sequence[Sequence[Measure]],
    games: range,
    progress: Progress | None = None,
) -> Survey:
    """Figures of games, which are made where they were played: see ``survey``."""

    def figures(card: Card, played: Iterator[Batch]) -> tuple[Rows, Rows]:
        maker = Maker(card, lineups, measures)
        for each in played:
            maker.add(each.games, each.rows)
        return maker.finish()

    found, seconds = on_all_cards(lineups, games, figures, progress)
    products, lengths = zip(*found, strict=True)
    total = Moments(tuple(all_measures(measures)), sum(products))
    return Survey(total, np.trim_zeros(sum(lengths), "b"), *seconds, Device.GPU)
