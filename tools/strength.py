"""Measure how strong the bots are and write docs/strength.md.

    python tools/strength.py [GAME ...] [--players N ...] [--budget 1] [--exact]
                             [--seconds S] [--processes N] [--folder build/strength]

``--exact``, as in `make strength`, compares with solved games first: the coach, and the decisions
of everybody. Games that nobody has solved here are solved first, with three pieces each (minutes),
or with two where ``--seconds`` are given.
Then everybody plays everybody, at all tables in turn. What was measured is kept in the folder as it
goes: the command can be stopped or killed, and goes on there; what depends on other rules, players
or nets than those of today is measured anew. The page has all that was ever measured with those of
today, and so has tools/strength.jsonl, from where a fresh clone goes on. ``--budget 5`` plays five
times as many games. ``--seconds 480`` stops after that time: every table gets some of it before any
gets more.
"""

import argparse
import json
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

import shares
import strength_losses as losses
import strength_page as page
import truth
from kept import Kept
from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.race.weights import NET_OF
from rauswurf.bots.workers import processes
from rauswurf.games import GAMES
from shares import Task
from solved_tables import FEW_PIECES, PIECES, solved_table
from strength_compared import Place, places_of
from strength_meter import MEASURED, Meter, Share, take_share
from strength_sums import write_file

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"

GAMES_OF_PAIR = 200
MOST_BUDGET = 10_000
LONGEST_SHARE = 20.0  # seconds that a process stays at a table
SHARES = 5  # of the time that is given, for each table at least
EXACT_PART = 0.1  # of the time that is given, for the coach and for decisions each
CARDS_PART = 3.0  # players of cards calculate long: so many times the time of others
RULES_PART = 0.15  # by other rules, one thing is measured

Measured = tuple[float, bool, list[int]]


def part_of(table: Place) -> float:
    """How much time a table gets, for each second of others."""
    if table.variants:
        return RULES_PART
    return CARDS_PART if table.game == "nichtlustig" else 1.0


class Round:
    """Tables get shares of the time; who had least comes next."""

    def __init__(self, tables: list[Place], chosen: argparse.Namespace) -> None:
        self.spent = dict.fromkeys(tables, 0.0)
        self.failed: list[Place] = []
        self.chosen = chosen
        self.until = time.monotonic() + chosen.seconds
        self.wanted = chosen.budget * GAMES_OF_PAIR
        each = chosen.seconds * chosen.processes / len(tables) / SHARES
        self.share = min(LONGEST_SHARE, max(1.0, each))
        self.threads = max(1, chosen.processes // len(tables))

    def next_share(self, table: Place) -> Share:
        """What a process does next."""
        left = min(self.share * part_of(table), self.until - time.monotonic())
        return Share(
            table, self.chosen.folder, self.chosen.measured, left, self.wanted, self.threads
        )

    def play(self) -> None:
        """Give out shares until the time is over or all is done."""
        busy: dict[Future[Measured], Place] = {}
        with processes(self.chosen.processes) as pool:
            while True:
                idle = sorted(set(self.spent) - set(busy.values()), key=self.spent.__getitem__)
                free = self.chosen.processes - len(busy) if time.monotonic() < self.until else 0
                busy |= {
                    pool.submit(take_share, self.next_share(each)): each for each in idle[:free]
                }
                if not busy:
                    return
                done, _ = wait(busy, return_when=FIRST_COMPLETED)
                for future in done:
                    self.note(busy.pop(future), future)

    def note(self, table: Place, future: Future[Measured]) -> None:
        """Tell how far a table is; one that fails is left out, and takes nothing with it."""
        try:
            seconds, more, played = future.result()
        except Exception as error:
            self.failed.append(table)
            del self.spent[table]
            print(f"{table.name}: failed: {error!r}", flush=True)
            return
        self.spent[table] += seconds / part_of(table)
        if not more:
            del self.spent[table]
        told = f"{min(played)} to {max(played)} games of each pair"
        print(f"{table.name}: {told}", flush=True)


def compare_with_solved(chosen: argparse.Namespace) -> None:
    """Compare the coach with solved games, and weigh the decisions of everybody."""
    given = chosen.seconds
    pieces = {
        game: PIECES if given == float("inf") or is_solved(game) else FEW_PIECES
        for game in losses.GAMES
    }
    tables = {game: solved_table(game, pieces[game], chosen.processes) for game in pieces}
    rounds = max(1, round(losses.ROUNDS * min(1.0, chosen.budget)))
    work: list[tuple[Iterable[Task], Kept]] = [
        (losses.tasks(tables, rounds), losses.kept_in(chosen.folder))
    ]
    compared = truth.tasks(tables[truth.GAME], pieces[truth.GAME], truth.POSITIONS)
    work.append((compared, truth.kept_in(chosen.folder)))
    for tasks, kept in work:
        shares.work_through(tasks, kept, chosen.processes, EXACT_PART * given)
    chosen.seconds -= EXACT_PART * given * len(work) if given < float("inf") else 0


def is_solved(game: str) -> bool:
    """Is there a table already?"""
    return usual_path(game, PIECES).is_file()


def measured(folder: Path, before: Path) -> Iterator[Meter]:
    """A meter for each table; those without results have nothing to tell."""
    own = [game for game in GAMES if game not in NET_OF]
    for place in places_of(own, None):
        yield Meter(place, folder, before)


def write(meters: list[Meter], chosen: argparse.Namespace) -> None:
    """Write the page, and what it was made from."""
    found = [meter.table() for meter in meters]
    PAGE.write_text(page.written(found, truth.told(chosen.folder)), encoding="utf-8")
    write_file(
        chosen.measured, {each.place.name: (each.mark, each.everything()) for each in meters}
    )
    exact = losses.everything_in(chosen.folder) | truth.everything_in(chosen.folder)
    lines = (json.dumps(item, separators=(",", ":")) for item in sorted(exact.items()))
    losses.MEASURED.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)} and {chosen.measured}")


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    own = [game for game in GAMES if game not in NET_OF]
    parser.add_argument("game", nargs="*", help=f"{', '.join(own)}; all if none is named")
    parser.add_argument("--players", type=int, nargs="+", help="only tables of so many")
    parser.add_argument("--budget", type=float, help="times the usual games")
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=KEPT, help="where results are kept")
    parser.add_argument("--measured", type=Path, default=MEASURED, help="what is known already")
    parser.add_argument("--exact", action="store_true", help="compare with solved games first")
    parser.add_argument("--page", action="store_true", help="play nothing, write what is known")
    parser.add_argument("--no-page", action="store_true", help="write no page")
    chosen = parser.parse_args()
    refuse_nonsense(parser, chosen, own)
    if chosen.exact and not chosen.page:
        compare_with_solved(chosen)
    measuring = Round(places_of(chosen.game or own, chosen.players), chosen)
    if not chosen.page:
        measuring.play()
    if not chosen.no_page:
        write(list(measured(chosen.folder, chosen.measured)), chosen)
    if measuring.failed:
        parser.exit(1, f"not measured: {', '.join(each.name for each in measuring.failed)}\n")


def refuse_nonsense(
    parser: argparse.ArgumentParser, chosen: argparse.Namespace, own: list[str]
) -> None:
    """End with a message about what cannot be measured; fill in what was left open."""
    unknown = set(chosen.game) - set(own)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(own)}")
    if not places_of(chosen.game or own, chosen.players):
        parser.error("there is no table of so many players")
    if chosen.budget is not None and not 0 < chosen.budget <= MOST_BUDGET:
        parser.error(f"--budget is more than 0, and {MOST_BUDGET} at most")
    if chosen.seconds is not None and not chosen.seconds > 0:
        parser.error("--seconds is more than 0")
    if chosen.processes < 1:
        parser.error("--processes is 1 at least")
    if chosen.budget is None:
        chosen.budget = 1.0 if chosen.seconds is None else MOST_BUDGET
    if chosen.seconds is None:
        chosen.seconds = float("inf")


if __name__ == "__main__":
    main()
