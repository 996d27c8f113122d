"""The command speaks the language that is asked for: help, complaints and answers."""

import re
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
import typer

from rauswurf.cli.app import app
from rauswurf.cli.common import usage
from rauswurf.cli.common.output import emit, number, percent, whole
from rauswurf.messages import LANGUAGES, Message, message, speak
from rauswurf.messages.languages import ENVIRONMENT
from tests.cli.conftest import Run
from tests.messages.catalogue import catalogue

GERMAN = "Spielen: rauswurf play SPIEL"
ENGLISH = "To play: rauswurf play GAME"


# Which language.


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "de", "games"],
        ["--lang=de", "games"],
        ["games", "--lang", "de"],
        ["games", "--lang=de"],
        ["games", "--lang", "DE"],
        ["games", "--lang", "de_AT.UTF-8"],
        ["--lang", "en", "games", "--lang", "de"],
    ],
)
def test_the_option_may_stand_anywhere(rauswurf: Run, arguments: list[str]) -> None:
    ran = rauswurf(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert GERMAN in ran.out


def test_the_next_command_speaks_as_before(rauswurf: Run) -> None:
    rauswurf("games", "--lang", "de")
    assert ENGLISH in rauswurf("games").out


@pytest.mark.parametrize("first", range(len(ENVIRONMENT)))
def test_the_first_name_in_the_environment_decides(
    rauswurf: Run, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    for name in ENVIRONMENT[first:]:
        monkeypatch.setenv(name, "de_DE.UTF-8" if name == ENVIRONMENT[first] else "en_GB.UTF-8")
    assert GERMAN in rauswurf("games").out
    assert ENGLISH in rauswurf("games", "--lang", "en").out


@pytest.mark.parametrize("spoken", ["C.UTF-8", "POSIX", "zh_CN.UTF-8", ""])
def test_a_machine_that_speaks_something_else_gets_english(
    rauswurf: Run, monkeypatch: pytest.MonkeyPatch, spoken: str
) -> None:
    for name in ENVIRONMENT:
        monkeypatch.setenv(name, spoken)
    assert ENGLISH in rauswurf("games").out


@pytest.mark.parametrize("arguments", [["--lang", "xx", "games"], ["games", "--lang"], ["--lang="]])
def test_an_unknown_language_is_told_all_that_are_known(
    rauswurf: Run, arguments: list[str]
) -> None:
    ran = rauswurf(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    for code, name in LANGUAGES.items():
        assert f"{code} ({name})" in ran.err


def test_after_two_hyphens_nothing_is_an_option(rauswurf: Run) -> None:
    ran = rauswurf("rules", "--", "--lang")
    assert ran.code == 2
    assert "'--lang'" in ran.err


# Help.


def commands() -> Iterator[tuple[str, Any]]:
    """Every command, by the words with which it is called."""
    waiting: list[tuple[str, Any]] = [("", typer.main.get_command(app))]
    for words, command in waiting:
        waiting += [
            (f"{words} {name}", sub) for name, sub in getattr(command, "commands", {}).items()
        ]
        yield words.strip(), command


COMMANDS = dict(commands())
WORDS = re.compile(r"[^\W\d_]{2,}")

# What is typed in every language, keys and forms of files; words that others share with English.
TYPED = (
    "rauswurf game yellow red turn ask system fair event beginner casual strong expert perfect "
    "debug info warning error sqlite postgresql https example localhost "
    "auto cpu gpu bash zsh fish bashrc zshrc config source eval like me my toml"
)
NAMES = (
    "BR GB ID JSON NVIDIA NICHTLUSTIG TOML Enter BOT PORT URL NAME Elo Dask csv parquet svg png "
    "html net Python"
)
SHARED = {
    "de": "in so was",
    "es": "bot bots dice script shell web",
    "fr": "Arguments CODE OPTIONS POINTS On Options Six Usage base bot bots branches chance "
    "chances change code codes faces long machine machines match minutes moments multiple on "
    "page points position positions script shell six standard table tables web",
    "it": "FILE HOST all base bot browser database dice file in input script server shell "
    "standard web",
    "nl": "CODE Open Stop back bot bots browser browsers coach database in is of pipes processor "
    "ring script server sets shell up variant was web",
    "pt": "as base bot bots faces for pipes script shell web",
    "pl": "FOLDER bot on same to",
    "el": "bot",
    "cs": "bot data drama server shell to web",
    "hu": "bot is standard",
}


def texts_of(command: Any) -> list[str]:
    """The ids of what is said about a command and its options."""
    return [command.help, *(parameter.help for parameter in command.params)]


@cache
def spoken_in(language: str) -> set[str]:
    """The ids of all that a language says itself, and does not leave to English."""
    return set(catalogue(language).values)


@pytest.mark.parametrize("language", SHARED)
@pytest.mark.parametrize("words", COMMANDS)
def test_every_help_text_is_a_message_and_every_language_has_its_own(
    words: str, language: str
) -> None:
    for id in texts_of(COMMANDS[words]):
        if id in spoken_in(language):
            assert message(id).text(language) != message(id).text("en"), id


@pytest.mark.parametrize("language", SHARED)
@pytest.mark.parametrize("words", COMMANDS)
def test_no_page_shares_a_word_with_the_english_one_by_mistake(
    rauswurf: Run, words: str, language: str
) -> None:
    if not set(texts_of(COMMANDS[words])) <= spoken_in(language):
        pytest.skip(f"{language} leaves some of it to English: see test_languages")
    page, english = (
        rauswurf(*words.split(), "--help", "--lang", code).out for code in (language, "en")
    )
    assert english.startswith(f"Usage: rauswurf {words}".rstrip())
    assert page.startswith(f"{message('help-usage').text(language)} rauswurf {words}".rstrip())
    typed = {name for option in re.findall(r"--[a-z-]+", page) for name in WORDS.findall(option)}
    listed = {name for path in COMMANDS for name in path.split()}
    shared = SHARED[language].split()
    allowed = {*TYPED.split(), *NAMES.split(), *shared, *LANGUAGES, *listed, *typed}
    assert set(WORDS.findall(page)) & set(WORDS.findall(english)) <= allowed


def test_help_tells_what_must_be_given_and_what_is_usual(rauswurf: Run) -> None:
    told = rauswurf("replay", "--help", "--lang", "de").out
    assert "[erforderlich]" in told
    assert "[Vorgabe: event]" in told
    assert "--each event|turn" in told


# Mistakes.


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("nonsense", "Diesen Befehl gibt es nicht: nonsense; siehe rauswurf --help"),
        ("gams", "Diesen Befehl gibt es nicht: gams; ist games gemeint?"),
        ("--nonsense", "Diese Option gibt es nicht: --nonsense; siehe rauswurf --help"),
        ("games -x", "Diese Option gibt es nicht: -x; siehe rauswurf games --help"),
        ("games --jsn", "Diese Option gibt es nicht: --jsn; ist --json gemeint?"),
        ("games --json=yes", "--json steht allein, ohne Wert; siehe rauswurf games --help"),
        ("rules", "Es fehlt: SPIEL; siehe rauswurf rules --help"),
        ("rules madn a b", "Damit ist nichts anzufangen: a, b; siehe rauswurf rules --help"),
        ("rules madn -p", "Nach -p fehlt ein Wert; siehe rauswurf rules --help"),
        ("rules madn -p few", "--players: „few“ ist keine ganze Zahl wie 2"),
        ("rules madn -p 2.5", "--players: „2.5“ ist keine ganze Zahl wie 2"),
        ("perft madn", "Es fehlt die Option --depth; siehe rauswurf perft --help"),
        ("perft madn -d 9", "--depth muss zwischen 1 und 8 liegen, nicht bei 9"),
        ("replay x --pause long", "--pause: „long“ ist keine Zahl"),
        ("replay x --each week", "--each: „week“ geht nicht, nur event oder turn"),
        ("replay nowhere", "nowhere: diese Datei gibt es nicht"),
        ("board check nowhere", "es gibt keine Datei nowhere"),
        ("board chek", "Diesen Befehl gibt es nicht: chek; ist check gemeint?"),
    ],
)
def test_mistakes_are_told_in_the_language(rauswurf: Run, arguments: str, told: str) -> None:
    ran = rauswurf(*arguments.split(), "--lang", "de")
    assert (ran.code, ran.out, ran.err) == (2, "", f"rauswurf: {told}\n")


def test_a_mistake_that_we_do_not_know_is_told_all_the_same() -> None:
    context = SimpleNamespace(command_path="rauswurf play")
    told = usage.mistake_message(typer.TyperException("Odd"), context)
    assert told.text("en") == "Odd; see rauswurf play --help"


def test_nobody_plays_tricks_on_the_terminal(rauswurf: Run) -> None:
    ran = rauswurf("\x1b[2J")
    assert ran.code == 2
    assert "\x1b" not in ran.err
    assert r"\x1b[2J" in ran.err


# Answers.


def test_an_answer_for_people_and_the_same_for_programs(rauswurf: Run) -> None:
    asked = ("referee", "madn", "--roll", "3", "--move", "0-3")
    assert "0-3 ist erlaubt." in rauswurf(*asked, "--lang", "de").out
    german = rauswurf(*asked, "--json", "--lang", "de").data
    english = rauswurf(*asked, "--json").data
    assert german["asked"].pop("text") == "0-3 ist erlaubt."
    assert english["asked"].pop("text") == "0-3 is legal."
    assert german["asked"].pop("id") == english["asked"].pop("id") == "referee-move-legal"
    for answer in (german, english):
        for refusal in answer["refused"]:
            del refusal["text"]
    assert german == english


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    with speak("de"):
        assert whole(1234567.8) == "1.234.568"
        assert number(1234.5) == "1.234,50"
        assert percent(0.25431) == "25,43\xa0%"
    assert (whole(1234567.8), number(1234.5)) == ("1,234,568", "1,234.50")
    assert percent(0.25431) == "25.43%"
    assert (number(None), percent(None)) == ("-", "-")


def test_json_tells_messages_and_no_other_objects(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with speak("de"):
        emit({"text": Message("verify-holds")})
    assert "Diese Aufzeichnung stimmt." in capsys.readouterr().out
    with pytest.raises(TypeError):
        emit({"text": object()})
