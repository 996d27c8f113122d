"""Rules of somebody's own, as a record names them."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from rauswurf.games.house import HouseRules, rules_known_as
from rauswurf.messages import Told, message, quoted
from rauswurf.record import limits
from rauswurf.record.strict import Keys, digest, text


@dataclass(frozen=True)
class HouseMark:
    """Rules of somebody's own by which a game was played: the name of the file, and its hash."""

    file: str
    sha256: bytes

    def data(self) -> dict[str, Any]:
        """This mark as it is written in a header."""
        return {"file": self.file, "sha256": self.sha256.hex()}

    @property
    def rules(self) -> HouseRules:
        """The rules, which somebody must have brought; raises Told."""
        found = rules_known_as(self.sha256)
        if found is None:
            raise Told(message("house-needed", file=quoted(self.file)))
        return found


def read_house(value: object) -> HouseMark:
    """The mark in a header; raises Told."""
    keys = Keys(value, "house")
    word = partial(text, most=limits.NAME)
    mark = HouseMark(keys.take("file", word), keys.take("sha256", digest))
    keys.end()
    return mark
