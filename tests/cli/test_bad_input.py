"""Whatever is typed wrongly: one clear line on standard error, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = "yellow B B 3 9 / red B B B 12"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["games", "--nonsense"], "No such option: --nonsense; see rauswurf games --help"),
        (["train", "madn", "--bots", "3"], "No such option: --bots; see rauswurf train --help"),
        (["rules", "madn", "--player", "2"], "No such option: --player; did you mean --players?"),
        (["rules", "madn", "--palyers", "2"], "did you mean --players?"),
        (["rules", "madn", "--pl", "2"], "did you mean --players?"),
        (["simulate", "madn", "--bot", "random"], "did you mean --bots?"),
        (
            ["arena", "madn", "--bots", "strong,expert"],
            "--bots is not an option here: just write BOT BOT ...; see rauswurf arena --help",
        ),
        (
            ["arena", "madn", "--bot", "strong"],
            "--bot is not an option here: just write BOT BOT ...",
        ),
        (["play", "--game", "madn"], "--game is not an option here: just write GAME"),
        (["analyse", "--file", "a"], "--file is not an option here: just write FILE"),
        (["rules", "madn", "4"], "Unexpected: 4; did you mean --players 4?"),
        (["play", "madn", "3"], "Unexpected: 3; did you mean --players 3?"),
        (["games", "4"], "Unexpected: 4; see rauswurf games --help"),
        (["rules", "madn", "4", "5"], "Unexpected: 4, 5; see rauswurf rules --help"),
        (["rules"], "'GAME' is missing"),
        (["rules", "mand"], "there is no game 'mand'; did you mean madn?"),
        (["rules", "mensh"], "there is no game 'mensh'; did you mean madn?"),
        (["rules", "chess"], "there is no game 'chess'; choose madn, never-mind"),
        (["rules", "madn", "--set", "bariers"], "no variant 'bariers'; did you mean barriers?"),
        (["rules", "madn", "--set", "colours"], "--set colours needs one of"),
        (["rules", "madn", "--set", "=on"], "--set needs ID=VALUE"),
        (["rules", "madn", "--set", "dice=loaded"], "has no variant 'dice'; it has opening"),
        (["rules", "madn", "--set", "barriers=yes"], "cannot be 'yes'; choose off or on"),
        (["rules", "madn", "--set", "barriers=on", "--set", "barriers=off"], "given twice"),
        (["rules", "madn", "--players", "5"], "madn is for 2 to 4 players, not for 5"),
        (["rules", "madn", "--players", "0"], "madn is for 2 to 4 players, not for 0"),
        (
            ["rules", "madn", "--players", "few"],
            "--players: 'few' is not a whole number like 2\n",
        ),
        (["rules", "madn", "-p", "2", "-s", "colours=neutral"], "is for 3 players, not for 2"),
        (["referee", "madn", "--roll", "7"], "a die shows 1 to 6, not 7"),
        (["referee", "madn", "--roll", "0"], "a die shows 1 to 6, not 0"),
        (["referee", "madn", "--roll", "-1"], "'-1' is not a roll"),
        (["referee", "madn", "--roll", "six"], "'six' is not a roll"),
        (["referee", "madn", "--roll", ""], "a number from 1 to 6"),
        (["referee", "madn", "--roll", "3 4"], "roll one die"),
        (["referee", "madn", "--position", " "], "--position is empty"),
        (["referee", "madn", "--position", "yellow B B B B"], "red is missing"),
        (["referee", "madn", "--position", GOOD, "--players", "4"], "green is missing"),
        (["referee", "madn", "--position", GOOD, "--players", "7"], "not for 7"),
        (
            ["referee", "madn", "--position", GOOD, "--roll", "2", "--move", "7-9"],
            "7-9: Yellow has no piece on 7.",
        ),
        (["referee", "madn", "--roll", "2", "--move", "hop"], "no field 'hop'"),
        (["referee", "madn", "--board", "nowhere.toml"], "there is no file nowhere.toml"),
        (["simulate", "madn", "--games", "0"], "--games must be between 1 and"),
        (["simulate", "madn", "--games", "-3"], "--games must be between 1 and"),
        (["simulate", "madn", "--games", "lots"], "'lots' is not a whole number like 2\n"),
        (["simulate", "madn", "--games", "1e6"], "not a whole number like 1000000\n"),
        (["simulate", "madn", "--games", "1,000"], "not a whole number like 1000\n"),
        (["simulate", "madn", "--games", "1e999"], "not a whole number like 2\n"),
        (["simulate", "madn", "--games", "nan"], "not a whole number like 2\n"),
        (["simulate", "madn", "--threads", "0"], "--threads must be between 1 and"),
        (["simulate", "madn", "--seed", "-1"], "--seed must be between 0 and"),
        (["simulate", "madn", "--seed", str(2**63)], "--seed must be between 0 and"),
        (["simulate", "madn", "--players", "5"], "not for 5"),
        (["train", "madn", "--device", "auto"], "--device is cpu or gpu, not auto"),
        (["train", "madn", "--games", "5"], "use --lessons instead of --games"),
        (["train", "madn", "-p", "2", "--truth", "nowhere"], "there is no file nowhere"),
        (["train", "madn", "-p", "2", "--truth", "."], "there is no file ."),
        (["train", "madn", "--out", "."], ".: this is a folder"),
        (["solve", "madn", "--out", "."], ".: this is a folder"),
        (["solve", "madn", "--check", "nowhere"], "nowhere is not a file"),
        (["analyse", "nowhere", "--html", "nowhere/a.html"], "--html: there is no folder nowhere"),
        (["analyse", "nowhere", "--html", "."], ".: this is a folder"),
        (["analyse", "nowhere", "--error", "-1"], "--error must be between 0.05 and 10, not -1"),
        (["analyse", "nowhere", "--error", "nan"], "--error must be between 0.05 and 10, not nan"),
        (["analyse", "nowhere", "--error", "1"], "--error needs --rollouts"),
        (["perft", "madn"], "Option '--depth' is missing"),
        (["perft", "madn", "--depth", "-1"], "--depth must be between 1 and 8, not -1"),
        (["perft", "madn", "--depth", "0"], "--depth must be between 1 and 8, not 0"),
        (["perft", "madn", "--depth", "9"], "--depth must be between 1 and 8, not 9"),
        (["play", "nothing"], "there is no game 'nothing'"),
        (["play", "madn", "--bots", "5"], "--bots must be between 0 and 4"),
        (["play", "madn", "--bots", "-1"], "--bots must be between 0 and 4"),
        (
            ["play", "madn", "--bots", "strong"],
            "--bots: 'strong' is not a whole number; did you mean --bot strong?\n",
        ),
        (
            ["play", "madn", "--bot", "3"],
            "--bot: '3' is a number, not a name; did you mean --bots 3?\n",
        ),
        (["play", "madn", "--dice", "loaded"], "'loaded' is not one of"),
        (["play", "madn", "--dice", "seed"], "--dice seed needs a seed"),
        (["play", "madn", "--seed", "-1"], "--seed must be between 0 and"),
        (["board", "check"], "'FILE' is missing"),
        (["board", "check", "nowhere.toml"], "there is no file nowhere.toml"),
        (["board", "check", "."], "is not a file"),
    ],
)
def test_one_line_says_what_is_wrong(rauswurf: Run, arguments: list[str], told: str) -> None:
    for options in ([], ["--json"] if "--json" not in arguments and arguments[0] != "play" else []):
        ran = rauswurf(*arguments, *options)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("rauswurf: ")
        if arguments[0] != "nonsense":
            assert told in ran.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["train", "madn", "--out", "net"],
        ["solve", "madn", "--out", "table"],
        ["solve", "madn", "--slice", "10", "--out", "slice"],
        ["simulate", "madn", "--csv", "games.csv"],
        ["simulate", "madn", "--picture", "games.svg"],
        ["compare", "madn", "--set", "barriers", "--csv", "games.csv"],
        ["arena", "madn", "random", "foremost", "--csv", "games.csv"],
        ["analyse", "record", "--html", "page.html"],
        ["board", "new", "board.toml"],
        ["play", "madn", "--bots", "4", "--save", "game.jsonl"],
    ],
)
def test_what_cannot_be_written_is_told_before_anything_is_done(
    rauswurf: Run, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "record"
    assert rauswurf("play", "madn", "--bots", "4", "--plain", "--save", str(record)).code == 0
    locked = tmp_path / "locked"
    locked.mkdir()
    # Whoever runs the tests may be allowed everything, so the answer of the system is set here.
    monkeypatch.setattr("os.access", lambda place, mode: Path(place) != locked)
    *words, file = arguments
    named = [str(record) if word == "record" else word for word in words]
    ran = rauswurf(*named, str(locked / file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(f"locked/{file} cannot be written: that is not allowed\n")
    assert list(locked.iterdir()) == []


def test_a_position_is_told_all_its_faults_at_once(rauswurf: Run) -> None:
    position = "yellow B B 0 q / red 1 1 B / purple 3 ; turn nobody ; weather fine"
    ran = rauswurf("referee", "madn", "--position", position)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    for fault in (
        "no field 'q'",
        "red has 3 pieces",
        "nobody plays 'purple'",
        "turn nobody",
        "no fact 'weather'",
    ):
        assert fault in ran.err


def test_a_board_file_that_is_none(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text("colour = 3\n", encoding="utf-8")
    ran = rauswurf("referee", "madn", "--board", str(file))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "lacks" in ran.err
