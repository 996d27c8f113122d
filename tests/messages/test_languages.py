"""Every language says what English says, with the same values, and can say it."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from rauswurf.messages import LANGUAGES, message, quoted, speak
from rauswurf.messages.languages import known_language

from .catalogue import FOLDER, Catalogue, catalogue, numbers, variables
from .plurals import forgotten, forms

SPOKEN = [language for language in LANGUAGES if "-" not in language]
COUNTRIES = [language for language in LANGUAGES if "-" in language]
TRANSLATED = [language for language in SPOKEN if language != "en"]
COMPLETE = ("de",)  # the others may lag behind what is new
IS_MISSING = " is missing"
NUMBERS = (0, 1, 2, 3, 5, 6, 11, 21, 22, 100, 1001)


def differences(other: Catalogue, english: Catalogue) -> Iterator[str]:
    """What a language lacks, has too much, or tells with other values than English."""
    yield from other.faults
    for id in sorted(english.values.keys() - other.values.keys()):
        yield f"{id}{IS_MISSING}"
    for id in sorted(other.values.keys() - english.values.keys()):
        yield f"{id} is not there in English"
    for id in sorted(english.values.keys() & other.values.keys()):
        if other.values[id] != english.values[id]:
            here, there = sorted(other.values[id]), sorted(english.values[id])
            yield f"{id} uses {here} instead of {there}"


def unspeakable(language: str, text: str) -> Iterator[str]:
    """Messages that cannot be formatted, with numbers or with words."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for entry in messages_in(text):
        pattern = bundle.get_message(entry.id.name).value
        assert pattern is not None
        for value in (*NUMBERS, "word"):
            values = dict.fromkeys(variables(entry), value) | dict.fromkeys(numbers(entry), 7)
            told, faults = bundle.format_pattern(pattern, values)
            if faults or not str(told).strip():
                yield f"{entry.id.name} with {value}: {faults or 'says nothing'}"


def messages_in(text: str) -> list[ast.Message]:
    entries = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def forgotten_forms(language: str, text: str) -> Iterator[str]:
    for entry in messages_in(text):
        yield from (f"{entry.id.name} lacks {form}" for form in forgotten(entry, language))


def texts(language: str, *, only: str = "*", without: str = "") -> str:
    found = sorted((FOLDER / language).glob(f"{only}.ftl"))
    files = [path for path in found if path.stem != without]
    return "\n".join(path.read_text("utf-8") for path in files)


def patterns(language: str) -> dict[str, ast.Pattern]:
    entries = messages_in(texts(language))
    return {entry.id.name: entry.value for entry in entries if entry.value}


def test_only_known_languages_have_folders() -> None:
    folders = {path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))}
    assert folders <= set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_says_what_english_says(language: str) -> None:
    """German says all of it. Others may leave something to English: then this tells what."""
    found = list(differences(catalogue(language), catalogue("en")))
    missing = [line for line in found if line.endswith(IS_MISSING)]
    assert [line for line in found if line not in missing] == []
    if missing and language not in COMPLETE:
        ids = " ".join(line.removesuffix(IS_MISSING) for line in missing)
        pytest.skip(f"{language} leaves {len(missing)} to English: {ids}")
    assert missing == []


@pytest.mark.parametrize("country", COUNTRIES)
def test_a_country_says_only_what_its_language_says_in_other_words(country: str) -> None:
    """Everything else is told by its language, so a text that is the same would only grow old."""
    language = country.partition("-")[0]
    own, all_of_it = catalogue(country), catalogue(language)
    known = {id: values for id, values in all_of_it.values.items() if id in own.values}
    assert own.values and list(differences(own, Catalogue(known))) == []
    here, there = patterns(country), patterns(language)
    same = [id for id in own.values if here[id].equals(there[id])]
    assert same == []


@pytest.mark.parametrize("language", SPOKEN + COUNTRIES)
def test_every_message_can_be_said_with_any_value(language: str) -> None:
    # The page speaks for itself, in a browser, where NUMBER knows ordinals too.
    assert list(unspeakable(language, texts(language, without="page"))) == []


@pytest.mark.parametrize("language", SPOKEN + COUNTRIES)
def test_no_form_of_the_plural_is_forgotten(language: str) -> None:
    assert list(forgotten_forms(language, texts(language))) == []


# Each of these tests can fail.

SMALL = "tell-a = { $n } a\ntell-b = b\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (SMALL, []),
        ("tell-a = { $n } a\n", ["tell-b is missing"]),
        (SMALL + "tell-c = c\n", ["tell-c is not there in English"]),
        ("tell-a = a\ntell-b = b\n", ["tell-a uses [] instead of ['n']"]),
        ("tell-a = { $m } a\ntell-b = b\n", ["tell-a uses ['m'] instead of ['n']"]),
        (SMALL + "tell c\n", ["tell.ftl: cannot be read: tell c"]),
    ],
)
def test_a_bad_translation_is_caught(text: str, told: list[str]) -> None:
    english, other = Catalogue(), Catalogue()
    english.add("tell", SMALL)
    other.add("tell", text)
    assert list(differences(other, english)) == told


@pytest.mark.parametrize(
    "text", ["any-a = { any-b }\n", "any-a = { ROUND($n) }\n", 'any-a = { "" }\n']
)
def test_a_message_that_cannot_be_said_is_caught(text: str) -> None:
    assert list(unspeakable("de", text))


def test_a_forgotten_form_is_caught() -> None:
    text = "any-a = { $n ->\n    [one] roll\n   *[other] rolls\n}\n"
    assert list(forgotten_forms("en", text)) == []
    assert list(forgotten_forms("pl", text)) == ["any-a lacks few, many"]
    assert forms("pl") == {"one", "few", "many"}


def test_one_message_in_two_languages_at_once() -> None:
    """Whoever listens decides, not whoever speaks."""
    colour = message("colour-yellow")
    told = message("tell-roll", who=colour, face=5)
    assert told.text("en") == "Yellow rolls a 5."
    with speak("en"):
        assert str(told) == told.text("en")


def test_a_country_is_told_in_its_own_words_or_else_in_its_language() -> None:
    captured, language = message("clause-classic-capture-title"), message("page-language")
    assert captured.text("pt-BR") != captured.text("pt")
    assert language.text("pt-BR") == language.text("pt")
    assert message("refuse-finish-over").text("pt-BR") != message("refuse-finish-over").text("en")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [("pt_BR.UTF-8", "pt-BR"), ("pt-br", "pt-BR"), ("pt_PT", "pt"), ("pt", "pt"), ("xx", None)],
)
def test_a_country_is_told_apart_where_it_has_its_own_words(wanted: str, code: str | None) -> None:
    assert known_language(wanted) == code


def test_what_was_typed_is_quoted_as_the_language_does() -> None:
    typed = quoted("no\x1b[2Jway")
    assert typed.text("en") == r"'no\x1b[2Jway'"
    assert typed.text("de") == r"„no\x1b[2Jway“"
    assert len({typed.text(language) for language in SPOKEN}) > 4


# Where there is little room.


class Room(NamedTuple):
    """How much can be written."""

    letters: int
    lines: int = 1


KEYS = ("play-key-line", "play-start-keys", "play-words-keys")
NARROW = {"picture-row": Room(11), "play-symbol": Room(5, 3), "play-die": Room(3)}
NARROW |= dict.fromkeys(KEYS, Room(78))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("beginning", NARROW)
def test_words_fit_where_there_is_little_room(beginning: str, language: str) -> None:
    room = NARROW[beginning]
    text = texts(language, only=beginning.partition("-")[0])
    found = [entry.id.name for entry in messages_in(text) if entry.id.name.startswith(beginning)]
    assert found or language not in ("en", *COMPLETE)
    for id in found:
        lines = message(id).text(language).splitlines()
        assert len(lines) <= room.lines and max(map(len, lines)) <= room.letters, (id, lines)
