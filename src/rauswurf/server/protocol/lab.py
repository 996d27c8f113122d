"""What is known of house rules, and what the lab is asked and says."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rauswurf.server.protocol.tables import Choice
from rauswurf.server.protocol.words import GameName, VariantChoice

MOST_SEED = 999_999_999  # nine digits, which every program reads and writes exactly

Players = Literal["casual", "strong"]


class ChangeInfo(Struct, frozen=True):
    """What some house rules change: for each measure by how much, give or take what, from how many
    games of each kind.
    """

    set: dict[str, str]
    by: tuple[tuple[float, float, int], ...]


class StudiedTable(Struct, frozen=True):
    """A number of players of one strength: each measure by the book, and what changes it.

    It tells when it was measured, with which dice, and how many games each house rule alone had.
    """

    players: int
    level: Players
    made: str  # a date
    version: str  # of Rauswurf
    seed: int
    games: int
    book: tuple[float, ...]
    changes: tuple[ChangeInfo, ...]


class Studies(Struct, frozen=True):
    """What house rules change in a game, as it was measured, table by table.

    Version, date and seed are those of the table that was measured last.
    """

    game: str
    rules: str  # the version of the game's rules
    version: str
    made: str
    seed: int
    measures: tuple[str, ...]
    tables: tuple[StudiedTable, ...]


class AskExperiment(Choice, frozen=True):
    """Two sets of house rules, A and B, to be compared; the seed decides all dice.

    Asked again, it tells how far it is.
    """

    game: GameName
    players: Annotated[int, Meta(ge=1, le=6)]
    level: Players = "casual"
    a: VariantChoice = field(default_factory=dict)
    b: VariantChoice = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] = 0
    games: Annotated[int, Meta(ge=1)] | None = None  # as many as are usual, if nobody says


class EffectInfo(Struct, frozen=True):
    """A measure with the rules A, and by how much it is higher with B, give or take a margin.

    All margins hold together in 95 of 100 cases; null while there are too few games.
    """

    measure: str
    before: float
    by: float
    margin: float | None
    games: int


class ExperimentInfo(Struct, frozen=True):
    """How far an experiment is: games of each side, and what they tell up to now."""

    games: int
    wanted: int  # whole steps of games, and not more than this server can do
    done: bool
    waiting: int  # others that are played in turn with it
    fast: bool  # are rules and players compiled here? Else fewer games are played
    effects: tuple[EffectInfo, ...]
