"""The command as a whole: its words, and how it ends whatever happens."""

import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from rauswurf import __version__
from rauswurf.cli import backup, board, games, perft, probe, referee, rules, serve, verify
from rauswurf.cli.analyse import command as analyse
from rauswurf.cli.common.command import Command, Group
from rauswurf.cli.common.errors import BAD_INPUT, FAULTS_OF_INPUT, Complaint, complain, need
from rauswurf.cli.common.language import take_language
from rauswurf.cli.completion import command as completion
from rauswurf.cli.lab import arena, compare, simulate, solve, study, train
from rauswurf.cli.play import command as play
from rauswurf.cli.replay import command as replay
from rauswurf.games.house import fault_in_rules
from rauswurf.messages import message, preferred_language, speak
from rauswurf.messages.reasons import why_not
from rauswurf.table import PositionError

CANNOT_WRITE = 1
INTERRUPTED = 130

app = typer.Typer(
    name="rauswurf",
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("games", cls=Command, help="help-games")(games.command)
app.command("rules", cls=Command, help="help-rules")(rules.command)
app.command("play", cls=Command, help="help-play")(play.command)
app.command("serve", cls=Command, help="help-serve")(serve.command)
app.command("backup", cls=Command, help="help-backup")(backup.backup)
app.command("restore", cls=Command, help="help-restore")(backup.restore)
app.command("referee", cls=Command, help="help-referee")(referee.command)
app.command("simulate", cls=Command, help="help-simulate")(simulate.command)
app.command("arena", cls=Command, help="help-arena")(arena.command)
app.command("compare", cls=Command, help="help-compare")(compare.command)
app.command("study", cls=Command, help="help-study")(study.command)
app.command("train", cls=Command, help="help-train")(train.command)
app.command("solve", cls=Command, help="help-solve")(solve.command)
app.command("probe", cls=Command, help="help-probe")(probe.command)
app.command("perft", cls=Command, help="help-perft")(perft.command)
app.command("verify", cls=Command, help="help-verify")(verify.command)
app.command("replay", cls=Command, help="help-replay")(replay.command)
app.command("analyse", cls=Command, help="help-analyse")(analyse.command)
app.add_typer(board.app, name="board")
app.command("completion", cls=Command, help="help-completion")(completion.command)


def show_version(wanted: bool) -> None:
    """Print the version and end, if that was asked for."""
    if wanted:
        print(f"rauswurf {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=show_version, is_eager=True, help="help-version"),
]


@app.callback(invoke_without_command=True, help="help-rauswurf")
def start(context: typer.Context, share: serve.Share = False, version: Version = False) -> None:
    """Without a word, put the tables on this machine's web and show them."""
    if context.invoked_subcommand is None:
        serve.at_home(share=share)
    else:
        need(not share, message("serve-share-alone"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    _accept_any_letters()
    try:
        with speak(preferred_language(os.environ)):
            return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for, in the language that they ask for."""
    try:
        chosen, others = take_language(arguments)
    except Complaint as fault:
        complain(fault.message)
        return BAD_INPUT
    with speak(chosen):
        return _watched(others)


def _watched(arguments: list[str]) -> int:
    """Obey; what the system refuses is told in one line, and no output is lost silently."""
    try:
        if sys.stdout is None:  # closed by whoever called us
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        code = _obey(arguments)
        sys.stdout.flush()
        return code
    except OSError as error:
        _forget_output()
        return _tell_refusal(error)


def _obey(arguments: list[str]) -> int:
    command = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="rauswurf", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except PositionError as error:
        complain(message("cli-position-cannot-be", faults=error.message))
        return BAD_INPUT
    except FAULTS_OF_INPUT as fault:
        complain(fault.message)
        return BAD_INPUT
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        of_rules = fault_in_rules(error)
        if of_rules is None:
            raise
        complain(of_rules.message)
        return BAD_INPUT
    except SystemExit as end:  # Typer found the pipe closed, and says so in English or not at all
        if isinstance(end.__context__, OSError):
            raise end.__context__ from None
        raise


def _tell_refusal(error: OSError) -> int:
    """Say in one line what the system refused: a file, or else the output."""
    if error.filename is None:
        complain(message("cli-output", reason=why_not(error)))
    else:
        complain(message("cli-file", file=error.filename, reason=why_not(error)))
    return CANNOT_WRITE


def _accept_any_letters() -> None:
    """No name and no input is worth a crash on a terminal that cannot show it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Whoever read our output has gone: let nothing complain about it at the end."""
    with suppress(OSError, ValueError, AttributeError):  # it may be closed, or no file at all
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
