"""All ten games, played to their end over sockets at the same time; every record holds."""

import asyncio
from io import BytesIO

import pytest

from rauswurf.games import GAMES
from rauswurf.record import verify
from tests.server.kit import Client, Node, begin, play_out, running, scenario


@pytest.mark.slow
@scenario
async def test_all_games_are_played_to_their_end_and_their_records_hold(own_database: str) -> None:
    async with running(own_database) as node:
        await asyncio.gather(*(whole_game(node, game) for game in GAMES))


@pytest.mark.slow
@scenario
async def test_postgres_keeps_whole_games(shared_database: str) -> None:
    async with running(shared_database) as node:
        await asyncio.gather(*(whole_game(node, game) for game in ("never-mind", "nichtlustig")))


@pytest.mark.proof
@scenario
async def test_postgres_keeps_all_games(shared_database: str) -> None:
    async with running(shared_database) as node:
        await asyncio.gather(*(whole_game(node, game) for game in GAMES))


async def whole_game(node: Node, game: str) -> None:
    players = min(GAMES[game].players)
    table = await begin(node, game, "here", "link", *["here"] * (players - 2))
    one = await Client.at(node, table, [0, *range(2, players)], chance=1)
    other = await Client.at(node, table, [1], chance=2)
    await play_out(one, other)
    assert one.events == other.events, game
    assert one.table["stage"] == "over"
    record = (await node.http.get(f"/api/tables/{table.id}/record")).content
    verdict = verify(BytesIO(record))
    assert verdict.holds, (game, verdict.problems)
    assert verdict.rolls_checked == verdict.rolls > 0
    outcome = verdict.table.outcome
    assert outcome is not None
    assert one.view is not None
    assert list(outcome.places) == one.view["outcome"]["places"]
