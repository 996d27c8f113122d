"""``rauswurf verify``: plain words, exit codes, and one line about what cannot be read."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from rauswurf import games
from rauswurf.boards import load_file
from rauswurf.record import Fair, Hand, Header, Seeded, System
from tests.record.conftest import Keep, Run
from tests.record.making import (
    SECRET,
    broken_off,
    checked,
    fair_header,
    forged,
    header_with,
    line_of,
    record_of,
    sealed,
    setup_of,
    short_record,
    whole_record,
)


def test_a_record_that_holds(run: Run, keep: Keep) -> None:
    ran = run("verify", keep(whole_record()))
    rolls = checked(whole_record()).rolls
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(
        "Mensch ärgere Dich nicht, 2026-02-28T19:30:00+01:00: Ada (Yellow and Red)"
    )
    assert f"All {rolls} rolls follow from the secret that was fixed before the game." in ran.out
    assert "Words from 2 of 2 players went into them." in ran.out
    assert "follow the rules." in ran.out
    assert "steps were undone." in ran.out
    assert "knew what the dice would show next." in ran.out
    assert "Outcome     1. " in ran.out
    assert "The seal fits: nothing has changed by accident since" in ran.out
    assert f"Compare it with the seal your friends have: {seal_of(whole_record())}" in ran.out
    assert ran.out.endswith("\nThis record is valid.\n")


def test_the_promise_is_shown_to_be_compared(run: Run, keep: Keep) -> None:
    ran = run("verify", keep(broken_off()))
    assert fair_header(setup_of("madn")).dice.data()["commitment"] in ran.out
    assert "Is this the one you saw before you added your words?" in ran.out


def seal_of(record: bytes) -> str:
    return str(json.loads(record.splitlines()[-1])["seal"])


def test_a_game_without_an_end_is_said_to_promise_nothing(run: Run, keep: Keep) -> None:
    ran = run("verify", keep(broken_off()))
    assert (ran.code, ran.err) == (1, "")
    assert "This record is valid" not in ran.out
    assert "so nothing is promised about how it went on or who won." in ran.out
    assert ran.out.endswith("the game has no end, so nothing is promised about it.\n")


@pytest.mark.parametrize(
    ("policy", "names", "sentences"),
    [
        (None, ("Ada", "Ben"), ["Nobody signed the moves."]),
        (None, ("", "Ben"), ["Not every player is named here.", "Nobody signed the moves."]),
        (Hand(), ("Ada", "Ben"), ["Nothing was promised about the names", "made it all up."]),
        (Hand(), ("", ""), ["Not every player is named here.", "made it all up."]),
    ],
)
def test_what_nothing_proves_is_said(
    run: Run, keep: Keep, policy: Hand | None, names: tuple[str, str], sentences: list[str]
) -> None:
    header = Header.of(setup_of("madn", 2), "2026-02-28", names=names, dice=policy)
    if policy is None:
        header = header.with_dice(Fair(header.commit(SECRET), ("a", "b")))
    said = run("verify", keep(record_of(header, events=9))).out.partition("Not proved")[2]
    body, _, _ = said.partition("\n\n")
    assert [sentence for sentence in SENTENCES if sentence in body] == sentences


SENTENCES = (
    "Nothing was promised about the names",
    "The names are those the players gave",
    "Not every player is named here.",
    "Nobody signed the moves.",
    "made it all up.",
)


def test_dice_without_any_words_prove_less(run: Run, keep: Keep) -> None:
    header = header_with(setup_of("madn"), Hand())
    header = header.with_dice(Fair(header.commit(SECRET), ("",) * 4))
    ran = run("verify", keep(record_of(header, events=9)))
    assert "No player added words, so whoever drew the secret could have picked one that" in ran.out


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        (Hand(), "Real dice, typed in by hand: we cannot check them."),
        (System(), "Rolled by the computer without a promise: we cannot check them."),
        (Seeded(7), "rolls follow from the seed 7."),
    ],
)
def test_other_dice(run: Run, keep: Keep, policy: Hand | System | Seeded, sentence: str) -> None:
    ran = run("verify", keep(record_of(header_with(setup_of("jaeger"), policy), events=60)))
    assert ran.err == ""
    assert sentence in ran.out
    assert "secret" not in ran.out


def test_a_broken_rule_is_named(run: Run, keep: Keep) -> None:
    record = short_record()
    line = line_of(record, "move", 3)
    ran = run("verify", keep(forged(record, line, lambda data: {"move": "0-38"})))
    assert (ran.code, ran.err) == (1, "")
    assert f"Rules       Line {line} breaks the rules: 0-38: " in ran.out
    assert "Up to there, " in ran.out
    assert "follow from the secret" in ran.out
    assert "Not checked, because a move breaks the rules." in ran.out
    assert ran.out.endswith("\nThis record is not valid.\n")


def test_a_forged_roll_is_named(run: Run, keep: Keep) -> None:
    record = short_record()
    line = line_of(record, "roll", 9)
    changed = forged(record, line, lambda data: {"roll": [data["roll"][0] % 6 + 1]})
    ran = run("verify", keep(changed))
    assert ran.code == 1
    assert f"Dice        Line {line}: roll 9 is " in ran.out
    assert "but the dice gave" in ran.out


def test_a_wrong_outcome_and_a_broken_seal_are_named(run: Run, keep: Keep) -> None:
    record = whole_record()
    line = line_of(record, "outcome")
    changed = forged(record, line, lambda data: data["outcome"]["places"].reverse())
    ran = run("verify", keep(changed[:-10] + b'0000000"}\n'))
    assert ran.code == 1
    wrong = "the places in the outcome are not those of the game."
    assert f"Outcome     Line {line}: {wrong}" in ran.out
    assert "the seal is broken: something was changed after the record was closed." in ran.out


def test_a_game_in_progress(run: Run, keep: Keep) -> None:
    record = record_of(fair_header(setup_of("madn")), events=20, finish=False)
    ran = run("verify", keep(record + b'{"roll'))
    assert (ran.code, ran.err) == (1, "")
    assert "The secret is revealed at the end; until then nobody can check the dice." in ran.out
    assert "Seal        Line 22: the last line is cut off." in ran.out
    assert ran.out.endswith("the game has no end, so nothing is promised about it.\n")


def test_a_finished_game_without_its_seal_holds_so_far(run: Run, keep: Keep) -> None:
    ran = run("verify", keep(short_record()[: short_record().index(b'{"secret"')]))
    assert ran.code == 1
    assert (
        "Everything is valid so far, but the record is not closed: its end is missing." in ran.out
    )


def test_a_single_roll_is_no_plural(run: Run, keep: Keep) -> None:
    record = record_of(header_with(setup_of("madn"), Seeded(3)), events=1)
    assert "All 1 roll and 0 moves follow the rules." in run("verify", keep(record)).out


def test_standard_input(run: Run) -> None:
    ran = run("verify", "-", typed=short_record())
    assert (ran.code, ran.err) == (0, "")


def test_names_and_bots(run: Run, keep: Keep) -> None:
    header = header_with(setup_of("nichtlustig"), Hand())
    lines = record_of(header, events=9).splitlines()[:-1]
    data = json.loads(lines[0])
    data["seats"][1] = {"plays": ["green"], "name": "", "bot": True}
    ran = run("verify", keep(sealed([json.dumps(data).encode(), *lines[1:]])))
    assert "Ada (Yellow), Green (bot), Çiğdem (Blue), Dörte (Orange)" in ran.out


# For programs.


def test_json_of_a_record_that_holds(run: Run, keep: Keep) -> None:
    path = keep(whole_record())
    ran = run("verify", path, "--json")
    data = json.loads(ran.out)
    verdict = checked(whole_record())
    assert (ran.code, ran.err) == (0, "")
    assert data["file"] == path
    assert data["holds"] is True
    assert data["problems"] == []
    assert data["rolls"] == data["dice"]["checked"] == verdict.rolls
    assert data["dice"]["by"] == "fair"
    assert data["closed"] is data["over"] is True
    assert data["outcome"]["rule"] == "two-colours"
    assert data["seats"][0] == {"plays": ["yellow", "red"], "name": "Ada"}


def test_json_of_a_record_that_does_not(run: Run, keep: Keep) -> None:
    record = short_record()
    line = line_of(record, "move", 3)
    ran = run("verify", keep(forged(record, line, lambda data: {"move": "0-39"})), "--json")
    [problem] = json.loads(ran.out)["problems"]
    assert ran.code == 1
    assert (problem["fault"], problem["line"]) == ("rules", line)
    assert problem["rule"] and problem["text"]


# What cannot be read.


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (b"", "line 1: the file is empty"),
        (b"hello\n", "line 1: not JSON (column 1)"),
        (b"\xff\xfe\x00", "line 1: not UTF-8 text (byte 1)"),
        (b"\x00" * 10**6, "line 1: longer than 16,384 bytes"),
        (b"[" * 10**4 + b"\n", "line 1: too many brackets inside brackets"),
        (b'{"game":"madn"}\n', "line 1: this is not a record"),
        (short_record().replace(b'"madn"', b'"mand"'), "line 1: there is no game 'mand'"),
        (
            short_record().replace(b'{"roll":', b'{"rol":', 1),
            "line 2: expected one of names, roll, move",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",  # a million bytes are no name
)
@pytest.mark.parametrize("json_wanted", [False, True])
def test_what_is_no_record(
    run: Run, keep: Keep, record: bytes, complaint: str, json_wanted: bool
) -> None:
    path = keep(record)
    ran = run("verify", path, *["--json"] * json_wanted)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"rauswurf: {path}: {complaint}")
    assert ran.err.count("\n") == 1


def test_files_that_are_not_there(run: Run, tmp_path: Path) -> None:
    for path, complaint in ((tmp_path / "no", "there is no such file"), (tmp_path, "a folder")):
        ran = run("verify", str(path))
        assert (ran.code, ran.out) == (2, "")
        assert complaint in ran.err
        assert ran.err.count("\n") == 1


def test_a_board_of_ones_own_must_be_given(run: Run, keep: Keep, tmp_path: Path) -> None:
    text = (files("rauswurf.boards") / "cross.toml").read_text(encoding="utf-8")
    board = tmp_path / "mine.toml"
    board.write_text(text.replace('id = "cross"', 'id = "mine"'), encoding="utf-8")
    setup = games.get("madn").setup(4, board=load_file(board))
    path = keep(record_of(fair_header(setup), setup, events=12))
    ran = run("verify", path)
    assert ran.code == 2
    assert "played on the board 'mine': you need the file of that board" in ran.err
    assert "follow the rules." in run("verify", path, "--board", str(board)).out
    board.write_text(text.replace('id = "cross"', 'id = "other"'), encoding="utf-8")
    assert "played on a different board" in run("verify", path, "--board", str(board)).err
