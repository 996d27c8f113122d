"""Every text that a user reads, in eleven languages: one folder of Fluent files each.

A ``Message`` is a text in no language yet: an id and what is to be filled in. It becomes words
when somebody is to read it, so that one refusal can be told in German here and in Greek there.
"""

from rauswurf.messages.languages import LANGUAGES, language, preferred_language, speak
from rauswurf.messages.message import (
    Message,
    Told,
    all_of,
    any_of,
    each_of,
    message,
    place,
    places_in_words,
    quoted,
)

__all__ = [
    "LANGUAGES",
    "Message",
    "Told",
    "all_of",
    "any_of",
    "each_of",
    "language",
    "message",
    "place",
    "places_in_words",
    "preferred_language",
    "quoted",
    "speak",
]
