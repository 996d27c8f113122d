"""Make the man page from the help of the command: ``python tools/man_page.py`` (``make man``)."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from rauswurf import __version__
from rauswurf.cli.app import app
from rauswurf.cli.common.help import language_row, placed, row, shown_options, words
from rauswurf.games import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rauswurf.1"

ENDS = (
    ("0", "All is well."),
    ("1", "No is the answer, something was found wrong, or the output could not be written."),
    (
        "2",
        "What was typed or given cannot be used; standard error says what would be right.",
    ),
    ("130", "Somebody pressed Ctrl+C."),
)
ENVIRONMENT = (
    ("RAUSWURF_LANG", "The language of all texts; before LC_ALL, LC_MESSAGES and LANG."),
    ("NO_COLOR", "If it is set, nothing is painted."),
    (
        "XDG_DATA_HOME",
        "Where the folder rauswurf with saved games and tables is.",
    ),
)
FIRST_SENTENCE = re.compile(r"(.+?)\.(\s|$)")


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.name)
    return 0


def page() -> str:
    """The page, in the language of man; the same help gives the same page."""
    return "\n".join(lines()) + "\n"


def lines() -> Iterator[str]:
    """The lines of the page."""
    root: Any = typer.main.get_command(app)
    yield '.\\" Made by tools/man_page.py from the help of the command.'
    yield f'.TH RAUSWURF 1 "" "rauswurf {__version__}" "User Commands"'
    yield ".SH NAME"
    yield f"rauswurf \\- {safe(summary(root))}"
    yield ".SH SYNOPSIS"
    yield f".B rauswurf\n{safe(usage(root))}"
    yield ".SH DESCRIPTION"
    yield from text(words(root.help))
    yield from options(root)
    yield ".SH COMMANDS"
    yield from commands(root, ())
    yield ".SH GAMES"
    for game in GAMES.values():
        players = f"{min(game.players)} to {max(game.players)} players"
        yield from entry(game.id, f"{game.name}, {players}.")
    for title, rows in (("EXIT STATUS", ENDS), ("ENVIRONMENT", ENVIRONMENT)):
        yield f'.SH "{title}"'
        for name, meaning in rows:
            yield from entry(name, meaning)


def commands(group: Any, path: tuple[str, ...]) -> Iterator[str]:
    """All commands below one, each with what it takes."""
    for name, command in group.commands.items():
        here = (*path, name)
        yield f'.SS "{safe(" ".join((*here, usage(command))).strip())}"'
        yield from text(words(command.help))
        yield from options(command)
        if hasattr(command, "commands"):
            yield from commands(command, here)


def options(command: Any) -> Iterator[str]:
    """The arguments and options of a command; that of the language once, on top."""
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    for parameter in (*arguments, *shown_options(command.params)):
        yield from entry(*row(parameter))
    if command.name == "rauswurf":
        yield from entry("-h, --help", words("help-help"))
        yield from entry(*language_row())


def usage(command: Any) -> str:
    """What follows the name of a command."""
    arguments = [placed(each) for each in command.params if each.param_type_name == "argument"]
    ending = [words("help-command-goes-here")] if hasattr(command, "commands") else []
    return " ".join([words("help-options-go-here"), *arguments, *ending])


def summary(command: Any) -> str:
    """The first sentence of a help text, without its full stop."""
    found = FIRST_SENTENCE.match(words(command.help))
    assert found is not None, "every help text begins with a sentence"
    return found[1]


def entry(name: str, meaning: str) -> Iterator[str]:
    """A word and what it means."""
    yield f".TP\n.B {safe(name)}\n{safe(' '.join(meaning.split()))}"


def text(paragraphs: str) -> Iterator[str]:
    """Paragraphs of text."""
    for number, paragraph in enumerate(paragraphs.split("\n\n")):
        if number:
            yield ".PP"
        yield safe(" ".join(paragraph.split()))


def safe(line: str) -> str:
    """A line in which troff finds no command of its own."""
    plain = line.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


if __name__ == "__main__":
    sys.exit(main())
