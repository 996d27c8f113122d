"""``rauswurf board check``, and playing on a corrected board."""

from importlib.resources import files
from pathlib import Path

import pytest

from rauswurf.boards import load
from rauswurf.messages import LANGUAGES, message
from tests.cli.conftest import Run

CROSS = (files("rauswurf.boards") / "cross.toml").read_text(encoding="utf-8")
OURS = sorted(
    file.name.removesuffix(".toml")
    for file in files("rauswurf.boards").iterdir()
    if file.name.endswith(".toml")
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


@pytest.mark.parametrize("name", OURS)
def test_our_own_boards_are_fine(rauswurf: Run, name: str) -> None:
    path = str(files("rauswurf.boards") / f"{name}.toml")
    ran = rauswurf("board", "check", path)
    assert ran.code == 0
    assert f"is fine: {load(name).name}" in ran.out
    data = rauswurf("board", "check", path, "--json").data
    assert (data["fine"], data["faults"], data["id"]) == (True, [], load(name).id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_boards_have_a_name_in_every_language(rauswurf: Run, language: str) -> None:
    for name in OURS:
        board, path = load(name), str(files("rauswurf.boards") / f"{name}.toml")
        told = board.title.text(language)
        assert (told == board.name) == (language == "en")
        said = rauswurf("board", "check", path, "--lang", language).out.splitlines()[0]
        assert told in said and message("colour-yellow").text(language) in said


def test_a_board_of_ones_own_keeps_the_name_that_its_file_has(rauswurf: Run, file: Path) -> None:
    file.write_text(CROSS.replace("Cross of forty", "Grandma's table"), encoding="utf-8")
    assert "Grandma's table, 60 Felder" in rauswurf("board", "check", str(file), "--lang", "de").out


def test_everything_wrong_is_told(rauswurf: Run, file: Path) -> None:
    text = CROSS.replace('start = "20"', 'start = "99"').replace('kind = "track"', 'kind = "trick"')
    file.write_text(text, encoding="utf-8")
    ran = rauswurf("board", "check", str(file))
    assert ran.code == 1
    assert "there is no field '99' for red" in ran.out
    assert "there is no kind 'trick'" in ran.out
    checked = rauswurf("board", "check", str(file), "--json")
    assert checked.code == 1
    assert '"fine": false' in checked.out


@pytest.mark.parametrize("text", ["", "x", "a = 1", "colour = 5", "[[colour]]\n[[group]]", "\x00"])
def test_what_is_no_board_at_all_is_no_reason_to_crash(
    rauswurf: Run, file: Path, text: str
) -> None:
    file.write_text(text, encoding="utf-8")
    ran = rauswurf("board", "check", str(file))
    assert (ran.code, ran.err) == (1, "")
    assert "wrong" in ran.out


def test_bytes_that_are_no_text(rauswurf: Run, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert rauswurf("board", "check", str(file)).code == 1


def test_a_game_on_a_corrected_board(rauswurf: Run, file: Path) -> None:
    """Somebody's yellow starts on field 1."""
    text = CROSS.replace('start = "0"', 'start = "1"').replace('"B 0"', '"B 1"')
    file.write_text(text, encoding="utf-8")
    options = ("--board", str(file), "--position", "yellow B B B B / red B B B B")
    assert rauswurf("referee", "madn", "--roll", "6", "--json", *options).data["moves"] == ["B-1"]
    counted = rauswurf("perft", "madn", "--depth", "2", *options, "--json").data
    assert counted["branches"] == {f"roll {n}": 6 if n < 6 else 1 for n in range(1, 7)}
    played = rauswurf("play", "madn", *options, "--dice", "ask", typed="6\n\n")
    assert "Yellow enters on 1." in played.out
    assert f"--board {file}" in played.out


def test_a_board_with_too_few_colours(rauswurf: Run, file: Path) -> None:
    black = CROSS.index('[[colour]]\nname = "black"')
    groups = CROSS.index("[[group]]")
    text = CROSS[:black] + CROSS[groups:]
    parts = [part for part in text.split("[[group]]") if 'owner = "black"' not in part]
    file.write_text("[[group]]".join(parts), encoding="utf-8")
    ran = rauswurf("referee", "madn", "--board", str(file))
    assert ran.code == 2
    assert "madn needs 4 colours here" in ran.err
    assert (
        rauswurf("referee", "madn", "-p", "3", "-s", "colours=own", "--board", str(file)).code == 0
    )
