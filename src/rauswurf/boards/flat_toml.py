"""Reading TOML that nobody vouches for: small and flat, or not at all.

Python's own reader needs memory by the square of the parts of a key: 16,000 of them, `a.a.a` and so
on, fit into 32 kB and take a gigabyte. So the depth is looked at before anything is read.
"""

import re
import tomllib
from typing import Any

from rauswurf.messages import Told, message
from rauswurf.messages.reasons import why_no_toml

DEEPEST = 8  # parts of a key, and brackets inside brackets; boards and studies need three
TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\n]* )
    | (?P<long> \"{3} | '{3} )
    | (?P<word> "(?:[^"\\\n]|\\.)*" | '[^'\n]*' | [A-Za-z0-9_+-]+ | [ \t]+ )
    | (?P<dot> \. )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
REST = {  # of texts over several lines; each may end in two quotation marks of its own
    '"""': re.compile(r'(?:[^\\"]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
}


class NotToml(Told):
    """A text that is not TOML, or deeper than it may be; says where."""


def read_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says; raises NotToml."""
    place = too_deep(text)
    if place is not None:
        line = text.count("\n", 0, place) + 1
        raise NotToml(message("reason-too-deep", line=str(line), most=DEEPEST))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotToml(why_no_toml(error)) from error


def too_deep(text: str) -> int | None:
    """Where a text is nested too deep, if it is; where it is no TOML, what follows does not count.

    The reader goes from the beginning to the end too, and stops at the first mistake.
    """
    place = dots = level = 0
    while place < len(text):
        token = TOKEN.match(text, place)
        assert token is not None
        place, kind = token.end(), token.lastgroup
        if kind == "long":
            end = REST[token[0]].match(text, place)
            if end is None:
                return None
            place = end.end()
        level += (kind == "open") - (kind == "close")
        dots = dots + (kind == "dot") if kind in ("dot", "word") else 0
        if max(dots + 1, level) > DEEPEST:
            return token.start()
    return None
