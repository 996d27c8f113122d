"""What happened at a table, in sentences for its log."""

from typing import Any

from rauswurf.messages import Message, all_of, message
from rauswurf.server.authority import Authority
from rauswurf.server.protocol.events import (
    Accepted,
    Answered,
    Asked,
    Chatted,
    Coached,
    Ended,
    Joined,
    Left,
    Moved,
    Muted,
    Reacted,
    Rematched,
    Removed,
    Returned,
    Rolled,
    TableEvent,
    Talking,
    Undone,
    Unnamed,
    Voted,
)
from rauswurf.table import Event
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about, sentences_about_end

PLAINLY = {Removed: "removed", Joined: "joined", Returned: "back", Unnamed: "unnamed"}
CLOCK_TOLD = {Rolled: "server-clock-rolled", Moved: "server-clock-moved"}


def called(a: Authority, seat: int) -> Message:
    """What a seat is called: by the name of who sits there, and by its colours."""
    setup = a.terms.setup
    colours = all_of([setup.name_of(colour) for colour in setup.seats[seat]])
    name = a.names.get(seat, "")
    if name:
        return message("seat-named", name=name, plays=colours)
    return message("seat-bot", who=colours) if seat not in a.terms.people else colours


def sentences(a: Authority, before: Any, event: TableEvent) -> list[Message]:
    """The sentences about an event; ``before`` is the state of the game before it."""
    if isinstance(event, Rolled | Moved) and a.disagrees:
        return []
    if isinstance(event, Rolled | Moved):
        return [*by_clock(a, event), *game_sentences(a, before, event)]
    if isinstance(event, Rematched):
        return [message("server-told-rematch")]
    if isinstance(event, Voted | Ended):
        return ending_sentences(a, event)
    if isinstance(event, Talking):
        return [message(f"server-told-talk-{quiet_of(event)}")]
    if isinstance(event, Coached):
        return coach_sentences(event)
    if isinstance(event, Accepted):
        word = "agreed" if event.yes else "declined"
        return [message(f"server-told-{word}", who=called(a, seat)) for seat in event.seats]
    who = called(a, event.seat)
    if isinstance(event, Reacted):
        return [message(f"server-told-{event.sign}", who=who)]
    if isinstance(event, Muted):
        return [message(f"server-told-{'muted' if event.on else 'unmuted'}", who=who)]
    if isinstance(event, Chatted):
        return []  # what people say is no sentence of ours
    if isinstance(event, Asked | Undone):
        word = "asked" if isinstance(event, Asked) else "undone"
        return [message(f"server-told-{word}", who=who, events=event.events)]
    if isinstance(event, Answered):
        return [message(f"server-told-{'agreed' if event.yes else 'declined'}", who=who)]
    if isinstance(event, Left):
        return [message(f"server-told-{'flagged' if event.by == 'clock' else 'left'}", who=who)]
    return [message(f"server-told-{PLAINLY[type(event)]}", who=who)]


def ending_sentences(a: Authority, event: Voted | Ended) -> list[Message]:
    """About a game that is to end early, or does."""
    if isinstance(event, Voted):
        word = "enough" if event.yes else "play-on"
        who = [called(a, seat) for seat in event.seats]
        return [message(f"server-told-{word}", who=all_of(who), count=len(who))]
    assert a.table is not None
    if a.disagrees:
        return []
    names = [called(a, seat) for seat in range(len(a.terms.choice.seats))]
    told = sentences_about_end(a.terms.setup, state_of(a.table), names)
    return [message("server-told-host-ended"), *told] if event.how == "host" else told


def coach_sentences(event: Coached) -> list[Message]:
    """What the coach is to show from now on."""
    on = [name for name in ("chances", "hints", "tutor") if getattr(event, name)]
    return [message(f"server-told-coach-{name}") for name in on or ["off"]]


def quiet_of(event: Talking) -> str:
    """What people may do, as the last words of a message id."""
    if event.chat:
        return "all" if event.reactions else "chat"
    return "signs" if event.reactions else "none"


def by_clock(a: Authority, event: Rolled | Moved) -> list[Message]:
    """That the time for a decision was over and a bot made it."""
    if event.by != "clock":
        return []
    return [message(CLOCK_TOLD[type(event)], who=called(a, event.seat))]


def game_sentences(a: Authority, before: Any, event: Rolled | Moved) -> list[Message]:
    """What happened in the game."""
    assert a.table is not None
    if isinstance(event, Rolled):
        done = Event("roll", event.faces)
    else:
        done = Event(event.move)
    names = [called(a, seat) for seat in range(len(a.terms.choice.seats))]
    return sentences_about(a.terms.setup, before, done, state_of(a.table), names)
