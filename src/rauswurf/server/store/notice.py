"""What nodes that share a PostgreSQL tell each other: that a log has grown, and who is there."""

import msgspec
from sqlalchemy import text

CHANNEL = "rauswurf"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event was stored, or (with a node) this is who is there on that node.

    ``asks`` wants all others to say who is there; ``gone`` tells that the table was deleted.
    """

    table: str
    sequence: int = -1
    node: str = ""
    seats: tuple[int, ...] = ()
    spectators: int = 0
    asks: bool = False
    gone: bool = False


def event_notice(table: str, sequence: int) -> str:
    """That an event was stored."""
    return msgspec.json.encode(Notice(table, sequence)).decode()


def gone_notice(table: str) -> str:
    """That a table was deleted."""
    return msgspec.json.encode(Notice(table, gone=True)).decode()
