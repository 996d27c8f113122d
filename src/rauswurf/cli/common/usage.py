"""What Typer finds wrong with the words of a command, as messages."""

import re
from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import Any

import typer

from rauswurf.cli.common.help import PREFIX, metavar
from rauswurf.messages import Message, any_of, message

CLOSE = 0.75  # how alike an option must be to what was typed, from 0 to 1
SHORT = 3  # letters with the dashes: what begins like that may be anything
PLAYERS = "--players"
ANY_NUMBER = "2"

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
    option = error.option_name
    parameters = context.command.get_params(context)
    for each in parameters:
        if each.param_type_name == "argument" and is_called(each, option):
            told = {"option": option, "argument": metavar(each)}
            return see_help("usage-option-is-argument", context, **told)
    known = sorted(name for each in parameters for name in each.opts if name.startswith("--"))
    begun = [name for name in known if len(option) > SHORT and name.startswith(option)]
    if near := begun or get_close_matches(option, known, cutoff=CLOSE):
        return message("usage-no-such-option-but", option=option, near=any_of(sorted(near)))
    return see_help("usage-no-such-option", context, option=option)


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
    if len(arguments) == 1 and arguments[0].isdecimal() and has_option(context, PLAYERS):
        near = f"{PLAYERS} {arguments[0]}"
        return message("usage-extra-arguments-but", arguments=arguments, near=near)
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
    if not fault["type"].startswith("int"):
        return message("usage-not-number", **said)
    for other in context.command.get_params(context):
        near = longest_name(other)
        if near != said["option"] and near.startswith("--") and is_one_word(near, said["option"]):
            return message("usage-not-whole-but", **said, near=near)
    return message("usage-not-whole", **said, example=whole_like(said["value"]))


def other_mistake(error: Any, context: Any) -> Message:
    """Typer's own words, which are better than none."""
    return see_help("usage-other", context, words=error.format_message())


def see_help(id: str, context: Any, **values: Any) -> Message:
    """A message that tells where one can read how to do it right."""
    return message(id, command=context.command_path, **values)


def is_called(parameter: Any, name: str) -> bool:
    """May somebody have meant this argument by a name, which is English in any language?"""
    shown = parameter.metavar or ""
    if shown.startswith(PREFIX):
        shown = message(shown).text("en")
    return any(is_one_word(word.lower(), name) for word in (parameter.name, *shown.split()))


def is_one_word(name: str, other: str) -> bool:
    """Do two names differ in dashes and a plural at most?"""
    return name.strip("-").removesuffix("s") == other.strip("-").removesuffix("s")


def has_option(context: Any, name: str) -> bool:
    """Does a command know this option?"""
    return any(name in option.opts for option in context.command.get_params(context))


def whole_like(value: str) -> str:
    """A whole number that can be read: the one that is meant, if that is clear, else any."""
    if re.fullmatch(r"\d{1,3}([.,' _]\d{3})+", value):
        return re.sub(r"\D", "", value)
    try:
        number = float(value)
    except ValueError:
        return ANY_NUMBER
    return str(int(number)) if number.is_integer() and abs(number) < 1e15 else ANY_NUMBER


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
