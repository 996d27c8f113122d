"""The commands of the lab as users call them: arena, compare, study, and simulate with bots."""

import csv
import re
from pathlib import Path
from typing import Any

import pytest

from rauswurf import bots, games
from tests.cli.conftest import Run

SMALL = ("--players", "2", "--games", "200", "--threads", "1")


# simulate --bots


def test_bots_can_play_the_simulated_games(rauswurf: Run) -> None:
    named = ("--bots", "capture-else-foremost, random", "--rotate", "--json")
    data = rauswurf("simulate", "never-mind", *SMALL, *named).data
    better, worse = data["bot_wins"]
    assert (better["bot"], worse["bot"]) == ("capture-else-foremost", "random")
    assert better["wins"] > 0.7 and better["wins"] + worse["wins"] == pytest.approx(1)
    assert better["fair"] == 0.5 and better["wins_se"] > 0
    assert data["games"] == 200 and data["rotated"] is True


def test_bots_that_stay_keep_their_seats(rauswurf: Run) -> None:
    named = ("--bots", "capture-else-foremost,rearmost", "--json")
    data = rauswurf("simulate", "never-mind", *SMALL, *named).data
    assert data["wins"][0] / 200 == data["bot_wins"][0]["wins"] > 0.9


def test_people_read_who_played(rauswurf: Run) -> None:
    out = rauswurf("simulate", "never-mind", *SMALL, "--bots", "foremost").out
    assert "Never Mind!, 2 players: foremost\n" in out
    assert "foremost wins" not in out, "somebody of that name always wins"


def test_levels_of_bots_are_told_in_the_language(rauswurf: Run) -> None:
    named = ("--bots", "beginner,random", "--lang", "de")
    words = " ".join(rauswurf("simulate", "never-mind", *SMALL, *named).out.split())
    assert "einfach, random" in words and "Siege: einfach (zu erwarten: 50 %)" in words
    assert "beginner" not in words


# arena


def arena(rauswurf: Run, *options: str) -> Any:
    names = ("foremost", "random", "rearmost")
    return rauswurf("arena", "never-mind", *names, *SMALL, "--json", *options).data


def test_the_arena_rates_everybody(rauswurf: Run) -> None:
    data = arena(rauswurf)
    assert [each["bot"] for each in data["bots"]] == ["foremost", "random", "rearmost"]
    assert [table["games"] for table in data["tables"]] == [200, 200, 200]
    for each in data["bots"]:
        assert each["rating_low"] < each["rating"] < each["rating_high"]


def test_the_same_seed_is_the_same_tournament_on_however_many_threads(rauswurf: Run) -> None:
    assert arena(rauswurf) == arena(rauswurf, "--threads", "3")
    assert arena(rauswurf) != arena(rauswurf, "--seed", "1")


def test_a_gauntlet_stops_when_it_is_decided(rauswurf: Run) -> None:
    data = arena(rauswurf, "--gauntlet", "--sprt", "0,100", "--games", "4000")
    assert [table["test"] for table in data["tables"]] == ["high", "high"]
    assert all(table["games"] < 4000 for table in data["tables"])


def test_people_get_ratings_with_intervals(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "ratings.csv"
    options = (*SMALL, "--sprt", "0,100", "--csv", str(file))
    out = rauswurf("arena", "never-mind", "foremost", "random", *options).out
    assert "foremost against random: better by 100 points rather than 0 (LLR" in out
    with file.open(encoding="utf-8") as lines:
        assert [line["bot"] for line in csv.DictReader(lines)] == ["foremost", "random"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("arena", "madn", "random"), "at least two bots"),
        (("arena", "madn", "random", "random"), "random is named twice"),
        (("arena", "madn", "random", "randon"), "did you mean random?"),
        (("arena", "madn", "random", "mixed", "--sprt", "5"), "--sprt needs two numbers"),
        (("arena", "madn", "random", "mixed", "--sprt", "9,1"), "--sprt needs two numbers"),
        (("arena", "madn", "random", "mixed", "foremost", "--sprt", "0,1"), "add --gauntlet"),
        (("arena", "madn", "random", "mixed", "--games", "9"), "--games must be between 100 and"),
        (("arena", "madn", "random", "mixed", "--csv", "a.txt"), "ends in .csv, not a.txt"),
        (("arena", "madn", "random", "mixed", "--csv", "no/a.csv"), "there is no folder no"),
        (("simulate", "madn", "--bots", "random,mixed"), "one for each of the 4 seats"),
        (("simulate", "madn", "--bots", "nobody"), "There is no bot"),
        (("simulate", "madn", "--rotate"), "--rotate needs --bots"),
        (("compare", "madn"), "say what to compare"),
        (("compare", "madn", "--b", "players=many"), "as in --b"),
        (("compare", "madn", "--b", "bots=randon"), "did you mean random?"),
        (("compare", "madn", "--b", "board=nowhere.toml"), "there is no file nowhere.toml"),
        (("compare", "madn", "--b", "game=chess"), "chess"),
        (("compare", "madn", "--a", "barriers=off"), "nothing to compare"),
        (("compare", "madn", "--set", "barriers", "--pace", "4,3"), "--pace needs three numbers"),
        (("simulate", "madn", "--measures", "--device", "gpu"), "leave out --device gpu"),
        (("simulate", "madn", "--picture", "a.gif"), ".svg, .png or .html"),
        (("simulate", "madn", "--set", "forced-capture"), "needs one of off, huff or strict"),
        (
            ("simulate", "madn", "--bots", "random", "--measures", "--without-luck"),
            "--without-luck or --measures",
        ),
        (("compare", "madn", "--set", "forced-capture"), "needs one of off, huff or strict"),
        (("compare", "madn", "--set", "barriers=off"), "nothing to compare"),
        (("compare", "madn", "--set", "moon"), "moon"),
        (
            ("compare", "madn", "--set", "barriers", "--both", "barriers=on"),
            "use --set or --both",
        ),
        (("compare", "madn", "--set", "barriers", "--picture", "a.gif"), ".svg, .png or .html"),
        (("study", "nowhere.toml"), "there is no file nowhere.toml"),
        (("study", "."), "is not a file"),
    ],
)
def test_bad_input_gets_one_clear_line(
    rauswurf: Run, arguments: tuple[str, ...], words: str
) -> None:
    ran = rauswurf(*arguments)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert words in ran.err


def test_a_bot_under_two_names_is_told_to_be_one(rauswurf: Run) -> None:
    name = bots.own_name("expert", games.get("never-mind").setup(2))
    ran = rauswurf("arena", "never-mind", "--players", "2", "expert", name)
    assert (ran.code, ran.out) == (2, "")
    assert f"expert and {name} are one and the same bot" in ran.err


def test_what_cannot_be_written_is_told(rauswurf: Run, tmp_path: Path) -> None:
    folder = tmp_path / "folder.csv"
    folder.mkdir()
    study = tmp_path / "small.toml"
    study.write_text(STUDY, encoding="utf-8")
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "chunks").write_text("in the way", encoding="utf-8")
    arena = ("arena", "never-mind", "foremost", "random", *SMALL, "--csv", str(folder))
    for arguments, told in (
        (arena, "this is a folder"),
        (("study", str(study), "--out", str(taken)), "cannot be written"),
    ):
        ran = rauswurf(*arguments)
        assert ran.code == 2
        assert told in ran.err and len(ran.err.splitlines()) == 1
    assert not list(tmp_path.rglob("*.part"))


# compare


def test_compare_tells_what_a_rule_changes(rauswurf: Run, tmp_path: Path) -> None:
    for kind in ("svg", "png", "html"):
        file = tmp_path / f"opening.{kind}"
        options = (*SMALL, "--set", "opening", "--picture", str(file))
        ran = rauswurf("compare", "never-mind", *options)
        assert ran.code == 0, ran.err
        assert file.stat().st_size > 1000
    words = " ".join(ran.out.split())
    told = "Opening: one piece on the start instead of Opening: all pieces in base"
    assert told in words
    assert "Games take" in words and "fewer turns" in words
    [same] = re.findall(r"No difference was found in: (.*?)\.", words)
    assert "Yellow wins" in same and "turns per game" not in same
    page = (tmp_path / "opening.html").read_text(encoding="utf-8")
    assert "<svg" in page and "<script" not in page and "fewer turns" in page


def test_compare_for_programs_and_tables(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "opening.csv"
    options = (*SMALL, "--set", "opening=one-on-start", "--both", "barriers=on")
    data = rauswurf("compare", "never-mind", *options, "--json", "--csv", str(file)).data
    assert (data["before"], data["after"]) == ("opening=all-in-base", "opening=one-on-start")
    changes = {each["measure"]: each for each in data["changes"]}
    assert changes["rolls"]["difference"] < 0
    for each in changes.values():
        assert each["low"] < each["difference"] < each["high"]
        assert each["real"] == (each["low"] > 0 or each["high"] < 0)
    assert "luck" in changes and "captures" in changes and "lead-changes" in changes
    with file.open(encoding="utf-8") as lines:
        assert [line["measure"] for line in csv.DictReader(lines)] == list(changes)


def test_compare_speaks_german(rauswurf: Run) -> None:
    out = rauswurf("--lang", "de", "compare", "never-mind", *SMALL, "--set", "opening").out
    words = " ".join(out.split())
    assert "statt Aufstellung: " in words
    assert "Spielzüge kürzer" in words and "Glücksanteil" in words


# study

STUDY = """
games = 60
[[grid]]
game = "never-mind"
players = 2
variants = { barriers = ["off", "on"] }
"""


def test_a_study_writes_its_table_and_report_beside_the_file(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(STUDY, encoding="utf-8")
    first = rauswurf("study", str(file))
    assert first.code == 0, first.err
    assert "small: 2 cells, 60 games each." in first.out
    assert "240 games are left to play." in first.out
    folder = tmp_path / "small.results"
    assert {path.name for path in folder.iterdir()} == {"chunks", "results.csv", "report.html"}
    again = rauswurf("study", str(file), "--json", "--format", "parquet")
    assert len(again.data["results"]) == 18
    assert (folder / "results.parquet").is_file()
    assert "Everything has been played already." in rauswurf("study", str(file)).out


def test_a_bad_study_is_told_everything_and_plays_nothing(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('games = 0\n[[grid]]\ngame = "[red]chess"\n', encoding="utf-8")
    ran = rauswurf("study", str(file))
    assert (ran.code, ran.out) == (2, "")
    heading, *faults = ran.err.splitlines()
    assert heading == f"rauswurf: {file}: 2 things are wrong"
    assert faults[0] == "  games must be a whole number from 1 to 10000000, not 0"
    assert "[red]chess" in faults[1]
    assert not (tmp_path / "bad.results").exists()
