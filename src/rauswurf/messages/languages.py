"""The languages we speak, which of them is spoken now, and which one somebody wants."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pt": "Português",
    "pt-BR": "Português (Brasil)",
    "pl": "Polski",
    "el": "Ελληνικά",
    "cs": "Čeština",
    "hu": "Magyar",
}
ENGLISH = "en"

# Where a system keeps the language of its user, the most telling first.
ENVIRONMENT = ("RAUSWURF_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def language() -> str:
    """The language in which messages are told now."""
    return _spoken.get()


@contextmanager
def speak(chosen: str) -> Iterator[None]:
    """Tell messages in this language for a while."""
    before = _spoken.set(chosen)
    try:
        yield
    finally:
        _spoken.reset(before)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for; English if we do not speak it."""
    wanted = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return known_language(wanted) or ENGLISH


def accepted_language(accepted: str) -> str:
    """The first language of a browser (``Accept-Language``) that we speak; English if none is."""
    found = (known_language(tag.partition(";")[0].strip()) for tag in accepted.split(","))
    return next((code for code in found if code), ENGLISH)


def known_language(name: str) -> str | None:
    """The language that ``de``, ``de-AT`` or ``de_AT.UTF-8`` means; None if we do not speak it.

    A country counts where it has words of its own: ``pt_BR`` is told apart from ``pt``.
    """
    short, _, country = name.partition(".")[0].replace("_", "-").partition("-")
    codes = (f"{short.lower()}-{country.upper()}", short.lower())
    return next((code for code in codes if code in LANGUAGES), None)


def spoken_by(code: str) -> tuple[str, ...]:
    """Where words are looked for: in the country of a reader, in their language, in English."""
    return tuple(dict.fromkeys((code, code.partition("-")[0], ENGLISH)))
