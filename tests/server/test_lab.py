"""The lab of a server: what is known of house rules, and experiments that it plays."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from rauswurf.games import GAMES
from rauswurf.lab.effects import STEP
from rauswurf.lab.findings import findings_of
from rauswurf.server import shelf as shelves
from rauswurf.server.experiments import MOST_GAMES, MOST_STEPS, Step
from rauswurf.server.limits import Rate
from rauswurf.server.protocol.lab import AskExperiment, EffectInfo
from rauswurf.server.retention import DAY, Retention
from rauswurf.server.routes.lab import question_in
from rauswurf.server.shelf import Shelf, name_of, now
from rauswurf.server.store import Answer, Store, StoreAway
from rauswurf.server.store.engine import connect
from rauswurf.server.store.migrate import migrate
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
    async with asyncio.timeout(9 * PATIENCE):
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
        async with running(database) as neighbour:
            assert await neighbour.post("/api/experiments", ASKED) == found, "at once"
    async with running(database) as later:
        assert await later.post("/api/experiments", ASKED) == found, "at once"
        assert later.server.house.lab.players._pool is None, "and nothing was played for it"


# What was played before.

QUESTION = question_in(msgspec.convert({**ASKED, "games": 2 * STEP["race"]}, AskExperiment))
TOLD = EffectInfo("turns", 90.5, -2.25, 1.125, STEP["race"])
HALF = Step(STEP["race"], 2 * STEP["race"], True, {"turns": (480, 480, 1.5, 2.5, 3, 4)}, (TOLD,))
WHOLE = HALF._replace(games=2 * STEP["race"])


@asynccontextmanager
async def shelf_in(database: str) -> AsyncIterator[Shelf]:
    store = Store(connect(database))
    await migrate(store.database)
    yield Shelf(store)
    await store.close()


@scenario
async def test_an_answer_outlives_the_server_and_more_games_replace_fewer(database: str) -> None:
    async with shelf_in(database) as shelf:
        assert await shelf.find(QUESTION) is None
        for step, found in ((HALF, HALF), (WHOLE, WHOLE), (HALF, WHOLE)):
            await shelf.keep(QUESTION, step)
            assert await shelf.find(QUESTION) == found
        assert await shelf.find(QUESTION._replace(seed=8)) is None
    async with running(database) as node:
        told = await node.post("/api/experiments", {**ASKED, "games": 2 * STEP["race"]})
        assert (told["games"], told["done"]) == (2 * STEP["race"], True)
        assert told["effects"] == [msgspec.to_builtins(TOLD)]


@scenario
async def test_what_was_half_done_goes_on_and_costs_no_new_question(database: str) -> None:
    async with shelf_in(database) as shelf:
        await shelf.keep(QUESTION, HALF)
    limits = GENEROUS._replace(lab=Rate(1, per=3600))
    async with running(database, limits=limits) as node:
        await node.post("/api/experiments", {**ASKED, "seed": 1})
        told = await node.post("/api/experiments", {**ASKED, "games": 2 * STEP["race"]})
        assert (told["games"], told["wanted"], told["done"]) == (HALF.games, HALF.wanted, False)


@scenario
async def test_what_a_neighbour_has_played_meanwhile_is_not_played_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as node, shelf_in(database) as neighbour:
        asked = {**ASKED, "games": 2 * STEP["race"]}
        await neighbour.keep(QUESTION, HALF)

        async def stand_still(*given: object) -> Step:
            await asyncio.sleep(0.2)
            return HALF

        monkeypatch.setattr(node.server.house.lab.players, "work", stand_still)
        assert not (await node.post("/api/experiments", asked))["done"]
        await neighbour.keep(QUESTION, WHOLE)
        assert (await done(node, asked))["games"] == WHOLE.games


@scenario
async def test_after_an_update_questions_are_asked_anew(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shelf_in(own_database) as shelf:
        await shelf.keep(QUESTION, WHOLE)
        monkeypatch.setattr(shelves, "edition", lambda: "other players")
        assert await shelf.find(QUESTION) is None


@scenario
async def test_a_lab_whose_database_is_away_or_damaged_plays_on(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*given: object) -> None:
        raise StoreAway("gone")

    async with shelf_in(own_database) as shelf:
        await shelf.keep(QUESTION, WHOLE)
        await shelf.store.keep_answer(Answer(await name_of(QUESTION), WHOLE.games, 1, "[1, 2"))
        assert await shelf.find(QUESTION) is None, "half a line is no answer"
        monkeypatch.setattr(shelf.store, "answer_to", away)
        monkeypatch.setattr(shelf.store, "keep_answer", away)
        await shelf.keep(QUESTION, WHOLE)
        assert await shelf.find(QUESTION) is None


@scenario
async def test_answers_are_kept_as_long_as_somebody_asks_and_not_too_many(database: str) -> None:
    async with shelf_in(database) as shelf:
        store = shelf.store
        await shelf.keep(QUESTION, WHOLE)
        kept = await store.answer_to(await name_of(QUESTION))
        assert kept is not None
        long_ago = now() - 31 * DAY
        await store.keep_answer(kept._replace(used=long_ago))
        assert await shelf.find(QUESTION), "asking for it"
        used = await store.answer_to(kept.question)
        assert used and used.used >= kept.used, "makes it young again"
        for k in range(5):
            await store.keep_answer(Answer(f"{k}", 1, now() - (40 - k) * DAY, "{}"))
        monthly = Retention(store, forbidden, 30.0, pause=0)
        assert await store.forget_answers(now() - 37 * DAY - DAY // 2, 100) == 3, "0, 1 and 2"
        assert await store.forget_answers(0, 2) == 1, "the oldest beyond two"
        assert await store.answer_to("4")
        await monthly.sweep_if_due()
        assert await store.answer_to("4") is None
        assert await store.answer_to(kept.question)


async def forbidden(ids: Sequence[str]) -> None:
    raise AssertionError("no table is old")


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
            assert told["made"] == max(table["made"] for table in known["tables"])
            for table, its in zip(told["tables"], known["tables"], strict=True):
                assert table.items() < its.items(), "all but who played"
        nothing = await node.get("/api/games/chess/studies", 404)
        assert nothing["message"]["id"] == "setup-no-game"
