"""No sentence for people has a name in it that is only typed: play-on, huff, time-machine.

A name may be told where it is set apart: in quotation marks, after an option (``--set huff``), or
in a line of its own. Texts about what somebody typed (positions, moves, files) are left out.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from rauswurf import bots
from rauswurf.games import GAMES
from rauswurf.messages import LANGUAGES
from rauswurf.table.nichtlustig.names import KINDS, SPECIALS

from .catalogue import FOLDER

ABOUT_WHAT_IS_TYPED = {"board", "move", "position", "record", "roll", "study"}
MESSAGE = re.compile(r"^([a-z0-9-]+) *=(.*(?:\n(?![a-z#]).*)*)", re.MULTILINE)
KEY_OF_A_VARIANT = re.compile(r"^ *\*?\[[^\]]*\]", re.MULTILINE)
PLACEABLE = re.compile(r"\{[^{}]*->|\{[^{}]*\}")
QUOTED = r"(?<!\w)['‘][^'’\n]*['’](?!\w)|„[^“”\n]*[“”]|“[^”\n]*”|«[^»\n]*»"
SET_APART = re.compile(rf"{QUOTED}|--[a-z-]+(?: [\w=]+)?")
NAME = re.compile(r"(?<![\w'’./:=-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?![\w'’=-])")

# English words that are names too are told apart by nobody; other languages have few of them.
SOME_ENGLISH = {"huff", "nf700"}
THEIR_OWN = {
    "de": "neutral",
    "es": "neutral",
    "fr": "on place points six",
    "pl": "on",
    "cs": "on",
}


@cache
def names() -> set[str]:
    """Everything that is typed and shown nowhere: rules, variants, their values, cards, bots."""
    found = {*KINDS, *SPECIALS, "poodle", *GAMES}
    for game in GAMES.values():
        found |= {name for name in bots.names(game.id) if "-" in name}
        found |= {clause.id for clause in game.clauses}
        found |= {name for each in game.variants for name in (each.id, *each.values)}
    return found


def cards(language: str) -> set[str]:
    """What a language calls the cards, in the middle of a sentence."""
    files = [FOLDER / spoken / "card.ftl" for spoken in (language, language.partition("-")[0])]
    text = "\n".join(path.read_text("utf-8").lower() for path in files if path.is_file())
    return {word for _, name in MESSAGE.findall(text) for word in re.findall(r"\w+", name)}


def told(text: str) -> str:
    """The words of a message that are not set apart."""
    for pattern in (KEY_OF_A_VARIANT, PLACEABLE, SET_APART):
        text = pattern.sub(" ", text)
    return text


def typed_names(language: str, text: str) -> Iterator[str]:
    """Names in the messages of a file that nobody is meant to read."""
    whole = language.partition("-")[0]
    theirs = cards(language) | set(THEIR_OWN.get(whole, "").split())
    for id, pattern in MESSAGE.findall(text):
        for name in sorted(names() & set(NAME.findall(told(pattern)))):
            is_typed = "-" in name or name in SOME_ENGLISH
            if is_typed or (whole != "en" and name not in theirs):
                yield f"{id}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_typed_name_in_it(language: str) -> None:
    files = sorted((FOLDER / language).glob("*.ftl"))
    read = [path for path in files if path.stem not in ABOUT_WHAT_IS_TYPED]
    text = "\n".join(path.read_text("utf-8") for path in read)
    assert list(typed_names(language, text)) == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "clause-x = With play-on the others go on.", ["clause-x: play-on"]),
        ("en", "clause-x = Take the duck, or finish.", []),
        ("de", "clause-x = Mit huff fliegt sie raus.", ["clause-x: huff"]),
        ("de", "clause-x = Mit „huff“ fliegt sie raus.", []),
        ("de", "clause-x = Mit --set play-on geht es weiter.", []),
        ("fr", "clause-x = Le duck et le clown.", ["clause-x: duck"]),
        ("fr", "clause-x = { $play-on ->\n    [on] oui\n   *[off] non\n}", []),
    ],
)
def test_a_typed_name_is_found(language: str, text: str, found: list[str]) -> None:
    assert list(typed_names(language, text + "\n")) == found
