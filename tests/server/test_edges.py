"""What is easily overlooked: the last one who is let in, the empty answer, the limit itself."""

import os

import pytest

from rauswurf.server import door, experiments
from rauswurf.server.addresses import Proxies
from rauswurf.server.door import KEPT_FOR_US, Door
from rauswurf.server.limits import Rate
from tests.server.kit import GENEROUS, open_table, running, scenario

THREATENED = "yellow B B B 12 / green B B B 10 / red B B B B / black B B B B ; turn yellow"


def test_some_files_are_kept_for_the_server_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "open_files", lambda: KEPT_FOR_US + 3)
    entrance = Door(GENEROUS, Proxies())
    let_in = [entrance.enter(f"192.0.2.{guest}") for guest in range(5)]
    assert let_in == [True, True, True, False, False]
    entrance.leave("192.0.2.1")
    assert entrance.enter("192.0.2.9"), "somebody has left"


def test_experiments_let_everybody_else_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append, raising=False)
    experiments.give_way.__wrapped__()
    [by] = asked
    assert by > 0


@scenario
async def test_threats_are_told_where_there_is_a_board(own_database: str) -> None:
    async with running(own_database) as node:
        race = {"game": "madn", "players": 4, "position": THREATENED}
        told = await node.post("/api/threats", race)
        assert told == {"threats": [{"place": 12, "origin": 10, "faces": [2]}]}
        cards = await node.post("/api/threats", {"game": "nichtlustig", "players": 3})
        assert cards == {"threats": []}


@scenario
async def test_a_stranger_fetches_only_so_many_records(own_database: str) -> None:
    limits = GENEROUS._replace(records=Rate(2, per=3600))
    async with running(own_database, limits=limits) as node:
        table = await open_table(node, "madn", "here", "here")
        path = f"/api/tables/{table.id}/record"
        assert [(await node.http.get(path)).status_code for _ in range(3)] == [200, 200, 429]


@scenario
async def test_every_request_with_a_body_promises_to_refuse_one_that_is_too_large(
    own_database: str,
) -> None:
    async with running(own_database) as node:
        told = await node.get("/api/openapi.json")
    with_body = [
        (path, request)
        for path, methods in told["paths"].items()
        for request in methods.values()
        if "requestBody" in request
    ]
    assert len(with_body) > 5
    for path, request in with_body:
        assert "413" in request["responses"], path


@scenario
async def test_the_sizes_of_what_is_stored_together_are_counted_in_round_steps(
    own_database: str,
) -> None:
    async with running(own_database) as node:
        lines = (await node.http.get("/metrics")).text.splitlines()
    begin = 'rauswurf_store_batch_bucket{le="'
    steps = [line.removeprefix(begin).partition('"')[0] for line in lines if begin in line]
    assert steps == [*(f"{step}.0" for step in (1, 2, 5, 10, 20, 50, 100, 200)), "+Inf"]
