"""What can be typed after ``rauswurf``: its commands, their options, and the values of these."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rauswurf import bots
from rauswurf.cli.common.help import shown_options, words
from rauswurf.cli.common.language import OPTION
from rauswurf.games import GAMES
from rauswurf.messages import LANGUAGES, message

GAME = "help-value-game"
VARIANT = "help-value-variant"
FILES = ("help-value-file", "help-value-folder")
BOTS = ("help-value-bot", "help-value-bots", "help-value-bot-list")


@dataclass(frozen=True)
class Values:
    """What a value can be: one of some words, a variant of the game, a file, or anything."""

    words: tuple[str, ...] = ()
    is_file: bool = False
    is_variant: bool = False


@dataclass(frozen=True)
class Option:
    """An option with all its names; ``values`` is None for a switch."""

    names: tuple[str, ...]
    values: Values | None
    help: str


@dataclass(frozen=True)
class Spoken:
    """A command: the words that lead to it, and what may follow them."""

    path: tuple[str, ...]
    help: str
    commands: tuple[tuple[str, str], ...]  # names and what they are for
    options: tuple[Option, ...]
    argument: Values | None  # what its first argument can be
    further: Values | None  # what those can be that follow a game


def all_commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[Spoken]:
    """A command of Typer and all those below it."""
    below = getattr(command, "commands", {})
    parameters = command.params
    named = shown_options(parameters)
    placed = [each for each in parameters if each.param_type_name == "argument"]
    yield Spoken(
        path,
        first_line(command.help),
        tuple((name, first_line(each.help)) for name, each in below.items()),
        (*map(option, named), *usual_options()),
        values_of(placed[0]) if placed else None,
        values_of(placed[-1]) if placed and placed[-1].nargs != 1 else None,
    )
    for name, each in below.items():
        yield from all_commands(each, (*path, name))


def option(parameter: Any) -> Option:
    """An option of Typer."""
    values = None if parameter.is_flag else values_of(parameter)
    return Option(tuple(parameter.opts), values, first_line(parameter.help))


def values_of(parameter: Any) -> Values:
    """What the value of an option or argument can be."""
    choices = parameter.type_descriptor.choices
    name = parameter.metavar or ""
    if choices:
        return Values(tuple(map(str, choices)))
    if name == GAME:
        return Values(tuple(GAMES))
    if name in BOTS:
        return Values(all_bots())
    return Values(is_file=name in FILES, is_variant=name == VARIANT)


def all_bots() -> tuple[str, ...]:
    """The names and levels of the players that any game has."""
    found = (name for game in GAMES for name in bots.names(game))
    return tuple(dict.fromkeys(found))


def variants(game: str) -> tuple[str, ...]:
    """What can be chosen in a game: ``three-rolls=on``."""
    chosen = GAMES[game].variants
    return tuple(f"{variant.id}={value}" for variant in chosen for value in variant.values)


def first_line(id: str) -> str:
    """The first paragraph of a help text, in one line."""
    return " ".join(words(id).partition("\n\n")[0].split())


def usual_options() -> tuple[Option, ...]:
    """What every command takes, and Typer does not list."""
    language = str(message("help-lang", codes=list(LANGUAGES)))
    return (
        Option(("--help", "-h"), None, words("help-help")),
        Option((OPTION,), Values(tuple(LANGUAGES)), language),
    )
