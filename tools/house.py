#!/usr/bin/env python3
"""Find what makes a house hard to live in: `make check` runs it.

    python3 tools/house.py

* a function with more than eight arguments,
* a file with more than 400 lines,
* an import of a private module or name of another package,
* six lines that stand in two places.

What cannot be helped is listed below, with its reason: ten places at most.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeGuard

ROOT = Path(__file__).resolve().parent.parent
CODE = (".py", ".ts", ".svelte")
MOST_ARGUMENTS = 8
MOST_LINES = 400
REPEATED = 6  # lines
MOST_EXCEPTIONS = 10

# A finding that looks so is let through, for this reason.
EXCEPTIONS = {
    r"src/rauswurf/games/": "a preset is data: everything that is chosen, each by its name",
    r"src/rauswurf/rules/": "each rule stands where its game is, though two games agree on it",
    r"web/src/\S+ says again": "a component brings its own style; one file a component",
    r"tests/\S+: \d+ lines": "a list of cases is found by its clause or game, not by its length",
    r"tests/\S+ says again": "a case that is set out in full is read without looking elsewhere",
}

# Nobody reads these as code: what a tool wrote, and what the first edition left to be read.
NOT_OURS = re.compile(
    r"web/src/lib/protocol\.ts|.*/migrations/versions/.*|(tests/editions|benchmarks/frozen)/.*"
)


class Line(NamedTuple):
    """A line that says something, and where it stands."""

    number: int
    text: str


def main() -> int:
    """Print what is found; the exit code says whether that is anything."""
    files = {path: (ROOT / path).read_text(encoding="utf-8") for path in tracked()}
    found = [*too_long(files), *in_python(files), *repeated(files)]
    wrong = [line for line in found if not any(re.match(known, line) for known in EXCEPTIONS)]
    wrong += [
        f"tools/house.py: nothing is excepted by {known!r} any more: take it off the list"
        for known in EXCEPTIONS
        if not any(re.match(known, line) for line in found)
    ]
    if len(EXCEPTIONS) > MOST_EXCEPTIONS:
        wrong.append(f"tools/house.py: {len(EXCEPTIONS)} exceptions, at most {MOST_EXCEPTIONS}")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def tracked() -> list[str]:
    """The files of code that git knows or would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(
        name
        for name in names.splitlines()
        if name.endswith(CODE) and not NOT_OURS.fullmatch(name) and (ROOT / name).is_file()
    )


def too_long(files: dict[str, str]) -> Iterator[str]:
    """Files that do more than one thing."""
    for path, text in files.items():
        lines = len(text.splitlines())
        if lines > MOST_LINES:
            yield f"{path}: {lines} lines, at most {MOST_LINES}"


def in_python(files: dict[str, str]) -> Iterator[str]:
    """What is wrong inside single Python files."""
    for path, text in files.items():
        if path.endswith(".py"):
            tree = ast.parse(text, filename=path)
            yield from many_arguments(path, tree)
            yield from private_imports(path, tree)


def many_arguments(path: str, tree: ast.AST) -> Iterator[str]:
    """Functions that are told too much; the object that a method belongs to does not count."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            count = len(given) - (bool(given) and given[0].arg in ("self", "cls"))
            if count > MOST_ARGUMENTS:
                yield f"{path}: {node.name} has {count} arguments, at most {MOST_ARGUMENTS}"


def private_imports(path: str, tree: ast.AST) -> Iterator[str]:
    """What another package keeps to itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if any(part.startswith("_") and part[1:2] != "_" for part in name.split(".")):
                yield f"{path}: {name} is private"


# Repetition.


def repeated(files: dict[str, str]) -> Iterator[str]:
    """Places that share lines; of a longer run its beginning is told."""
    places: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for path, text in files.items():
        for run in runs(text, path.endswith(".py")):
            texts = [line.text for line in run]
            for k in range(len(run) - REPEATED + 1):
                window = tuple(texts[k : k + REPEATED])
                places.setdefault(window, []).append((path, run[k].number))
    told: set[tuple[str, str, int]] = set()
    for found in places.values():
        for (one, first), (other, second) in pairwise(found):
            pair = (one, other, first - second)
            if pair not in told and abs(first - second) >= REPEATED * (one == other):
                told.add(pair)
                yield f"{one}:{first} says again what {other}:{second} says"


def runs(text: str, is_python: bool) -> Iterable[list[Line]]:
    """The lines that say something, in runs that nothing interrupts."""
    run: list[Line] = []
    imports = imported_lines(text) if is_python else set()
    for number, line in enumerate(text.splitlines(), start=1):
        if number in imports or (not is_python and line.startswith("import ")):
            yield run
            run = []
        elif speaks(line):
            run.append(Line(number, line.strip()))
    yield run


def imported_lines(text: str) -> set[int]:
    """The lines of a Python file that only name what it needs, or what it offers."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom) or is_offer(node):
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def is_offer(node: ast.AST) -> TypeGuard[ast.Assign]:
    """Is this the list of what a module offers?"""
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"


def speaks(line: str) -> bool:
    """Does a line say anything? Brackets, blank lines and comments do not."""
    return re.search(r"\w", line) is not None and not line.strip().startswith(("#", "//"))


if __name__ == "__main__":
    sys.exit(main())
