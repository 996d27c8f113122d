"""Deleting for good: whole tables, and what was written where a name stood."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, insert, select, text, update

from rauswurf.server.store.model import boards, events, retired_codes, tables
from rauswurf.server.store.notice import NOTIFY, gone_notice


def remove_tables(connection: Connection, ids: Sequence[str], *, is_shared: bool) -> None:
    """Delete tables with their logs, seats, and boards that nobody plays on any more.

    Only their codes are kept, so that an old link never leads to strangers.
    """
    these = tables.c.id.in_(ids)
    found = connection.execute(
        select(tables.c.id, tables.c.code, tables.c.board).where(these)
    ).all()
    if not found:
        return
    connection.execute(insert(retired_codes), [{"code": row.code} for row in found])
    connection.execute(delete(tables).where(these))
    brought = {row.board for row in found if row.board}
    if brought:
        _remove_boards(connection, brought, is_shared=is_shared)
    if is_shared:
        connection.execute(NOTIFY, [{"notice": gone_notice(row.id)} for row in found])


def _remove_boards(connection: Connection, hashes: set[str], *, is_shared: bool) -> None:
    if is_shared:  # somebody may just be opening a table on the same board: one after the other
        connection.execute(text("LOCK TABLE boards IN EXCLUSIVE MODE"))
    used = exists().where(tables.c.board == boards.c.sha256)
    connection.execute(delete(boards).where(boards.c.sha256.in_(hashes), ~used))


def unused_since(connection: Connection, time: int, most: int) -> list[str]:
    """Tables at which nothing has happened since then, the oldest first."""
    later = exists().where(events.c.table_id == tables.c.id, events.c.time >= time)
    wanted = select(tables.c.id).where(tables.c.created < time, ~later)
    rows = connection.execute(wanted.order_by(tables.c.created).limit(most))
    return list(rows.scalars())


def rewrite_line(connection: Connection, table: str, sequence: int, event: str) -> None:
    """Write a line of a log anew, where something in it is to be forgotten."""
    line = (events.c.table_id == table) & (events.c.sequence == sequence)
    connection.execute(update(events).where(line).values(event=event))
