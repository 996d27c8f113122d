"""What Typer finds wrong with the words of a command, as messages."""

from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import Any

import typer

from rauswurf.cli.common.help import metavar
from rauswurf.messages import Message, any_of, message

# Typer keeps the classes of contexts, options and mistakes to itself, so they are Any here, and
# the mistakes are known by their names. This is the only file that reads them; should another
# Typer keep something elsewhere, its own words are shown, in English.
NOT_AS_EXPECTED = (AttributeError, IndexError, KeyError, StopIteration, TypeError)


def mistake_message(error: typer.TyperException, context: Any) -> Message:
    """A mistake that Typer found while it read the words of a command."""
    try:
        return MISTAKES.get(type(error).__name__, other_mistake)(error, context)
    except NOT_AS_EXPECTED:
        return other_mistake(error, context)


def no_such_option(error: Any, context: Any) -> Message:
    """An option that nobody knows."""
    if error.possibilities:
        near = any_of(sorted(error.possibilities))
        return message("usage-no-such-option-but", option=error.option_name, near=near)
    return see_help("usage-no-such-option", context, option=error.option_name)


def no_such_command(word: str, known: Collection[str], context: Any) -> Message:
    """A command that nobody knows."""
    near = get_close_matches(word, known)
    if near:
        return message("usage-no-such-command-but", word=word, near=any_of(near))
    return see_help("usage-no-such-command", context, word=word)


def missing(error: Any, context: Any) -> Message:
    """Something that has to be given is not."""
    if error.param.param_type_name == "argument":
        return see_help("usage-missing-argument", context, argument=metavar(error.param))
    return see_help("usage-missing-option", context, option=longest_name(error.param))


def extra_arguments(arguments: list[str], context: Any) -> Message:
    """Words for which there is no place."""
    return see_help("usage-extra-arguments", context, arguments=arguments)


def bad_option_usage(error: Any, context: Any) -> Message:
    """An option without its value, or a value where none belongs."""
    options = context.command.get_params(context)
    option = next(each for each in options if error.option_name in each.opts)
    id = "usage-takes-no-value" if option.is_flag else "usage-wants-value"
    return see_help(id, context, option=error.option_name)


def bad_value(error: Any, context: Any) -> Message:
    """A value that an option cannot have."""
    fault = error.__cause__.errors()[0]  # by Pydantic, which reads values for Typer
    said = {"option": longest_name(error.param), "value": str(fault["input"])}
    choices = error.param.type_descriptor.choices
    if choices:
        return message("usage-not-one-of", **said, choices=any_of(map(str, choices)))
    whole = fault["type"].startswith("int")
    return message("usage-not-whole" if whole else "usage-not-number", **said)


def other_mistake(error: Any, context: Any) -> Message:
    """Typer's own words, which are better than none."""
    return see_help("usage-other", context, words=error.format_message())


def see_help(id: str, context: Any, **values: Any) -> Message:
    """A message that tells where one can read how to do it right."""
    return message(id, command=context.command_path, **values)


def longest_name(option: Any) -> str:
    """How an option is called in sentences: ``--players``, not ``-p``."""
    name: str = max(option.opts, key=len)
    return name


MISTAKES: dict[str, Callable[[Any, Any], Message]] = {
    "NoSuchOption": no_such_option,
    "MissingParameter": missing,
    "BadOptionUsage": bad_option_usage,
    "BadParameter": bad_value,
}
