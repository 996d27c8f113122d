"""Texts use the words of the glossary of their language, and none that it warns of."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pytest

from rauswurf.messages import LANGUAGES
from rauswurf.messages.languages import spoken_by

from .catalogue import FOLDER

COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z0-9-]+) *=(.*(?:\n(?![a-z#]).*)*)", re.MULTILINE)
# A language that is only begun may do without.
KEPT = [code for code in LANGUAGES if (FOLDER / code / "glossary.toml").is_file()]
WHOLE = [code for code in KEPT if "-" not in code]

# Where a thing is spoken of by all means.
TOLD_IN = {
    "piece": "value-opening-one-on-start",
    "base": "value-opening-all-in-base",
    "start": "value-opening-one-on-start",
    "goal": "clause-classic-goal-jump",
    "barrier": "clause-classic-barriers-title",
    "to capture": "clause-classic-capture",
    "to jump over": "clause-classic-goal-jump",
    "entry": "clause-nueby-enter",
    "segment": "clause-nueby-throw",
    "side path": "clause-nueby-side-path-title",
    "focus": "refuse-focus-to-go-home-no-focus",
    "stone": "clause-nueby-place-title",
    "lane": "clause-nueby-blockade",
    "arrow field": "clause-nueby-arrow-title",
    "shortcut": "clause-nueby-shortcut-title",
    "grey field": "clause-nueby-grey-title",
    "neutral": "value-colours-neutral",
    "target card": "clause-nichtlustig-end",
    "special card": "clause-nichtlustig-specials-title",
    "death card": "clause-nichtlustig-open-death-title",
    "scored": "table-card-scored",
    "the pink die": "clause-nichtlustig-rolls",
    "house rule": "page-rules-house",
    "by the book": "page-by-the-book",
    "fair dice": "page-dice-fair",
    "record": "page-record",
    "to undo": "page-undo",
}


@dataclass(frozen=True)
class Glossary:
    """What a language calls things, and what it does not say."""

    terms: Mapping[str, Sequence[str]]
    avoid: Mapping[str, str]


def glossary(language: str) -> Glossary:
    document = tomllib.loads((FOLDER / language / "glossary.toml").read_text("utf-8"))
    return Glossary(document["terms"], document["avoid"])


def texts(language: str) -> dict[str, str]:
    """All messages of a folder, without comments."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return {
        id: text
        for path in files
        for id, text in MESSAGE.findall(COMMENT.sub("", path.read_text("utf-8")))
    }


def said_in(language: str) -> dict[str, str]:
    """All messages that somebody who speaks it gets to read."""
    return {id: text for code in reversed(spoken_by(language)) for id, text in texts(code).items()}


def stem(word: str) -> str:
    """The part of a word that its cases and persons share."""
    return word[: max(3, len(word) * 3 // 5)].casefold()


def uses(text: str, words: Sequence[str]) -> bool:
    """Does a text use one of these words, in whatever form?"""
    told = text.casefold()
    return any(all(stem(part) in told for part in word.split()) for word in words)


def warnings(said: Mapping[str, str], avoid: Mapping[str, str]) -> Iterator[str]:
    """Messages that say what the glossary warns of."""
    for word, instead in avoid.items():
        warned = re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)
        for id, text in said.items():
            if warned.search(text):
                yield f"{id} says {word!r} instead of {instead!r}"


def unused(said: Mapping[str, str], terms: Mapping[str, Sequence[str]]) -> list[str]:
    """Things that the texts never call by their names."""
    everything = "\n".join(said.values())
    return [thing for thing, words in terms.items() if not uses(everything, words)]


def otherwise(said: Mapping[str, str], terms: Mapping[str, Sequence[str]]) -> list[str]:
    """Messages that must speak of a thing and call it something else."""
    asked = {thing: id for thing, id in TOLD_IN.items() if thing in terms and id in said}
    return [f"{id}: {thing}" for thing, id in asked.items() if not uses(said[id], terms[thing])]


@pytest.mark.parametrize("language", KEPT)
def test_no_text_says_what_the_glossary_warns_of(language: str) -> None:
    assert list(warnings(texts(language), glossary(language).avoid)) == []


@pytest.mark.parametrize("language", KEPT)
def test_texts_use_the_words_of_the_glossary(language: str) -> None:
    terms = glossary(language).terms
    said = said_in(language)
    assert unused(said, terms) == []
    assert otherwise(said, terms) == []


def test_every_glossary_names_the_same_things() -> None:
    things = set(glossary("en").terms)
    assert set(TOLD_IN) <= things
    for language in WHOLE:
        assert set(glossary(language).terms) == things, language
    for country in set(KEPT) - set(WHOLE):
        assert set(glossary(country).terms) < things, country


def test_a_language_that_says_everything_has_a_glossary() -> None:
    english = set(texts("en"))
    assert {code for code in LANGUAGES if english <= set(texts(code))} <= set(KEPT)


@pytest.mark.parametrize(
    ("said", "complaints"),
    [
        ("You capture the piece on your start.", []),
        ("You send back the piece on your start.", ["to capture"]),
        ("You capture the pawn on your start.", ["piece"]),
    ],
)
def test_a_text_in_other_words_is_found(said: str, complaints: list[str]) -> None:
    terms = {"piece": ["piece"], "to capture": ["capture"], "start": ["start"]}
    assert unused({"x": said}, terms) == complaints


def test_a_word_to_avoid_is_found() -> None:
    found = list(warnings({"x": "Nobody is a stranger."}, {"stranger": "opponent"}))
    assert found == ["x says 'stranger' instead of 'opponent'"]
    assert list(warnings({"x": "an estranger"}, {"stranger": "opponent"})) == []
