"""Where people meet who play with anybody: one table for each game, agreed on by all nodes."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from rauswurf.server.store.model import meetings, tables


def meeting_of(connection: Connection, game: str) -> str | None:
    """The table where people were sent last."""
    found: Any = connection.execute(
        select(meetings.c.table_id).where(meetings.c.game == game)
    ).scalar()
    return None if found is None else str(found)


def move_meeting(connection: Connection, game: str, before: str | None, after: str) -> bool:
    """Send people to another table from now on, and list it; False if somebody else was first.

    Two who both find no row meet at the primary key: the second is told by IntegrityError.
    """
    if before is None:
        connection.execute(insert(meetings).values(game=game, table_id=after))
    else:
        row = (meetings.c.game == game) & (meetings.c.table_id == before)
        connection.execute(update(meetings).where(row).values(table_id=after))
        if meeting_of(connection, game) != after:
            return False
    connection.execute(update(tables).where(tables.c.id == after).values(public=True))
    return True
