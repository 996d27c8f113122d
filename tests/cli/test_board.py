"""``rauswurf board check``, and playing on a corrected board."""

import json
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
    assert rauswurf("referee", "madn", "--board", str(file)).code == 0
    ran = rauswurf("referee", "madn", "-s", "colours=neutral", "--board", str(file))
    assert (ran.code, "madn needs 4 colours here" in ran.err) == (2, True)
    ran = rauswurf("referee", "madn", "-p", "4", "--board", str(file))
    assert (ran.code, "madn is for 2 to 3 players, not for 4" in ran.err) == (2, True)


# A board of one's own, as docs/boards.md tells it.


@pytest.fixture
def three(rauswurf: Run, tmp_path: Path) -> str:
    """The ring of thirty for three."""
    file = str(tmp_path / "three.toml")
    made = rauswurf("board", "new", file, "--colours", "3", "--fields", "30")
    assert f"{file} is fine: Ring of 30, 45 fields, colours Yellow, Green, Red" in made.out
    return file


def test_a_new_board_is_played_on(rauswurf: Run, three: str) -> None:
    game = ("play", "madn", "--board", three, "--bots", "3", "--seed", "1", "--no-save")
    assert "The game is over." in rauswurf(*game).out
    played = rauswurf("simulate", "madn", "--board", three, "--games", "200", "--json").data
    assert (played["seats"], played["finished"]) == (["yellow", "green", "red"], 200)
    both = ("compare", "madn", "--b", f"board={three}", "-p", "3", "--bots", "casual")
    assert rauswurf(*both, "--games", "200", "--json").code == 0
    met = ("arena", "madn", "strong", "random", "--board", three, "--games", "100", "-p", "2")
    assert rauswurf(*met, "--json").code == 0


def test_a_saved_game_on_a_new_board_is_verified_and_replayed(
    rauswurf: Run, three: str, tmp_path: Path
) -> None:
    record = str(tmp_path / "game.jsonl")
    play = ("play", "madn", "--board", three, "--bots", "3", "--seed", "1", "--save", record)
    assert rauswurf(*play).code == 0
    assert rauswurf("verify", record, "--board", three).code == 0
    ran = rauswurf("verify", record)
    needed = "played on the board 'ring-30': you need the file"
    assert (ran.code, needed in ran.err) == (2, True)
    ran = rauswurf("analyse", record, "--board", three)
    assert (ran.code, "Nobody can judge positions" in ran.err) == (2, True)
    assert rauswurf("replay", record, "--text", "--board", three).code == 0


def test_what_a_game_misses_on_a_board_is_said(rauswurf: Run, three: str) -> None:
    ran = rauswurf("board", "check", three, "--for", "jaeger")
    told = [f"  {colour} lacks the mark last_side" for colour in ("yellow", "green", "red")]
    assert ran.out.splitlines() == ["Jäger cannot be played on it, for 3 reasons:", *told]
    assert ran.code == 2
    fine = rauswurf("board", "check", three, "--for", "mensch")
    assert "can be played on it by 2 to 3 players, with 4 pieces each." in fine.out
    assert "colours=two-each and colours=neutral cannot be chosen" in fine.out
    two = three.replace("three", "two")
    rauswurf("board", "new", two, "--colours", "2")
    fine = rauswurf("board", "check", two, "--for", "madn")
    assert "can be played on it by 2 players, with 4 pieces each." in fine.out
    data = rauswurf("board", "check", three, "--for", "madn", "--json").data
    assert (data["fine"], data["players"], data["pieces"]) == (True, [2, 3], 4)
    data = json.loads(rauswurf("board", "check", three, "--for", "jaeger", "--json").out)
    assert (data["fine"], data["ids"]) == (False, ["board-misfit-colour-mark"] * 3)
    ran = rauswurf("board", "check", three, "--for", "chess")
    assert (ran.code, "there is no game 'chess'" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--colours", "7"), "--colours must be between 2 and 6, not 7"),
        (("--pieces", "1"), "--pieces must be between 2 and 6, not 1"),
        (("--fields", "250"), "--fields must be between 14 and 235, not 250"),
        (("--fields", "31"), "take a multiple of 4"),
        (("--colours", "6", "--fields", "18"), "at least 4 fields"),
    ],
)
def test_numbers_that_make_no_board(
    rauswurf: Run, tmp_path: Path, options: tuple[str, ...], told: str
) -> None:
    ran = rauswurf("board", "new", str(tmp_path / "new.toml"), *options)
    assert (ran.code, told in ran.err, list(tmp_path.iterdir())) == (2, True, [])


def test_a_new_board_never_takes_the_place_of_a_file(rauswurf: Run, file: Path) -> None:
    file.write_text("mine", encoding="utf-8")
    ran = rauswurf("board", "new", str(file))
    assert (ran.code, "is there already" in ran.err) == (2, True)
    assert file.read_text(encoding="utf-8") == "mine"
    ran = rauswurf("board", "new", str(file.parent / "nowhere" / "new.toml"))
    assert ran.code == 2


def test_everything_wrong_with_a_large_board_can_be_told(rauswurf: Run, file: Path) -> None:
    """Hundreds of faults in one message were more than could be filled in."""
    file.write_text(CROSS.replace("0..39 0", "0..39 0 5 9 13 2"), encoding="utf-8")
    ran = rauswurf("play", "madn", "--board", str(file))
    assert (ran.code, ran.err.startswith("rauswurf: ")) == (2, True)
