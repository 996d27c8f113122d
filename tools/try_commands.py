"""Try every command of an installed rauswurf once: its help, and a small call of each."""

import re
import subprocess
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

SECONDS = 120
ADDRESS = re.compile(r"http://\S+/")
POSITION = "yellow B B 3 9 / red B B B 12"
NOT_INSTALLED = "pip install 'rauswurf["
STUDY = 'game = "madn"\nplayers = [2]\ngames = 10\n'


@dataclass(frozen=True)
class Call:
    """What is typed, and what is to come of it."""

    arguments: tuple[str, ...]
    code: int = 0
    told: str = ""


def calls(folder: Path) -> list[Call]:
    """A call of each command, in an order in which later ones find what earlier ones made."""
    record, board = str(folder / "game.jsonl"), str(folder / "board.toml")
    study, tables = str(folder / "study.toml"), str(folder / "tables.sqlite")
    copy, again = str(folder / "copy"), str(folder / "again.sqlite")
    play = ("play", "madn", "-p", "2", "--bots", "2", "--seed", "1", "--save", record)
    need_more = (
        ("simulate", "madn", "--games", "10"),
        ("arena", "madn", "casual", "random", "--games", "100"),
        ("compare", "madn", "--set", "barriers=on", "--games", "100"),
        ("study", study),
        ("train", "madn", "--lessons", "10", "--out", str(folder / "x.net")),
        ("solve", "madn", "--pieces", "1", "--out", str(folder / "x.table")),
    )
    return [
        Call(("--version",), told="rauswurf "),
        Call(("games",), told="kurzer-einsatz"),
        Call(("games", "--lang", "hu"), told="Mensch"),
        Call(("rules", "mensch", "--lang", "el"), told="madn"),
        Call(play, told="The game is over."),
        Call(("verify", record)),
        Call(("replay", record, "--text"), told="rolls a"),
        Call(("replay", record, "--gif", str(folder / "game.gif"), "--each", "turn")),
        Call(("analyse", record), told="how did it go?"),
        Call(("referee", "madn", "--position", POSITION, "--roll", "6"), told="B-0"),
        Call(("perft", "madn", "--depth", "2")),
        Call(("probe", "madn", "--position", POSITION), code=2, told="rauswurf solve madn"),
        Call(("board", "check", board), told="is fine"),
        Call(("board", "new", str(folder / "new.toml")), told="is fine"),
        Call(("backup", copy, "--db", f"sqlite:///{tables}"), told="Tables: 0"),
        Call(("restore", copy, "--db", f"sqlite:///{again}"), told="Tables: 0"),
        Call(("completion", "bash"), told="complete -o default"),
        Call(("nonsense",), code=2, told="No such command"),
        *(Call(arguments, code=2, told=NOT_INSTALLED) for arguments in need_more),
    ]


def faults(program: Path) -> Iterator[str]:
    """What does not work as it should."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        # Nothing but the program is to be found: no Node, no other Python, no tree of ours.
        places = {"PATH": str(program.parent), "HOME": name, "XDG_DATA_HOME": name}
        runner = Runner(program, folder, {**places, "LANG": "C.UTF-8"})
        (folder / "study.toml").write_text(STUDY, encoding="utf-8")
        (folder / "board.toml").write_bytes(runner.board())
        yield from runner.serve()
        tried: set[tuple[str, ...]] = {("serve",)}
        for call in calls(folder):
            tried |= {call.arguments[:1], call.arguments[:2]}
            yield from runner.try_call(call)
        for command in runner.commands():
            if command not in tried:
                yield f"rauswurf {' '.join(command)} is not tried"
            yield from runner.try_call(Call((*command, "--help"), told="Usage: rauswurf"))


class Runner:
    """Runs the program in a folder of its own."""

    def __init__(self, program: Path, folder: Path, environment: dict[str, str]) -> None:
        self.program = program
        self.folder = folder
        self.environment = environment

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the program and wait for it."""
        return subprocess.run(
            [str(self.program), *arguments],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )

    def try_call(self, call: Call) -> Iterator[str]:
        """What is wrong with a call."""
        ran = self.run(*call.arguments)
        typed = f"rauswurf {' '.join(call.arguments)}"
        if ran.returncode != call.code:
            yield f"{typed}: exit code {ran.returncode} instead of {call.code}: {ran.stderr[-500:]}"
        elif call.told not in ran.stdout + ran.stderr:
            yield f"{typed}: said nothing of {call.told!r}: {(ran.stdout + ran.stderr)[-500:]}"

    def commands(self) -> list[tuple[str, ...]]:
        """All commands, as the program itself lists them for shells."""
        lines = self.run("completion", "fish").stdout.splitlines()
        found = re.findall(r"""-n '__rauswurf_at "([a-z ]*)"' -a '([a-z]+)' -d""", "\n".join(lines))
        return [tuple(f"{before} {name}".split()) for before, name in found]

    def board(self) -> bytes:
        """The file of one of our boards."""
        python = self.program.parent / "python"
        code = "from rauswurf.boards import document_of; print(document_of('cross'))"
        command = [str(python), "-X", "utf8", "-c", code]
        return subprocess.run(command, capture_output=True, check=True, cwd=self.folder).stdout

    def serve(self) -> Iterator[str]:
        """What is wrong with a server that has just been installed."""
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        with subprocess.Popen(
            [str(self.program), "serve", "--port", "0", "--db", database],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as process:
            try:
                assert process.stdout is not None
                found = ADDRESS.search(process.stdout.readline())
                if found is None:
                    yield "rauswurf serve: no address"
                    return
                for path, wanted in (("", b"<script"), ("api/games", b"madn"), ("healthz", b"ok")):
                    with urllib.request.urlopen(found[0] + path, timeout=SECONDS) as answer:
                        if wanted not in answer.read():
                            yield f"rauswurf serve: /{path} lacks {wanted!r}"
            finally:
                process.terminate()
