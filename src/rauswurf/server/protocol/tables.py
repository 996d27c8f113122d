"""What a table is: what is chosen when it is opened, and what everybody may know about it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rauswurf.messages import Message
from rauswurf.server.protocol.words import (
    MOST_SEATS,
    BoardText,
    GameName,
    Language,
    Name,
    PositionText,
    Seconds,
    VariantChoice,
)

SeatKind = Literal["here", "link", "bot"]
Level = Literal["beginner", "casual", "skilled", "strong", "expert"]
SeatLevel = Literal["beginner", "casual", "skilled", "strong", "expert", "perfect"]
Dice = Literal["fair", "hand"]
Undo = Literal["off", "on"]
Visibility = Literal["private", "public"]
Stage = Literal["waiting", "playing", "over"]


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is chosen when a table is opened; an unknown key is a slip."""


class SeatChoice(Choice, frozen=True):
    """Who is to sit on a seat: somebody here, somebody with the link, or a bot of this level.

    ``perfect`` looks up solved positions, where the server has a table of them.
    """

    kind: SeatKind = "here"
    level: SeatLevel = "casual"


class Clock(Choice, frozen=True):
    """How long one may think: not limited, so many seconds a decision, or a game and seat.

    When the time for a decision is over a bot makes it; when that for the game is over a bot
    plays on for the seat.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Seconds = 60


class Absence(Choice, frozen=True):
    """What happens when somebody is gone: all wait, or a bot takes over after a pause."""

    kind: Literal["wait", "bot"] = "bot"
    seconds: Seconds = 60
    level: Level = "casual"


class CoachChoice(Choice, frozen=True):
    """What the coach shows at a table: chances, hints on demand, "sure?" before a costly move."""

    chances: bool = False
    hints: bool = False
    tutor: bool = False


class NewTable(Choice, frozen=True):
    """All that is chosen when a table is opened; what is left out is as usual."""

    game: GameName
    seats: Annotated[tuple[SeatChoice, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    variants: VariantChoice = field(default_factory=dict)
    board: BoardText | None = None  # the text of a board file, for the game's own board
    position: PositionText | None = None
    dice: Dice = "fair"
    undo: Undo = "on"
    clock: Clock = Clock()
    visibility: Visibility = "private"
    absence: Absence = Absence()
    chat: bool = True
    reactions: bool = True
    coach: CoachChoice = CoachChoice()
    language: Language | None = None  # of whoever opens it: in which links to it are shown


class SeatInfo(Struct, frozen=True):
    """A seat: the colours it plays, and who sits there."""

    seat: int
    plays: tuple[str, ...]
    kind: SeatKind
    level: SeatLevel | None  # of a bot
    name: Name  # empty until somebody has sat down; bots have none
    taken: bool
    away: bool  # a bot plays for whoever sits here
    muted: bool  # whoever opened the table lets nobody here write or show signs


class DiceInfo(Struct, frozen=True):
    """Where the numbers come from; the secret is told when the game is over."""

    by: Dice
    commitment: str | None
    contributions: tuple[str, ...]
    secret: str | None


class UndoInfo(Struct, frozen=True):
    """Somebody asks to take back so many events; ``missing`` are the seats that have not agreed."""

    seat: int
    events: int
    missing: tuple[int, ...]


class EndingInfo(Struct, frozen=True):
    """Somebody wants the game to end here; ``missing`` are the seats that have not agreed."""

    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class CoachInfo(Struct, frozen=True):
    """What the coach is to show; nothing of it as long as somebody is ``missing``.

    At a public table people do not know each other: there everybody has to agree.
    """

    chances: bool
    hints: bool
    tutor: bool
    missing: tuple[int, ...]


class SeriesInfo(Struct, frozen=True):
    """An evening: the places that the players of this table had in the games before this one."""

    places: tuple[tuple[int, ...], ...]  # by seat; none for who has come later


class TableInfo(Struct, frozen=True):
    """What everybody who knows the table may know about it."""

    id: str
    game: str
    rules: str  # the version of the game's rules
    about_rules: Message | None  # what is to be told if that is not today's
    players: int
    variants: dict[str, str]
    board: str | None  # ask /api/boards for it
    position: str | None  # where the game began, if not at the beginning
    seats: tuple[SeatInfo, ...]
    dice: DiceInfo
    undo: Undo
    undo_asked: UndoInfo | None
    ending: EndingInfo | None
    clock: Clock
    visibility: Visibility
    absence: Absence
    chat: bool
    reactions: bool
    coach: CoachInfo
    series: SeriesInfo | None  # what these players have played before
    created: str
    stage: Stage
    rematch: str | None  # the table on which these players go on


class AskAnybody(Choice, frozen=True):
    """Somebody wants to play a game with anybody."""

    game: GameName


class Found(Struct, frozen=True):
    """A table with a free seat, and its code; ``owner`` if it was opened for whoever asks."""

    table: TableInfo
    code: str
    owner: str | None
