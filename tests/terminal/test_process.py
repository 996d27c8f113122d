"""The command in a real terminal: killed in mid-game, taken up again, finished and verified."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rauswurf.record import replay, verify
from tests.terminal.driving import near_the_end

if sys.platform == "win32":
    pytest.skip("needs a Unix terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

COMMAND = [sys.executable, "-c", "import sys; from rauswurf.cli import main; sys.exit(main())"]
ENTER = b"\r"
PATIENCE = 60  # seconds


class Terminal:
    """A program in a terminal of 80 columns and 24 rows."""

    def __init__(self, process: subprocess.Popen[bytes], wire: int) -> None:
        self.process = process
        self.wire = wire
        self.output = b""

    def read(self, seconds: float = 0.05) -> None:
        """Take what the program writes: it waits if nobody reads."""
        while select.select([self.wire], [], [], seconds)[0]:
            try:
                self.output += os.read(self.wire, 65536)
            except OSError:  # the program has gone
                return

    def press(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.wire, keys)
        self.read()

    def wait_for(self, words: bytes) -> None:
        """Wait until something was written."""
        end = time.monotonic() + PATIENCE
        while words not in self.output:
            assert time.monotonic() < end, self.output[-2000:]
            self.read()

    def wait_for_the_end(self) -> int:
        """Read until the program has ended; returns its exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.output[-2000:]
            self.read()
        self.read()
        return self.process.returncode


@contextmanager
def terminal(*arguments: str, columns: int = 80, **settings: str) -> Iterator[Terminal]:
    """Run the command in a terminal of its own."""
    wire, end = pty.openpty()
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    # How large it is says the terminal; other tests may have left these behind.
    inherited = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
    environment = {**inherited, "TERM": "xterm-256color", "PYTHONUTF8": "1", **settings}
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=end,
        stdout=end,
        stderr=end,
        env=environment,
        start_new_session=True,
    )
    os.close(end)
    try:
        yield Terminal(process, wire)
    finally:
        process.kill()
        process.wait()
        os.close(wire)


def play_until(screen: Terminal, file: Path, lines: int) -> None:
    """Press Enter until the record has so many lines, or its last one."""
    end = time.monotonic() + PATIENCE
    while (text := file.read_bytes()).count(b"\n") < lines and b'{"seal"' not in text:
        assert time.monotonic() < end, screen.output[-2000:]
        screen.press(ENTER)


def position_in(file: Path) -> str:
    with file.open("rb") as stream:
        played = replay(stream)
    assert played.problem is None
    return played.table.position


@pytest.mark.parametrize("dice", ["fair", "seed", "system"])
def test_killed_taken_up_again_finished_and_verified(tmp_path: Path, dice: str) -> None:
    file = tmp_path / "game.jsonl"
    position = near_the_end("madn", players=2, seed=4, events=16)
    seed = ["--seed", "5"] if dice == "seed" else []
    options = ["-p", "2", "--dice", dice, *seed, "--position", position, "--save", str(file)]
    with terminal("play", "madn", *options) as screen:
        if dice == "fair":
            screen.wait_for(b"your words")
            for words in (b"hocus", b"pocus"):
                time.sleep(1)  # a line must be ready before somebody types
                screen.press(words)
                screen.wait_for(words)
                screen.press(ENTER)
        screen.wait_for(b"Mensch")
        play_until(screen, file, lines=6)
        screen.process.send_signal(signal.SIGKILL)
        assert screen.wait_for_the_end() == -signal.SIGKILL
    with terminal("play", "--resume", str(file), "--plain") as screen:
        screen.wait_for(b" > ")
        screen.press(b"position\r")
        screen.wait_for(position_in(file).encode())
    with terminal("play", "--resume", str(file)) as screen:
        screen.wait_for(b"Mensch")
        play_until(screen, file, lines=10_000)
        time.sleep(1)  # a key that comes at once after another is no command
        screen.press(b"q")
        assert screen.wait_for_the_end() == 0
        assert b"1. " in screen.output
    with file.open("rb") as stream:
        verdict = verify(stream)
    assert verdict.holds
    assert verdict.table.is_over


def test_a_terminal_that_can_draw_nothing_gets_lines() -> None:
    with terminal("play", "madn", "--seed", "1", TERM="dumb") as screen:
        screen.wait_for(b"press Enter to roll >")
        screen.press(b"quit\r")
        assert screen.wait_for_the_end() == 0
        assert b"\x1b[" not in screen.output


def test_a_narrow_terminal_says_what_it_needs_and_gets_lines() -> None:
    with terminal("play", "werfer", "--seed", "1", columns=40) as screen:
        screen.wait_for(b"The drawn table needs 78 columns and 23 rows.")
        screen.wait_for(b"press Enter to roll >")
        screen.wait_for(b"The picture of the table needs")
        screen.press(b"quit\r")
        assert screen.wait_for_the_end() == 0


def test_plain_lines_if_somebody_wants_them() -> None:
    with terminal("play", "madn", "--seed", "1", "--plain") as screen:
        screen.wait_for(b"press Enter to roll >")
        screen.press(b"quit\r")
        assert screen.wait_for_the_end() == 0


def test_an_enter_before_the_question_rolls_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    options = ["--dice", "system", "--save", str(file)]
    with terminal("play", "madn", "--plain", *options) as screen:
        screen.press(b"\r\r\r")
        screen.wait_for(b"press Enter to roll >")
        time.sleep(1)
        assert b'{"roll"' not in (file.read_bytes() if file.exists() else b"")
        screen.press(ENTER)
        play_until(screen, file, lines=2)
        assert b'{"roll"' in file.read_bytes()


def test_no_colours_on_the_wire() -> None:
    with terminal("play", "madn", "--seed", "1", "--no-color") as screen:
        screen.wait_for("●Y".encode())
        screen.press(b"q")
        assert screen.wait_for_the_end() == 0


def test_ctrl_c_leaves() -> None:
    with terminal("play", "madn", "--seed", "1") as screen:
        screen.wait_for(b"Mensch")
        screen.press(b"\x03")
        assert screen.wait_for_the_end() == 0


def test_lines_do_not_wait_for_the_screen() -> None:
    code = (
        "import sys; from rauswurf.cli import main; main(sys.argv[1:]); "
        "print('textual' in sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "play", "madn", "--bots", "4"], capture_output=True, check=True
    )
    assert ran.stderr.decode().strip() == "False"
