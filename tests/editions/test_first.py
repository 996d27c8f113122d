"""Records, saves and running tables of the first edition: read, told, and played on."""

import json
import random
import shutil
import sqlite3
from contextlib import closing
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest

from rauswurf.cli import main
from rauswurf.cli.play import saves
from rauswurf.games import GAMES
from rauswurf.record import RecordError, replay, resume, verify
from rauswurf.record.film import film
from tests.record.making import sealed
from tests.server.kit import Client, Opened, running, scenario

FIRST = Path(__file__).parent / "first"
CHANGED = {"abkuerzungen", "einser-blocker", "jaeger"}  # games whose rules got a new version


def record(game: str, rules: str = "1") -> bytes:
    """A record of the first edition, or the same as if by rules of another version."""
    written = (FIRST / "records" / f"{game}.jsonl").read_bytes()
    if rules == "1":
        return written
    lines = written.replace(b'"rules":"1"', b'"rules":"%s"' % rules.encode(), 1).splitlines()
    return sealed(lines[:-1])


# Each game has a version of its own.


def test_only_games_whose_rules_changed_have_a_new_version() -> None:
    assert {game.id for game in GAMES.values() if game.version != "1"} == CHANGED
    assert all(GAMES[game].replays == ("1",) for game in CHANGED)


# Records.


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_event_by_event(game: str) -> None:
    verdict = verify(BytesIO(record(game)))
    assert verdict.holds
    assert verdict.rolls_checked > 10
    assert verdict.table.is_over
    assert replay(BytesIO(record(game))).problem is None


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_an_older_version_is_accepted_and_told(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(FIRST / "records" / f"{game}.jsonl")
    for command in (["verify", path], ["replay", path, "--text"]):
        assert main([*command, "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert ("began with version 1 of the rules" in told) == (game in CHANGED)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_by_unknown_rules_is_shown_but_not_vouched_for(game: str) -> None:
    strange = record(game, rules="9")
    shown = film(BytesIO(strange))
    assert shown.problem is None
    assert shown.table.is_over
    about = shown.header.about_rules
    assert about is not None
    assert about.id == "record-rules-other"
    problem = verify(BytesIO(strange)).game_problem
    assert problem is not None
    assert problem.line == 1


def test_a_record_by_unknown_rules_is_shown_as_far_as_it_agrees() -> None:
    lines = record("madn", rules="9").splitlines()[:-1]
    number = next(k for k, line in enumerate(lines) if k > 20 and line.startswith(b'{"move"'))
    lines[number] = b'{"move":"0-39"}'
    shown = film(BytesIO(sealed(lines)))
    assert shown.problem is not None
    assert shown.problem.line == number + 1
    assert len(shown.frames) == number  # the beginning, and each line before that one


# Saves.


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of the command as the first edition left it."""
    folder = tmp_path / "rauswurf"
    shutil.copytree(FIRST / "saves", folder)
    monkeypatch.setattr(saves, "data_folder", lambda: folder)
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_goes_on_and_is_saved_again(game: str, data_folder: Path) -> None:
    path = data_folder / "games" / f"{game}.jsonl"
    written = path.read_bytes()
    keeper = saves.take_up(path)
    table, chance = keeper.recorder.table, random.Random(1)
    assert len(table.events) == 50
    while len(table.events) < 80:
        table.play(chance.choice(table.moves))
    keeper.update(firmly=False)
    keeper.leave()
    assert path.read_bytes().startswith(written)
    assert verify(BytesIO(path.read_bytes())).holds_so_far
    again = saves.take_up(path)
    assert again.recorder.table.position == table.position
    again.leave()


def test_saved_games_are_offered(data_folder: Path) -> None:
    assert {saved.header.game for saved in saves.unfinished()} == set(GAMES)


def test_going_on_by_older_rules_is_told(
    data_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    path = str(data_folder / "games" / "jaeger.jsonl")
    main(["play", path, "--resume", "--plain", "--lang", "en"])
    assert "began with version 1 of the rules of Jäger" in capsys.readouterr().out


def test_a_saved_game_by_unknown_rules_does_not_go_on(data_folder: Path) -> None:
    path = data_folder / "games" / "madn.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"rules":"1"', b'"rules":"9"', 1))
    with pytest.raises(saves.CannotSave, match="played by version '9'"):
        saves.take_up(path)
    assert film(BytesIO(path.read_bytes())).problem is None  # but it can be looked at
    with pytest.raises(RecordError, match="played by version '9'"):
        resume(path, secret=bytes(range(32)))


# Running tables.


def told_tables() -> dict[str, Any]:
    """By game: the table, the tokens of its seats, and how far it was."""
    return dict(json.loads((FIRST / "tables.json").read_text(encoding="utf-8")))


def restored(folder: Path, *changes: str) -> str:
    """The database that the first edition left, with some changes; returns its address."""
    path = folder / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FIRST / "tables.sql").read_text(encoding="utf-8"))
        for change in changes:
            database.execute(change)
        database.commit()
    return f"sqlite:///{path}"


def opened(told: Any, info: Any) -> Opened:
    tokens = [{"seat": seat, "token": token} for seat, token in enumerate(told["tokens"])]
    return Opened({"table": info, "code": "", "tokens": tokens})


@scenario
async def test_running_tables_of_all_games_go_on(tmp_path: Path) -> None:
    async with running(restored(tmp_path)) as node:
        for game, told in told_tables().items():
            info = await node.get(f"/api/tables/{told['table']}")
            assert (info["about_rules"] is not None) == (game in CHANGED), game
            table = opened(told, info)
            client = await Client.at(node, table, (0, 1))
            assert client.sequence == told["sequence"], game
            assert client.view["position"] == told["position"], game
            for _ in range(20):
                assert (await client.act())["type"] == "done", game
            await client.close()
            kept = (await node.http.get(f"/api/tables/{table.id}/record")).content
            assert verify(BytesIO(kept)).holds_so_far, game


OTHER_RULES = """UPDATE tables SET header = replace(header, '"rules": "1"', '"rules": "9"')"""


@scenario
async def test_running_tables_by_unknown_rules_are_shown_and_not_played_on(tmp_path: Path) -> None:
    async with running(restored(tmp_path, OTHER_RULES)) as node:
        for game, told in told_tables().items():
            info = await node.get(f"/api/tables/{told['table']}")
            client = await Client.at(node, opened(told, info), (0, 1))
            assert client.view["position"] == told["position"], game
            answer = await client.act()
            assert answer["type"] == "refused", game
            assert answer["message"]["id"] == "record-rules-other", game
            await client.close()


@scenario
async def test_a_running_table_is_shown_as_far_as_it_agrees(tmp_path: Path) -> None:
    told = told_tables()["madn"]
    strange = (
        """UPDATE events SET event = '{"type":"moved","seat":0,"move":"0-39","by":"player",'"""
        f"""|| '"thought":0}}' WHERE table_id = '{told["table"]}' AND sequence = 21"""
    )
    async with running(restored(tmp_path, OTHER_RULES, strange)) as node:
        info = await node.get(f"/api/tables/{told['table']}")
        client = await Client.at(node, opened(told, info), (0, 1))
        assert client.sequence == told["sequence"]
        assert client.view["position"] != told["position"]
        assert client.events[20]["told"]
        assert not client.events[21]["told"]
        await client.close()
