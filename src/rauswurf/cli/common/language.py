"""In which language the command speaks: ``--lang`` anywhere in it, else the environment."""

from collections.abc import Sequence

from rauswurf.cli.common.errors import Complaint
from rauswurf.messages import LANGUAGES, language, message
from rauswurf.messages.languages import known_language

OPTION = "--lang"
NO_MORE_OPTIONS = "--"


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that is asked for, and all other arguments; raises Complaint.

    Typer is not asked, for it shows help and finds mistakes before it has read all options.
    """
    chosen, others = language(), []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name == OPTION:
            chosen = spoken(value if equals else next(rest, ""))
        else:
            others.append(argument)
        if argument == NO_MORE_OPTIONS:
            break
    return chosen, [*others, *rest]


def spoken(code: str) -> str:
    """The language of a code such as ``de`` or ``de_AT``; raises Complaint."""
    found = known_language(code)
    if found is None:
        known = [f"{code} ({name})" for code, name in LANGUAGES.items()]
        raise Complaint(message("cli-language", option=OPTION, code=code, known=known))
    return found
