"""The command as a whole: its words, and how it ends whatever happens."""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from rauswurf import __version__
from rauswurf.cli import board, games, perft, play, referee, replay, rules, simulate, verify
from rauswurf.cli.errors import BAD_INPUT, FAULTS_OF_INPUT, complain
from rauswurf.table import PositionError

# How Typer says things, and how people do.
PLAIN_WORDS = {
    "Input should be a valid integer, unable to parse string as an integer": "not a whole number",
}

PIPE_CLOSED = 1
INTERRUPTED = 130

app = typer.Typer(
    name="rauswurf",
    help="Referee, table and laboratory for dice race games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("games")(games.command)
app.command("rules")(rules.command)
app.command("play")(play.command)
app.command("referee")(referee.command)
app.command("simulate")(simulate.command)
app.command("perft")(perft.command)
app.command("verify")(verify.command)
app.command("replay")(replay.command)
app.add_typer(board.app, name="board")


def show_version(wanted: bool) -> None:
    """Print the version and end, if that was asked for."""
    if wanted:
        print(f"rauswurf {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=show_version, is_eager=True, help="Print the version."),
]


@app.callback(invoke_without_command=True)
def start(context: typer.Context, version: Version = False) -> None:
    """Referee, table and laboratory for dice race games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    _accept_any_letters()
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    command = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="rauswurf", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except PositionError as error:
        complain(f"this position cannot be: {error}")
        return BAD_INPUT
    except FAULTS_OF_INPUT as fault:
        complain(str(fault))
        return BAD_INPUT
    except typer.Abort:
        return INTERRUPTED
    except SystemExit as end:  # Typer found the pipe closed
        _forget_output()
        return end.code if isinstance(end.code, int) else PIPE_CLOSED
    except Exception as error:
        told = _usage_error(error)
        if told is None:
            raise
        complain(told)
        return BAD_INPUT


def _usage_error(error: Exception) -> str | None:
    """What Typer has to say about wrong options, in one line; None if it is something else."""
    tell = getattr(error, "format_message", None)
    if tell is None:
        return None
    message = str(tell()).rstrip(".").replace("Value error, ", "")
    for stilted, plain in PLAIN_WORDS.items():
        message = message.replace(stilted, plain)
    context = getattr(error, "ctx", None)
    where = context.command_path if context else "rauswurf"
    return f"{message}; see {where} --help"


def _accept_any_letters() -> None:
    """No name and no input is worth a crash on a terminal that cannot show it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Whoever read our output has gone: let nothing complain about it at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
