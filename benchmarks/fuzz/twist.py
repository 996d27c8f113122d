"""Twisting what is right: the most dangerous inputs are nearly good ones."""

import random
from collections.abc import Callable, Sequence

ODD_TEXTS = (
    "",
    " ",
    "\x00",
    "\ud7ff",
    "\u202e",
    "🎲",
    "-1",
    "9" * 40,
    "1e999",
    "NaN",
    "null",
    "../../x",
    "%00",
    "a.a" * 60,
    "[" * 300,
    '{"a":' * 100,
    "roll",
    "pass",
    "B-0",
    "0x0",
)
ODD_VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    7,
    2**31,
    2**63,
    2**70,
    1.5,
    [],
    {},
    [[[]]],
    *ODD_TEXTS,
)


def twisted(chance: random.Random, text: str, words: Sequence[str] = ODD_TEXTS) -> str:
    """A text with one to three things done to it."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        text = chance.choice(WAYS)(chance, text, words)
    return text


def _cut(chance: random.Random, text: str, words: Sequence[str]) -> str:
    at = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[: at[0]] + text[at[1] :]


def _double(chance: random.Random, text: str, words: Sequence[str]) -> str:
    at = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[: at[1]] + text[at[0] :]


def _put_in(chance: random.Random, text: str, words: Sequence[str]) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(words) + text[at:]


def _letter(chance: random.Random, text: str, words: Sequence[str]) -> str:
    if not text:
        return chance.choice(words)
    at = chance.randrange(len(text))
    return text[:at] + chance.choice('0123456789abcBWx-/;.,"{}[] \n=é') + text[at + 1 :]


def _swap_words(chance: random.Random, text: str, words: Sequence[str]) -> str:
    parts = text.split(" ")
    one, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return " ".join(parts)


def _swap_lines(chance: random.Random, text: str, words: Sequence[str]) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    if chance.random() < 0.5:
        lines[one] = lines[other]
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


WAYS: tuple[Callable[[random.Random, str, Sequence[str]], str], ...] = (
    _cut,
    _double,
    _put_in,
    _letter,
    _letter,
    _swap_words,
    _swap_lines,
)
