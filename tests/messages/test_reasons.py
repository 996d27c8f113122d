"""What the system says is told in the language of the reader."""

import errno
import os
import socket
import tomllib
from pathlib import Path

import pytest

from rauswurf.messages import LANGUAGES, message
from rauswurf.messages.reasons import KNOWN, why_no_toml, why_not

from .catalogue import catalogue


@pytest.mark.parametrize("number", KNOWN)
def test_what_happens_to_users_is_told_in_every_language(number: int) -> None:
    told = why_not(OSError(number, os.strerror(number)))
    spoken = {language.partition("-")[0] for language in LANGUAGES}
    languages = {language for language in spoken if told.id in catalogue(language).values}
    texts = {told.text(language) for language in languages}
    assert len(texts) == len(languages) > 1
    assert os.strerror(number) not in texts


def test_a_real_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError) as caught:
        (tmp_path / "nowhere").read_text()
    assert why_not(caught.value) == message("reason-missing")


def test_an_address_that_nobody_has() -> None:
    assert why_not(socket.gaierror(-2, "Name or service not known")).id == "reason-no-address"


def test_what_we_do_not_know_is_told_in_the_words_of_the_system() -> None:
    assert why_not(OSError(errno.EIO, "Input/output error")).text("de") == "Input/output error"
    assert why_not(OSError("odd")).text("de") == "odd"


@pytest.mark.parametrize(
    ("document", "told"),
    [
        ("a = 1\nb 2", "Zeile 2, Spalte 3"),
        ("a =", "es hört zu früh auf"),
        ("a = [1,", "es hört zu früh auf"),
    ],
)
def test_where_a_file_stops_being_toml(document: str, told: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(document)
    assert why_no_toml(caught.value).text("de") == told


def test_a_file_that_is_no_text() -> None:
    with pytest.raises(UnicodeDecodeError) as caught:
        b"\xff".decode()
    assert why_no_toml(caught.value).text("de") == "das ist kein Text in UTF-8"
