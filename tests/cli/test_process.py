"""The command as a process of its own: pipes, interrupts, encodings, and what it loads."""

import os
import signal
import subprocess
import sys
import time

import pytest

from rauswurf import __version__
from tests.cli.conftest import Run

COMMAND = [sys.executable, "-c", "import sys; from rauswurf.cli import main; sys.exit(main())"]


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments], capture_output=True, env={**os.environ, **settings}, check=False
    )


def test_help_names_every_word(rauswurf: Run) -> None:
    ran = rauswurf("--help")
    assert (ran.code, ran.err) == (0, "")
    for word in ("games", "rules", "play", "serve", "referee", "simulate", "perft", "board"):
        assert word in ran.out


@pytest.mark.parametrize(
    "word", ["games", "rules", "play", "serve", "referee", "simulate", "perft", "board"]
)
def test_each_word_has_help(rauswurf: Run, word: str) -> None:
    ran = rauswurf(word, "--help")
    assert ran.code == 0
    assert "Usage:" in ran.out


def test_board_without_a_word_shows_help(rauswurf: Run) -> None:
    ran = rauswurf("board")
    assert ran.code == 0
    assert "check" in ran.out


def test_version(rauswurf: Run) -> None:
    assert rauswurf("--version").out == f"rauswurf {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "loaded"),
    [
        (["referee", "madn"], "[]"),
        (["games"], "[]"),
        (["play", "madn", "--bots", "4"], "['numpy']"),  # the nets of the bots
    ],
)
def test_nothing_but_simulate_loads_the_compiler(arguments: list[str], loaded: str) -> None:
    code = (
        "import sys; from rauswurf.cli import main; main(sys.argv[1:]); "
        "print(sorted({'numpy', 'llvmlite'} & set(sys.modules)), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True)
    assert ran.stderr.decode().strip() == loaded


CLOSED = b"rauswurf: cannot write the output: nobody is reading it any more\n"
FULL = b"rauswurf: cannot write the output: the disk is full\n"


def test_a_closed_pipe_is_told_in_one_line() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "madn", "--bots", "4"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == CLOSED
        assert process.wait() == 1


def test_an_output_that_was_never_open_is_told_in_one_line() -> None:
    command = 'exec "$@" >&-'
    ran = subprocess.run(["sh", "-c", command, "sh", *COMMAND, "games"], capture_output=True)
    assert (ran.returncode, ran.stderr) == (1, CLOSED)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="has no such disk")
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["games"],
        ["games", "--json"],
        ["rules", "madn"],
        ["referee", "madn", "--roll", "6"],
        ["play", "madn", "--bots", "4", "--no-save", "--seed", "1"],
        ["perft", "madn", "--depth", "1"],
        ["board"],
    ],
)
def test_a_full_disk_is_told_in_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "wb") as disk:
        ran = subprocess.run([*COMMAND, *arguments], stdout=disk, stderr=subprocess.PIPE)
    assert (ran.returncode, ran.stderr) == (1, FULL)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
def test_an_interrupt_is_quiet() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "madn"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert process.stderr.read() == b""


def test_a_terminal_without_umlauts() -> None:
    ran = run("games", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Mensch ?rgere" in ran.stdout
    ran = run("games", "--json", PYTHONIOENCODING="ascii")
    assert b"Mensch \\u00e4rgere" in ran.stdout


def test_input_that_is_no_text() -> None:
    ran = subprocess.run([*COMMAND, "play", "madn"], input=b"\xff\xfe\n", capture_output=True)
    assert (ran.returncode, ran.stderr) == (0, b"")
