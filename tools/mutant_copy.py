"""A copy of the project in which one thing at a time is changed, and what its tests say."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.util import cache_from_source
from pathlib import Path
from typing import Literal

from mutant_worker import Worker, end_all
from mutations import Mutant
from page_worker import PageWorker
from reached import Reached, function_of, is_named_after

SLOWEST = 600  # seconds that the tests of one change may take; endless is noticed, too
ENDLESS = 150  # seconds that one test may take, many times more than any needs

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
    ("bots/race/course", "tests/lab/test_course.py tests/lab/test_noted.py"),
    ("bots", "tests/bots tests/lab/test_alike.py"),
    ("coach", "tests/coach"),
    ("lab", "tests/lab tests/cli/test_lab.py"),
    ("cli/replay", "tests/record/test_replay_command.py tests/cli tests/terminal"),
    ("cli/play", "tests/cli tests/terminal"),
    ("cli/lab", "tests/cli tests/lab tests/bots/test_commands.py"),
    ("cli/analyse", "tests/cli tests/coach"),
    ("cli", "tests/cli tests/server/test_command.py tests/server/test_backup.py tests/terminal"),
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
ASK: Command = (*NPM, "run", "ask")  # the tests of the page that need no browser
PYTEST = "pytest"
NO_SUCH_TEST, NO_TEST = 4, 5  # exit codes of pytest

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
    suspect: Command | None = None  # for the one test that failed, if one is named

    @property
    def is_endless(self) -> bool:
        """Did one test take too long?"""
        return re.search(r"^Timeout \(.*\)!$", self.told, re.MULTILINE) is not None


def pytest_command(tests: Sequence[str]) -> Command:
    """Runs tests until the first that fails."""
    quiet = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider")
    limit = (f"-ofaulthandler_timeout={ENDLESS}", "-ofaulthandler_exit_on_timeout=true")
    return (PYTEST, *quiet, *limit, *tests)


class Copy:
    """A copy of the project in which one thing at a time is changed.

    About a change, those who know most are asked first, and `enough` seconds of tests at most.
    """

    def __init__(
        self, project: Project, folder: Path, *, with_browser: bool, enough: float
    ) -> None:
        self.project = project
        self.root = folder
        self.with_browser = with_browser
        self.enough = enough
        self.sound: set[Command] = set()  # they succeed while nothing is changed
        self.is_page_sound: bool | None = None  # nobody has asked yet
        self.other: subprocess.Popen[bytes] | None = None  # what runs besides the workers
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
        others = os.environ.get("PYTHONPATH", "")  # where packages may lie
        path = os.pathsep.join(filter(None, (str(folder / "src"), others)))
        self.environment = {**os.environ, "PYTHONPATH": path, "CI": "1"}

    @cached_property
    def worker(self) -> Worker:
        """Runs the tests, from the first that is asked on."""
        return Worker(self.root, self.environment)

    @cached_property
    def page_worker(self) -> PageWorker:
        """Runs the tests of the page that need no browser, from the first that is asked on."""
        return PageWorker(self.root, ASK, self.environment)

    def end(self) -> None:
        """End whatever runs; whoever waits for it gets no answer."""
        if self.other is not None:
            end_all(self.other.pid)
        for name in ("worker", "page_worker"):
            if name in vars(self):
                vars(self)[name].end()

    def close(self) -> None:
        """Let the workers go; the files belong to whoever named the folder."""
        if "worker" in vars(self):
            self.worker.close()
        self.close_page_worker()

    def close_page_worker(self) -> None:
        """Let it go; the next one who is asked is another one."""
        self.is_page_sound = None
        if "page_worker" in vars(self):
            self.page_worker.close()
            del self.page_worker

    def verdict(self, mutant: Mutant, deadline: float) -> Verdict:
        """Do the tests notice?"""
        if self.project.room_of(mutant) != "page":
            rounds = [[pytest_command(tests)] for tests in self.covering(mutant) if tests]
            return self.told_by(rounds, mutant, deadline)
        told = self.told_without_browser(mutant, deadline)
        if told != "survived" or not self.with_browser:
            return told
        in_browser = pytest_command([f"tests/page/test_{name}.py" for name in self.seen_in(mutant)])
        return self.told_by([[(*NPM, "run", "build"), in_browser]], mutant, deadline)

    def told_by(
        self, questions: Sequence[list[Command]], mutant: Mutant, deadline: float
    ) -> Verdict:
        """What some tests say, one round after the other; each in some steps."""
        for steps in questions:
            with self.changed(mutant):
                ran = self.run_all(steps, deadline)
            if ran is None:
                return "not tried"
            if ran.is_endless:
                return "found"
            if ran.failed:
                return self.checked([*steps[:-1], ran.suspect or steps[-1]], deadline)
        return "survived"

    def told_without_browser(self, mutant: Mutant, deadline: float) -> Verdict:
        """What the tests of the page say that need no browser."""
        if self.is_page_sound is None:
            failing = self.page_worker.failing_unchanged(deadline - time.monotonic())
            if failing is None:
                return "not tried"
            self.is_page_sound = not failing
        if not self.is_page_sound:
            return "unsound"
        left = min(SLOWEST, deadline - time.monotonic())
        with self.changed(mutant) as path:
            failing = self.page_worker.failing(path, left)
        if failing is None:
            self.close_page_worker()
            return "found" if left == SLOWEST else "not tried"
        return "found" if failing else "survived"

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[Path]:
        """The copy of a file, changed for a while."""
        path = self.root / mutant.path.relative_to(self.project.root)
        kept = path.read_text("utf-8")
        put(path, kept[: mutant.start] + mutant.new + kept[mutant.end :])
        try:
            yield path
        finally:
            put(path, kept)

    def seen_in(self, mutant: Mutant) -> list[str]:
        """The tests in a browser that see what a file of the page does."""
        inside = mutant.path.relative_to(self.project.page).as_posix()
        return next(tests for start, tests in SEEN if inside.startswith(start)).split()

    def covering(self, mutant: Mutant) -> list[list[str]]:
        """The tests that came by a change, if that is known; else those of its room."""
        inside = mutant.path.relative_to(self.project.source)
        if known := self.reached.tests(mutant):
            return list(self.reached.rounds(known, inside.stem, self.enough))
        tests = next(tests for start, tests in COVER if inside.as_posix().startswith(start))
        return self.nearest_first(tests.split(), mutant)

    def nearest_first(self, tests: Sequence[str], mutant: Mutant) -> list[list[str]]:
        """The files of tests: first those named after what is changed or that import it."""
        there = [self.root / test for test in tests]
        files = [
            file
            for test in there
            for file in (sorted(test.rglob("test_*.py")) if test.is_dir() else [test])
            if file.is_file()
        ]
        module = mutant.path.relative_to(self.project.source.parent).with_suffix("")
        near: list[str] = []
        far: list[str] = []
        for file in files:
            name = file.relative_to(self.root).as_posix()
            is_near = is_named_after(name, module.name) or imports(file, module.parts)
            (near if is_near else far).append(name)
        by_name = sorted(near, key=lambda name: not is_named_after(name, module.name))
        return [by_name, far]

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
        left = min(SLOWEST, deadline - time.monotonic())
        if left <= 0:
            return None
        is_test = command[0] == PYTEST
        ran = self.run_tests(command, left) if is_test else self.run_other(command, left)
        if ran is None and left == SLOWEST:
            return Ran(True, "it does not end")
        return ran

    def run_tests(self, command: Command, seconds: float) -> Ran | None:
        """How some tests ended. None: they did not."""
        code, failed, told = self.worker.run(command[1:], seconds, self.enough)
        whole = tuple(dict.fromkeys(map(function_of, command)))
        if code == NO_SUCH_TEST and whole != command:  # a change may bring other cases
            code, failed, told = self.worker.run(whole[1:], seconds, self.enough)
        if code is None:
            return None
        suspect = pytest_command(failed[:1]) if failed else None
        return Ran(code not in (0, NO_TEST), told, suspect)

    def run_other(self, command: Command, seconds: float) -> Ran | None:
        """How another command ended. None: it did not."""
        with subprocess.Popen(
            command,
            cwd=self.root,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as self.other:
            try:
                told, _ = self.other.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                end_all(self.other.pid)
            return Ran(self.other.returncode != 0, told.decode(errors="replace")[-20_000:])


def imports(test: Path, module: Sequence[str]) -> bool:
    """Does a file of tests import a module, by its whole name or from its folder?"""
    *folder, name = module if module[-1] != "__init__" else module[:-1]
    text = test.read_text("utf-8")
    of_it = rf"\b{re.escape('.'.join((*folder, name)))}\b"
    from_folder = rf"from {re.escape('.'.join(folder))} import [^)\n]*\b{re.escape(name)}\b"
    return re.search(f"{of_it}|{from_folder}", text) is not None


def put(path: Path, text: str) -> None:
    """Write a file; what Python keeps of it is known by second and length only, and goes."""
    path.write_text(text, "utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)
