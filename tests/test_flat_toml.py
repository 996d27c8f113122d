"""A small file takes little memory and little time, whatever is in it."""

import subprocess
import sys
import tomllib
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rauswurf.boards import LARGEST_FILE, BoardError, document_of, load_file, read_document
from rauswurf.boards.flat_toml import DEEPEST, NotToml, read_toml, too_deep
from rauswurf.games import GAMES
from rauswurf.lab.study.plan import StudyError, read_plan
from rauswurf.server.boards import brought_board
from rauswurf.server.errors import Refuse

MEGABYTE = 1024 * 1024
COMMAND = [sys.executable, "-c", "import sys; from rauswurf.cli import main; sys.exit(main())"]


def full(part: str, end: str = "", first: str = "") -> str:
    """As many of these as fit into a board file."""
    room = LARGEST_FILE - len(first.encode()) - len(end.encode())
    return first + part * (room // len(part)) + end


CROSS = document_of("cross")
BOMBS = {
    "dotted key": full("a.", "a = 1"),
    "dotted key with spaces": full("a . ", "a = 1"),
    "dotted key in quotes": full('"a".', "a = 1"),
    "dotted key in other quotes": full("''.", "a = 1"),
    "dotted header": full("a.", "a]", "["),
    "dotted list of tables": full("a.", "a]]", "[["),
    "dotted key inside": full("a.", "a = 1}", "x = {"),
    "dotted after a text": full("a.", "a = 1", 'x = """\n"quoted" \\""" and\n"""\n'),
    "dotted in a board": full("a.", "a = 1", CROSS.replace("[ways]", "\n[ways]") + "\n[marks]\n"),
    "deep list": full("[", "", "a = "),
    "deep tables": full("{a=", "", "a = "),
    "closed lists": "a = " + "[" * 16_000 + "]" * 16_000,
    "many keys": "".join(f"a{k} = 1\n" for k in range(3500))[:LARGEST_FILE],
    "long number": full("1", "", "a = "),
    "many quotes": full('"'),
    "quotes and backslashes": full('"\\', "", '"""'),
    "open texts": full("'''\\"),
    "long run": CROSS.replace("0..39", "0..99999999").replace("0-39", "0-99999999"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_no_file_takes_much_memory(name: str) -> None:
    document = BOMBS[name]
    assert len(document.encode()) <= LARGEST_FILE
    read_document(CROSS, "")  # what is needed once is there
    tracemalloc.start()
    try:
        with pytest.raises(BoardError):
            read_document(document, "bomb")
        assert tracemalloc.get_traced_memory()[1] < 20 * MEGABYTE
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("board", sorted({game.board for game in GAMES.values() if game.board}))
def test_our_boards_are_flat(board: str) -> None:
    assert read_toml(document_of(board)) == tomllib.loads(document_of(board))


def test_the_line_is_told() -> None:
    with pytest.raises(NotToml) as refused:
        read_toml(f"x = 1\ny = 'a.b'\n{'a.' * DEEPEST}a = 1\n")
    assert refused.value.message.text("en") == "line 3 is nested deeper than 8 levels"


deep = st.sampled_from(["a." * 12 + "a = 1\n", "b = " + "[" * 12 + "]" * 12 + "\n"])
harmless = st.sampled_from(
    [
        *("x = 1.5\n", "# a.a.a.a.a.a.a.a.a.a.a\n", "s = 'a.a.a.a.a.a.a.a.a.a.a'\n"),
        *('t = "[[[[[[[[[[\\" {{{{{{{{{"\n', 'm = """\na.a.a.a.a.a.a.a.a.a.a.a\n"""\n'),
        *(
            "n = '''\n[[[[[[[[[[[ '' \n'''\n",
            'q = """x"""""\n',
            "[[g]]\nf = [[1.2, 3], [4.5, 6]]\n",
        ),
    ]
)


@given(st.lists(harmless, max_size=8), st.none() | deep)
def test_depth_is_seen_outside_texts_and_comments_only(lines: list[str], bomb: str | None) -> None:
    assert (too_deep("".join(lines) + (bomb or "")) is not None) == (bomb is not None)


@given(st.text(alphabet="a.=\"'\\[]{}\n# 1", max_size=60))
def test_what_is_not_too_deep_reads_as_it_always_did(text: str) -> None:
    try:
        expected = tomllib.loads(text)
    except (ValueError, RecursionError):
        with pytest.raises(NotToml):
            read_toml(text)
        return
    if too_deep(text) is None:
        assert read_toml(text) == expected
    else:
        assert max(text.count("."), text.count("["), text.count("{")) >= DEEPEST


# Every place where a board comes in.


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_bytes(b"# " + b"\xc3\xa4" * LARGEST_FILE)
    with pytest.raises(BoardError) as refused:
        load_file(file)
    assert [fault.id for fault in refused.value.faults] == ["board-too-large"]
    with pytest.raises(BoardError):
        load_file(Path("/dev/zero"))


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "bomb.toml"
    file.write_text(BOMBS["dotted key"])
    for arguments in (["board", "check"], ["simulate", "madn", "--board"]):
        done = subprocess.run(
            [*COMMAND, *arguments, str(file)], capture_output=True, text=True, timeout=120
        )
        assert done.returncode in (1, 2), done  # `check` tells a verdict, others refuse
        assert "line 1 is nested deeper than 8 levels" in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["dotted key", "deep list", "deep tables"])
def test_a_study_is_no_way_in_either(tmp_path: Path, name: str) -> None:
    file = tmp_path / "study.toml"
    file.write_text(BOMBS[name])
    with pytest.raises(StudyError):
        read_plan(file)


@pytest.mark.parametrize("name", ["dotted key", "deep list"])
def test_the_server_says_what_is_wrong(name: str) -> None:
    with pytest.raises(Refuse) as refused:
        brought_board(BOMBS[name])
    assert [fault.id for fault in refused.value.faults] == ["board-not-toml"]
