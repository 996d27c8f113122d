"""Every block of code on the pages is run, or says above itself why not.

pytest runs what shows Python's answers (``>>>``). Here the rest is run, page by page and from top
to bottom, each page in a folder of its own, so that one block may use what another one wrote.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, Example, OutputChecker
from pathlib import Path

import pytest
import typer.main

from rauswurf import boards
from rauswurf.cli.app import app
from rauswurf.cli.completion.words import all_commands
from tests.support.markdown import (
    DOCS,
    PAGES,
    ROOT,
    Block,
    blocks_of,
    named,
    read,
    without_blocks,
)

BLOCKS = [block for page in PAGES for block in blocks_of(page)]

# Why a block need not be run. Whoever needs another reason adds it here, and thinks twice.
REASONS = {
    "a server runs until you stop it",
    "a table stays open until you close it",
    "it waits for what you type",
    "needs a PostgreSQL of that name",
    "needs a container engine",
    "needs several machines",
    "part of a program",
    "says what it takes",
    "the board of this page is in order",
}

# Who looks after blocks of other kinds: data, drawings, and what a server says.
LOOKED_AFTER = {"json": "tests/server/test_contract.py", "toml": "", "text": ""}
RUN_HERE = {"bash", "console", "python"}

RAUSWURF = "from rauswurf.cli import main; raise SystemExit(main())"
SMALL = {"simulate": 40, "compare": 100, "arena": 100}  # games, where a page leaves it at the usual
WAITING = "Getting these rules ready takes"  # told the first time, on a slow machine
PLAIN = {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8", "RAUSWURF_LANG": "en"}
PATIENCE = 300  # seconds

SHORT_GAME = shlex.split(
    "play never-mind --players 2 --bots 2 --plain --pause 0 --seed 3"
    " --position 'yellow 39 b c d / red 19 b c d'"
)


def place(block: Block) -> str:
    return f"{block.page}:{block.line}"


# What stands on the pages.


@pytest.mark.parametrize("block", BLOCKS, ids=place)
def test_a_block_is_run_or_says_why_not(block: Block) -> None:
    if block.not_run:
        assert block.not_run in REASONS
    elif block.run_by:
        assert Path(block.page).name in read(ROOT / block.run_by)
    elif block.language in LOOKED_AFTER:
        assert not list(commands_in(block.text)), "commands stand in bash or console"
    else:
        assert block.language in {*RUN_HERE, "pycon"}


def test_every_reason_is_needed() -> None:
    assert {block.not_run for block in BLOCKS if block.not_run} == REASONS


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_stand_between_fences(page: Path) -> None:
    indented = re.findall(r"^    (?! )(.*)$", without_blocks(page), re.MULTILINE)
    assert list(commands_in("\n".join(indented))) == []


def commands_in(text: str) -> Iterator[str]:
    """Lines that somebody would type."""
    for line in text.splitlines():
        if re.match(r"\$ |(rauswurf|make|pip|pipx|uvx|python|npm|docker|dask) [^\s|]", line):
            yield line


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_sessions_stand_where_pytest_finds_them(page: Path) -> None:
    if ">>> " in read(page):
        assert page == ROOT / "README.md" or DOCS in page.parents


@pytest.mark.parametrize("block", [each for each in BLOCKS if each.language == "toml"], ids=place)
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


# Commands that are not run name options that there are.


SPOKEN = {spoken.path: spoken for spoken in all_commands(typer.main.get_command(app))}


def options_of(words: list[str]) -> set[str]:
    """The options that a command takes; it is the longest one that the words begin with."""
    path = max((path for path in SPOKEN if path == tuple(words[: len(path)])), key=len)
    return {name for option in SPOKEN[path].options for name in option.names}


NOT_RUN = [
    pytest.param(command, id=f"{place(block)} {command[:40]}")
    for block in BLOCKS
    if block.not_run
    for command, _ in block.commands()
    if command.startswith("rauswurf ")
]


@pytest.mark.parametrize("command", NOT_RUN)
def test_a_command_that_is_not_run_could_be(command: str) -> None:
    words = [word.strip("[]") for word in shlex.split(command)[1:]]
    used = {word for word in words if word.startswith("--")}
    assert used <= options_of(words)


# Running a page.


def furnish(folder: Path, *, with_record: bool) -> None:
    """What pages take for granted: the files of this project, a board, and perhaps a record."""
    for name in ("src", "docs", "examples", "Makefile"):
        (folder / name).symlink_to(ROOT / name)
    if with_record:
        assert run_rauswurf([*SHORT_GAME, "--save", "game.jsonl"], folder).returncode == 0
    for name, board in (("my-board.toml", "jaeger"), ("mine.toml", "cross")):
        (folder / name).write_text(boards.document_of(board), encoding="utf-8")


def run_rauswurf(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return run_program([sys.executable, "-c", RAUSWURF, *words], folder)


def run_program(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **PLAIN},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def run(command: str, output: str, folder: Path, code: int = 0) -> None:
    """Run what somebody would type; it must end as the page says, and print what it shows."""
    program, *words = shlex.split(command)
    if program == "pip":
        assert words[0] == "install" and is_ours(words[1]), command
        return
    if program == "make":
        done = run_program(["make", "--dry-run", *words], folder)
    elif program == "python":
        done = run_program([sys.executable, *words], folder)
    else:
        assert program == "rauswurf", command
        done = run_rauswurf(words if output else quicker(words), folder)
    told = [line for line in done.stderr.splitlines() if not line.startswith(WAITING)]
    assert (done.returncode, told) == (code, []), command
    if output:
        compare(command, output, done.stdout)


def is_ours(package: str) -> bool:
    """Is this the package, with extras that there are?"""
    named, _, extras = package.strip("]").partition("[")
    known = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]["optional-dependencies"]
    return named == "rauswurf" and set(filter(None, extras.split(","))) <= set(known)


def quicker(words: list[str]) -> list[str]:
    """The same with few games: that it runs is the question, not what it finds."""
    if words[0] not in SMALL:
        return words
    if "--games" in words:
        words = [*words[: words.index("--games")], *words[words.index("--games") + 2 :]]
    return [*words, "--games", str(SMALL[words[0]])]


def compare(command: str, output: str, printed: str) -> None:
    flags = ELLIPSIS | NORMALIZE_WHITESPACE
    checker = OutputChecker()
    assert checker.check_output(output, printed, flags), checker.output_difference(
        Example(command, output), printed, flags
    )


def to_run(page: Path) -> list[Block]:
    return [
        block
        for block in blocks_of(page)
        if not (block.not_run or block.run_by or block.is_session)
        and (block.language in RUN_HERE or block.title)
    ]


@pytest.mark.parametrize("page", [page for page in PAGES if to_run(page)], ids=named)
def test_the_blocks_of_a_page_do_what_it_says(page: Path, tmp_path: Path) -> None:
    blocks = to_run(page)
    typed = "\n".join(command for block in blocks for command, _ in block.commands())
    furnish(tmp_path, with_record="game.jsonl" in typed and "--save game.jsonl" not in typed)
    for number, block in enumerate(blocks):
        file = tmp_path / (block.title or f"block_{number}.py")
        if block.title:
            assert block.title in typed, "readers are told to save it, and then do nothing with it"
            file.write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            file.write_text(block.text, encoding="utf-8")
            done = run_program([sys.executable, "-W", "error", str(file)], tmp_path)
            assert done.returncode == 0, done.stderr
        for command, output in block.commands():
            run(command, output, tmp_path, block.code)


def test_a_wrong_command_would_be_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run("rauswurf games --nonsense", "", tmp_path)
    with pytest.raises(AssertionError):
        run("rauswurf games", "No game at all\n", tmp_path)
    with pytest.raises(AssertionError):
        run("pip install 'rauswurf[nonsense]'", "", tmp_path)
