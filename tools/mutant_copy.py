"""A copy of the project in which one thing at a time is changed, and what its tests say."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Literal

from mutations import Mutant
from reached import Reached

SLOWEST = 600  # seconds that the tests of one change may take; endless is noticed, too
ENDLESS = 150  # seconds that one test may take, many times more than any needs
ENOUGH = 240  # seconds of tests are asked about a change if many came by: the quickest of them

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
    ("lab", "lab"),
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

Command = tuple[str, ...]
NPM: Command = (sys.executable, "hatch_build.py", "npm")
UNITS: Command = (*NPM, "exec", "--", "vitest", "related")

# Unsound are tests that fail though nothing is changed: they say nothing about a change.
Verdict = Literal["found", "survived", "equivalent", "unsound", "not tried"]


@dataclass(frozen=True)
class Project:
    """Where things are."""

    root: Path

    @property
    def source(self) -> Path:
        """The package."""
        return self.root / "src" / "rauswurf"

    @property
    def page(self) -> Path:
        """The page."""
        return self.root / "web" / "src"

    def room_of(self, mutant: Mutant) -> str:
        """The first folder."""
        inside_page = self.page in mutant.path.parents
        return "page" if inside_page else mutant.path.relative_to(self.source).parts[0]

    def files(self) -> list[str]:
        """All files that git knows or would know, also those that are new."""
        told = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=self.root,
            capture_output=True,
            text=True,
            check=True,
        )
        return [name for name in told.stdout.splitlines() if (self.root / name).is_file()]


@dataclass(frozen=True)
class Ran:
    """How a command ended, and the end of what it told."""

    failed: bool
    told: str

    @property
    def is_endless(self) -> bool:
        """Did one test take too long?"""
        return re.search(r"^Timeout \(.*\)!$", self.told, re.MULTILINE) is not None

    @property
    def suspect(self) -> Command | None:
        """The command for the one test that failed, if one is named."""
        found = re.search(r"^(?:FAILED|ERROR) ([^\s\[]+\.py(?:::\w+)*)", self.told, re.MULTILINE)
        return pytest_command([found[1]]) if found else None


def pytest_command(tests: Sequence[str]) -> Command:
    """Runs tests until the first that fails, and names it."""
    quiet = ("-q", "-x", "-rfE", "--tb=no", "-p", "no:cacheprovider")
    limit = (f"-ofaulthandler_timeout={ENDLESS}", "-ofaulthandler_exit_on_timeout=true")
    return (sys.executable, "-m", "pytest", *quiet, *limit, *tests)


class Copy:
    """A copy of the project in which one thing at a time is changed."""

    def __init__(self, project: Project, folder: Path, *, with_browser: bool) -> None:
        self.project = project
        self.root = folder
        self.with_browser = with_browser
        self.sound: set[Command] = set()  # they succeed while nothing is changed
        self.reached = Reached(project.root)
        for name in project.files():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(project.root / name, folder / name)
        built = project.source / "server" / "page"
        if built.is_dir():
            shutil.copytree(built, folder / built.relative_to(project.root), dirs_exist_ok=True)
        modules = project.root / "web" / "node_modules"
        if modules.is_dir():
            (folder / "web" / "node_modules").symlink_to(modules)

    def verdict(self, mutant: Mutant, deadline: float) -> Verdict:
        """Do the tests notice?"""
        path = self.root / mutant.path.relative_to(self.project.root)
        kept = path.read_text("utf-8")
        for steps in self.questions(mutant, path):
            path.write_text(kept[: mutant.start] + mutant.new + kept[mutant.end :], "utf-8")
            try:
                ran = self.run_all(steps, deadline)
            finally:
                path.write_text(kept, "utf-8")
            if ran is None:
                return "not tried"
            if ran.is_endless:
                return "found"
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
        if self.project.room_of(mutant) != "page":
            return [[pytest_command(self.covering(mutant))]]
        related = (*UNITS, "--run", "--bail", "1", "--passWithNoTests", str(path))
        if not self.with_browser:
            return [[related]]
        in_browser = pytest_command([f"tests/page/test_{name}.py" for name in self.seen_in(mutant)])
        return [[related], [(*NPM, "run", "build"), in_browser]]

    def seen_in(self, mutant: Mutant) -> list[str]:
        """The tests in a browser that see what a file of the page does."""
        inside = mutant.path.relative_to(self.project.page).as_posix()
        return next(tests for start, tests in SEEN if inside.startswith(start)).split()

    def covering(self, mutant: Mutant) -> list[str]:
        """The tests that came by a change, if that is known; else those of its room."""
        inside = mutant.path.relative_to(self.project.source)
        if known := self.reached.tests(mutant):
            return self.enough(by_name(self.reached.quickest_first(known), inside.stem))
        tests = next(tests for start, tests in COVER if inside.as_posix().startswith(start))
        return self.nearest_first(tests.split(), inside.stem)

    def enough(self, tests: Sequence[str]) -> list[str]:
        """As many of the first as there is time for; the very first in any case."""
        until = accumulate(self.reached.seconds.get(test, 0.0) for test in tests)
        return [test for test, end in zip(tests, until, strict=True) if end <= ENOUGH] or [tests[0]]

    def nearest_first(self, tests: Sequence[str], stem: str) -> list[str]:
        """The files of tests, those with the name of what is changed first."""
        there = [self.root / test for test in tests]
        files = [
            file
            for test in there
            for file in (sorted(test.rglob("test_*.py")) if test.is_dir() else [test])
            if file.is_file()
        ]
        names = [file.relative_to(self.root).as_posix() for file in files]
        return by_name(self.reached.quickest_first(names), stem)

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
        others = os.environ.get("PYTHONPATH", "")  # where packages may lie
        path = os.pathsep.join(filter(None, (str(self.root / "src"), others)))
        environment = {**os.environ, "PYTHONPATH": path, "CI": "1"}
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
        return Ran(ran.returncode != 0, ran.stdout.decode(errors="replace")[-20_000:])


def by_name(tests: Sequence[str], stem: str) -> list[str]:
    """The same tests, those with the name of what is changed first."""
    return sorted(tests, key=lambda test: stem.rstrip("s") not in test)
