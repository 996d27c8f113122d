"""What is sent and answered over HTTP, besides tables themselves."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rauswurf.messages import Message
from rauswurf.server.protocol.tables import Choice, TableInfo
from rauswurf.server.protocol.words import (
    BoardName,
    BoardText,
    Code,
    ContributedWords,
    GameName,
    Language,
    Name,
    SeatNumber,
    SomeReplay,
    SomeView,
    Token,
    VariantChoice,
    VariantSetting,
)


class Problem(Struct, frozen=True):
    """The answer to a request that could not be done: what is wrong, and what would be right."""

    message: Message
    faults: tuple[Message, ...] = ()


# Games and boards.


class VariantInfo(Struct, frozen=True):
    """A house rule: its values, and the numbers of players for which a value is limited."""

    id: str
    title: Message
    text: Message
    values: tuple[str, ...]
    labels: dict[str, Message]  # what the values are called
    players: dict[str, tuple[int, ...]]


class ClauseInfo(Struct, frozen=True):
    """One named rule; ``ruling`` tells what was decided where the book leaves it open.

    ``text`` and ``ruling`` take the variants that were chosen as values. If ``variant`` is named,
    the rule holds only with one of its ``values``.
    """

    id: str
    title: Message
    text: Message
    ruling: Message | None
    variant: str | None
    values: tuple[str, ...]


class SceneLine(Struct, frozen=True):
    """A sentence below a picture: what ``may`` be done, which ``move`` may ``not``, or neither."""

    kind: Literal["may", "not", ""]
    move: str
    text: Message


class SceneInfo(Struct, frozen=True):
    """A picture that shows a rule: it is at ``/api/games/{game}/scenes/{clause}.svg``."""

    clause: str
    lines: tuple[SceneLine, ...]


class Scenes(Struct, frozen=True):
    """All pictures of the rules of a game."""

    scenes: tuple[SceneInfo, ...]


class IntroductionInfo(Struct, frozen=True):
    """A game on one screen: ``setup`` takes variants as values, ``scenes`` names rules to show."""

    aim: Message
    turn: Message
    figures: Message
    setup: tuple[Message, ...]
    scenes: tuple[str, ...]


class SeatingInfo(Struct, frozen=True):
    """With so many players: usual and possible variants, colours of each seat, odds of a level."""

    players: int
    defaults: dict[str, str]
    values: dict[str, tuple[str, ...]]
    seats: tuple[tuple[str, ...], ...]
    step: float  # the odds of one bot among others of the level below, by fair ones


class GameInfo(Struct, frozen=True):
    """A game: for how many, on which board, by which rules."""

    id: str
    name: str  # as it is printed on the box
    title: Message
    about: Message
    family: str
    board: str | None
    version: str
    source: Message
    seatings: tuple[SeatingInfo, ...]
    variants: tuple[VariantInfo, ...]
    introduction: IntroductionInfo
    clauses: tuple[ClauseInfo, ...]
    levels: tuple[str, ...]  # of bots
    solved: bool  # has the server a table by which `perfect` plays, for two?


class Games(Struct, frozen=True):
    """All games."""

    version: int  # of the protocol
    games: tuple[GameInfo, ...]


class Spot(Struct, frozen=True):
    """A point of a board, x to the right and y downwards, in units of one field."""

    x: float
    y: float


class FieldInfo(Struct, frozen=True):
    """A field; its place is its index in the list. A base has a spot for each of its pieces."""

    name: str
    kind: str
    colour: str | None  # whose it is
    spots: tuple[Spot, ...]


class ColourInfo(Struct, frozen=True):
    """What belongs to a colour, by place; ``next`` are its steps from a place to the next.

    ``enter`` are the places where its pieces wait, and where they are set from there.
    """

    name: str
    start: int
    base: int | None
    goal: tuple[int, ...]
    next: tuple[tuple[int, int], ...]
    turnoffs: tuple[tuple[int, int], ...]
    enter: tuple[tuple[int, int], ...]
    marks: dict[str, tuple[int, ...]]


class AskBoard(Choice, frozen=True):
    """The text of a board file: is it in order, and can this game be played on it?"""

    game: GameName
    board: BoardText


class BoardInfo(Struct, frozen=True):
    """A board as it is drawn, in units of one field; ``id`` is what ``/api/boards`` calls it.

    ``box`` is left, top, width and height of its picture, ``reach`` the radius of a field.
    """

    id: str
    name: str  # as its file has it
    title: Message  # what people call it
    box: tuple[float, float, float, float]
    reach: float
    fields: tuple[FieldInfo, ...]
    colours: tuple[ColourInfo, ...]
    marks: dict[str, tuple[int, ...]]
    seatings: tuple[SeatingInfo, ...] = ()  # of the game that it was checked for


# Tables.


class SeatToken(Struct, frozen=True):
    """The secret that is the seat: whoever has it plays there."""

    seat: int
    token: Token


class Opened(Struct, frozen=True):
    """A table that was opened: its short code, and the tokens of the seats here.

    Everybody still has to join, after having seen the commitment of the dice. With ``owner`` the
    table can be deleted, as with the token of a seat here.
    """

    table: TableInfo
    code: Code
    tokens: tuple[SeatToken, ...]
    owner: Token


class Join(Choice, frozen=True):
    """Sit down: with the code on a free seat (on that one if it is named), or with its token.

    ``words`` are this player's part in the dice; a client draws them at random. Code and token
    together sit down under a token that the client drew: such a request can be sent again.
    """

    name: Name
    words: ContributedWords
    code: Code | None = None
    token: Token | None = None
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """Somebody sits down: the table as it is now, and the token to keep."""

    table: TableInfo
    seat: int
    token: Token


class Tables(Struct, frozen=True):
    """Tables that are listed, the newest first, with the code of those that wait for players."""

    tables: tuple["ListedTable", ...]


class ListedTable(Struct, frozen=True):
    """A table in the list."""

    table: TableInfo
    code: Code | None


class AskRematch(Choice, frozen=True):
    """Go on at a new table, everybody one seat further; the token is one of a seat here."""

    token: Token


class AskDelete(Choice, frozen=True):
    """Delete a table for good: the token is the owner's, or that of a seat where it was opened."""

    token: Token


class Deleted(Struct, frozen=True):
    """A table that is gone."""

    id: str


class AskShare(Choice, frozen=True):
    """Let others in the home network join, or not any more; the token is that for deleting."""

    token: Token
    on: bool


class HomeInfo(Struct, frozen=True):
    """Do others in the home network find this table, and where? The likeliest address is first.

    ``always`` is a server that they find anyway. ``elsewhere`` is told to whoever is not at the
    machine of the server: for them the address that they use is the right one.
    """

    state: Literal["off", "on", "always", "elsewhere"]
    addresses: tuple[str, ...] = ()


class AskUnname(Choice, frozen=True):
    """Take the own name off a table; the token is that of the seat."""

    token: Token


# Records.


class Frame(Struct, frozen=True):
    """One picture of a film: the line of the record, what happened, and the view after it."""

    line: int
    event: str  # a move, roll, undo or begin
    faces: tuple[int, ...]
    told: tuple[Message, ...]
    view: SomeView


class RecordSeat(Struct, frozen=True):
    """A seat as the record tells it."""

    plays: tuple[str, ...]
    name: str
    bot: bool


class Replay(Struct, frozen=True):
    """A record as a film, as far as it holds; ``problem`` is the first thing that does not."""

    game: str
    players: int
    variants: dict[str, str]
    board: str | None
    created: str
    seats: tuple[RecordSeat, ...]
    frames: tuple[Frame, ...]
    problem: Message | None
    about_rules: Message | None  # if they are of another version than today's


class Verdict(Struct, frozen=True):
    """Does a record hold? What was looked at, in sentences, and what is wrong."""

    holds: bool
    checked: tuple[Message, ...]
    problems: tuple[Message, ...]
    rolls: int
    moves: int
    taken_back: int
    rolls_checked: int


class AskPosition(Choice, frozen=True):
    """A position as text, to be looked at: the beginning if none is named."""

    game: GameName
    players: Annotated[int, Meta(ge=1, le=6)]
    position: Annotated[str, Meta(max_length=2000)] = ""
    variants: VariantChoice = field(default_factory=dict)
    board: BoardName | None = None  # the game's own if none is named


class AskPicture(Struct, frozen=True):
    """A position as a query, to be drawn: the beginning if none is named."""

    game: GameName
    players: Annotated[int, Meta(ge=1, le=6)]
    position: Annotated[str, Meta(max_length=2000)] = ""
    set: Annotated[tuple[VariantSetting, ...], Meta(max_length=40)] = ()
    board: BoardName | None = None
    lang: Language | None = None  # of its words; that of the reader if none is named
    names: bool = False  # of the fields


class AskLook(Struct, frozen=True):
    """How a board is to be drawn, as a query; it is turned by degrees, clockwise."""

    dark: bool = False
    names: bool = False
    turn: Annotated[int, Meta(ge=-360, le=360)] = 0


class PositionInfo(Struct, frozen=True):
    """What is to be seen in a position."""

    game: str
    board: str | None
    seats: tuple[tuple[str, ...], ...]
    view: SomeView


Theme = Literal["light", "dark"]


class Embedded(Struct, frozen=True):
    """All that is shown inside another page: a position, a replay, or what is wrong."""

    language: str
    theme: Theme | None = None
    address: str | None = None  # of the whole page
    board: BoardInfo | None = None
    position: PositionInfo | None = None
    replay: SomeReplay = None
    at: int | None = None  # the moment of the replay that is shown first
    problem: Problem | None = None


class ThreatView(Struct, frozen=True):
    """What stands in a place could be thrown out from another one by a roll of one of these."""

    place: int
    origin: int
    faces: tuple[int, ...]


class Threats(Struct, frozen=True):
    """Who could throw out whom in a position, as if each player were to roll next."""

    threats: tuple[ThreatView, ...]
