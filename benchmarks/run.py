"""Measure how fast games are played, ours next to others', and print it as small tables.

Everything is measured in one run, in turns, so that all share whatever else the machine does; the
medians are printed. Speeds are die rolls per second of processor time on one thread, except where
two threads are compared with one: there it is time on the clock, at its best.

    python benchmarks/run.py [--repeat 7] [--seed 7]
"""

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

import numpy as np

import baseline_c
import bots
import cards
import first_use
import foreign
from rauswurf import games
from rauswurf.fast.batch import (
    CAPTURES,
    LEAD_CHANGES,
    ROLLS,
    TURNS,
    Crew,
    Tallies,
    columns,
    playout_rules,
    seats_at,
    simulate,
    warmed_up,
)
from rauswurf.games import GAMES, Setup

Measure = Callable[[], float]  # rolls per second

MEASURED = "never-mind"
SAME_GAMES = 20_000  # that must add up to the same totals in C and here
ABOUT_SECONDS = 0.5  # that one measurement should take


@dataclass(frozen=True)
class Row:
    """One line of the first table: whom our compiled rules are compared with, and how."""

    name: str
    measure: Measure
    expected: float | None = None  # ours should be so many times as fast
    note: str = ""


@dataclass(frozen=True)
class Result:
    """The median of a measurement, or why there is none."""

    rate: float = 0.0
    why_not: str = ""


# Our own speed.


def compiled(setup: Setup, seed: int) -> Measure:
    """Measures compiled random games of one table, on one thread."""
    crew = Crew(playout_rules(setup))
    play_games = warmed_up(setup, crew)

    def play(count: int) -> tuple[int, float]:
        rows = np.zeros((count, len(columns(setup))), np.int64)
        players = np.zeros((count, len(setup.seats)), np.int64)
        begin = time.process_time()
        play_games(*seats_at(setup, crew), seed, np.arange(count), players, rows)
        return int(rows[:, ROLLS].sum()), time.process_time() - begin

    _, seconds = play(100)
    count = max(100, round(100 * ABOUT_SECONDS / seconds))

    def measure() -> float:
        rolls, seconds = play(count)
        return rolls / seconds

    return measure


def interpreted(setup: Setup, seed: int, count: int = 100) -> float:
    """Rolls per second of the same rules without a compiler."""
    rules = playout_rules(setup)
    tallies = [[0] * len(columns(setup)) for _ in range(count)]
    begin = time.process_time()
    numbers, players = list(range(count)), [[0] * len(setup.seats)] * count
    rules.play_games(rules.new_state(), None, None, [[0, 0]], seed, numbers, players, tallies)
    seconds = time.process_time() - begin
    return sum(tally[ROLLS] for tally in tallies) / seconds


def on_threads(setup: Setup, seed: int, threads: int) -> float:
    """Rolls per second on the clock, on so many threads."""
    tallies = simulate(setup, SAME_GAMES // 4, seed, threads=threads)
    return float(tallies.column(ROLLS).sum()) / tallies.seconds


def best_on_threads(setup: Setup, seed: int, rounds: int) -> tuple[float, float]:
    """One thread and two, in turns: the best of short rounds, for others only make it slower."""
    found = [[on_threads(setup, seed, threads) for threads in (1, 2)] for _ in range(rounds)]
    one, two = zip(*found, strict=True)
    return max(one), max(two)


# Everything in turns.


def medians(measures: list[Measure], repeat: int) -> list[Result]:
    """The median of each measurement over some rounds; one that cannot be taken says why."""
    rates: list[list[float]] = [[] for _ in measures]
    failed: dict[int, str] = {}
    for _ in range(repeat):
        for number, measure in enumerate(measures):
            if number not in failed:
                try:
                    rates[number].append(measure())
                except (ImportError, baseline_c.BaselineError) as error:
                    failed[number] = str(error)
    return [
        Result(why_not=failed[number]) if number in failed else Result(median(found))
        for number, found in enumerate(rates)
    ]


def assert_same_totals(setup: Setup, seed: int) -> str:
    """Both C programs must have played the very same games; ends the run if they have not."""
    ours = totals(simulate(setup, SAME_GAMES, seed), SAME_GAMES)
    for source in (baseline_c.PLAIN, baseline_c.TUNED):
        try:
            theirs = baseline_c.run(source, SAME_GAMES, seed)
        except baseline_c.BaselineError as error:
            return f"Not compared with C: {error}"
        if (*ours,) != (*facts(theirs),):
            sys.exit(f"{source.name} plays other games: {facts(theirs)} instead of {ours}")
    return (
        f"{SAME_GAMES:,} games of seed {seed} add up to the same in both C programs and here: "
        f"{ours[1]:,} rolls, {ours[2]:,} turns, {ours[3]:,} captures, wins {list(ours[4])}, "
        f"{ours[5]:,} changes of the lead."
    )


Facts = tuple[int, int, int, int, tuple[int, ...], int | None]


def totals(tallies: Tallies, count: int) -> Facts:
    """What our games added up to."""
    rolls, turns, captures, leads = (
        int(tallies.column(name).sum()) for name in (ROLLS, TURNS, CAPTURES, LEAD_CHANGES)
    )
    wins = tuple((tallies.ranks == 1).sum(axis=0).tolist())
    return count, rolls, turns, captures, wins, leads


def facts(theirs: baseline_c.Totals) -> Facts:
    """What the games in C added up to."""
    return (
        theirs.games,
        theirs.rolls,
        theirs.turns,
        theirs.captures,
        theirs.wins,
        theirs.lead_changes,
    )


# What is compared.


def rivals(setup: Setup, seed: int) -> list[Row]:
    """Everything that our compiled rules are compared with."""

    def c(source: str) -> Measure:
        path = baseline_c.FOLDER / source
        return lambda: baseline_c.run(path, 2 * SAME_GAMES, seed).rolls_per_second

    return [
        Row("plain C", c("never_mind.c"), 1.08, "the rules as one writes them first, arrays"),
        Row("tuned C", c("never_mind_tuned.c"), None, "bitboards by hand; nothing was expected"),
        Row(
            "OpenSpiel maedn",
            lambda: foreign.open_spiel(seed, 300),
            100,
            "from Python, asking it only for legal actions",
        ),
        Row(
            "OpenSpiel maedn",
            lambda: foreign.open_spiel_example(seed, 30),
            100,
            "from Python, as its own example does: outcomes listed and drawn",
        ),
        Row("ludopy", lambda: foreign.ludopy(seed, 8), 1000, "its own ludo"),
        Row("ours, interpreted", lambda: interpreted(setup, seed), None, "the same functions"),
    ]


# Printing.


def table(lines: list[tuple[str, ...]]) -> str:
    """Columns as wide as they need to be: first and last to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = []
    for first, *numbers, last in lines:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(numbers, widths[1:-1], strict=True)]
        text.append("  ".join([*cells, last]).rstrip())
    return "\n".join(text)


def million(rate: float) -> str:
    return f"{rate / 1e6:.3f}" if rate < 1e6 else f"{rate / 1e6:.1f}"


def times(ratio: float) -> str:
    return f"{ratio:,.0f} x" if ratio >= 20 else f"{ratio:.2f} x"


def compare_with_others(setup: Setup, seed: int, repeat: int) -> None:
    """Print our speed next to that of other programs."""
    rows = rivals(setup, seed)
    ours, *theirs = medians([compiled(setup, seed), *(row.measure for row in rows)], repeat)
    lines: list[tuple[str, ...]] = [
        ("", "M rolls/s", "ours is", "expected", ""),
        ("ours, compiled", million(ours.rate), "", "", ""),
    ]
    for row, result in zip(rows, theirs, strict=True):
        expected = f"{row.expected:,g} x" if row.expected else ""
        if result.why_not:
            lines.append((row.name, "", "", expected, f"not measured: {result.why_not}"))
        else:
            ratio = times(ours.rate / result.rate)
            lines.append((row.name, million(result.rate), ratio, expected, row.note))
    one, two = best_on_threads(setup, seed, 4 * repeat)
    note = "on the clock, next to one thread; the best of many rounds, when the other core was free"
    lines.append(("two threads", million(two), times(two / one), "1.9 x", note))
    print(table(lines))


def compare_games(names: list[str], seed: int, repeat: int) -> None:
    """Print the speed of each game next to the one that is measured above."""
    setups = {name: games.get(name).setup(max(games.get(name).players)) for name in names}
    results = medians([compiled(setup, seed) for setup in setups.values()], repeat)
    rates = dict(zip(names, (result.rate for result in results), strict=True))
    lines: list[tuple[str, ...]] = [("", "players", "M rolls/s", f"of {MEASURED}", "")]
    for name, rate in rates.items():
        share = f"{rate / rates[MEASURED]:.2f} x"
        lines.append((name, str(setups[name].players), million(rate), share, ""))
    print(table(lines))


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description="Measure speed, ours and others'.")
    parser.add_argument("--repeat", type=int, default=7, help="rounds (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=7, help="of the games (default: %(default)s)")
    options = parser.parse_args()
    setup = games.get(MEASURED).setup(4)
    others = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"{setup.game.name} 4 random players, one thread, medians of {options.repeat} rounds")
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    if others > 0.5:
        print(f"Others use this machine too (load {others:.1f}): times on the clock say little.")
    print(f"{assert_same_totals(setup, options.seed)}\n")
    compare_with_others(setup, options.seed, options.repeat)
    print("\nEach game with all its seats, compiled, one thread\n")
    compare_games(list(GAMES), options.seed, options.repeat)
    print("\nProcessor time of commands when nothing is compiled yet, and again\n")
    print(table(first_use.first_uses()))
    print("\nBots, four of a kind at a table, one thread\n")
    print(table(bots.bot_speeds(options.seed)))
    print(f"\nGraphics cards: {cards.card_names()}\n")
    print(table(cards.card_speeds(options.seed)))
    print(
        f"\nA net learns from {bots.learning_speed():,.0f} positions/s (never-mind, four players)."
    )


if __name__ == "__main__":
    main()
