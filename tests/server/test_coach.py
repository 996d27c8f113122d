"""The coach of a server: who may ask what at a table, and what it says to everybody."""

from typing import Any

import pytest

from rauswurf.server.limits import Rate
from rauswurf.server.thinkers import Thinkers
from tests.record.making import short_record
from tests.server.kit import (
    GENEROUS,
    Client,
    Data,
    Node,
    Opened,
    begin,
    open_table,
    running,
    scenario,
    sit,
)

CHOICE = "yellow B B 5 12 / green B B 3 B / red B B 30 a / black B 35 b B ; turn yellow ; die 3"
ALL_ON = {"chances": True, "hints": True, "tutor": True}
# Yellow can throw out the piece with which Black is about to win, or walk past.
TEMPTING = "yellow a b 34 20 / green B B B 11 / red B B B 21 / black b c d 24 ; turn yellow ; die 4"


async def coached(node: Node, *kinds: str, **choice: Any) -> Opened:
    """A table in a position with a choice, at which everybody sits."""
    return await begin(node, "madn", *kinds, **{"position": CHOICE, "coach": ALL_ON, **choice})


async def refusal(client: Client, kind: str, **data: object) -> str:
    """The id of the sentence that refuses a request."""
    answer = await client.ask(kind, **data)
    assert answer["type"] == "refused", answer
    return str(answer["message"]["id"])


@scenario
async def test_it_is_off_unless_somebody_switches_it_on(database: str) -> None:
    async with running(database) as node:
        table = await coached(node, "here", "here", "here", "here", coach={})
        player = await Client.at(node, table, [0, 1, 2, 3])
        assert player.table["coach"] == {
            "chances": False,
            "hints": False,
            "tutor": False,
            "missing": [],
        }
        at = player.moment
        assert await refusal(player, "hint", at=at) == "server-coach-off"
        assert await refusal(player, "weigh", at=at, move="5-8") == "server-coach-off"
        assert (await player.ask("coach", **ALL_ON))["type"] == "done"
        assert (await player.ask("hint", at=player.moment))["type"] == "advised"


@scenario
async def test_a_hint_is_for_whoever_is_to_move(database: str) -> None:
    async with running(database) as node:
        table = await coached(node, "here", "link", "bot", "bot")
        ada, ben = [await Client.at(node, table, [seat]) for seat in (0, 1)]
        watcher = await Client.at(node, table, [])
        at = ada.moment
        advised = await ada.ask("hint", at=at)
        assert {one["move"] for one in advised["moves"]} == {"5-8", "12-15"}
        assert advised["moves"][0]["loss"] == 0
        assert all(abs(sum(one["chances"]) - 1) < 1e-6 for one in advised["moves"])
        assert advised["chances"]["evaluator"]
        assert await refusal(ben, "hint", at=at) == "server-not-your-turn"
        assert await refusal(watcher, "hint", at=at) == "server-spectators-watch"
        assert await refusal(ada, "hint", at=at - 1) == "server-stale"
        assert await refusal(ben, "coach", **ALL_ON) == "server-host-only"


@scenario
async def test_a_costly_move_is_doubted_and_the_better_one_is_a_hint(database: str) -> None:
    async with running(database) as node:
        table = await coached(node, "here", "here", "here", "here", position=TEMPTING)
        player = await Client.at(node, table, [0, 1, 2, 3])
        at = player.moment
        moves = {one["move"]: one for one in (await player.ask("hint", at=at))["moves"]}
        best, worst = (pick(moves, key=lambda move: moves[move]["loss"]) for pick in (min, max))
        weighed = await player.ask("weigh", at=at, move=worst)
        assert weighed["loss"] == moves[worst]["loss"] >= 0.02
        assert (weighed["costly"], weighed["better"]) == (True, best)
        fine = await player.ask("weigh", at=at, move=best)
        assert (fine["costly"], fine["better"]) == (False, None)
        assert await refusal(player, "weigh", at=at, move="5-9")
        await player.ask("coach", chances=False, hints=False, tutor=True)
        assert (await player.ask("weigh", at=player.moment, move=worst))["better"] is None


NETS_READ = (
    "__import__('rauswurf.bots.race.netplayer', fromlist=['x']).net_for.cache_info().currsize"
)


def has_begun(thinkers: Thinkers) -> bool:
    """Was anything asked of the processes in which bots think?"""
    return thinkers._pool is not None


@scenario
async def test_the_coach_is_ready_before_anybody_asks(own_database: str) -> None:
    async with running(own_database) as node:
        thinkers = node.server.house.thinkers
        silent = await coached(node, *["here"] * 4, coach={})
        await Client.at(node, silent, [0, 1, 2, 3])
        assert not has_begun(thinkers), "nobody will ask here"
        await Client.at(node, await coached(node, *["here"] * 4), [0, 1, 2, 3])
        assert has_begun(thinkers)
        assert await thinkers.work(eval, NETS_READ) == 1


async def chances(client: Client, at: int) -> Data:
    """The chances at a moment or a later one, as soon as they are told."""

    def told() -> list[Data]:
        return [one for one in client.others if one["type"] == "chances" and one["at"] >= at]

    await client.until(told)
    return told()[-1]


@scenario
async def test_everybody_hears_the_chances_of_every_moment(database: str) -> None:
    async with running(database) as node:
        table = await coached(node, "here", "link", "here", "here")
        ada, ben = [await Client.at(node, table, seats) for seats in ([0, 2, 3], [1])]
        watcher = await Client.at(node, table, [])
        for client in (ada, ben, watcher):
            told = await chances(client, ada.moment)
            assert abs(sum(told["chances"]["seats"]) - 1) < 1e-6
        await ada.play("12-15")
        assert (await chances(watcher, ada.moment))["at"] == ada.moment
        late = await Client.at(node, table, [])
        assert (await chances(late, ada.moment))["at"] == ada.moment
        count = len(ada.others)
        await ada.ask("coach", chances=False, hints=True, tutor=True)
        await ben.roll()
        await ada.until(lambda: ada.events[-1]["event"]["type"] == "rolled")
        assert len(ada.others) == count, "nobody asked for more"


@scenario
async def test_strangers_all_have_to_agree(database: str) -> None:
    async with running(database) as node:
        choice: Data = {"visibility": "public", "coach": {"hints": True}}
        table = await coached(node, "here", "link", "link", "bot", **choice)
        ada, ben, cleo = [await Client.at(node, table, [seat]) for seat in range(3)]
        assert ada.table["coach"]["missing"] == [1, 2]
        assert await refusal(ada, "hint", at=ada.moment) == "server-coach-off"
        assert await refusal(ada, "accept", yes=True) == "server-coach-not-asked"
        await ben.ask("accept", yes=True)
        await ada.until(lambda: ada.table["coach"]["missing"] == [2])
        assert await refusal(ada, "hint", at=ada.moment) == "server-coach-off"
        await cleo.ask("accept", yes=True)
        await ada.until(lambda: ada.table["coach"]["missing"] == [])
        assert (await ada.ask("hint", at=ada.moment))["type"] == "advised"
        await ada.ask("coach", chances=True, hints=False, tutor=False)
        await ben.until(lambda: ben.table["coach"]["missing"] == [1, 2])  # that is another question
        await cleo.ask("accept", yes=False)
        await ada.until(lambda: not ada.table["coach"]["chances"])
        assert ada.others == [], "nobody has heard of any chances"


@scenario
async def test_who_comes_later_to_strangers_is_asked_as_well(own_database: str) -> None:
    async with running(own_database) as node:
        choice = {"position": CHOICE, "coach": ALL_ON, "visibility": "public"}
        table = await open_table(node, "madn", "here", "link", "bot", "bot", **choice)
        await sit(node, table, 0)
        ada = await Client.at(node, table, [0])
        assert ada.table["coach"]["missing"] == []
        await sit(node, table, 1)
        await ada.until(lambda: ada.table["coach"]["missing"] == [1])
        ben = await Client.at(node, table, [1])
        await ben.ask("accept", yes=True)
        await ada.until(lambda: ada.table["coach"]["missing"] == [])
        await ada.ask("remove", seat=1)
        table.tokens.pop(1)
        await sit(node, table, 1)
        await ada.until(lambda: ada.table["coach"]["missing"] == [1])


@scenario
async def test_what_the_coach_shows_outlives_the_server(own_database: str) -> None:
    async with running(own_database) as node:
        table = await coached(node, "here", "here", "here", "here", coach={})
        player = await Client.at(node, table, [0])
        await player.ask("coach", chances=True, hints=False, tutor=True)
        assert [line["id"] for line in player.events[-1]["told"]] == [
            "server-told-coach-chances",
            "server-told-coach-tutor",
        ]
    async with running(own_database) as node:
        again = await Client.at(node, table, [0])
        assert again.table["coach"]["chances"] and again.table["coach"]["tutor"]
        assert not again.table["coach"]["hints"]


# For everybody.


def asked(position: str, **more: object) -> Data:
    return {"game": "madn", "players": 4, "position": position, **more}


@scenario
async def test_a_position_has_every_roll_and_every_move(database: str) -> None:
    async with running(database) as node:
        waiting = CHOICE.replace(" ; die 3", "")
        found = await node.post("/api/advice", asked(waiting))
        assert [one["faces"] for one in found["rolls"]] == [[k] for k in range(1, 7)]
        assert abs(sum(one["probability"] for one in found["rolls"]) - 1) < 1e-9
        for seat in range(4):
            mean = sum(one["probability"] * one["luck"][seat] for one in found["rolls"])
            assert abs(mean) < 1e-9, "luck is nothing on average"
        three = await node.post("/api/advice", asked(CHOICE))
        assert three["rolls"] == []
        assert three["moves"] == found["rolls"][2]["moves"] != []
        beginning = await node.post("/api/advice", {"game": "madn", "players": 2})
        assert len(beginning["chances"]["seats"]) == 2


@scenario
async def test_what_follows_a_move_is_told(database: str) -> None:
    async with running(database) as node:
        found = await node.post("/api/why", asked(CHOICE, moves=["5-8", "12-15"]))
        near, far = found["follows"]
        assert (found["seat"], near["move"], far["move"]) == (0, "5-8", "12-15")
        # Green on 3 is five behind 8 and two behind 5; nobody else comes by with one roll.
        assert near["thrown"] == pytest.approx(1 / 6)
        assert far["thrown"] == pytest.approx(1 / 6)
        assert near["next"] == 1
        assert sum(one["probability"] for one in near["replies"]) == pytest.approx(1)
        assert any(one["told"] for one in near["replies"])


@scenario
async def test_what_follows_if_somebody_rolls_instead_of_hunting(database: str) -> None:
    async with running(database) as node:
        hunting = "yellow W0 W0 W0 s0.1 / black W3 W3 W3 36 ; turn yellow"
        place = {"game": "jaeger", "players": 2, "position": hunting}
        advice = await node.post("/api/advice", place)
        found = await node.post("/api/why", {**place, "moves": ["roll", "hunt 1"]})
        rolling, hunted = found["follows"]
        assert (rolling["next"], hunted["next"]) == (0, 0), "whoever rolls or hunts goes on"
        assert rolling["thrown"] is None, "whoever rolls moves first"
        assert any(one["told"] for one in rolling["replies"])
        for follows in (rolling, hunted):
            [told] = [one for one in advice["moves"] if one["move"] == follows["move"]]
            assert follows["chances"] == pytest.approx(told["chances"])


@scenario
async def test_what_makes_no_sense_is_refused_in_words(database: str) -> None:
    async with running(database) as node:
        wrong = await node.post("/api/advice", asked("yellow 1 / green 2"), 422)
        assert wrong["message"]["id"] == "server-bad-position" and wrong["faults"]
        await node.post("/api/why", asked(CHOICE, moves=["5-9"]), 409)
        await node.post("/api/why", asked(CHOICE, moves=["nonsense"]), 422)
        await node.post("/api/why", asked(CHOICE, moves=[]), 400)
        await node.post("/api/advice", asked(CHOICE) | {"game": "chess"}, 422)
        answer = await node.http.post("/api/account", content=b"no record")
        assert answer.status_code == 422
        assert answer.json()["message"]["id"] == "server-no-record"


@scenario
async def test_the_account_of_a_record_adds_up(database: str) -> None:
    async with running(database) as node:
        found = (await node.http.post("/api/account", content=short_record())).json()
        assert found["finished"] and found["steps"]
        for stage in found["stages"]:
            for seat in range(4):
                kinds = ("start", "luck", "errors", "estimate")
                parts = [stage[kind][seat] for kind in kinds]
                assert abs(sum(parts) - stage["result"][seat]) < 1e-9
        for step in found["steps"]:
            assert step["is_mistake"] == (step["loss"] >= 0.005)
            if step["is_mistake"]:
                assert step["best"] not in (None, step["text"])
        replay = (await node.http.post("/api/replay", content=short_record())).json()
        for step in found["steps"]:
            assert replay["frames"][step["frame"]]["event"] == step["text"]


@scenario
async def test_a_game_is_accounted_for_when_it_is_over(database: str) -> None:
    async with running(database) as node:
        won = (
            "yellow b c d 39 / green 2 5 a d / red 14 11 B d / black B B B d ; turn yellow ; die 1"
        )
        choice = {"position": won, "variants": {"play-on": "off"}}
        table = await begin(node, "madn", "here", "here", "here", "here", **choice)
        assert (await node.get(f"/api/tables/{table.id}/account", 409))["message"]["id"] == (
            "server-account-later"
        )
        player = await Client.at(node, table, [0, 1, 2, 3])
        await player.play("39-a")
        assert player.is_over
        found = await node.get(f"/api/tables/{table.id}/account")
        assert found["stages"][0]["result"] == [1, 0, 0, 0]


@scenario
async def test_strangers_ask_only_so_often(own_database: str) -> None:
    limits = GENEROUS._replace(coach=Rate(2, per=3600))
    async with running(own_database, limits=limits) as node:
        for _ in range(2):
            await node.post("/api/advice", asked(CHOICE))
        await node.post("/api/advice", asked(CHOICE), 429)


@scenario
async def test_so_many_wait_and_no_more(own_database: str) -> None:
    async with running(own_database, limits=GENEROUS._replace(coach_waiting=0)) as node:
        busy = await node.post("/api/advice", asked(CHOICE), 503)
        assert busy["message"]["id"] == "server-coach-busy"
