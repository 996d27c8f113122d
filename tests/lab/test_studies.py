"""The files of studies: what is in them, and the command that makes them."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from datetime import UTC, date, datetime
from importlib import import_module
from pathlib import Path
from time import time
from typing import Any

import pytest

from rauswurf.bots import families
from rauswurf.games import GAMES, Game
from rauswurf.lab.effects import (
    LUCK_TIMES,
    OF_FAMILY,
    PLAYERS,
    STEP,
    Part,
    Question,
    effects,
    games_of_part,
    played,
    together,
)
from rauswurf.lab.findings import FORMAT, findings_of

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
studies = import_module("studies")

SHIPPED = [game for game in GAMES if findings_of(game)]
SMALL = 48  # games of a step here


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(self, task: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(task(*given, **named))
        return future


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with one number of players, and short steps."""
    monkeypatch.setitem(STEP, "race", SMALL)
    return replace(GAMES["werfer"], players=(2,))


def study_of(game: Game, folder: Path, seconds: float) -> Any:
    book = studies.Book(folder / "played.jsonl")
    made = studies.Study([game], 3, 1, book, studies.stamps_of([game], Here()))
    made.play(Here(), time() + seconds)
    return made


def test_every_house_rule_alone_and_common_pairs_are_measured() -> None:
    found = [*studies.changes_of(GAMES["madn"], 2)]
    alone = {change[0] for change in found if len(change) == 1}
    assert {("barriers", "on"), ("forced-capture", "huff"), ("forced-capture", "strict")} < alone
    assert ("colours", "own") in alone, "with two players, two colours each are usual"
    assert ("opening", "one-on-start") not in alone, "that is by the book"
    pairs = {frozenset(dict(change)) for change in found if len(change) == 2}
    assert frozenset({"barriers", "three-rolls"}) in pairs
    assert not any("colours" in pair for pair in pairs)
    for game in GAMES.values():
        for players in game.players:
            for change in studies.changes_of(game, players):
                assert game.setup(players, dict(change)).variants != game.setup(players).variants


def test_common_pairs_come_before_others(tmp_path: Path) -> None:
    game = replace(GAMES["madn"], players=(2,))
    stamps = studies.stamps_of([game], Here())
    study = studies.Study([game], 3, 2, studies.Book(tmp_path / "played.jsonl"), stamps)
    singles, pairs = study.rounds_of_work()
    assert {len(change) for work in singles for change in work.changes} == {1}
    common = [all(map(studies.is_common, work.changes)) for work in pairs]
    assert common == sorted(common, reverse=True) and 0 < sum(common) < len(common)
    known = {name for pair in studies.COMMON_PAIRS for name in pair}
    assert known <= {variant.id for each in GAMES.values() for variant in each.variants}


def test_what_was_played_by_others_is_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("never-mind", 2, "casual")
    own, luck = (studies.stamp(*asked, part) for part in Part)
    assert (
        own
        == studies.stamp(*asked, Part.COUNTED)
        != studies.stamp("never-mind", 2, "strong", Part.COUNTED)
    )
    monkeypatch.setattr(families, "weakness_at", lambda level, game, players: 7)
    assert studies.stamp(*asked, Part.COUNTED) != own, "another level"
    assert studies.stamp(*asked, Part.LUCK) == luck, "of luck, no level tells"
    monkeypatch.setattr(studies, "without_remarks", lambda module: "something else")
    assert studies.stamp(*asked, Part.LUCK) != luck, "other rules"


def test_a_study_that_is_stopped_goes_on_and_tells_the_same(game: Game, tmp_path: Path) -> None:
    study_of(game, tmp_path / "one", seconds=600)
    stopped = study_of(game, tmp_path / "two", seconds=0)
    assert not stopped.book.found
    with (tmp_path / "two" / "played.jsonl").open("a") as file:
        file.write('["half a li')  # as if somebody was killed while writing
    again = study_of(game, tmp_path / "two", seconds=600)
    books = [studies.Book(tmp_path / each / "played.jsonl").found for each in ("one", "two")]
    assert books[0] == books[1] == again.book.found
    before = len((tmp_path / "two" / "played.jsonl").read_text())
    study_of(game, tmp_path / "two", seconds=600)
    assert len((tmp_path / "two" / "played.jsonl").read_text()) == before, "all is known"

    studies.write(again, tmp_path)
    told = json.loads((tmp_path / "werfer.json").read_text())
    assert [table["level"] for table in told["tables"]] == [*PLAYERS]
    assert told["measures"] == [*OF_FAMILY["race"]]
    changes = told["tables"][0]["changes"]
    assert [each["set"] for each in changes] == [{"first": "seat"}, {"play-on": "off"}]
    change = changes[1]
    question = Question.of("werfer", 2, "casual", {}, {"play-on": "off"}, 3)
    right = effects(
        question,
        together(played(question, part, 0, games_of_part(part, SMALL)) for part in Part),
    )
    for (by, margin, count), effect in zip(change["by"], right, strict=True):
        assert by == pytest.approx(effect.by, rel=1e-3)
        assert margin == pytest.approx(effect.margin, rel=1e-3)
        assert count == (LUCK_TIMES * SMALL if effect.measure == "luck" else SMALL)


def test_games_that_have_the_same_rules_are_played_once(tmp_path: Path) -> None:
    twins = [replace(GAMES[name], players=(3,)) for name in ("never-mind", "dont-worry", "madn")]
    stamps = studies.stamps_of(twins, Here())
    study = studies.Study(twins, 3, 1, studies.Book(tmp_path / "played.jsonl"), stamps)
    [singles] = study.rounds_of_work()
    assert {work.games.game for work in singles} == {"never-mind", "madn"}
    here = next(work.games for work in singles if work.games.game == "never-mind")
    change = (("barriers", "on"),)
    assert study.key(here, change) == study.key(here._replace(game="dont-worry"), change)
    assert study.key(here, change) != study.key(here._replace(game="madn"), change)


def table(
    stamp: str, *changes: dict[str, str], made: str = "2026-11-16", seed: int = 24
) -> dict[str, Any]:
    found = [{"set": each, "by": [[1.5, 0.5, 480]]} for each in changes]
    when = {"made": made, "version": "2.0.0", "seed": seed}
    return {"stamp": stamp, **when, "games": 480, "changes": found}


def test_a_short_study_takes_nothing_away_from_what_is_shipped() -> None:
    one, other, pair = {"a": "on"}, {"b": "on"}, {"a": "on", "b": "on"}
    before = table("same", one, other)
    assert studies.richer(None, before) == studies.richer(before, None) == before
    assert studies.richer(None, None) is None
    both = studies.richer(before, table("same", pair))
    assert [each["set"] for each in both["changes"]] == [one, other, pair]
    assert studies.richer(before, table("others", one, pair)) == before, "a rule is missing"
    anew = table("others", one, other)
    assert studies.richer(before, anew) == anew, "every rule was measured with others"


def test_a_table_has_the_date_on_which_it_was_measured() -> None:
    one, other = {"a": "on"}, {"b": "on"}
    before = table("same", one, other)
    again = table("same", one, other, made="2026-11-18")
    assert studies.richer(before, again) == before, "it tells nothing new"
    again["changes"][0]["by"] = [[1.2, 0.2, 1920]]
    more = studies.richer(before, again)
    assert (more["made"], more["games"]) == ("2026-11-18", 480), "the other rule has fewer"
    others = table("same", one, made="2026-11-18", seed=5)
    assert studies.richer(before, others) == before, "no table has the games of two seeds"


def test_what_is_shipped_by_other_rules_is_no_longer_told(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "werfer.json"
    assert studies.shipped_in(file, game) == []
    told = {"format": FORMAT, "rules": game.version, "measures": [*OF_FAMILY["race"]]}
    file.write_text(json.dumps({**told, "tables": [table("x")]}))
    assert studies.shipped_in(file, game) == [table("x")]
    file.write_text(json.dumps({**told, "rules": "older", "tables": [table("x")]}))
    assert studies.shipped_in(file, game) == []


def test_all_games_were_measured() -> None:
    assert [*GAMES] == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_shipped_is_complete(name: str) -> None:
    found, game = findings_of(name), GAMES[name]
    assert found is not None
    assert (found["format"], found["game"], found["rules"]) == (FORMAT, name, game.version)
    assert tuple(found["measures"]) == OF_FAMILY[game.family]
    tables = {(table["players"], table["level"]): table for table in found["tables"]}
    assert tables.keys() == {(n, level) for n in game.players for level in PLAYERS}
    for (players, _), table in tables.items():
        assert date.fromisoformat(table["made"]) <= datetime.now(UTC).date()
        assert table["version"] and table["seed"] >= 0
        alone = [change for change in table["changes"] if len(change["set"]) == 1]
        assert table["games"] == min(change["by"][0][2] for change in alone)
        told = [tuple(change["set"].items()) for change in table["changes"]]
        wanted = [*studies.changes_of(game, players)]
        assert {each for each in wanted if len(each) == 1} <= {*told} <= {*wanted}
        assert len(table["book"]) == len(found["measures"])
        for change in table["changes"]:
            assert len(change["by"]) == len(found["measures"])
            assert all(margin >= 0 and count > 0 for _, margin, count in change["by"])


@pytest.mark.parametrize("name", ["madn", "never-mind", "dont-worry"])
def test_common_pairs_are_shipped_for_the_games_with_many_house_rules(name: str) -> None:
    found, game = findings_of(name), GAMES[name]
    assert found is not None
    for table in found["tables"]:
        told = [tuple(change["set"].items()) for change in table["changes"]]
        assert {*filter(studies.is_common, studies.changes_of(game, table["players"]))} <= {*told}


def test_what_is_shipped_is_small() -> None:
    folder = Path(studies.FILES)
    assert sum(path.stat().st_size for path in folder.glob("*.json")) < 400_000


@pytest.mark.proof
@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_shipped_can_be_made_again(name: str) -> None:
    found, game = findings_of(name), GAMES[name]
    assert found is not None
    table = min(found["tables"], key=lambda table: (table["players"], table["level"]))
    change = table["changes"][0]
    place = found["measures"].index("luck")
    by, margin, count = change["by"][place]
    question = Question.of(
        game.id, table["players"], table["level"], {}, change["set"], table["seed"]
    )
    sums = played(question, Part.LUCK, 0, count)
    [effect] = effects(question, sums)
    assert studies.rounded(effect.by) == by
    assert effect.margin is not None
    assert effect.margin < margin, "one margin alone is smaller than one of six that hold together"
