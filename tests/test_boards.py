"""Board files: good ones load, and everything that is wrong with a bad one is told."""

import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rauswurf import games
from rauswurf.boards import Board, BoardError, load, load_file
from rauswurf.boards.names import expand
from rauswurf.boards.schema import read_board
from rauswurf.rules.graph import FORWARD, KINDS, NONE

Data = dict[str, Any]
Change = Callable[[Data], Any]

OURS = sorted(
    entry.name.removesuffix(".toml")
    for entry in files("rauswurf.boards").iterdir()
    if entry.name.endswith(".toml")
)

SMALL = """
id = "small"
name = "Ring of eight"
size = [4, 3.5]
marks = { corner = "0 2 4 6" }

[ways]
forward = ["0..7 0"]
backward = ["3..1"]

[[colour]]
name = "yellow"
start = "0"
base = "B"
goal = "a b"
enter = ["B 0"]
forward = ["7 a b"]
not_forward = ["7 0"]
marks = { first = "0" }

[[colour]]
name = "red"
start = "4"
base = "B"
goal = "a b"
enter = ["B 4"]
forward = ["3 a b"]
not_forward = ["3 4"]

[[group]]
kind = "track"
thrown_to = "B"
fields = [
    ["0", 0, 0], ["1", 1, 0], ["2", 2, 0], ["3", 2, 1],
    ["4", 2, 2], ["5", 1, 2], ["6", 0, 2], ["7", 0, 1],
]

[[group]]
kind = "goal"
owner = "yellow"
fields = [["a", 1, 1], ["b", 1.5, 1]]

[[group]]
kind = "waiting"
owner = "yellow"
fields = [["B", 3, 0, 3, 0.5]]

[[group]]
kind = "goal"
owner = "red"
fields = [["a", 1, 1.5], ["b", 1.5, 1.5]]

[[group]]
kind = "waiting"
owner = "red"
fields = [["B", 3, 2, 3, 2.5]]
"""

TRACK, YELLOW_GOAL, YELLOW_BASE = range(3)  # groups
YELLOW, RED = range(2)


def small() -> Data:
    return tomllib.loads(SMALL)


def faults(data: Data) -> list[str]:
    with pytest.raises(BoardError) as caught:
        read_board(data, "small.toml")
    assert str(caught.value) == "small.toml: " + "; ".join(map(str, caught.value.faults))
    return list(map(str, caught.value.faults))


# Good boards.


def test_a_small_board_loads() -> None:
    board = read_board(small(), "small.toml")
    assert (board.id, board.name, board.size) == ("small", "Ring of eight", (4.0, 3.5))
    assert board.colours == ("yellow", "red")
    assert [board.field_name(k) for k in range(14)] == [*"01234567", *"ab", "B", *"ab", "B"]
    assert list(board.fields[10].spots) == [(3, 0), (3, 0.5)]
    assert board.marks == {"corner": (0, 2, 4, 6)}
    assert board.colour_marks == ({"first": (0,)}, {})
    graph = board.graph
    assert (graph.start, graph.base, graph.goal) == ((0, 4), (10, 13), ((8, 9), (11, 12)))
    assert graph.next[FORWARD][YELLOW][7] == (8,)
    assert graph.next[FORWARD][RED][7] == (0,)
    assert graph.entry[RED][13] == 4
    assert graph.thrown_to[YELLOW][5] == 10
    assert graph.thrown_to[YELLOW][8] == NONE


def test_names_of_fields_belong_to_the_board_or_to_a_colour() -> None:
    board = read_board(small(), "small.toml")
    assert board.find("5") == board.find("5", RED) == 5
    assert board.find("a", YELLOW) == 8
    assert board.find("a", RED) == 11
    assert board.find("a") == NONE
    assert board.find("99", YELLOW) == NONE
    assert (board.colour("red"), board.colour("pink")) == (RED, NONE)


@pytest.mark.parametrize("name", OURS)
def test_our_boards_load(name: str) -> None:
    board = load(name)
    assert board.id == name
    assert load(name) is board, "a board is read once"
    width, height = board.size
    for field in board.fields:
        assert field.kind in KINDS
        for x, y in field.spots:
            assert 0 <= x <= width and 0 <= y <= height, f"{field.name} lies off the board"
    spots = [spot for field in board.fields for spot in field.spots]
    assert len(set(spots)) == len(spots), "two fields in one place"


def test_a_board_may_come_from_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SMALL, encoding="utf-8")
    assert load_file(path).name == "Ring of eight"


# The shorthand for names.


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", []),
        ("a", ["a"]),
        ("38..40 0", ["38", "39", "40", "0"]),
        ("2..0", ["2", "1", "0"]),
        ("s1.3..s1.1", ["s1.3", "s1.2", "s1.1"]),
        ("i9..i11", ["i9", "i10", "i11"]),
        ("a1..b3", ["a1..b3"]),  # not a run: left for others to complain about
        ("7..7", ["7"]),
    ],
)
def test_runs_of_names(text: str, names: list[str]) -> None:
    assert expand(text) == names


# What can be wrong with a board, each once.


def put(*place: Any, value: Any) -> Change:
    """Put a value somewhere into a board file."""

    def change(data: Data) -> None:
        *way, last = place
        part: Any = data
        for key in way:
            part = part[key]
        part[last] = value

    return change


def drop(*place: Any) -> Change:
    """Leave something of a board file out."""

    def change(data: Data) -> None:
        *way, last = place
        part: Any = data
        for key in way:
            part = part[key]
        del part[last]

    return change


FAULTS: dict[str, tuple[Change, str]] = {
    "no id": (drop("id"), "the file lacks id"),
    "no ways": (drop("ways"), "the file lacks ways"),
    "no forward": (drop("ways", "forward"), "ways lacks forward"),
    "no start": (drop("colour", RED, "start"), "colour red lacks start"),
    "no colour name": (drop("colour", RED, "name"), "colour 1 lacks name"),
    "no fields": (drop("group", TRACK, "fields"), "group 0 lacks fields"),
    "unknown key": (
        put("author", value="me"),
        "the file has an unknown author; allowed are colour",
    ),
    "unknown key of a colour": (
        put("colour", YELLOW, "hue", value=3),
        "colour yellow has an unknown hue; allowed are",
    ),
    "unknown key of a group": (
        put("group", TRACK, "shape", value="round"),
        "group 0 has an unknown shape; allowed are fields, kind, owner, thrown_to",
    ),
    "unknown way": (put("ways", "upward", value=[]), "ways has an unknown upward; allowed are"),
    "size in words": (put("size", value="11 x 11"), "size must be two numbers, width and height"),
    "size of three": (put("size", value=[1, 2, 3]), "size must be two numbers, width and height"),
    "size of truth": (put("size", value=[True, 2]), "size must be two numbers, width and height"),
    "one colour table": (
        put("colour", value={"name": "red"}),
        "colour must be a list of tables: [[colour]]",
    ),
    "one group table": (put("group", value={}), "group must be a list of tables: [[group]]"),
    "unknown kind": (
        put("group", TRACK, "kind", value="trick"),
        "there is no kind 'trick'; allowed are track, goal, waiting, side, grey, lane",
    ),
    "unknown owner": (
        put("group", YELLOW_GOAL, "owner", value="pink"),
        "there is no colour 'pink'; there are yellow, red",
    ),
    "field without place": (
        put("group", TRACK, "fields", 0, value=["0"]),
        "a field is [name, x, y], not ['0']",
    ),
    "field with half a place": (
        put("group", TRACK, "fields", 0, value=["0", 1, 2, 3]),
        "a field is [name, x, y], not ['0', 1, 2, 3]",
    ),
    "field with a number for a name": (
        put("group", TRACK, "fields", 0, value=[0, 1, 2]),
        "a field is [name, x, y], not [0, 1, 2]",
    ),
    "place in words": (
        put("group", TRACK, "fields", 0, value=["0", "left", "top"]),
        "the coordinates of field 0 are not numbers",
    ),
    "place out of this world": (
        put("group", TRACK, "fields", 0, value=["0", float("inf"), 0]),
        "the coordinates of field 0 are not numbers",
    ),
    "field with a sign in its name": (
        put("group", TRACK, "fields", 0, value=["0-1", 0, 0]),
        "a field cannot be called '0-1': use up to 8 letters, digits and dots",
    ),
    "field with a long name": (
        put("group", TRACK, "fields", 0, value=["0" * 9, 0, 0]),
        "a field cannot be called '000000000': use up to 8 letters, digits and dots",
    ),
    "long title": (put("name", value="x" * 41), "name must be a text of up to 40 letters"),
    "empty title": (put("id", value=""), "id must be a text of up to 40 letters"),
    "field twice": (
        put("group", TRACK, "fields", 1, value=["0", 1, 0]),
        "field 0 appears twice",
    ),
    "start nowhere": (put("colour", RED, "start", value="44"), "there is no field '44' for red"),
    "base nowhere": (put("colour", RED, "base", value="X"), "there is no field 'X' for red"),
    "goal nowhere": (put("colour", RED, "goal", value="a z"), "there is no field 'z' for red"),
    "way to nowhere": (
        put("ways", "forward", value=["0..8 0"]),
        "there is no field '8' for yellow",
    ),
    "thrown to nowhere": (
        put("group", TRACK, "thrown_to", value="X"),
        "there is no field 'X' for yellow",
    ),
    "mark nowhere": (put("marks", value={"corner": "77"}), "there is no field '77'"),
    "goal of another kind": (
        put("group", YELLOW_GOAL, "kind", value="side"),
        "the goal of yellow must be made of fields of kind goal",
    ),
    "start off the track": (
        put("colour", YELLOW, "start", value="b"),
        "yellow must start on the track",
    ),
    "goal out of reach": (
        put("colour", YELLOW, "forward", value=["7 a"]),
        "yellow cannot reach its goal from its start: b",
    ),
    "goals of different length": (
        put("colour", YELLOW, "goal", value="a"),
        "all colours need the same number of goal fields",
    ),
    "entering from the track": (
        put("colour", YELLOW, "enter", value=["1 2"]),
        "yellow enters from 1, which is not a waiting field",
    ),
    "walking out of the base": (
        put("colour", YELLOW, "forward", value=["7 a b", "B 0"]),
        "pieces cannot walk on B",
    ),
    "the same field forwards and backwards": (
        put("ways", "backward", value=["7..0 7"]),
        "yellow can go from 0 to 4 in 4 steps in two ways, so a move would be ambiguous",
    ),
    "two ways to the same field": (
        put("colour", RED, "forward", value=["3 a b", "0 5 2"]),
        "red can go from 0 to 2 in 2 steps in two ways, so a move would be ambiguous",
    ),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_each_fault_is_told(kind: str) -> None:
    change, complaint = FAULTS[kind]
    data = small()
    change(data)
    assert [fault for fault in faults(data) if fault.startswith(complaint)]


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_does_not_hide_another_one(kind: str) -> None:
    data = small()
    FAULTS[kind][0](data)
    data["another"] = True
    assert len(faults(data)) > 1
    assert any(fault.startswith(FAULTS[kind][1]) for fault in faults(data))
    assert any(fault.startswith("the file has an unknown another") for fault in faults(data))


def test_many_faults_are_listed_together() -> None:
    data = small()
    for kind in ("unknown key", "unknown kind", "size of three", "start nowhere", "goal nowhere"):
        FAULTS[kind][0](data)
    found = faults(data)
    for kind in ("unknown key", "unknown kind", "size of three", "start nowhere", "goal nowhere"):
        assert any(fault.startswith(FAULTS[kind][1]) for fault in found), kind


def ring(size: int, *more: str) -> Data:
    """The small board with a ring of another size, and more ways for all."""
    data = small()
    data["ways"]["forward"] = [f"0..{size - 1} 0", *more]
    data["group"][TRACK]["fields"] = [[str(k), k, 0] for k in range(size)]
    return data


TOO_MUCH: dict[str, tuple[Data, str]] = {
    "fields": (ring(256), "262 fields are more than 255"),
    "colours": ({**small(), "colour": small()["colour"] * 4}, "there can be at most 6 colours"),
    "names": (ring(200, *["0..199"] * 100), "its ways and marks name more than 20,000 fields"),
    "names in one way": (ring(200, "0..199 " * 6), "the run 0..199 is longer than 1,000 fields"),
    "ways": (
        ring(200, *(f"{k} {k + step}" for k in range(20) for step in range(2, 20))),
        "yellow has more than 6 ways to go on from 0",
    ),
}


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_what_would_take_for_ever_is_not_begun(kind: str) -> None:
    data, complaint = TOO_MUCH[kind]
    assert complaint in faults(data)[-1]


def test_a_slip_in_a_run_does_not_fill_the_memory() -> None:
    data = small()
    data["ways"]["forward"] = ["0..999999999"]
    [found] = faults(data)
    assert "the run 0..999999999 is longer than" in found


# What is no board at all.


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "the file lacks colour"),
        (b"id = ", "is not a TOML file"),
        (b"\xff\xfe", "is not a TOML file"),
        (b"id = " + 5000 * b"1", "is not a TOML file"),
        (b"id = " + 5000 * b"[", "is not a TOML file"),
        (b"colour = 5", "colour must be a list of tables: [[colour]]"),
        (b"colour = [5]", "the file lacks group"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BoardError) as caught:
        load_file(path)
    assert any(complaint in fault for fault in map(str, caught.value.faults))
    assert str(caught.value).startswith(f"{path}: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="cannot be read: there is no such file"):
        load_file(tmp_path / "nowhere.toml")


def places(part: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a board file."""
    entries = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in entries:
        yield (*way, key)
        if isinstance(value, dict | list):
            yield from places(value, (*way, key))


@pytest.mark.parametrize("garbage", [True, -1, 2.5, "", "x y", [], [[]], ["0"], {}, {"a": 1}])
def test_garbage_anywhere_gives_a_board_or_a_list_of_faults(garbage: Any) -> None:
    for place in places(small()):
        data = small()
        put(*place, value=deepcopy(garbage))(data)
        try:
            board: Board | None = read_board(data, "small.toml")
        except BoardError as error:
            assert error.faults, place
        else:
            assert board is not None


# Games on other boards than their own.


@pytest.mark.parametrize(
    ("game", "board", "fault"),
    [
        ("madn", "werfer", "in this game thrown-out pieces of yellow go back to the base"),
        ("madn", "einser-blocker", "this game has no lane fields"),
        ("einser-blocker", "cross", "yellow lacks the mark lane"),
        ("werfer", "zweite-ebene", "it lacks the mark arrow"),
        ("zweite-ebene", "einser-blocker", "this game has no lane fields"),
        ("kurzer-einsatz", "werfer", "it must have no bases"),
        ("nichtlustig", "cross", "it has no board"),
    ],
)
def test_a_board_that_does_not_fit_is_refused(game: str, board: str, fault: str) -> None:
    with pytest.raises(games.SetupError, match=fault):
        games.get(game).setup(2, board=load(board))


def test_every_game_fits_its_own_board() -> None:
    for game in games.GAMES.values():
        if game.board:
            assert game.setup(2, board=load(game.board)).board.id == game.board
