"""A position that somebody names: in a query or in a body, read and set up as a table."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from starlette.datastructures import QueryParams

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.messages import message
from rauswurf.messages.languages import known_language
from rauswurf.server.boards import BoardFile
from rauswurf.server.errors import BAD, SENSELESS, Refuse, said
from rauswurf.server.protocol.http import AskPicture
from rauswurf.server.terms import position_refused
from rauswurf.table import PositionError, Table

Asked = TypeVar("Asked")


def read_query(query: QueryParams) -> AskPicture:
    """The position that a query names; raises Refuse for one that cannot be read."""
    given = {
        "game": query.get("game", ""),
        "players": query.get("players", ""),
        "position": query.get("position", ""),
        "set": query.getlist("set"),
        "board": query.get("board"),
        "lang": query.get("lang"),
        "names": query.get("names", False),
    }
    return read_as(AskPicture, given)


def read_as(kind: type[Asked], given: Mapping[str, object]) -> Asked:
    """What the words of a query mean; raises Refuse for those that cannot be read."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refuse(message("server-not-understood", detail=str(error)), BAD) from error


def as_query(asked: AskPicture) -> list[tuple[str, str]]:
    """The query that names a position: what `read_query` reads."""
    named = {"game": asked.game, "players": str(asked.players), "position": asked.position}
    rest = {"board": asked.board, "lang": asked.lang}
    return [
        *((key, value) for key, value in named.items() if value),
        *(("set", setting) for setting in asked.set),
        *((key, value) for key, value in rest.items() if value),
    ]


def language_named(lang: str | None) -> str | None:
    """The language that a query or a table names, if we speak it."""
    return known_language(lang) if lang else None


def settings_in(asked: AskPicture) -> dict[str, str]:
    """The variants that a query sets."""
    return dict(setting.split("=", 1) for setting in asked.set)


def table_at(
    game: str,
    players: int,
    variants: Mapping[str, str],
    position: str | None,
    file: BoardFile | None,
) -> Table:
    """A table in a position, at the beginning if none is named; raises Refuse."""
    try:
        setup = games.get(game).setup(players, variants, board=file.board if file else None)
        return Table(setup, position=position)
    except PositionError as error:
        raise position_refused(error) from error
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error
