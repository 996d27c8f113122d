"""Reading JSON that nobody vouches for: small, flat, of the expected types, and nothing else.

Everything here raises Told with a few words that can follow "line 7: ".
"""

import json
import unicodedata
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from rauswurf.messages import Message, Told, message
from rauswurf.record import limits

T = TypeVar("T")

JOINERS = "\u200c\u200d"  # hold together the parts of an emoji, and letters of some scripts
UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # what could make a terminal or a reader see other things


def canonical(data: object) -> bytes:
    """The one way of writing data for hashing (RFC 8785, for texts, whole numbers and tables)."""
    return json.dumps(
        data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode()


def parse(line: bytes) -> dict[str, Any]:
    """The JSON object on a line; raises Told."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Told(message("record-not-utf8", byte=error.start + 1)) from None
    if depth(text) > limits.DEPTH:
        raise Told(message("record-too-deep"))
    try:
        data = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_int=_whole,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise Told(message("record-not-json", column=error.colno)) from None
    if not isinstance(data, dict):
        raise Told(message("record-not-object"))
    return data


def depth(text: str) -> int:
    """How deep brackets lie inside brackets, those inside texts apart."""
    if text.count("[") + text.count("{") <= limits.DEPTH:
        return 0  # cannot be too deep, and most lines are like this
    deepest = level = 0
    quoted = escaped = False
    for sign in text:
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign == '"':
            quoted = True
        else:
            level += (sign in "[{") - (sign in "]}")
            deepest = max(deepest, level)
    return deepest


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise Told(message("record-key-twice"))
    return data


def _whole(digits: str) -> int:
    if len(digits) > limits.DIGITS:
        raise Told(message("record-long-number"))
    return int(digits)


def _no_number(text: str) -> NoReturn:
    raise Told(message("record-not-whole-number", value=text[: limits.DIGITS]))


class Keys:
    """The keys of an object, taken one by one; what is left over at the end is unknown."""

    def __init__(self, data: object, where: Message | str) -> None:
        if not isinstance(data, dict):
            raise Told(message("record-where-not-object", where=where, value=shown(data)))
        self.data = data
        self.where = where
        self.known: set[str] = set()

    def has(self, key: str) -> bool:
        """Is this key there? It is known from now on."""
        self.known.add(key)
        return key in self.data

    def take(self, key: str, read: Callable[[object], T]) -> T:
        """The value of a key that must be there."""
        if not self.has(key):
            raise Told(message("record-lacks", where=self.where, key=key))
        try:
            return read(self.data[key])
        except Told as error:
            where = self.where
            raise Told(message("record-in", key=key, where=where, reason=error.message)) from None

    def end(self) -> None:
        """Refuse keys that nobody took."""
        for key in sorted(set(self.data) - self.known):
            raise Told(message("record-unknown-key", where=self.where, key=shown(key)))


def whole(value: object, least: int, most: int) -> int:
    """A whole number; a truth value is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Told(message("record-value-not-whole", value=shown(value)))
    if not least <= value <= most:
        raise Told(
            message("record-value-range", value=str(value), least=str(least), most=str(most))
        )
    return value


def true(value: object) -> bool:
    """Said where it is so and left out elsewhere: there is one way to write it."""
    if value is not True:
        raise Told(message("record-value-not-true", value=shown(value)))
    return True


def text(value: object, most: int) -> str:
    """A text that can be shown to people as it is."""
    if not isinstance(value, str):
        raise Told(message("record-value-not-text", value=shown(value)))
    if len(value) > most:
        raise Told(message("record-long-text", count=len(value), most=most))
    for sign in value:
        if sign not in JOINERS and unicodedata.category(sign) in UNSHOWN:
            raise Told(message("record-bad-sign", sign=f"U+{ord(sign):04X}"))
    return value


def some(value: object, least: int, most: int, read: Callable[[object], T]) -> tuple[T, ...]:
    """A list, each entry read the same way."""
    if not isinstance(value, list):
        raise Told(message("record-not-list", value=shown(value)))
    if not least <= len(value) <= most:
        count = len(value)
        if least == most:
            raise Told(message("record-list-length", count=count, most=most))
        raise Told(message("record-list-range", count=count, least=least, most=most))
    return tuple(read(entry) for entry in value)


def digest(value: object) -> bytes:
    """Thirty-two bytes, written as 64 hexadecimal digits."""
    if not isinstance(value, str) or len(value) != 64 or set(value) - set("0123456789abcdef"):
        raise Told(message("record-not-digest"))
    return bytes.fromhex(value)


def shown(value: object) -> str:
    """A value for a message: short, and nothing in it that a terminal would obey."""
    written = ascii(value) if not isinstance(value, dict | list) else type(value).__name__
    return written if len(written) <= 40 else written[:37] + "..."
