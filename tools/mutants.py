"""Would the tests notice? Changes a random sample of the code, one place at a time, and asks them.

    python tools/mutants.py [--count 12] [--seed 1] [--minutes 10] [--only rules page]

Works on a copy. A change that no test notices survives and is listed with its place: a test is
missing, or the change makes no difference, which somebody has to look at. A test that fails without
the change, too, says nothing: that is told as unsound. The exit code counts both.

The mutation tools that we know do not fit. mutmut wraps every function, so that the rules could
not be composed and compiled any more; cosmic-ray runs one command for all changes, which would take
days; Stryker draws no sample. This runs the tests beside the change, or after `make cover` those
that came by it.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from mutations import Mutant, Places, page_places
from reached import Reached

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rauswurf"
PAGE = ROOT / "web" / "src"
SLOWEST = 600  # seconds that the tests of one change may take; endless is noticed, too

# Which tests cover what. The first line that fits decides; tests named after a file come first.
COVER = (
    ("rules/nichtlustig", "tests/nichtlustig tests/bots/test_nichtlustig_players.py"),
    ("rules/nueby", "tests/nueby tests/telling"),
    ("rules/classic", "tests/classic tests/telling"),
    ("rules", "tests/test_graph.py tests/test_compose.py tests/classic tests/nueby"),
    ("dice", "tests/test_dice.py tests/dice tests/record/test_forgeries.py"),
    (
        "table/nichtlustig",
        "tests/table tests/nichtlustig tests/telling tests/terminal/test_cards.py",
    ),
    ("table/race", "tests/table tests/telling tests/classic tests/nueby"),
    ("table", "tests/table tests/telling tests/cli/test_referee.py tests/classic tests/nueby"),
    ("record", "tests/record tests/cli"),
    ("server", "tests/server"),
)
# The same for the page, in a browser: where what a file does is seen.
SEEN = (
    ("embed", "embed"),
    ("proof", "check"),
    ("statistics", "statistics"),
    ("replay", "show table embed own_board"),
    ("end", "show people statistics games"),
    ("start/OwnBoard", "own_board"),
    ("start", "people home forgetting table own_board together"),
    ("sounds", "attention show"),
    ("dice/Keys", "table"),
    ("dice", "show table still"),
    ("board/nichtlustig", "still embed games"),
    ("board", "show board attention table still games"),
    ("shell/Share", "home"),
    ("shell", "home table attention access"),
    ("lib/numbers", "show statistics table"),
    ("lib/joining", "home people together"),
    ("lib/series", "people"),
    ("lib/connection", "together people table"),
    ("table/HomeSwitch", "home"),
    ("table/Waiting", "home people together"),
    ("table/TextView", "other_ways"),
    ("table/DiceCheck", "check"),
    ("table/Computed", "check"),
    ("table/Faces", "check"),
    ("table/Forget", "forgetting"),
    ("table/leaving", "ending"),
    ("table/Ending", "ending"),
    ("table/FirstHome", "ending show"),
    ("table/Chat", "people"),
    ("table/People", "people"),
    ("table/Reaction", "people"),
    ("", "show table ending attention people still other_ways together"),
)
ROOMS = ("rules", "dice", "table", "record", "server", "page")


# A sample, and what the tests say.


def room_of(mutant: Mutant) -> str:
    """The first folder."""
    return "page" if PAGE in mutant.path.parents else mutant.path.relative_to(SOURCE).parts[0]


def sample(count: int, seed: int, rooms: Sequence[str]) -> list[Mutant]:
    """So many changes, as many of each room; a file has a chance by its size."""
    chance = random.Random(seed)
    chosen: list[Mutant] = []
    for number, room in enumerate(rooms):
        share = count // len(rooms) + (number < count % len(rooms))
        found = sorted(places_of(room), key=lambda m: (str(m.path), m.start, m.new))
        chosen += chance.sample(found, min(share, len(found)))
    chance.shuffle(chosen)
    return chosen


def places_of(room: str) -> Iterator[Mutant]:
    """All changes in a room; what is generated or only tried out is none of our code."""
    if room == "page":
        for path in PAGE.rglob("*"):
            is_ours = not {"fixtures", "gallery", "protocol.ts", "messages.d.ts"} & set(path.parts)
            if is_ours and path.suffix in (".ts", ".svelte") and ".test." not in path.name:
                yield from page_places(path)
        return
    for path in (SOURCE / room).rglob("*.py"):
        if "migrations" not in path.parts:
            yield from Places(path).all()


Command = tuple[str, ...]
NPM: Command = (sys.executable, "hatch_build.py", "npm")
UNITS: Command = (*NPM, "exec", "--", "vitest", "related")

# Unsound are tests that fail though nothing is changed: they say nothing about a change.
Verdict = Literal["found", "survived", "unsound", "not tried"]


@dataclass(frozen=True)
class Ran:
    """How a command ended, and the end of what it told."""

    failed: bool
    told: str

    @property
    def suspect(self) -> Command | None:
        """The command for the one test that failed, if one is named."""
        found = re.search(r"^(?:FAILED|ERROR) ([^\s\[]+\.py(?:::\w+)*)", self.told, re.MULTILINE)
        return pytest_command([found[1]]) if found else None


def pytest_command(tests: Sequence[str]) -> Command:
    """Runs tests until the first that fails, and names it."""
    quiet = ("-q", "-x", "-rfE", "--tb=no", "-p", "no:cacheprovider")
    return (sys.executable, "-m", "pytest", *quiet, *tests)


class Copy:
    """A copy of the project in which one thing at a time is changed."""

    def __init__(self, folder: Path, *, with_browser: bool) -> None:
        self.root = folder
        self.with_browser = with_browser
        self.sound: set[Command] = set()  # they succeed while nothing is changed
        self.reached = Reached(ROOT)
        for name in git_files():
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        built = SOURCE / "server" / "page"
        if built.is_dir():
            shutil.copytree(built, folder / built.relative_to(ROOT))
        modules = ROOT / "web" / "node_modules"
        if modules.is_dir():
            (folder / "web" / "node_modules").symlink_to(modules)

    def verdict(self, mutant: Mutant, deadline: float) -> Verdict:
        """Do the tests notice?"""
        path = self.root / mutant.path.relative_to(ROOT)
        kept = path.read_text("utf-8")
        for steps in self.questions(mutant, path):
            path.write_text(kept[: mutant.start] + mutant.new + kept[mutant.end :], "utf-8")
            try:
                ran = self.run_all(steps, deadline)
            finally:
                path.write_text(kept, "utf-8")
            if ran is None:
                return "not tried"
            if ran.failed:
                return self.checked(self.proof_of(steps, ran), deadline)
        return "survived"

    def proof_of(self, steps: list[Command], ran: Ran) -> list[Command]:
        """What must succeed without a change, so that its failure says something."""
        if steps[-1][: len(UNITS)] == UNITS:
            return [(*NPM, "test")]  # once for all changes
        return [*steps[:-1], ran.suspect or steps[-1]]

    def questions(self, mutant: Mutant, path: Path) -> list[list[Command]]:
        """What is to be asked about a change, one after the other; each in some steps."""
        if room_of(mutant) != "page":
            return [[pytest_command(self.covering(mutant))]]
        related = (*UNITS, "--run", "--passWithNoTests", str(path))
        if not self.with_browser:
            return [[related]]
        in_browser = pytest_command([f"tests/page/test_{name}.py" for name in seen_in(mutant)])
        return [[related], [(*NPM, "run", "build"), in_browser]]

    def covering(self, mutant: Mutant) -> list[str]:
        """The tests that came by a change, if that is known; else those of its room."""
        inside = mutant.path.relative_to(SOURCE)
        tests = next(tests for start, tests in COVER if inside.as_posix().startswith(start))
        known = self.reached.tests(mutant)
        return by_name(known, inside.stem) or self.nearest_first(tests.split(), inside.stem)

    def nearest_first(self, tests: Sequence[str], stem: str) -> list[str]:
        """The files of tests, those with the name of what is changed first."""
        there = [self.root / test for test in tests]
        files = [
            file
            for test in there
            for file in (sorted(test.rglob("test_*.py")) if test.is_dir() else [test])
            if file.is_file()
        ]
        return by_name([file.relative_to(self.root).as_posix() for file in files], stem)

    def checked(self, steps: list[Command], deadline: float) -> Verdict:
        """Does what fails with a change succeed without it? Else nothing was found."""
        if steps[-1] not in self.sound:
            ran = self.run_all(steps, deadline)
            if ran is None:
                return "not tried"
            if ran.failed:
                return "unsound"
            self.sound.add(steps[-1])
        return "found"

    def run_all(self, steps: Sequence[Command], deadline: float) -> Ran | None:
        """How some commands ended: as the first that fails, or the last."""
        ran = None
        for command in steps:
            ran = self.run(command, deadline)
            if ran is None or ran.failed:
                break
        return ran

    def run(self, command: Command, deadline: float) -> Ran | None:
        """How a command ended. None: it did not, and there is no time left."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "CI": "1"}
        left = min(SLOWEST, deadline - time.monotonic())
        if left <= 0:
            return None
        try:
            ran = subprocess.run(
                command,
                cwd=self.root,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=left,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Ran(True, "it does not end") if left == SLOWEST else None
        return Ran(ran.returncode != 0, ran.stdout.decode(errors="replace")[-2000:])


def seen_in(mutant: Mutant) -> list[str]:
    """The tests in a browser that see what a file of the page does."""
    inside = mutant.path.relative_to(PAGE).as_posix()
    return next(tests for start, tests in SEEN if inside.startswith(start)).split()


def by_name(tests: Sequence[str], stem: str) -> list[str]:
    """The same tests, those with the name of what is changed first."""
    return sorted(tests, key=lambda test: stem.rstrip("s") not in test)


def git_files() -> list[str]:
    """All files of the project, also those that are new."""
    told = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.splitlines()


def main(arguments: Sequence[str] | None = None) -> int:
    """Change, ask, tell; returns how many were not found."""
    options = read_options(arguments)
    chosen = sample(options.count, options.seed, options.only)
    deadline = time.monotonic() + 60 * options.minutes
    told: dict[Mutant, Verdict] = {}
    with tempfile.TemporaryDirectory(prefix="rauswurf-mutants-") as folder:
        copy = Copy(Path(folder), with_browser=not options.no_browser)
        for number, mutant in enumerate(chosen, start=1):
            told[mutant] = copy.verdict(mutant, deadline)
            print(f"{number:>4} {told[mutant]:<9} {mutant.description(ROOT)}", flush=True)
    return reported(told, options.seed)


def reported(told: dict[Mutant, Verdict], seed: int) -> int:
    """Print the figures by room and what was not found; returns the exit code."""
    print(f"\nseed {seed}")
    for room in ROOMS:
        here = [told[mutant] for mutant in told if room_of(mutant) == room]
        tried = here.count("found") + here.count("survived")
        if tried:
            print(f"  {room:<8} {here.count('found')} of {tried} found")
    if untried := list(told.values()).count("not tried"):
        print(f"  {untried} not tried: the time was over")
    worrying = [mutant for mutant in told if told[mutant] in ("survived", "unsound")]
    for mutant in worrying:
        print(f"{told[mutant]}: {mutant.description(ROOT)}")
    return min(100, len(worrying))


def read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Change the code at random: do tests notice?")
    parser.add_argument("--count", type=int, default=12, help="changes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=10, help="at most (default: %(default)s)")
    parser.add_argument("--only", nargs="+", choices=ROOMS, default=ROOMS, help="rooms")
    parser.add_argument("--no-browser", action="store_true", help="try the page without a browser")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
