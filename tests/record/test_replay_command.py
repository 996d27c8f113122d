"""``rauswurf replay``: step by step, all at once, and as pictures."""

import json
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from rauswurf import Table
from rauswurf.boards.svg import draw_svg
from rauswurf.cli.replay.caption import without_accents
from rauswurf.cli.replay.paint import painter_for
from rauswurf.games import GAMES
from tests.record.conftest import Keep, Run
from tests.record.making import (
    broken_off,
    fair_header,
    forged,
    line_of,
    record_of,
    setup_of,
    whole_record,
)

# Step by step.


def test_enter_back_jump_and_quit(run: Run, keep: Keep) -> None:
    ran = run("replay", keep(broken_off()), typed=b"\n\nb\n20\n0\nb\n999\nwhat?\nq\n\n")
    assert (ran.code, ran.err) == (0, "")
    steps = re.findall(r"^(\d+)/(\d+)  ", ran.out, re.MULTILINE)
    last = steps[0][1]
    assert [step for step, _ in steps] == ["0", "1", "2", "1", "20", "0"]
    assert "Ada (Yellow) rolls " in ran.out
    assert "This is the beginning." in ran.out
    assert f"The last step is {last}." in ran.out
    assert "go to step 17" in ran.out
    assert "The game is over" not in ran.out


def test_all_by_itself(run: Run, keep: Keep) -> None:
    ran = run("replay", keep(whole_record()), typed=b"a\n")
    steps = [int(step) for step in re.findall(r"^(\d+)/\d+  ", ran.out, re.MULTILINE)]
    assert steps == list(range(len(steps)))
    assert "The game is over.\n  1. " in ran.out
    assert "The last step was undone." in ran.out
    assert "\x1b" not in ran.out


def test_the_end_of_input_ends_it(run: Run, keep: Keep) -> None:
    assert run("replay", keep(broken_off()), typed=b"\n").code == 0
    assert run("replay", keep(broken_off())).code == 0


def test_the_table_is_drawn_when_it_changes(run: Run, keep: Keep) -> None:
    ran = run("replay", keep(broken_off()), typed=b"\n\n")
    assert ran.out.count("Y Yellow  G Green  R Red  B Black") == 2  # a roll changes nothing to see


# All at once.


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_told(run: Run, keep: Keep, game: str) -> None:
    record = record_of(fair_header(setup_of(game, 2)), takebacks=0.02)
    ran = run("replay", keep(record), "--text")
    assert (ran.code, ran.err) == (0, "")
    events = len(re.findall(rb'^{"(?:roll|move|undo)"', record, re.MULTILINE))
    assert len(re.findall(r"^ *\d+  .*\.$", ran.out, re.MULTILINE)) == 1 + events
    assert "The game is over.\n  1. " in ran.out


def test_a_record_from_standard_input_is_told(run: Run) -> None:
    ran = run("replay", "-", typed=broken_off())
    assert ran.code == 0
    assert "The record ends here; the game is not over." in ran.out


def test_points_are_told(run: Run, keep: Keep) -> None:
    ran = run("replay", keep(record_of(fair_header(setup_of("nichtlustig", 2)))), "--text")
    assert re.search(r"  1\. .*, -?\d+ points", ran.out)


def test_the_good_part_of_a_bad_record(run: Run, keep: Keep) -> None:
    record = broken_off()
    line = line_of(record, "move", 3)
    ran = run("replay", keep(forged(record, line, lambda data: {"move": "0-39"})), "--text")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.count("\n", 0, ran.out.index("The record")) > line
    assert f"The record goes wrong here, in line {line}: 0-39: " in ran.out
    assert re.search(r"\[[a-z-]+\]$", ran.out.strip())


def test_json(run: Run, keep: Keep) -> None:
    record = broken_off()
    data = json.loads(run("replay", keep(record), "--json").out)
    assert data["header"] == fair_header(setup_of("madn")).data()
    assert data["problem"] is None
    steps = data["steps"]
    assert steps[0]["kind"] == "begin"
    for step in steps[1:]:
        event = json.loads(record.splitlines()[step["line"] - 1])
        assert step["kind"] in event
        assert step["roll"] == event.get("roll")
        assert step["move"] == event.get("move")
        assert (step["who"] is None) == ("undo" in event)
    backs = [k for k, step in enumerate(steps) if step["kind"] == "undo"]
    assert backs
    assert all(steps[k]["position"] == steps[k - 2]["position"] for k in backs[:1])


@pytest.mark.parametrize("record", [b"", b"\xff\n", b'{"rauswurf":2}\n'])
def test_what_is_no_record(run: Run, keep: Keep, record: bytes) -> None:
    ran = run("replay", keep(record), "--text")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


# Pictures.


def test_one_picture_an_event(run: Run, keep: Keep, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    ran = run("replay", keep(broken_off()), "--svg", str(folder))
    pictures = sorted(folder.iterdir())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{len(pictures)} pictures are in {folder}.\n"
    assert [picture.name for picture in pictures[:2]] == ["0000.svg", "0001.svg"]
    setup = setup_of("madn")
    begin = {colour: list(setup.begin_of(colour)) for colour in setup.colours}
    assert pictures[0].read_text(encoding="utf-8") == draw_svg(setup.board, begin)
    assert ElementTree.parse(pictures[-1]).getroot().tag.endswith("svg")


def test_one_picture_a_turn(run: Run, keep: Keep, tmp_path: Path) -> None:
    path = keep(broken_off())
    run("replay", path, "--svg", str(tmp_path / "events"))
    run("replay", path, "--svg", str(tmp_path / "turns"), "--each", "turn")
    events, turns = (
        [picture.read_bytes() for picture in sorted((tmp_path / name).iterdir())]
        for name in ("events", "turns")
    )
    assert 5 < len(turns) < len(events) * 0.7
    assert (turns[0], turns[-1]) == (events[0], events[-1])
    assert set(turns) <= set(events)


@pytest.mark.parametrize("game", GAMES)
def test_moving_pictures_of_every_game(run: Run, keep: Keep, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.gif"
    record = record_of(fair_header(setup_of(game)), events=40)
    ran = run("replay", keep(record), "--gif", str(file), "--pause", "0.2")
    assert (ran.code, ran.err) == (0, "")
    with Image.open(file) as gif:
        assert getattr(gif, "n_frames", 0) == 41
        assert gif.info["duration"] == 200
        assert gif.info["loop"] == 0
        gif.seek(40)
        assert gif.info["duration"] == 3200


def test_each_picture_is_what_was_painted(run: Run, keep: Keep, tmp_path: Path) -> None:
    """Only what changed is in the file; put together it is the whole again."""
    file = tmp_path / "game.gif"
    run("replay", keep(broken_off()), "--gif", str(file))
    setup = setup_of("madn")
    first = painter_for(setup).paint(Table(setup).view)
    with Image.open(file) as gif:
        frames = []
        for number in range(getattr(gif, "n_frames", 0)):
            gif.seek(number)
            frames.append(gif.convert("RGB"))
    board = (0, 0, *first.size)
    difference = ImageChops.difference(frames[0].crop(board), first).convert("L")
    assert not difference.point(lambda value: value >= 40).getbbox()  # a palette has 255 colours
    changes = [
        ImageChops.difference(one.crop(board), other.crop(board)).getbbox()
        for one, other in pairwise(frames)
    ]
    assert changes[0] is None  # a roll moves nothing
    assert any(changes)


def test_pictures_and_a_moving_one_at_once(run: Run, keep: Keep, tmp_path: Path) -> None:
    folder, file = tmp_path / "pictures", tmp_path / "game.gif"
    ran = run("replay", keep(broken_off()), "--svg", str(folder), "--gif", str(file))
    assert ran.code == 0
    assert file.exists()
    assert any(folder.iterdir())


def test_pieces_that_share_a_spot_stand_beside_each_other() -> None:
    others = "/ green B B B B / red B B B B / black B B B B"
    positions = (f"yellow B B B 5 {others}", f"yellow B B 5 5 {others}")
    tables = [Table("madn", variants={"barriers": True}, position=at) for at in positions]
    painter = painter_for(tables[0].setup)
    alone, together = (painter.paint(table.view) for table in tables)
    box = ImageChops.difference(alone, together).getbbox()
    assert box
    assert box[2] > box[0]


def test_letters_that_a_font_lacks() -> None:
    assert without_accents("Jäger, Çiğdem 🎲") == "Jager, Cigdem "


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--svg", "{full}"), "is not empty: choose a new folder"),
        (("--svg", "{full}/file/deep"), "part of the path is not a folder"),
        (("--gif", "{full}/game.jsonl"), "--gif needs a file that ends in .gif"),
        (("--gif", "{full}/no/such/folder.gif"), "there is no such file or folder"),
        (
            ("--pause", "0", "--gif", "{full}/x.gif"),
            "--pause must be between 0.02 and 60.0, not 0.0",
        ),
        (("--pause", "nan"), "--pause must be between"),
        (("--each", "week"), "week"),
    ],
)
def test_pictures_that_cannot_be_drawn(
    run: Run, keep: Keep, tmp_path: Path, options: tuple[str, ...], complaint: str
) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "file").write_text("here first")
    ran = run("replay", keep(broken_off()), *(o.format(full=full) for o in options))
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
    assert [path.name for path in full.iterdir()] == ["file"]
