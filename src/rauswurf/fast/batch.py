"""Many games at once, on all cores, with results that do not depend on how many."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from queue import Empty, SimpleQueue
from threading import Thread
from types import ModuleType
from typing import Any

import numpy as np

from rauswurf.dice import generator
from rauswurf.dice.seeds import check_seed
from rauswurf.fast import (
    deciding,
    nichtlustig_playout,
    nichtlustig_watching,
    playout,
    series,
    watching,
)
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.playout import CAPTURES, LEAD_CHANGES
from rauswurf.fast.series import FINISHED, LUCK, PARTS_OF_GAME, RANKS, ROLLS, TURNS
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose

MOST_AT_ONCE = 256  # games a thread plays before it looks up
PARTS = 16  # for each thread at least, so that none waits long for the others at the end

Progress = Callable[[int], None]

# Whole games of each family. The first counts and the ranks are the same in all of them.
PLAYOUTS: dict[str, tuple[ModuleType, ...]] = {
    "race": (generator, series, playout),
    "nichtlustig": (generator, series, nichtlustig_playout),
}

# What counts the choices of each family: ``WATCHED`` names what it adds for each seat.
WATCHERS: dict[str, ModuleType] = {"race": watching, "nichtlustig": nichtlustig_watching}


@dataclass(frozen=True)
class Tallies:
    """What was counted, one row for each game in order of their numbers."""

    rows: Any  # numpy array of whole numbers
    seats: int
    seconds: float
    compile_seconds: float
    family: str = "race"
    deal: int = 1  # so many games after each other have the same dice
    added: tuple[str, ...] = ()  # what is counted for each seat beyond what the family counts

    def column(self, name: int) -> Any:
        """One kind of count for all games; see ``playout`` for the names."""
        return self.rows[:, name]

    @property
    def counts(self) -> dict[str, Any]:
        """[game]: everything that is counted once for each game, by name."""
        names = PLAYOUTS[self.family][-1].COUNTS
        return {name: self.rows[:, k] for k, name in enumerate(names)}

    @property
    def seat_counts(self) -> dict[str, Any]:
        """[game, seat]: everything that is counted for each seat, by name."""
        first = len(PLAYOUTS[self.family][-1].COUNTS)
        names = (*PLAYOUTS[self.family][-1].SEAT_COUNTS, *self.added)
        blocks = range(first, self.rows.shape[1], self.seats)
        return {
            name: self.rows[:, k : k + self.seats] for name, k in zip(names, blocks, strict=True)
        }

    @property
    def luck(self) -> Any:
        """[game, seat]: what the dice brought beyond their mean, as a part of a win."""
        return self.seat_counts[LUCK[0]] / PARTS_OF_GAME

    @property
    def ranks(self) -> Any:
        """[game, seat]: in which order the seats came home; 0 for those that did not."""
        return self.rows[:, RANKS : RANKS + self.seats]


def no_net() -> Any:
    """What players get who need none."""
    return np.zeros((1, 1))


@dataclass(frozen=True)
class Crew:
    """Who plays: rules with players in them, what they have learned, and minds to think with."""

    rules: RuleSet
    net: Any = field(default_factory=no_net)
    new_mind: Callable[[RuleSet], Any] = lambda rules: new_record(rules, "Mind")
    added: tuple[str, ...] = ()  # what their games count for each seat beyond the others
    on_cards: tuple[ModuleType, ...] = ()  # what is put on top of the rules on graphics cards


def playout_rules(setup: Setup) -> RuleSet:
    """The rules of a table together with the random players."""
    return compose(setup.game.id, PLAYOUTS[setup.game.family], setup.rules)


def watched(setup: Setup, crew: Crew) -> Crew:
    """The same players at a table where choices are counted."""
    watcher = WATCHERS[setup.game.family]
    rules = compose(setup.game.id, [deciding, watcher], crew.rules)
    return replace(crew, rules=rules, added=watcher.WATCHED)


def columns(setup: Setup, added: tuple[str, ...] = ()) -> list[str]:
    """What the numbers in a row of tallies are, in order."""
    module = PLAYOUTS[setup.game.family][-1]
    names = (*module.SEAT_COUNTS, *added)
    by_seat = [f"{name} {seat}" for name in names for seat in range(len(setup.seats))]
    return [*module.COUNTS, *by_seat]


def simulate(
    setup: Setup,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    *,
    first: int = 0,
) -> Tallies:
    """Play so many random games from the ``first`` on; game k has the k-th stream of the seed."""
    players = np.zeros((games, len(setup.seats)), np.int64)
    numbers = np.arange(first, first + games)
    return play_games(setup, Crew(playout_rules(setup)), players, numbers, seed, threads, progress)


def play_games(
    setup: Setup,
    crew: Crew,
    players: Any,
    numbers: Any,
    seed: int,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """Play a game for each row of ``players`` ([game, seat]); its number decides the dice.

    Raises BadSeed.
    """
    check_seed(seed)
    began = time.perf_counter()
    play = warmed_up(setup, crew)
    compile_seconds = time.perf_counter() - began
    rows = np.zeros((len(players), len(columns(setup, crew.added))), np.int64)
    workers = threads or os.cpu_count() or 1
    size = min(MOST_AT_ONCE, max(1, len(players) // (PARTS * workers)))

    def play_some(at: int) -> int:
        part = slice(at, at + size)
        play(*seats_at(setup, crew), seed, numbers[part], players[part], rows[part])
        return len(rows[part])

    began = time.perf_counter()
    with told_of_rules(setup):
        for played in on_threads(workers, play_some, range(0, len(players), size)):
            if progress:
                progress(played)
    seconds = time.perf_counter() - began
    family = setup.game.family
    return Tallies(rows, len(setup.seats), seconds, compile_seconds, family, added=crew.added)


def on_threads(threads: int, work: Callable[[int], int], parts: range) -> Iterator[int]:
    """What the work on each part gives, as it comes.

    Whoever interrupts it need not wait: compiled rules of somebody's own may go on for ever.
    """
    left: SimpleQueue[int] = SimpleQueue()
    done: SimpleQueue[int | BaseException] = SimpleQueue()
    for part in parts:
        left.put(part)

    def run() -> None:
        with suppress(Empty):
            while True:
                part = left.get_nowait()
                try:
                    done.put(work(part))
                except BaseException as error:
                    done.put(error)

    for _ in range(min(threads, len(parts))):
        Thread(target=run, daemon=True).start()
    try:
        for _ in parts:
            found = done.get()
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        with suppress(Empty):
            while True:
                left.get_nowait()


@contextmanager
def told_of_rules(setup: Setup) -> Iterator[None]:
    """Raise RulesError where rules of somebody's own look outside of what there is."""
    try:
        yield
    except IndexError as error:
        if setup.house is None:
            raise
        setup.house.failed(error)


def seats_at(setup: Setup, crew: Crew) -> tuple[Any, ...]:
    """What one thread plays with: a state, a mind, the net, and streams of numbers."""
    streams = np.zeros((len(setup.seats) + 1, 2), np.int64)
    return new_record(crew.rules), crew.new_mind(crew.rules), crew.net, streams


def warmed_up(setup: Setup, crew: Crew) -> Any:
    """The compiled function that plays games, compiled now rather than at its first use."""
    play = compiled(crew.rules, "play_games", checked=setup.house is not None)
    nobody = np.zeros((0, len(setup.seats)), np.int64)
    play(*seats_at(setup, crew), 0, np.zeros(0, np.int64), nobody, nobody)
    return play


__all__ = ["CAPTURES", "FINISHED", "LEAD_CHANGES", "ROLLS", "TURNS", "Tallies", "simulate"]
