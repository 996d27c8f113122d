"""A text in no language yet, and errors that carry one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from rauswurf.messages.bundle import Words, words
from rauswurf.messages.languages import language


@dataclass(frozen=True)
class Message:
    """An id and what is to be filled in: words, numbers, other messages, or a list of these."""

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def text(self, chosen: str | None = None) -> str:
        """The words in a language; in the one that is spoken now if none is named."""
        spoken = chosen or language()
        return words(spoken, self.id, {key: _told(v, spoken) for key, v in self.values.items()})

    def __str__(self) -> str:
        return self.text()

    def __hash__(self) -> int:
        return hash((self.id, str(sorted(self.values.items(), key=lambda item: item[0]))))

    def as_dict(self) -> dict[str, Any]:
        """The message for those who find the words themselves, such as the page."""
        return {"id": self.id, "values": {key: _plain(v) for key, v in self.values.items()}}


def message(id: str, /, **values: Any) -> Message:
    """A message of this id; an underscore in the name of a value stands for a hyphen."""
    return Message(id, {key.replace("_", "-"): value for key, value in values.items()})


@dataclass(frozen=True)
class Place(Message):
    """A field of a board: words that say what it is, or its name for those who type moves."""

    __hash__ = Message.__hash__

    def text(self, chosen: str | None = None) -> str:
        """The words in a language, or the name, with the preposition that the sentence needs."""
        if in_words.get():
            return super().text(chosen)
        keys = ("name", "role")
        return Message("place-named", {key: self.values[key] for key in keys}).text(chosen)


in_words: ContextVar[bool] = ContextVar("in_words", default=False)


@contextmanager
def places_in_words() -> Iterator[None]:
    """From here on fields are called by what they are, and not by their names."""
    before = in_words.set(True)
    try:
        yield
    finally:
        in_words.reset(before)


def place(kind: str, name: str, role: str, **values: Any) -> Message:
    """A field in a sentence: its kind, its name, what happens there, and what else is said."""
    return Place(f"place-{kind}", {"name": name, "role": role, **values})


def quoted(text: str) -> Message:
    """What somebody typed, in quotation marks, with nothing in it that a terminal would obey."""
    return message("list-quoted", text=repr(text)[1:-1])


def any_of(items: Iterable[Any]) -> Message:
    """A list of which one is meant: ``off, huff or strict``."""
    return _list("list-or", list(items))


def all_of(items: Iterable[Any]) -> Message:
    """A list of which all are meant: ``yellow, green and red``."""
    return _list("list-and", list(items))


def each_of(faults: Sequence[Message]) -> Message:
    """Everything that is wrong, one after the other; there may be hundreds, so no deep nesting."""
    if len(faults) == 1:
        return faults[0]
    middle = len(faults) // 2
    return message("list-also", first=each_of(faults[:middle]), rest=each_of(faults[middle:]))


def _list(id: str, items: Sequence[Any]) -> Message:
    if len(items) < 2:
        return message("list-one", item=items[0] if items else "")
    return message(id, most=items[:-1], last=items[-1])


class Told(ValueError):
    """An error that a user is to read; ``message`` says what is wrong and what would be right."""

    def __init__(self, told: Message) -> None:
        self.message = told
        super().__init__(told)

    def __str__(self) -> str:
        return self.message.text()


def _told(value: Any, spoken: str) -> Words:
    if isinstance(value, Message):
        return value.text(spoken)
    if isinstance(value, list | tuple):
        return ", ".join(str(_told(item, spoken)) for item in value)
    return value if isinstance(value, int | float) else str(value)


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.as_dict()
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
