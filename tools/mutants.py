"""Would the tests notice? Changes a random sample of the code, one place at a time, and asks them.

    python tools/mutants.py [--count 12] [--seed 1] [--minutes 10] [--only rules page] [--log FILE]

Works on a copy. A change that no test notices survives and is listed with its place: a test is
missing, or the change makes no difference, which somebody has to look at. A test that fails without
the change, too, says nothing: that is told as unsound. The exit code counts both.

The mutation tools that we know do not fit. mutmut wraps every function, so that the rules could
not be composed and compiled any more; cosmic-ray runs one command for all changes, which would take
days; Stryker draws no sample. This runs the tests beside the change, or after `make cover` those
that came by it, the likeliest and quickest first, in forks of one process that has pytest loaded.

Changes that somebody has looked at and found to make no difference stand in `equivalent.toml`, with
the reason; they are told and not asked again. `--log` keeps what was told, so that a long search
can be made in pieces: what was found once is not asked again, either.
"""

import argparse
import random
import signal
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from mutant_copy import Copy, Project, Verdict
from mutant_log import Log
from mutations import Mutant, Places, page_places

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("rules", "dice", "table", "record", "bots", "coach", "lab", "server", "cli", "page")
STOPPED = 130  # the exit code of what was interrupted


def sample(project: Project, count: int, seed: int, rooms: Sequence[str]) -> list[Mutant]:
    """So many changes, as many of each room; a file has a chance by its size."""
    chance = random.Random(seed)
    chosen: list[Mutant] = []
    for number, room in enumerate(rooms):
        share = count // len(rooms) + (number < count % len(rooms))
        found = sorted(places_of(project, room), key=lambda m: (str(m.path), m.start, m.new))
        chosen += chance.sample(found, min(share, len(found)))
    chance.shuffle(chosen)
    return chosen


def places_of(project: Project, room: str) -> Iterator[Mutant]:
    """All changes in a room; what is generated or only tried out is none of our code."""
    if room == "page":
        for path in project.page.rglob("*"):
            is_ours = not {"fixtures", "gallery", "protocol.ts", "messages.d.ts"} & set(path.parts)
            if is_ours and path.suffix in (".ts", ".svelte") and ".test." not in path.name:
                yield from places_in(path)
        return
    for path in (project.source / room).rglob("*.py"):
        if "migrations" not in path.parts:
            yield from places_in(path)


def places_in(path: Path) -> Iterator[Mutant]:
    """All changes in a file."""
    return Places(path).all() if path.suffix == ".py" else page_places(path)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Change, ask, tell; returns how many were not found."""
    options = read_options(arguments)
    project = Project(root)
    chosen = sample(project, options.count, options.seed, options.only)
    log = Log(root, options.log)
    told: dict[Mutant, Verdict] = {}
    try:
        with closing(verdicts(project, chosen, log, options)) as answers:
            for mutant, verdict in answers:
                told[mutant] = verdict
                log.add(mutant, verdict, options.seed)
                print(f"{len(told):>4} {verdict:<10} {mutant.description(root)}", flush=True)
    except KeyboardInterrupt:
        print("\nStopped before the end.")
        reported(project, told, options.seed)
        return STOPPED
    return reported(project, told, options.seed)


def verdicts(
    project: Project, chosen: Sequence[Mutant], log: Log, options: argparse.Namespace
) -> Generator[tuple[Mutant, Verdict]]:
    """Ask about one change after the other, in copies that are gone at the end, however it ends."""
    deadline = time.monotonic() + 60 * options.minutes
    with ExitStack() as at_the_end:  # what is named last comes first
        folder = at_the_end.enter_context(TemporaryDirectory(prefix="rauswurf-mutants-"))
        free: SimpleQueue[Copy] = SimpleQueue()
        copies = [
            Copy(
                project,
                Path(folder, str(number)),
                with_browser=not options.no_browser,
                enough=options.enough,
            )
            for number in range(options.workers)
        ]
        pool = ThreadPoolExecutor(options.workers)
        for copy in copies:
            free.put(copy)
            at_the_end.callback(copy.close)
        at_the_end.callback(pool.shutdown, cancel_futures=True)
        for copy in copies:
            at_the_end.callback(copy.end)

        def ask(mutant: Mutant) -> Verdict:
            if known := log.told(mutant):
                return known
            copy = free.get()
            try:
                return copy.verdict(mutant, deadline)
            finally:
                free.put(copy)

        yield from zip(chosen, pool.map(ask, chosen), strict=True)


def reported(project: Project, told: dict[Mutant, Verdict], seed: int) -> int:
    """Print the figures by room and what was not found; returns the exit code."""
    print(f"\nseed {seed}")
    for room in ROOMS:
        here = [told[mutant] for mutant in told if project.room_of(mutant) == room]
        tried = here.count("found") + here.count("survived")
        if tried:
            print(f"  {room:<8} {here.count('found')} of {tried} found")
    apart: dict[Verdict, str] = {
        "equivalent": "equivalent: they make no difference (tools/equivalent.toml)",
        "not tried": "not tried: the time was over",
    }
    for verdict, why in apart.items():
        if count := list(told.values()).count(verdict):
            print(f"  {count} {why}")
    worrying = [mutant for mutant in told if told[mutant] in ("survived", "unsound")]
    for mutant in worrying:
        print(f"{told[mutant]}: {mutant.description(project.root)}")
    return min(100, len(worrying))


def read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Change the code at random: do tests notice?")
    parser.add_argument("--count", type=int, default=12, help="changes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=10, help="at most (default: %(default)s)")
    parser.add_argument(
        "--enough", type=float, default=60, help="seconds of tests for one (default: %(default)s)"
    )
    parser.add_argument("--only", nargs="+", choices=ROOMS, default=ROOMS, help="rooms")
    parser.add_argument("--workers", type=int, default=1, help="at once (default: %(default)s)")
    parser.add_argument("--log", type=Path, help="what was told, kept; not asked again")
    parser.add_argument("--no-browser", action="store_true", help="try the page without a browser")
    return parser.parse_args(arguments)


def heed_signals() -> None:
    """Whoever ends us, and be it in the background: what was begun is cleared up first."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.default_int_handler)


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
