"""Reading tables back from what is stored: their logs, and what was told when it happened."""

from collections.abc import Sequence

import msgspec

from rauswurf.messages import Told
from rauswurf.server.authority import Authority, Forgotten, deepest_undo
from rauswurf.server.boards import BoardFile
from rauswurf.server.protocol.events import TableEvent
from rauswurf.server.protocol.socket import Happened
from rauswurf.server.store import Row, Stored
from rauswurf.server.telling import sentences
from rauswurf.server.terms import Terms
from rauswurf.table.table import state_of

# What a log that does not fit the rules of this version runs into, besides words of ours.
STUMBLES = (AssertionError, LookupError, TypeError, ValueError, msgspec.MsgspecError, Forgotten)


class Unreadable(Exception):
    """Something stored that this version cannot make sense of; says where, and what is wrong."""


def read_event(line: Stored) -> TableEvent:
    """An event as it was kept; raises Unreadable."""
    try:
        event: TableEvent = msgspec.json.decode(line.event, type=TableEvent)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"line {line.sequence}: {error}") from error
    return event


def read_terms(row: Row, board: BoardFile | None) -> Terms:
    """What was fixed when a table was opened; raises Unreadable."""
    try:
        terms = Terms.read(row, board)
        terms.setup  # noqa: B018  # made now, while it can still be told what is wrong
    except (Told, *STUMBLES) as error:
        raise Unreadable(f"its terms: {error}") from error
    return terms


def read_table(terms: Terms, log: Sequence[TableEvent]) -> Authority:
    """The table that a log tells of; raises Unreadable."""
    try:
        return Authority.read(terms, log)
    except (Told, *STUMBLES) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def one_later(a: Authority, event: TableEvent) -> Authority:
    """A table after an event that is stored; raises Unreadable, and Forgotten as `after` does."""
    try:
        return a.after(event)
    except Forgotten:
        raise
    except (Told, *STUMBLES) as error:
        raise Unreadable(f"event {a.sequence + 1}: {type(error).__name__}: {error}") from error


def told_again(terms: Terms, log: Sequence[Stored], first: int) -> list[msgspec.Raw]:
    """The events from one on as they were told when they happened."""
    events = [read_event(line) for line in log]
    a = Authority(terms, kept=deepest_undo(events))
    told: list[msgspec.Raw] = []
    for line, event in zip(log, events, strict=True):
        if line.sequence < first:
            a.apply(event)
            continue
        before = state_of(a.table).copy() if a.table else None
        a.apply(event)
        again = Happened(
            line.sequence, line.time, event, tuple(sentences(a, before, event)), a.moment
        )
        told.append(msgspec.Raw(msgspec.json.encode(again)))
    return told
