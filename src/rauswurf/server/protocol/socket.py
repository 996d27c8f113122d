"""What is said over a socket: ``/api/tables/{id}/socket``, one JSON message a frame."""

from typing import Annotated

from msgspec import Meta, Struct

from rauswurf.messages import Message
from rauswurf.server.protocol.coach import AdviceInfo, ChancesInfo
from rauswurf.server.protocol.events import Sign, TableEvent
from rauswurf.server.protocol.tables import TableInfo
from rauswurf.server.protocol.words import (
    MOST_SEATS,
    ChatText,
    Face,
    MoveText,
    Request,
    SeatNumber,
    Sequence,
    SomeView,
    Token,
)

# From a client.


class Said(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a client says; answers name it by ``re``, a number that the client chooses."""

    re: Request


class Hello(Said, frozen=True):
    """The first message: which version, which seats, and the last event that was seen (-1: none).

    Without tokens one is a spectator. ``owner`` is the key of whoever opened the table.
    """

    version: int
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_SEATS)] = ()
    seen: Sequence = -1
    owner: Token | None = None


class Roll(Said, frozen=True):
    """Roll the dice; ``faces`` say what real dice show. ``at`` is the moment that is meant."""

    at: Sequence
    faces: Annotated[tuple[Face, ...], Meta(max_length=7)] = ()


class Play(Said, frozen=True):
    """Make one of the moves of the view, by its text."""

    at: Sequence
    move: MoveText


class Why(Said, frozen=True):
    """Why may this not be done? Either a move as text, or a piece and the place it should go to."""

    move: MoveText | None = None
    piece: Annotated[int, Meta(ge=0, lt=64)] | None = None
    place: Annotated[int, Meta(ge=0, lt=256)] | None = None


class Undo(Said, frozen=True):
    """Take back what this seat did last, if all who are concerned agree."""

    seat: SeatNumber


class Answer(Said, frozen=True):
    """Agree to an undo that somebody asks for, or not."""

    seat: SeatNumber
    yes: bool


class Enough(Said, frozen=True):
    """All seats of this screen want the game to end here, or agree to that, or do not."""

    yes: bool


class End(Said, frozen=True):
    """End the game, as whoever opened the table: may be done when somebody has left it."""


class Chat(Said, frozen=True):
    """Say something to everybody."""

    seat: SeatNumber
    text: ChatText


class React(Said, frozen=True):
    """Show a sign to everybody."""

    seat: SeatNumber
    sign: Sign


class Talk(Said, frozen=True):
    """As whoever opened the table: may people write, and show signs?"""

    chat: bool
    reactions: bool


class Coach(Said, frozen=True):
    """As whoever opened the table: what may the coach show?"""

    chances: bool
    hints: bool
    tutor: bool


class Accept(Said, frozen=True):
    """All seats of this screen agree to the coach at a public table, or do not."""

    yes: bool


class Hint(Said, frozen=True):
    """What would be best now? For whoever is to move, where hints are on."""

    at: Sequence


class Weigh(Said, frozen=True):
    """What would this move cost? For whoever is to move, where the tutor is on."""

    at: Sequence
    move: MoveText


class Mute(Said, frozen=True):
    """As whoever opened the table: this seat may neither write nor show signs, or may again."""

    seat: SeatNumber
    on: bool


class Remove(Said, frozen=True):
    """As whoever opened the table: free a seat, and keep its player out with ``block``."""

    seat: SeatNumber
    block: bool = False


HostMessage = End | Talk | Coach | Mute | Remove
Question = Why | Hint | Weigh  # answered, and nothing happens
Wish = Hello | Roll | Play | Undo | Answer | Enough | Chat | React | Accept
ClientMessage = Wish | Question | HostMessage

# From the server.


class Heard(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something the server says."""


class ClockInfo(Struct, frozen=True):
    """Milliseconds that each seat has left when this is sent, and whose are running."""

    running: int | None
    left: tuple[int, ...]


class Happened(Heard, frozen=True):
    """An event that is stored for good, with the sentences that tell it and what changed by it.

    ``view``, ``table`` and ``clock`` are there when they are not the same as before. ``moment`` is
    the sequence of the last event that changed the game: what a move says as ``at``.
    """

    sequence: int
    time: int  # milliseconds since 1970
    event: TableEvent
    told: tuple[Message, ...]
    moment: int
    view: SomeView | None = None
    table: TableInfo | None = None
    clock: ClockInfo | None = None


class Welcome(Heard, frozen=True):
    """The answer to hello: the table as it is now, and the events that were missed.

    ``earlier`` says that there were more than are sent; ``code`` is told to those who have a seat.
    """

    re: int
    version: int
    table: TableInfo
    seats: tuple[int, ...]  # that this client plays
    host: bool  # did whoever is at this client open the table?
    code: str | None
    sequence: int
    moment: int
    view: SomeView | None  # null until the game has begun
    clock: ClockInfo | None
    missed: tuple[Happened, ...]
    earlier: bool


class Presence(Heard, frozen=True):
    """Who is there now: seats with an open socket, and how many watch."""

    seats: tuple[int, ...]
    spectators: int


class Done(Heard, frozen=True):
    """What was asked for is done: it is the event with this number."""

    re: int
    sequence: int


class Refused(Heard, frozen=True):
    """What was asked for is not done, and why.

    ``rule`` is the clause that forbids a move. ``stale`` says that the client meant an earlier
    moment; what it missed is on its way.
    """

    re: int | None
    message: Message
    rule: str | None = None
    stale: bool = False


class Because(Heard, frozen=True):
    """The answer to why; without a message the move is allowed."""

    re: int
    move: str
    message: Message | None
    rule: str | None


class Chances(Heard, frozen=True):
    """What everybody's chances are at a moment, where the coach shows them."""

    at: int
    chances: ChancesInfo


class Advised(Heard, frozen=True):
    """The answer to a hint: all moves, best first, and the chances as they are."""

    re: int
    moves: tuple[AdviceInfo, ...]
    chances: ChancesInfo


class Weighed(Heard, frozen=True):
    """What a move would lose, and whether that is so much that one should be asked again.

    ``better`` is the best move; only told where hints are on.
    """

    re: int
    move: str
    loss: float
    costly: bool
    better: str | None


class Closing(Heard, frozen=True):
    """The server ends this connection; come back after so many milliseconds."""

    message: Message
    after: int


Answered = Done | Refused | Because | Advised | Weighed
ServerMessage = Welcome | Happened | Presence | Chances | Answered | Closing
