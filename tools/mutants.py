"""Would the tests notice? Changes a random sample of the code, one place at a time, and asks them.

    python tools/mutants.py [--count 12] [--seed 1] [--minutes 10] [--only rules page]

Works on a copy. A change that no test notices survives and is listed with its place: a test is
missing, or the change makes no difference, which somebody has to look at. The exit code is the
number of survivors.

The mutation tools that we know do not fit. mutmut wraps every function, so that the rules could
not be composed and compiled any more; cosmic-ray runs one command for all changes, which would take
days; Stryker draws no sample. This needs nothing but Python, and runs the tests beside the change.
"""

import argparse
import ast
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

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rauswurf"
PAGE = ROOT / "web" / "src"
SLOWEST = 600  # seconds that the tests of one change may take; endless is noticed, too

# Which tests cover what, the quickest first. The first line that fits decides.
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
    ("record", "tests/record"),
    ("server", "tests/server"),
)
BROWSER = ("-k", "not axe and not phone and not every_game")  # what takes minutes
ROOMS = ("rules", "dice", "table", "record", "server", "page")


@dataclass(frozen=True)
class Mutant:
    """One change: where, what stood there, and what stands there now."""

    path: Path
    start: int
    end: int
    new: str

    @property
    def room(self) -> str:
        """The first folder."""
        return "page" if PAGE in self.path.parents else self.path.relative_to(SOURCE).parts[0]

    def description(self) -> str:
        """The change for people."""
        text = self.path.read_text("utf-8")
        line = text.count("\n", 0, self.start) + 1
        begin = text.rfind("\n", 0, self.start) + 1
        old = text[begin:].partition("\n")[0]
        new = text[begin : self.start] + self.new + text[self.end :].partition("\n")[0]
        place = f"{self.path.relative_to(ROOT)}:{line}"
        return f"{place}\n    - {old.strip()}\n    + {new.strip()}"


# Python: places are found in the tree, and changed in the text.

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COUNTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


class Places:
    """What can be changed in a Python file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))
        self.bytes = self.text.encode()

    def all(self) -> Iterator[Mutant]:
        """Every change there is, in no order that matters."""
        tree = ast.parse(self.text)
        passive = set(map(id, self._passive(tree)))
        for node in ast.walk(tree):
            if id(node) not in passive:
                yield from self._of(node)

    def _passive(self, tree: ast.Module) -> Iterator[ast.AST]:
        """What no test can notice: types, and what is there for the type checker."""
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
                yield from ast.walk(node.annotation)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
                yield from ast.walk(node.returns)
            elif isinstance(node, ast.Assert):
                yield from ast.walk(node)

    def _of(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from self._between(node.left, node.comparators[0], *COMPARED[type(node.ops[0])])
        elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not is_text(node):
            yield from self._between(node.left, node.right, *COUNTED[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            yield from self._between(node.values[0], node.values[1], *words)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._instead(node, f"bool({self._said(node.operand)})")
        elif isinstance(node, ast.If | ast.While):
            yield self._instead(node.test, f"not ({self._said(node.test)})")
        elif isinstance(node, ast.IfExp):
            body, other = self._said(node.body), self._said(node.orelse)
            yield self._instead(node, f"({other} if {self._said(node.test)} else {body})")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self._instead(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield self._instead(node, str(node.value + 1))
        elif isinstance(node, ast.Return) and node.value and not is_nothing(node.value):
            yield self._instead(node, "return None")
        elif is_deed(node):
            yield self._instead(node, "pass")

    def _between(self, left: ast.AST, right: ast.AST, old: str, new: str) -> Iterator[Mutant]:
        start, end = self._span(left)[1], self._span(right)[0]
        found = re.search(rf"(?<![\w=<>!*/]){re.escape(old)}(?![\w=<>*/])", self.text[start:end])
        if found:
            yield Mutant(self.path, start + found.start(), start + found.end(), new)

    def _instead(self, node: ast.AST, new: str) -> Mutant:
        return Mutant(self.path, *self._span(node), new)

    def _said(self, node: ast.AST) -> str:
        start, end = self._span(node)
        return self.text[start:end]

    def _span(self, node: ast.AST) -> tuple[int, int]:
        """From where to where, in letters: the tree counts bytes."""
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None and node.end_col_offset is not None
        begin = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        return len(self.bytes[:begin].decode()), len(self.bytes[:end].decode())


def is_text(node: ast.BinOp) -> bool:
    """Are texts put together, or filled in?"""
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str | bytes))
        for side in sides
    )


def is_nothing(node: ast.expr) -> bool:
    """Is this None, as it stands?"""
    return isinstance(node, ast.Constant) and node.value is None


def is_deed(node: ast.AST) -> bool:
    """Is this a line that does something and could be left out?"""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Await)
    return isinstance(node, ast.AugAssign | ast.Break | ast.Continue)


# The page: TypeScript and the scripts of components, by what stands in the text.

SWAPS = (
    (r" === ", " !== "),
    (r" !== ", " === "),
    (r" < ", " <= "),
    (r" > ", " >= "),
    (r" <= ", " < "),
    (r" >= ", " > "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"(?<=\bif \()", "!"),
    (r"(?<=[(\[ ])[1-9](?=[,;)\] ])", "0"),
    (r"^( +)[a-zA-Z.]+\([^;{}=]*\);$", r"\1;"),
    (r"^( +)await [a-zA-Z.]+\([^;{}=]*\);$", r"\1;"),
)
PASSIVE = re.compile(r"^\s*(//|\*|/\*|import|export type|type |interface )|: [a-z]+;$|<!--")


def page_places(path: Path) -> Iterator[Mutant]:
    """Every change there is in a file of the page."""
    text = path.read_text("utf-8")
    whole = [(0, len(text))]
    if path.suffix == ".svelte":
        whole = [m.span(1) for m in re.finditer(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)]
    for begin, end in whole:
        for line in re.finditer(r".+", text[begin:end]):
            if PASSIVE.search(line[0]):
                continue
            for old, new in SWAPS:
                for found in re.finditer(old, line[0]):
                    at = begin + line.start()
                    yield Mutant(path, at + found.start(), at + found.end(), found.expand(new))


# A sample, and what the tests say.


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


class Copy:
    """A copy of the project in which one thing at a time is changed."""

    def __init__(self, folder: Path, *, with_browser: bool) -> None:
        self.root = folder
        self.with_browser = with_browser
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

    def notices(self, mutant: Mutant, deadline: float) -> bool | None:
        """Do the tests notice? None: they did not come to an end in time."""
        path = self.root / mutant.path.relative_to(ROOT)
        kept = path.read_text("utf-8")
        path.write_text(kept[: mutant.start] + mutant.new + kept[mutant.end :], "utf-8")
        try:
            if mutant.room == "page":
                return self.on_page(path, deadline)
            return self.in_python(mutant, deadline)
        finally:
            path.write_text(kept, "utf-8")

    def in_python(self, mutant: Mutant, deadline: float) -> bool | None:
        """The tests of a room, until the first that fails."""
        inside = mutant.path.relative_to(SOURCE).as_posix()
        tests = next(tests for start, tests in COVER if inside.startswith(start)).split()
        there = [test for test in tests if (self.root / test).exists()]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *there]
        return self.fails(command, self.root, deadline)

    def on_page(self, path: Path, deadline: float) -> bool | None:
        """The tests of all that uses a file, then the whole page in a browser."""
        web = self.root / "web"
        related = ["npx", "vitest", "related", "--run", "--passWithNoTests", str(path)]
        in_browser = [sys.executable, "-m", "pytest", "-q", "-x", "tests/page", *BROWSER]
        steps = ((related, web), (["npm", "run", "build"], web), (in_browser, self.root))
        for command, where in steps if self.with_browser else steps[:1]:
            told = self.fails(command, where, deadline)
            if told is not False:
                return told
        return False

    def fails(self, command: Sequence[str], where: Path, deadline: float) -> bool | None:
        """Does a command end badly? None: it did not end in time."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "CI": "1"}
        left = min(SLOWEST, deadline - time.monotonic())
        if left <= 0:
            return None
        try:
            ran = subprocess.run(
                command,
                cwd=where,
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=left,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True if left == SLOWEST else None
        return ran.returncode != 0


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
    """Change, ask, tell; returns how many survived."""
    options = read_options(arguments)
    chosen = sample(options.count, options.seed, options.only)
    deadline = time.monotonic() + 60 * options.minutes
    found: dict[bool | None, list[Mutant]] = {True: [], False: [], None: []}
    with tempfile.TemporaryDirectory(prefix="rauswurf-mutants-") as folder:
        copy = Copy(Path(folder), with_browser=not options.no_browser)
        for number, mutant in enumerate(chosen, start=1):
            noticed = copy.notices(mutant, deadline)
            found[noticed].append(mutant)
            if noticed is None:
                found[None] += chosen[number:]
                break
            word = "found" if noticed else "SURVIVED"
            print(f"{number:>4} {word:<8} {mutant.description()}", flush=True)
    return reported(found, options.seed)


def reported(found: dict[bool | None, list[Mutant]], seed: int) -> int:
    """Print the figures by room and those that survived; returns the exit code."""
    print(f"\nseed {seed}")
    for room in ROOMS:
        seen = [sum(m.room == room for m in found[noticed]) for noticed in (True, False)]
        if any(seen):
            print(f"  {room:<8} {seen[0]} of {sum(seen)} found")
    if found[None]:
        print(f"  {len(found[None])} not tried: the time was over")
    for mutant in found[False]:
        print(f"survived: {mutant.description()}")
    return min(100, len(found[False]))


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
