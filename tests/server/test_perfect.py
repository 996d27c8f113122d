"""The perfect bot at a table of the server: where solved positions are, and nowhere else."""

from pathlib import Path

import pytest

from rauswurf.bots import perfect
from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import solve
from rauswurf.server.games import all_games
from tests.server.kit import Client, open_table, play_out, running, scenario, sit

ENDING = "yellow 39 b c d / red 12 b c d ; turn yellow"
SEATS = [{"kind": "here"}, {"kind": "bot", "level": "perfect"}]


@pytest.fixture
def solved(data_folder: Path) -> None:
    """Never-mind with one piece each is solved on this machine."""
    path = usual_path("never-mind", 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    race = SmallRace(small_setup("never-mind", {}), 1)
    solve(race, "cpu", 1, path, lambda stage, more, total: None)


@pytest.fixture(autouse=True)
def fresh() -> None:
    """What servers remember about games is of another test."""
    all_games.cache_clear()
    perfect.rules_of.cache_clear()


@scenario
async def test_without_a_table_it_is_neither_offered_nor_let_in(database: str) -> None:
    async with running(database) as node:
        found = await node.get("/api/games")
        assert not any(game["solved"] for game in found["games"])
        refused = await node.post("/api/tables", {"game": "never-mind", "seats": SEATS}, 422)
        assert refused["message"]["id"] == "server-no-perfect"
        wrong = {"game": "never-mind", "seats": SEATS, "absence": {"level": "perfect"}}
        await node.post("/api/tables", wrong, 400)


@scenario
async def test_with_a_table_it_plays(database: str, solved: None) -> None:
    async with running(database) as node:
        found = await node.get("/api/games")
        assert [game["id"] for game in found["games"] if game["solved"]] == ["never-mind"]
        table = await open_table(
            node, "never-mind", seats=SEATS, position=ENDING, variants={"first": "seat"}
        )
        await sit(node, table, 0, "Ada")
        client = await Client.at(node, table, [0])
        await play_out(client)
        assert client.table["seats"][1]["level"] == "perfect"
        await client.close()


@scenario
async def test_other_rules_than_those_solved_are_refused(database: str, solved: None) -> None:
    async with running(database) as node:
        four = [*SEATS, {"kind": "bot"}, {"kind": "bot"}]
        for wish in (
            {"game": "never-mind", "seats": four},
            {"game": "never-mind", "seats": SEATS, "variants": {"goal-jump": "on"}},
            {"game": "madn", "seats": SEATS},
            {"game": "jaeger", "seats": SEATS},
        ):
            refused = await node.post("/api/tables", wish, 422)
            assert refused["message"]["id"] == "server-no-perfect"


def test_a_damaged_table_helps_nobody(data_folder: Path) -> None:
    path = usual_path("never-mind", 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"nothing of ours")
    assert perfect.rules_of(path) is None
