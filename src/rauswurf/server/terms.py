"""What is fixed when a table is opened, and how a table is opened."""

import hmac
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import Self

import msgspec

from rauswurf import games
from rauswurf.bots import perfect
from rauswurf.dice import fair
from rauswurf.games import Setup, SetupError
from rauswurf.games.levels import PERFECT
from rauswurf.messages import message
from rauswurf.record import Fair, Hand, Header
from rauswurf.record.header import read_header
from rauswurf.server import tokens
from rauswurf.server.boards import BoardFile, brought_board
from rauswurf.server.errors import SENSELESS, Refuse, said
from rauswurf.server.protocol.tables import NewTable
from rauswurf.server.store import Row
from rauswurf.table import PositionError, Table

MOST_GAMES = 50  # of an evening that are remembered
MARK = 32  # letters


class KeptChoice(NewTable, frozen=True):
    """What was chosen, with what only the server adds, as it is kept."""

    series: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class Terms:
    """A table before anybody sits down; ``secret`` is that of the dice and leaves no server."""

    id: str
    code: str
    choice: NewTable
    header: Header
    secret: bytes | None
    created: int  # milliseconds since 1970
    board: BoardFile | None = None  # where it is not the game's own; then it is not in ``choice``
    series: tuple[tuple[int, ...], ...] = ()  # places in earlier games of the same people, by seat
    owner: bytes | None = None  # the hash of the key of whoever opened it

    @classmethod
    def new(cls, choice: NewTable) -> Self:
        """A new table; raises Refuse for a choice that makes no sense."""
        brought = brought_board(choice.board) if choice.board else None
        setup = chosen_setup(choice, brought)
        check_perfect(choice, setup)
        now = datetime.now(UTC)
        bots = [seat for seat, who in enumerate(choice.seats) if who.kind == "bot"]
        names = [who.level if who.kind == "bot" else "" for who in choice.seats]
        header = Header.of(
            setup,
            now.isoformat(timespec="seconds"),
            names=names,
            bots=bots,
            position=choice.position,
        )
        secret = fair.new_secret() if choice.dice == "fair" else None
        if secret is not None:
            header = header.with_dice(Fair(header.commit(secret), ("",) * len(choice.seats)))
        created = int(now.timestamp() * 1000)
        own = brought if header.board else None
        chosen = msgspec.structs.replace(choice, board=None)
        terms = cls(tokens.new_id(), tokens.new_code(), chosen, header, secret, created, own)
        check_position(terms)
        return terms

    @classmethod
    def read(cls, row: Row, board: BoardFile | None) -> Self:
        """A table as it was kept."""
        kept = msgspec.json.decode(row.choice, type=KeptChoice)
        choice = NewTable(**{name: getattr(kept, name) for name in NewTable.__struct_fields__})
        header = read_header(json.loads(row.header))
        fixed = (row.id, row.code, choice, header, row.secret, row.created, board)
        return cls(*fixed, kept.series, row.owner)

    def row(self, stage: str) -> Row:
        """This table as it is kept."""
        return Row(
            id=self.id,
            code=self.code,
            created=self.created,
            public=self.choice.visibility == "public",
            stage=stage,
            choice=msgspec.json.encode(self._kept).decode(),
            header=json.dumps(self.header.data(), ensure_ascii=False),
            secret=self.secret,
            board=self.board.id if self.board else None,
            owner=self.owner,
        )

    @property
    def _kept(self) -> KeptChoice:
        chosen = {name: getattr(self.choice, name) for name in NewTable.__struct_fields__}
        return KeptChoice(**chosen, series=self.series)

    @cached_property
    def setup(self) -> Setup:
        """The game with everything chosen."""
        return self.header.setup(self.board.board if self.board else None)

    @property
    def board_name(self) -> str | None:
        """What the page asks ``/api/boards`` for; None where there is no board."""
        return self.board.id if self.board else self.setup.game.board

    @property
    def people(self) -> list[int]:
        """The seats on which no bot sits."""
        return [seat for seat, who in enumerate(self.choice.seats) if who.kind != "bot"]

    @property
    def here(self) -> list[int]:
        """The seats that are played where the table was opened."""
        return [seat for seat, who in enumerate(self.choice.seats) if who.kind == "here"]

    def agreed(self, words: Mapping[int, str]) -> Header:
        """The header with what each seat contributes to the dice."""
        if not isinstance(self.header.dice, Fair):
            return self.header.with_dice(Hand())
        texts = tuple(words.get(seat, "") for seat in range(len(self.choice.seats)))
        return self.header.with_dice(Fair(self.header.dice.commitment, texts))

    def rotated(self) -> NewTable:
        """The same choice for a rematch: everybody sits one seat further."""
        seats = self.choice.seats
        return msgspec.structs.replace(
            self.choice,
            seats=(seats[-1], *seats[:-1]),
            board=self.board.document if self.board else None,
            position=None,
        )

    def series_after(
        self, places: Sequence[int], newcomers: Collection[int]
    ) -> tuple[tuple[int, ...], ...]:
        """The places of everybody, with those of this game, by the seats of a rematch."""
        seats = range(len(self.choice.seats))
        before = [() if k in newcomers or not self.series else self.series[k] for k in seats]
        now = {self.seat_after(k): (*before[k], places[k])[-MOST_GAMES:] for k in seats}
        return tuple(now[seat] for seat in seats)

    def mark(self, seat: int, address: str) -> str:
        """By which somebody is known again who was blocked; it tells nobody an address."""
        if self.owner is None:
            return ""
        said = f"{seat} {address}".encode()
        return hmac.new(self.owner, said, "sha256").hexdigest()[:MARK]

    def seat_after(self, seat: int) -> int:
        """Where whoever sits here sits in a rematch."""
        return (seat + 1) % len(self.choice.seats)


def chosen_setup(choice: NewTable, own: BoardFile | None) -> Setup:
    """The game that was chosen; raises Refuse for one that cannot be."""
    try:
        board = own.board if own else None
        return games.get(choice.game).setup(len(choice.seats), choice.variants, board=board)
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error


def check_perfect(choice: NewTable, setup: Setup) -> None:
    """Raise Refuse where `perfect` is to play and the server knows no position by these rules."""
    is_asked = any(who.kind == "bot" and who.level == PERFECT for who in choice.seats)
    if is_asked and not perfect.can_help(setup):
        raise Refuse(message("server-no-perfect"), SENSELESS)


def check_position(terms: Terms) -> None:
    """Raise Refuse for a position that cannot be, on the rules that all tables of a kind share."""
    try:
        Table(terms.setup, position=terms.choice.position)
    except PositionError as error:
        raise position_refused(error) from error


def position_refused(error: PositionError) -> Refuse:
    """A position that cannot be, with all that is wrong with it."""
    faults = tuple(said(fault) for fault in error.faults)
    return Refuse(message("server-bad-position"), SENSELESS, faults=faults)
