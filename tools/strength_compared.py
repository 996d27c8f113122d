"""Comparisons beside the tables of everybody: with the first edition, and by other rules."""

from typing import NamedTuple

from rauswurf import games
from rauswurf.games import Setup

Variants = tuple[tuple[str, str], ...]

# What changes how one should play; the expert is to know each of these rules. Whichever colours are
# usual at a table, the others count as other rules.
OTHER_RULES: list[tuple[int, Variants]] = [
    (4, (("forced-capture", "huff"),)),
    (4, (("forced-capture", "strict"),)),
    (4, (("barriers", "on"),)),
    (4, (("backward-capture", "on"),)),
    (3, (("colours", "neutral"),)),
    (3, (("colours", "own"),)),
    (2, (("colours", "two-each"),)),
    (2, (("colours", "own"),)),
]
CLASSICS = ("madn", "never-mind")

EXPERT = "expert"
FIRST = 4  # players at a table, in the comparisons of the first edition


class Place(NamedTuple):
    """A table where something is measured."""

    game: str
    players: int
    variants: Variants = ()

    @property
    def name(self) -> str:
        """The game, the number of players and the rules that are not usual."""
        rules = [f"{id}={value}" for id, value in self.variants]
        return " ".join([self.game, str(self.players), *rules])

    def setup(self) -> Setup:
        """The table as it is set up."""
        return games.get(self.game).setup(self.players, dict(self.variants))


def places_of(ids: list[str], players: list[int] | None) -> list[Place]:
    """All tables of these games, or those of so many players: as usual, and by other rules."""
    usual = [Place(id, number) for id in ids for number in games.get(id).players]
    others = [Place(id, *rules) for id in ids if id in CLASSICS for rules in OTHER_RULES]
    others = [place for place in others if place.setup() != Place(*place[:2]).setup()]
    return [place for place in (*usual, *others) if not players or place.players in players]


def compared_at(place: Place) -> list[tuple[str, str]]:
    """Who sits alone among whom at a table."""
    if place.variants:
        return [(EXPERT, "casual")]
    if place.players != FIRST:
        return []
    if place.game == "nichtlustig":
        return [(EXPERT, "by-eye")]  # who was called casual then
    strong = [(EXPERT, "first-strong")] if place.game == "never-mind" else []
    return [(EXPERT, "first-edition"), *strong]
