"""Figures of batches, made on the card that played them."""

from collections.abc import Sequence
from math import lcm

import numpy as np

from rauswurf.fast.cuda.driver import Card, Lines
from rauswurf.fast.cuda.programs import COUNT, MEASURE, MULTIPLY, THREADS, figures_program
from rauswurf.fast.moments import Measure, exact
from rauswurf.fast.series import MOST_ROLLS, TURNS
from rauswurf.fast.survey import Lineup, Rows

BLOCKS = 16  # for each multiprocessor


class Maker:
    """Makes figures of batches of the same games, played by one line-up or by several."""

    def __init__(
        self, card: Card, lineups: Sequence[Lineup], measures: Sequence[Sequence[Measure]]
    ) -> None:
        self.card = card
        self.measure, self.multiply, self.count = (
            card.kernel(figures_program(name), name) for name in (MEASURE, MULTIPLY, COUNT)
        )
        self.deal = lcm(*(lineup.deal for lineup in lineups))
        self.asked = [
            card.put(np.array([[each.kind, each.first, each.second] for each in some], np.int64))
            for some in measures
        ]
        self.seated = [card.put(np.ascontiguousarray(lineup.bots, np.int64)) for lineup in lineups]
        width = sum(map(len, measures))
        self.sums = card.room((width, width))
        self.lengths = card.put(np.zeros(MOST_ROLLS + 2, np.int64))
        self.products = exact(np.zeros((width, width), np.int64))

    def add(self, games: range, rows: Sequence[Lines]) -> None:
        """Add the figures of one batch."""
        where = self.card.multiprocessors * BLOCKS, THREADS
        plan = 0, games.start, self.deal
        found = self.card.room((-(-len(games) // self.deal), self.sums.shape[0]))
        self.sums.clear()
        column = 0
        for asked, seated, there in zip(self.asked, self.seated, rows, strict=True):
            self.measure.launch(*where, *plan, asked, seated, there, column, found)
            column += asked.shape[0]
        self.multiply.launch(*where, *plan, found, self.sums)
        self.count.launch(*where, *plan, TURNS, rows[0], self.lengths)
        self.products = self.products + exact(self.sums.read())
        found.give_back()

    def finish(self) -> tuple[Rows, Rows]:
        """The sums of all products, and how many games of the first line-up had so many turns."""
        lengths = self.lengths.read()
        for memory in (*self.asked, *self.seated, self.sums, self.lengths):
            memory.give_back()
        return self.products, lengths
