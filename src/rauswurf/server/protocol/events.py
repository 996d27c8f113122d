"""What is written into the log of a table, one event after the other: the truth about it.

Nothing here is secret: everybody at the table hears every event.
"""

from typing import Literal

from msgspec import Struct

By = Literal["player", "bot", "clock"]
Sign = Literal["bravo", "laugh", "wow", "oh", "luck", "thanks"]


class Event(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that happened; ``type`` says what."""


class Joined(Event, frozen=True):
    """Somebody sat down, with ``words`` as their part in the dice; the last one begins the game."""

    seat: int
    name: str
    words: str
    mark: str = ""  # by which this server, and nobody else, knows who was blocked


class Rolled(Event, frozen=True):
    """Dice fell; ``thought`` are the milliseconds that this cost the seat."""

    seat: int
    faces: tuple[int, ...]
    by: By
    thought: int


class Moved(Event, frozen=True):
    """A choice was made; ``by`` says who made it."""

    seat: int
    move: str
    by: By
    thought: int


class Asked(Event, frozen=True):
    """Somebody wants the last so many events of the game taken back."""

    seat: int
    events: int


class Answered(Event, frozen=True):
    """Somebody agrees to that, or does not and the matter is settled."""

    seat: int
    yes: bool


class Undone(Event, frozen=True):
    """The last so many events of the game are taken back."""

    seat: int
    events: int


class Chatted(Event, frozen=True):
    """Somebody said something."""

    seat: int
    text: str


class Reacted(Event, frozen=True):
    """Somebody showed a sign."""

    seat: int
    sign: Sign


class Talking(Event, frozen=True):
    """Whoever opened the table lets people write and show signs, or does not."""

    chat: bool
    reactions: bool


class Coached(Event, frozen=True):
    """Whoever opened the table, at these seats, has switched the coach."""

    chances: bool
    hints: bool
    tutor: bool
    seats: tuple[int, ...]


class Accepted(Event, frozen=True):
    """These seats agree to the coach at a public table, or do not and it is off."""

    seats: tuple[int, ...]
    yes: bool


class Muted(Event, frozen=True):
    """Whoever opened the table lets a seat write and show signs no more, or again."""

    seat: int
    on: bool


class Removed(Event, frozen=True):
    """Whoever opened the table has freed a seat; with ``block`` its player cannot come back.

    A bot plays there until somebody else sits down.
    """

    seat: int
    block: bool


class Left(Event, frozen=True):
    """Somebody is gone and a bot plays for them; ``by`` the clock: for the rest of the game."""

    seat: int
    by: By


class Returned(Event, frozen=True):
    """Somebody is back and plays again."""

    seat: int


class Unnamed(Event, frozen=True):
    """Somebody took their name off this table."""

    seat: int


class Voted(Event, frozen=True):
    """These seats want the game to end here, or do not and the matter is settled."""

    seats: tuple[int, ...]
    yes: bool


class Ended(Event, frozen=True):
    """The game ends early, with the places as they stand.

    ``agreed`` are the seats that wanted it: all who were there, or those of the table's host.
    """

    agreed: tuple[int, ...]
    how: Literal["agreed", "host"]


class Rematched(Event, frozen=True):
    """These players go on at another table."""

    table: str


TableEvent = (
    Joined
    | Rolled
    | Moved
    | Asked
    | Answered
    | Undone
    | Chatted
    | Left
    | Returned
    | Unnamed
    | Reacted
    | Talking
    | Coached
    | Accepted
    | Muted
    | Removed
    | Voted
    | Ended
    | Rematched
)
