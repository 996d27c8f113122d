"""The lab of a server: what is known of house rules, and experiments that it plays."""

import asyncio
from typing import Any

from rauswurf.games import GAMES
from rauswurf.lab.effects import STEP
from rauswurf.lab.findings import findings_of
from rauswurf.server.experiments import MOST_GAMES, MOST_STEPS
from rauswurf.server.limits import Rate
from tests.server.kit import GENEROUS, PATIENCE, Data, Node, running, scenario

ASKED: Data = {
    "game": "einser-blocker",
    "players": 2,
    "level": "casual",
    "b": {"play-on": "off"},
    "seed": 7,
    "games": 100,
}


async def refusal(node: Node, status: int, **changes: Any) -> str:
    """The id of the sentence that refuses a question."""
    answer = await node.post("/api/experiments", {**ASKED, **changes}, status)
    return str(answer["message"]["id"])


async def done(node: Node, asked: Data) -> Data:
    """Ask until all games were played."""
    async with asyncio.timeout(5 * PATIENCE):
        while not (found := await node.post("/api/experiments", asked))["done"]:
            await asyncio.sleep(0.2)
    return found


@scenario
async def test_an_experiment_is_played_kept_and_the_same_for_everybody(database: str) -> None:
    async with running(database) as node:
        first = await node.post("/api/experiments", ASKED)
        assert (first["games"], first["done"], first["effects"]) == (0, False, [])
        found = await done(node, ASKED)
        assert found["games"] == found["wanted"] == STEP["race"], "whole steps are played"
        told = {each["measure"]: each for each in found["effects"]}
        assert [*told] == ["turns", "minutes", "captures", "luck", "seat-advantage", "drama"]
        assert told["turns"]["by"] == 0, "with two players a game ends with the first one home"
        assert told["turns"]["margin"] == 0
        assert all(each["margin"] is not None for each in told.values())
        written_out = {**ASKED, "a": {"play-on": "on"}}
        assert await node.post("/api/experiments", written_out) == found, "it is the same question"
    async with running(database) as other:
        assert await done(other, ASKED) == found


@scenario
async def test_bad_questions_are_refused_in_words(database: str) -> None:
    async with running(database) as node:
        assert await refusal(node, 422, game="chess") == "setup-no-game"
        assert await refusal(node, 422, players=6) == "setup-players"
        assert await refusal(node, 422, b={"barriers": "on"}) == "setup-no-variant"
        assert await refusal(node, 422, b={"play-on": "perhaps"}) == "setup-no-value"
        assert await refusal(node, 422, b={}) == "server-lab-same"
        assert await refusal(node, 422, games=MOST_GAMES + 1) == "server-lab-too-many"
        assert await refusal(node, 400, games=0) == "server-not-understood"
        assert await refusal(node, 400, seed=-1) == "server-not-understood"
        assert await refusal(node, 400, level="random") == "server-not-understood"
        assert await refusal(node, 400, unknown=1) == "server-not-understood"
    assert MOST_STEPS * max(STEP.values()) == MOST_GAMES


@scenario
async def test_neither_a_visitor_nor_all_together_get_too_much(database: str) -> None:
    limits = GENEROUS._replace(lab=Rate(3, per=3600), lab_waiting=2)
    async with running(database, limits=limits) as node:
        for seed in range(2):
            await node.post("/api/experiments", {**ASKED, "seed": seed})
        answer = await node.http.post("/api/experiments", json={**ASKED, "seed": 2})
        assert answer.status_code == 429
        assert answer.json()["message"]["id"] == "server-lab-busy"
        assert int(answer.headers["retry-after"]) > 0
        assert await refusal(node, 429, seed=3) == "server-too-often"
        again = await node.post("/api/experiments", {**ASKED, "seed": 0})
        assert again["waiting"] == 1, "asking how far it is costs nothing"


@scenario
async def test_what_is_known_of_house_rules_is_told_game_by_game(database: str) -> None:
    async with running(database) as node:
        for game in GAMES:
            known = findings_of(game)
            told = await node.get(f"/api/games/{game}/studies", 200 if known else 404)
            if known is None:
                assert told["message"]["id"] == "server-lab-unknown"
                continue
            assert told["measures"] == known["measures"]
            assert len(told["tables"]) == len(known["tables"])
            assert told["made"] == known["made"]
        nothing = await node.get("/api/games/chess/studies", 404)
        assert nothing["message"]["id"] == "setup-no-game"
