"""The help pages, in the language of the reader.

Where Typer expects the words of a help text or the name of a value (``metavar``), our commands
have ids of messages. They become words here, when somebody reads the page.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

import typer

from rauswurf.cli.common.output import paints
from rauswurf.messages import LANGUAGES, message

PREFIX = "help-"
Row = tuple[str, str]


def write_page(context: Any, formatter: Any, commands: Mapping[str, Any] | None = None) -> None:
    """Write the page of a command, which may have others below it, into Typer's formatter."""
    parameters = context.command.get_params(context)
    arguments = [each for each in parameters if each.param_type_name == "argument"]
    options = shown_options(parameters)
    pieces = [words("help-options-go-here"), *map(placed, arguments)]
    if commands:
        pieces.append(words("help-command-goes-here"))
    formatter.write_usage(context.command_path, " ".join(pieces), f"{words('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words(context.command.help))
    write_list(formatter, "help-commands", map(command_row, (commands or {}).items()))
    write_list(formatter, "help-arguments", map(row, arguments))
    write_list(formatter, "help-options", [*map(row, options), language_row()])


def shown_options(parameters: Iterable[Any]) -> list[Any]:
    """The options among them, but for those that are only there to be refused kindly."""
    options = [each for each in parameters if each.param_type_name == "option"]
    return [each for each in options if not each.hidden]


def write_list(formatter: Any, heading: str, rows: Iterable[Row]) -> None:
    """A heading and what belongs under it; nothing at all if that is nothing."""
    listed = [(bold(name), text) for name, text in rows]
    if listed:
        formatter.write_paragraph()
        formatter.write(f"{bold(words(heading))}\n")
        with formatter.indentation():
            formatter.write_dl(listed)


def placed(argument: Any) -> str:
    """An argument in the usage line: in brackets if it may be left out."""
    name = metavar(argument)
    return name if argument.required else f"[{name}]"


def row(parameter: Any) -> Row:
    """An argument or an option, and what it is for."""
    is_option = parameter.param_type_name == "option"
    names = ", ".join(sorted(parameter.opts, key=len)) if is_option else ""
    value = "" if is_option and parameter.is_flag else metavar(parameter)
    notes = [words(parameter.help), *notes_on(parameter)]
    return " ".join(filter(None, [names, value])), " ".join(notes)


def notes_on(parameter: Any) -> list[str]:
    """What a parameter is if it is not given, or that it must be."""
    if parameter.required:
        return [words("help-required")]
    if parameter.default is None or isinstance(parameter.default, bool):
        return []
    default = parameter.default
    value = str(default.value if isinstance(default, Enum) else default)
    return [str(message("help-default", value=value))]


def language_row() -> Row:
    """The option that ``take_language`` reads, and Typer never sees."""
    value = words("help-value-code")
    return f"--lang {value}", str(message("help-lang", codes=list(LANGUAGES)))


def command_row(named: tuple[str, Any]) -> Row:
    """A command and the first paragraph of its help."""
    name, command = named
    return name, words(command.help).partition("\n\n")[0]


def metavar(parameter: Any) -> str:
    """What stands for the value of a parameter: its choices, a word, or a letter."""
    choices = parameter.type_descriptor.choices
    if choices:
        return "|".join(map(str, choices))
    name = parameter.metavar or parameter.name.upper()
    return words(name) if name.startswith(PREFIX) else name


def words(id: str) -> str:
    """A message that has nothing to fill in, in the language of the reader."""
    return str(message(id))


def bold(text: str) -> str:
    """Stand out, where that can be seen."""
    return typer.style(text, bold=True) if paints() else text
