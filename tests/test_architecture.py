"""Imports point one way: a room may use the rooms before it, never those after it."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = "rauswurf"

# From the ground up. A room is a package or a module directly under src/rauswurf.
ROOMS = (
    "rules",
    "messages",
    "boards",
    "games",
    "dice",
    "fast",
    "table",
    "record",
    "bots",
    "coach",
    "envs",
    "lab",
    "server",
    "cli",
)

# The ways into the house. They may show any room, but live in none.
DOORS = ("__init__", "__main__")

# The rules compute and do nothing else: what is not here is not needed for that.
# Nothing that reads, writes, waits or draws a random number belongs on this list.
RULES_MAY_IMPORT = {
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "math",
    "operator",
    "types",
    "typing",
}
RULES_MAY_NOT_CALL = {"__import__", "eval", "exec", "input", "open", "print"}

# Slow to load, so only rooms that compute in bulk may know them: the compiler is for batches and
# for bots that are trained, matched and solved; numpy is for the lab too, which reckons with what
# they counted. Nobody loads either before such a thing is asked for: see test_lazy_imports.
ONLY_IN_ROOMS = {
    "numpy": ("fast", "bots", "coach", "envs", "lab"),
    "llvmlite": ("fast",),
}

# Who asks a room that comes after it, and what for; it is fetched when it is asked, not before.
MAY_ASK = {("table/table.py", "rauswurf.coach"): "Table.chances()"}


class Use(NamedTuple):
    """A module that a line of source makes use of."""

    line: int
    module: str


def imports(tree: ast.AST, package: str) -> Iterator[Use]:
    """Find every import, wherever it stands, as absolute names; `package` holds the source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Use(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node, package)
            if origin == PACKAGE:
                yield from (Use(node.lineno, f"{origin}.{alias.name}") for alias in node.names)
            else:
                yield Use(node.lineno, origin)
        elif isinstance(node, ast.Call) and called(node) in {"import_module", "__import__", "need"}:
            name = node.args[0] if node.args else None
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield Use(node.lineno, name.value)


def absolute(node: ast.ImportFrom, package: str) -> str:
    """Resolve `from ..a import b` to the module it names."""
    if node.level == 0:
        return node.module or ""
    parents = package.split(".")
    base = parents[: len(parents) - (node.level - 1)]
    return ".".join([*base, *filter(None, [node.module])])


def called(node: ast.Call) -> str:
    """Name the function that a call calls, without what stands before its last dot."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def complaints(file: str, source: str) -> list[str]:
    """Say what is wrong with the imports of a file, named by its path under src/rauswurf."""
    path = Path(PACKAGE, file)
    tree = ast.parse(source, filename=file)
    room = path.with_suffix("").parts[1]
    found = [
        f"{file}:{use.line}: {problem}"
        for use in imports(tree, package=".".join(path.parent.parts))
        if (file, use.module) not in MAY_ASK and (problem := wrong_import(room, use.module))
    ]
    if room == "rules":
        found += [
            f"{file}:{node.lineno}: the rules do no input or output, but call {node.func.id}()"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in RULES_MAY_NOT_CALL
        ]
    return found


def wrong_import(room: str, module: str) -> str | None:
    """Say why `room` may not import `module`, or None if it may."""
    top, *rest = module.split(".")
    if top == PACKAGE:
        return wrong_room(room, rest[0] if rest else "")
    if room not in ONLY_IN_ROOMS.get(top, (room,)):
        return f"only {' and '.join(ONLY_IN_ROOMS[top])} may import {top}"
    if room == "rules" and top not in RULES_MAY_IMPORT:
        return f"the rules may not import {top}: it is not in RULES_MAY_IMPORT"
    return None


def wrong_room(room: str, target: str) -> str | None:
    """Say why `room` may not use the room `target`, or None if it may."""
    if room in DOORS or target == room or (target == "__version__" and room != "rules"):
        return None
    if target not in ROOMS:
        return f"{room} imports {PACKAGE}.{target}, which is no room: import from the room itself"
    if ROOMS.index(target) > ROOMS.index(room):
        return f"{room} may not import {target}, which comes after it in ROOMS"
    return None


def unknown_rooms(names: list[str]) -> list[str]:
    return [
        f"{PACKAGE}.{name} is no known room: add it to ROOMS in {Path(__file__).name}, "
        "after all that it imports and before all that import it"
        for name in names
        if name not in ROOMS and name not in DOORS
    ]


def source_files() -> list[str]:
    house = SOURCE / PACKAGE
    return sorted(path.relative_to(house).as_posix() for path in house.rglob("*.py"))


def test_the_page_of_the_architecture_knows_all_of_server_and_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    files = {path.name for path in (ROOT / "src" / PACKAGE / "server").glob("[!_]*.py")}
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert {name for name in files | folders if f"`{name}`" not in page} == set()


def test_the_page_of_the_architecture_names_no_file_that_is_gone() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    there = [
        str(path) for part in ("src", "tests", "tools") for path in (ROOT / part).rglob("*.py")
    ]
    named = set(re.findall(r"`([a-z_/]+\.py)`", page))
    assert len(named) > 50
    assert {name for name in named if not any(path.endswith(f"/{name}") for path in there)} == set()


def test_every_room_is_known() -> None:
    rooms = {Path(file).with_suffix("").parts[0] for file in source_files()}
    assert unknown_rooms(sorted(rooms)) == []


@pytest.mark.parametrize("file", source_files())
def test_imports_point_the_right_way(file: str) -> None:
    if unknown_rooms([Path(file).with_suffix("").parts[0]]):
        pytest.skip("reported by test_every_room_is_known")
    source = (SOURCE / PACKAGE / file).read_text(encoding="utf-8")
    assert complaints(file, source) == []


@pytest.mark.parametrize(
    ("file", "source", "complaint"),
    [
        ("rules/race.py", "from rauswurf.games import madn", "rules may not import games"),
        ("rules/race.py", "from rauswurf import games", "rules may not import games"),
        ("rules/race.py", "import rauswurf.games.madn", "rules may not import games"),
        ("rules/race.py", "from ..games import madn", "rules may not import games"),
        ("rules/race.py", "from .. import games", "rules may not import games"),
        ("rules/__init__.py", "from ..games import madn", "rules may not import games"),
        ("rules/deep/er.py", "from ...games import madn", "rules may not import games"),
        ("dice.py", "from .table import Table", "dice may not import table"),
        ("dice.py", "def f():\n    import rauswurf.cli", "dice.py:2: dice may not import cli"),
        ("bots/best.py", "from rauswurf import Table", "no room"),
        ("bots/best.py", "import rauswurf", "no room"),
        ("table/play.py", "import_module('rauswurf.server')", "table may not import server"),
        ("rules/race.py", "import random", "rules may not import random"),
        ("rules/race.py", "import os.path", "rules may not import os"),
        ("rules/race.py", "from pathlib import Path", "rules may not import pathlib"),
        ("rules/race.py", "import secrets, math", "rules may not import secrets"),
        ("rules/race.py", "import socket", "rules may not import socket"),
        (
            "rules/race.py",
            "import numpy as np",
            "only fast and bots and coach and",
        ),
        ("rules/race.py", "print('six!')", "call print()"),
        ("table/play.py", "def f():\n    from llvmlite import ir", "only fast may"),
        ("bots/race.py", "ir = need('llvmlite.ir')", "only fast may"),
        ("__init__.py", "import numpy", "only fast and bots and coach and"),
    ],
)
def test_a_wrong_import_is_caught(file: str, source: str, complaint: str) -> None:
    [found] = complaints(file, source)
    assert complaint in found


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("rules/race.py", "from . import state\nfrom .state import State\nimport math"),
        ("rules/__init__.py", "from .race import step\nfrom rauswurf.rules.race import step"),
        ("games/madn.py", "from ..rules import race\nfrom .. import boards"),
        ("fast/batch.py", "import numpy as np\nfrom llvmlite import ir\nimport rauswurf.rules"),
        ("cli/main.py", "import os\nfrom rauswurf import __version__, server"),
        ("__init__.py", "from rauswurf.table import Table\nfrom .dice import Dice"),
        ("__main__.py", "from rauswurf.cli import main"),
    ],
)
def test_a_right_import_passes(file: str, source: str) -> None:
    assert complaints(file, source) == []


def test_an_unknown_room_is_caught() -> None:
    [found] = unknown_rooms(["rules", "attic", "__main__"])
    assert "rauswurf.attic is no known room: add it to ROOMS" in found


# Locks say what to install, never where from: that is the business of whoever installs.
LOCK_FILE = re.compile(r"requirements.*\.(txt|in)|.*\.lock|.*-lock\.(json|ya?ml)|\.npmrc|pip\.conf")
NAMES_A_HOST = re.compile(
    r"""
      ^ [^#\n]* https?://                           # a requirement or setting with an address
    | --(extra-)?index-url | --find-links | --trusted-host
    | ^ \s* -[if] \s
    """,
    re.VERBOSE | re.MULTILINE,
)
# npm's lock also tells where to read about a package or pay for it: no host to install from.
NPM_NAMES_A_HOST = re.compile(r'"resolved":\s*"[a-z+]*://')
NOT_OURS = {"build", "dist", "node_modules"}


def lock_files() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS and name[0] != "."]
        yield from (Path(folder, name) for name in files if LOCK_FILE.fullmatch(name))


def names_a_host(name: str, text: str) -> bool:
    pattern = NPM_NAMES_A_HOST if name.endswith(".json") else NAMES_A_HOST
    return pattern.search(text) is not None


def test_locks_name_no_host() -> None:
    locks = list(lock_files())
    assert {"requirements.txt", "requirements-dev.txt"} <= {path.name for path in locks}
    assert [path for path in locks if names_a_host(path.name, path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("requirements.txt", "--index-url https://packages.example/simple"),
        ("requirements.txt", "--extra-index-url http://packages.example/simple"),
        ("requirements.txt", "-i https://packages.example/simple"),
        ("requirements.txt", "six @ https://packages.example/six-1.16.0.whl"),
        ("requirements.txt", "--find-links /srv/wheels"),
        ("uv.lock", 'source = { registry = "https://packages.example/simple" }'),
        ("package-lock.json", '"resolved": "https://packages.example/is-number.tgz",'),
        (".npmrc", "registry=https://packages.example/"),
    ],
)
def test_a_host_in_a_lock_is_caught(name: str, line: str) -> None:
    assert LOCK_FILE.fullmatch(name)
    assert names_a_host(name, f"six==1.16.0\n{line}\n")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("requirements.txt", "six==1.16.0 --hash=sha256:abc  # via -r requirements.in"),
        ("package-lock.json", '"funding": { "url": "https://example.org/thanks" },'),
    ],
)
def test_a_lock_without_a_host_passes(name: str, line: str) -> None:
    assert not names_a_host(name, f"{line}\n")
