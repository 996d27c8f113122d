"""Reading and writing tables and their logs; nothing here knows what an event means."""

import re
from collections.abc import Awaitable, Collection, Sequence
from dataclasses import dataclass
from time import time
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rauswurf.server.store.engine import Database
from rauswurf.server.store.experiments import Answer, answer_to, forget_answers, keep_answer
from rauswurf.server.store.meetings import meeting_of, move_meeting
from rauswurf.server.store.model import boards, events, retired_codes, seats, tables
from rauswurf.server.store.notice import NOTIFY, event_notice
from rauswurf.server.store.removal import remove_tables, rewrite_line, unused_since

MOST_LISTED = 100
LISTED = (tables.c.public, tables.c.stage.in_(("waiting", "playing")))
LISTED_FOR = 24 * 60 * 60 * 1000  # milliseconds; who has found no company by then opens another

Result = TypeVar("Result")


class StoreAway(Exception):
    """The database does not answer: nobody knows whether the last thing was stored."""


class TableGone(Exception):
    """The table was deleted."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is fixed about a table."""

    id: str
    code: str
    created: int
    public: bool
    stage: str
    choice: str
    header: str
    secret: bytes | None
    board: str | None = None  # the hash of a board that is not the game's own
    owner: bytes | None = None  # the hash of the key of whoever opened it


@dataclass(frozen=True, slots=True)
class Stored:
    """One line of a log."""

    sequence: int
    time: int
    event: str


@dataclass(frozen=True, slots=True)
class Append:
    """One more line for a log; whoever sits down brings the hash of the seat's token."""

    table: str
    sequence: int
    time: int
    event: str
    seat: tuple[int, bytes] | None = None
    freed: int | None = None  # a seat whose token is good no more


class Store:
    """The tables in a database; every question raises StoreAway when it does not answer."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.is_shared = database.is_shared
        kind: Any = postgresql if database.is_shared else sqlite
        self._new_event = kind.insert(events).on_conflict_do_nothing()
        self._new_event = self._new_event.returning(events.c.table_id, events.c.sequence)
        # A seat that is reserved has its token already.
        self._new_seat = kind.insert(seats).on_conflict_do_nothing()
        self._new_board = kind.insert(boards).on_conflict_do_nothing()

    # Writing.

    async def open(
        self, row: Row, tokens: Sequence[tuple[int, bytes]], document: str | None = None
    ) -> bool:
        """Keep a new table and its tokens; False if its code is or was another table's.

        ``document`` is the file of a board that is not the game's own.
        """

        def work(connection: Connection) -> bool:
            if connection.execute(select(1).where(retired_codes.c.code == row.code)).first():
                return False
            if row.board and document:
                board = {"sha256": row.board, "document": document}
                connection.execute(self._new_board, board)
            values = {name: getattr(row, name) for name in Row.__slots__}
            connection.execute(insert(tables).values(values))
            for seat, token_hash in tokens:
                self._keep_seat(connection, row.id, seat, token_hash)
            return True

        try:
            return await or_store_away(self.database.write(work))
        except IntegrityError:
            return False

    async def append(self, batch: Sequence[Append]) -> list[bool | None]:
        """Write lines to logs, all at once; says of each whether its place was still free.

        Whoever comes second for a place changes nothing. None where the table is deleted.
        """
        try:
            return await or_store_away(self.database.write(lambda c: self._append(c, batch)))
        except IntegrityError:  # a table is gone: that must cost no other table its line
            return await or_store_away(self.database.write(lambda c: self._append_known(c, batch)))

    def _append_known(self, connection: Connection, batch: Sequence[Append]) -> list[bool | None]:
        named = tables.c.id.in_({one.table for one in batch})
        known = set(
            connection.execute(
                select(tables.c.id).where(named).with_for_update(read=True)
            ).scalars()
        )
        rest = [one for one in batch if one.table in known]
        written = iter(self._append(connection, rest) if rest else ())
        return [next(written) if one.table in known else None for one in batch]

    def _append(self, connection: Connection, batch: Sequence[Append]) -> list[bool | None]:
        first = {(one.table, one.sequence): one for one in reversed(batch)}
        lines = [
            {"table_id": one.table, "sequence": one.sequence, "time": one.time, "event": one.event}
            for one in first.values()
        ]
        result = connection.execute(self._new_event, lines)
        accepted = [first[table, sequence] for table, sequence in result]
        for one in accepted:
            if one.freed is not None:
                freed = (seats.c.table_id == one.table) & (seats.c.seat == one.freed)
                connection.execute(delete(seats).where(freed))
            if one.seat:
                self._keep_seat(connection, one.table, *one.seat)
        if self.is_shared and accepted:
            notices = [{"notice": event_notice(one.table, one.sequence)} for one in accepted]
            connection.execute(NOTIFY, notices)
        ours = set(map(id, accepted))
        return [id(one) in ours for one in batch]

    def _keep_seat(self, connection: Connection, table: str, seat: int, token_hash: bytes) -> None:
        values = {"table_id": table, "seat": seat, "token_hash": token_hash}
        connection.execute(self._new_seat, values)

    async def note_stage(self, table: str, stage: str) -> None:
        """Note for the list how far a table is; the log knows it better."""
        changed = update(tables).where(tables.c.id == table).values(stage=stage)
        await or_store_away(self.database.write(lambda connection: connection.execute(changed)))

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables for good."""
        shared = self.is_shared
        await or_store_away(self.database.write(lambda c: remove_tables(c, ids, is_shared=shared)))

    async def rewrite(self, table: str, sequence: int, event: str) -> None:
        """Write a line of a log anew, where something in it is to be forgotten."""
        await or_store_away(self.database.write(lambda c: rewrite_line(c, table, sequence, event)))

    # Reading.

    async def unused_since(self, time: int, most: int) -> list[str]:
        """Tables at which nothing has happened since then, the oldest first."""
        return await or_store_away(self.database.read(lambda c: unused_since(c, time, most)))

    async def listed_among(self, ids: Collection[str]) -> set[str]:
        """Those of these tables that are in the public list."""
        wanted = select(tables.c.id).where(tables.c.id.in_(ids), *LISTED)
        return {row.id for row in await self._all(wanted)}

    async def table(self, id: str) -> Row | None:
        """A table by its id."""
        found = await self._all(select(tables).where(tables.c.id == id))
        return row_of(found[0]) if found else None

    async def table_of_code(self, code: str) -> Row | None:
        """A table by its short code."""
        found = await self._all(select(tables).where(tables.c.code == code))
        return row_of(found[0]) if found else None

    async def listed(self) -> list[Row]:
        """The public tables of the last day that are not over, the newest first."""
        opened = tables.c.created >= int(time() * 1000) - LISTED_FOR
        newest = (
            select(tables)
            .where(*LISTED, opened)
            .order_by(tables.c.created.desc())
            .limit(MOST_LISTED)
        )
        return [row_of(found) for found in await self._all(newest)]

    async def board(self, sha256: str) -> str | None:
        """The file of a board that somebody brought."""
        found = await self._all(select(boards.c.document).where(boards.c.sha256 == sha256))
        return str(found[0].document) if found else None

    async def log(self, table: str, after: int = -1) -> list[Stored]:
        """The log of a table, or what comes after a line."""
        wanted = (
            select(events.c.sequence, events.c.time, events.c.event)
            .where(events.c.table_id == table, events.c.sequence > after)
            .order_by(events.c.sequence)
        )
        return [Stored(*line) for line in await self._all(wanted)]

    async def seats(self, table: str) -> dict[int, bytes]:
        """The hash of the token of each seat that somebody has."""
        wanted = select(seats.c.seat, seats.c.token_hash).where(seats.c.table_id == table)
        return dict(map(tuple, await self._all(wanted)))

    async def meeting_of(self, game: str) -> str | None:
        """The table to which people were sent last who play a game with anybody."""
        return await or_store_away(self.database.read(lambda c: meeting_of(c, game)))

    async def move_meeting(self, game: str, before: str | None, after: str) -> bool:
        """Send them to another table from now on; False if somebody else has done so before."""

        try:
            return await or_store_away(
                self.database.write(lambda c: move_meeting(c, game, before, after))
            )
        except IntegrityError:
            return False

    async def answer_to(self, question: str) -> Answer | None:
        """What the lab has found out about a question."""
        return await or_store_away(self.database.read(lambda c: answer_to(c, question)))

    async def keep_answer(self, answer: Answer) -> None:
        """Keep what the lab has found out."""
        await or_store_away(self.database.write(lambda c: keep_answer(c, answer)))

    async def forget_answers(self, before: int, most: int) -> int:
        """Forget answers that nobody has asked for since then, and all but so many."""
        return await or_store_away(self.database.write(lambda c: forget_answers(c, before, most)))

    async def ping(self) -> None:
        """Raise StoreAway unless the database answers."""
        await self._all(select(1))

    async def close(self) -> None:
        """Let go of all connections."""
        await self.database.close()

    async def _all(self, wanted: Any) -> Sequence[Any]:
        def work(connection: Connection) -> Sequence[Any]:
            return connection.execute(wanted).all()

        return await or_store_away(self.database.read(work))


async def or_store_away(work: Awaitable[Result]) -> Result:
    """Whatever a database that is away looks like, it is called StoreAway."""
    try:
        return await work
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise StoreAway(words_of(error)) from error


def words_of(error: Exception) -> str:
    """What a database says is wrong, without the names of classes that SQLAlchemy puts before."""
    said = str(getattr(error, "orig", None) or error).partition("\n")[0]
    return re.sub(r"^<class '[\w.]+'>: ", "", said)


def row_of(found: Any) -> Row:
    """A table as it was found in the database."""
    return Row(*(getattr(found, name) for name in Row.__slots__))
