"""How much is enough, exactly: what may just be is taken, and one more is not."""

import asyncio
from collections.abc import Iterable

import msgspec
import pytest
from starlette.requests import Request
from starlette.types import Message

from rauswurf.server import requests
from rauswurf.server.authority import Authority
from rauswurf.server.errors import TOO_LARGE, Refuse
from rauswurf.server.listing import MOST_ADDRESSES, Listing
from rauswurf.server.protocol import words
from rauswurf.server.protocol.events import Joined, Moved, Rolled
from rauswurf.server.protocol.tables import NewTable, SeatChoice
from rauswurf.server.routes.endpoint import read_raw
from rauswurf.server.store import Store
from rauswurf.server.store.engine import connect
from rauswurf.server.store.experiments import Answer
from rauswurf.server.store.migrate import migrate
from rauswurf.server.terms import Terms
from tests.server.kit import scenario


@pytest.mark.parametrize(
    ("kind", "least", "less", "most", "more"),
    [
        pytest.param(words.Seconds, 1, 0, 86_400, 86_401, id="seconds"),
        pytest.param(words.Face, 1, 0, 6, 7, id="face"),
        pytest.param(words.SeatNumber, 0, -1, 5, 6, id="seat"),
        pytest.param(words.Request, 0, -1, 2**53 - 1, 2**53, id="request"),
        pytest.param(words.Sequence, -1, -2, 2**53 - 1, 2**53, id="sequence"),
        pytest.param(words.ChatText, "x", "", "x" * 300, "x" * 301, id="chat"),
        pytest.param(words.MoveText, "x", "", "x" * 200, "x" * 201, id="move"),
        pytest.param(words.PositionText, "x", "", "x" * 2000, "x" * 2001, id="position"),
        pytest.param(words.ContributedWords, "x", "", "x" * 100, "x" * 101, id="words"),
        pytest.param(words.Name, "", None, "x" * 24, "x" * 25, id="name"),
    ],
)
def test_words_have_bounds(
    kind: object, least: object, less: object, most: object, more: object
) -> None:
    for fine in (least, most):
        assert msgspec.convert(fine, kind) == fine
    for wrong in (less, more):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kind)


def sent(chunks: Iterable[bytes]) -> Request:
    """A request whose body comes in these parts."""
    coming = [{"type": "http.request", "body": chunk, "more_body": True} for chunk in chunks]
    coming.append({"type": "http.request", "body": b"", "more_body": False})
    parts = iter(coming)

    async def receive() -> Message:
        return next(parts)

    return Request({"type": "http", "headers": []}, receive)


@pytest.mark.parametrize("chunks", [[b"1234567890"], [b"12345", b"67890"], [b"1"] * 10])
def test_a_body_may_be_as_long_as_is_said(chunks: list[bytes]) -> None:
    assert asyncio.run(read_raw(sent(chunks), 10)) == b"".join(chunks)
    with pytest.raises(Refuse) as refused:
        asyncio.run(read_raw(sent(chunks), 9))
    assert refused.value.status == TOO_LARGE


@scenario
async def test_answers_of_that_very_moment_are_kept(database: str) -> None:
    store = Store(connect(database))
    await migrate(store.database)
    for used in (99, 100, 101):
        await store.keep_answer(Answer(f"{used}", 1, used, "{}"))
    assert await store.forget_answers(100, 10) == 1
    assert await store.answer_to("100")
    assert await store.forget_answers(0, 1) == 1, "the older one of two"
    assert await store.answer_to("101")
    await store.close()


@scenario
async def test_the_oldest_address_is_forgotten_when_there_are_too_many(own_database: str) -> None:
    store = Store(connect(own_database))
    listing = Listing(store, 1)
    for number in range(MOST_ADDRESSES):
        listing.note(str(number), "table")
    assert next(iter(listing._opened)) == "0"
    listing.note("0", "another")
    listing.note("new", "table")
    assert len(listing._opened) == MOST_ADDRESSES
    assert {"0", "new"} <= set(listing._opened), "who came again is not the oldest"
    assert "1" not in listing._opened
    await store.close()


@pytest.mark.parametrize(("later", "reached"), [(31, True), (32, False)])
def test_how_far_back_a_decision_is_remembered(later: int, reached: bool) -> None:
    seats = (SeatChoice("here"), *[SeatChoice("bot")] * 3)
    position = "yellow B B 5 12 / green B B B B / red B B B B / black B B B B ; turn yellow"
    choice = NewTable("madn", seats, position=position)
    a = Authority(Terms.new(choice))
    a.apply(Joined(0, "", "words"))
    assert a.table is not None
    a.apply(Rolled(0, (1,), "player", 0))
    a.apply(Moved(0, "5-6", "player", 0))
    for _ in range(later):
        assert a.acting is not None
        move = a.table.moves[0]
        is_roll = move == "roll"
        a.apply(Rolled(a.acting, (2,), "bot", 0) if is_roll else Moved(a.acting, move, "bot", 0))
    if reached:
        assert requests.back_to(a, 0) == later + 1
    else:
        with pytest.raises(Refuse):
            requests.back_to(a, 0)
