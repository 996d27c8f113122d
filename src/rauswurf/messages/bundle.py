"""The Fluent files of a language, each read when its first message is told.

The first word of an id names its file: ``refuse-capture-own`` is in ``refuse.ftl``. A country says
only what it says in other words (``pt-BR``); the rest is told in its language (``pt``), and what
that lacks in English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from rauswurf.messages.languages import spoken_by

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Words = str | int | float
LONGEST_VALUE = 2400  # letters: Fluent fills in no more than 2500, and nobody reads as many
FOLDER = files(__name__.rpartition(".")[0])


class NoSuchMessage(KeyError):
    """An id that no file has: a mistake of ours, never of a user."""


def words(language: str, id: str, values: Mapping[str, Words]) -> str:
    """A message in a language, with its values filled in; raises NoSuchMessage."""
    topic = id.partition("-")[0]
    for spoken in spoken_by(language):
        bundle = bundle_of(spoken, topic)
        found = bundle.get_message(id) if bundle and bundle.has_message(id) else None
        if bundle and found and found.value:
            told, faults = bundle.format_pattern(found.value, {k: cut(values[k]) for k in values})
            if faults:
                raise faults[0]
            return str(told)
    raise NoSuchMessage(id)


def cut(value: Words) -> Words:
    """A value that can be filled in: a long text without its end."""
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return f"{value[:LONGEST_VALUE]} …"
    return value


def with_digits(value: float, digits: int) -> float:
    """A number that messages tell with so many digits after the point; a share: of its percents."""
    from fluent.runtime.types import FluentFloat

    return FluentFloat(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


@cache
def bundle_of(language: str, topic: str) -> "FluentBundle | None":
    """The messages of one file; None where the language has no such file."""
    # Only here: commands that say nothing should not wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    path = FOLDER / language / f"{topic}.ftl"
    if not path.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
