"""Finding a game by what somebody calls it: its id, its name, or words that only it has."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache

from rauswurf.games.game import Game
from rauswurf.messages import LANGUAGES, message

# What Mensch ärgere Dich nicht is called on its boxes elsewhere.
ABROAD = {
    "madn": (
        "Mens erger je niet",
        "Non t'arrabbiare",
        "Człowieku, nie irytuj się",
        "Chińczyk",
        "Člověče, nezlob se",
        "Ki nevet a végén",
        "Γκρινιάρης",
    )
}
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ł": "l"})
APOSTROPHE = re.compile("['’]")
WORD = re.compile(r"\w+")
NEAR = 0.75  # how alike a slip and a name are
LONG = 4  # letters of a word by which a game may be known


def called(text: str, known: Mapping[str, Game]) -> list[str]:
    """The ids of all games that somebody may mean by this; the exact name of one means just it."""
    said = spellings(text)
    if not any(said):
        return []
    names = {id: _names(id) for id in known}
    exact = [id for id, forms in names.items() if said & forms]
    return exact or [id for id, forms in names.items() if _begins_words(said, forms)]


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The id of the game that somebody who mistyped probably means."""
    forms: dict[str, str] = {}
    for id in known:
        for name in sorted(_names(id)):
            for form in (name, *(word for word in name.split() if len(word) >= LONG)):
                forms.setdefault(form, id)
    near = [each for said in spellings(text) for each in get_close_matches(said, forms, 1, NEAR)]
    return forms[near[0]] if near else None


def spellings(text: str) -> frozenset[str]:
    """A text as it may be typed without its dots, strokes and signs: Jäger as jager and jaeger."""
    small = unicodedata.normalize("NFC", APOSTROPHE.sub("", text.casefold()))
    return frozenset(
        " ".join(WORD.findall(_bare(form))) for form in (small, small.translate(UMLAUTS))
    )


@cache
def _names(id: str) -> frozenset[str]:
    name = message(f"game-{id}")
    said = (id, *(name.text(language) for language in LANGUAGES), *ABROAD.get(id, ()))
    return frozenset(form for each in said for form in spellings(each))


def _begins_words(said: Iterable[str], forms: Iterable[str]) -> bool:
    return any(f" {part}" in f" {form}" for part in said for form in forms)


def _bare(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
