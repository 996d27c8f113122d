"""The board as a graph: paths step by step, the tables made of them, and the count of steps."""

from collections.abc import Iterator
from importlib.resources import files

import pytest

from rauswurf import Table
from rauswurf.boards import Board, load
from rauswurf.boards.ways import reachable
from rauswurf.rules.array import Array
from rauswurf.rules.graph import (
    BACKWARD,
    FACES,
    FORWARD,
    NONE,
    TRACK,
    WAITING,
    WAYS,
    Graph,
    Path,
    progress,
    tables,
    walk,
)

BOARDS = sorted(
    entry.name.removesuffix(".toml")
    for entry in files("rauswurf.boards").iterdir()
    if entry.name.endswith(".toml")
)


def small_graph() -> Graph:
    """A ring 0 1 2 3 with a fork at 1 (over 2 or 4 to 3), and a turn-off from 2 to 5."""
    ahead = ((1,), (2, 4), (3,), (0,), (3,), (), ())
    back = ((3,), (0,), (1,), (2, 4), (1,), (), ())
    nothing = (NONE,) * 7
    return Graph(
        colours=1,
        kind=(TRACK,) * 6 + (WAITING,),
        next=((ahead,), (back,)),
        turnoffs=(((), (), (5,), (), (), (), ()),),
        entry=((*nothing[:6], 0),),
        thrown_to=((6,) * 6 + (NONE,),),
        start=(0,),
        base=(6,),
        goal=((5,),),
    )


@pytest.mark.parametrize(
    ("way", "field", "steps", "paths"),
    [
        (FORWARD, 0, 1, {(1,)}),
        (FORWARD, 0, 2, {(1, 2), (1, 4)}),  # a fork: both ways
        (FORWARD, 0, 3, {(1, 2, 3), (1, 4, 3)}),
        (FORWARD, 0, 4, set()),  # never onto the field that it left
        (FORWARD, 1, 2, {(2, 3), (4, 3)}),  # a turn-off is not taken in passing,
        (FORWARD, 2, 1, {(3,), (5,)}),  # only from a stop
        (FORWARD, 5, 1, set()),
        (FORWARD, 6, 1, set()),
        (BACKWARD, 3, 1, {(2,), (4,)}),
        (BACKWARD, 3, 2, {(2, 1), (4, 1)}),
        (BACKWARD, 2, 1, {(1,)}),  # no turn-offs backwards
    ],
)
def test_walk_goes_step_by_step(way: int, field: int, steps: int, paths: set[Path]) -> None:
    found = list(walk(small_graph(), way, 0, field, steps))
    assert set(found) == paths
    assert len(found) == len(paths)


def test_progress_counts_the_shortest_way_from_the_start() -> None:
    assert progress(small_graph(), 0) == [1, 2, 3, 4, 3, 4, 0]


def squares(graph: Graph) -> Iterator[tuple[int, int, int, int]]:
    """Every way, colour, field and die."""
    for way in range(WAYS):
        for colour in range(graph.colours):
            for field in range(graph.fields):
                for die in range(1, FACES + 1):
                    yield way, colour, field, die


def rows(table: Array, *index: int) -> list[int]:
    """The numbers of a table behind its first indices, as they lie there."""
    size = 1
    for length in table.shape[len(index) :]:
        size *= length
    first = sum(k * stride for k, stride in zip(index, table.strides, strict=False))
    return list(table.flat[first : first + size])


@pytest.mark.parametrize("name", BOARDS)
def test_the_tables_hold_exactly_the_paths_that_can_be_walked(name: str) -> None:
    graph = load(name).graph
    made = tables(graph)
    reach, path, most = made["REACH"], made["PATH"], made["PATHS"]
    assert isinstance(reach, Array) and isinstance(path, Array) and isinstance(most, int)
    assert reach.shape == (WAYS, graph.colours, graph.fields, FACES + 1, most)
    assert path.shape == (*reach.shape, FACES)
    longest = 0
    for way, colour, field, die in squares(graph):
        walked = list(walk(graph, way, colour, field, die))
        longest = max(longest, len(walked))
        missing = most - len(walked)
        assert rows(reach, way, colour, field, die) == [p[-1] for p in walked] + [NONE] * missing
        for k, steps in enumerate([*walked, *[()] * missing]):
            filled = [*steps, *[NONE] * (FACES - len(steps))]
            assert rows(path, way, colour, field, die, k) == filled
            assert reach[way, colour, field, die, k] == (steps[-1] if steps else NONE)
    assert longest == most


@pytest.mark.parametrize("name", BOARDS)
def test_paths_follow_the_lines_of_the_board(name: str) -> None:
    graph = load(name).graph
    for way, colour, field, die in squares(graph):
        for path in walk(graph, way, colour, field, die):
            assert len(path) == die
            assert len({field, *path}) == die + 1  # nowhere twice
            for number, (here, there) in enumerate(zip((field, *path), path, strict=False)):
                leads = there in graph.next[way][colour][here]
                turns_off = number == 0 and way == FORWARD and there in graph.turnoffs[colour][here]
                assert leads or turns_off


def ahead_of(graph: Graph, colour: int, field: int) -> tuple[int, ...]:
    return graph.next[FORWARD][colour][field] + graph.turnoffs[colour][field]


@pytest.mark.parametrize("name", BOARDS)
def test_progress_grows_by_one_with_each_step_of_the_shortest_way(name: str) -> None:
    board = load(name)
    graph = board.graph
    for colour in range(graph.colours):
        steps = progress(graph, colour)
        start = graph.start[colour]
        walkable = reachable(graph, colour)
        assert steps[start] == 1
        for field in walkable - {start}:
            before = [steps[f] for f in walkable if field in ahead_of(graph, colour, f)]
            assert steps[field] == min(before) + 1, board.field_name(field)
        for field in set(range(graph.fields)) - walkable:
            entry = graph.entry[colour][field]
            assert steps[field] == (steps[entry] - 1 if entry != NONE else 0)
        goal = [steps[field] for field in graph.goal[colour]]
        assert goal == list(range(goal[0], goal[0] + len(goal)))
        assert max(steps) == goal[-1], "nothing lies beyond the goal"


@pytest.mark.parametrize("name", BOARDS)
def test_the_rules_read_the_same_progress(name: str) -> None:
    graph = load(name).graph
    table = tables(graph)["PROGRESS"]
    assert isinstance(table, Array)
    for colour in range(graph.colours):
        assert rows(table, colour) == progress(graph, colour)


def steps_on(board: Board, colour: int, name: str) -> int:
    return progress(board.graph, colour)[board.find(name, colour)]


@pytest.mark.parametrize("colour", range(4))
def test_the_classic_round_has_forty_fields_and_four_of_the_goal(colour: int) -> None:
    board = load("cross")
    assert steps_on(board, colour, "B") == 0
    for steps in range(40):
        assert steps_on(board, colour, str((10 * colour + steps) % 40)) == steps + 1
    assert [steps_on(board, colour, name) for name in "abcd"] == [41, 42, 43, 44]


@pytest.mark.parametrize("game", ["madn", "jaeger"])
def test_the_tables_of_a_board_are_made_once_for_everybody_who_plays_on_it(game: str) -> None:
    one, other = Table(game, players=2).rules, Table(game, players=4).rules
    assert one.SEATS != other.SEATS
    for name in ("REACH", "PATH", *(("PAST_MOUTH", "LEAPS_HOME") if game == "jaeger" else ())):
        assert getattr(one, name) is getattr(other, name)


def test_all_boards_are_looked_at() -> None:
    assert "cross" in BOARDS
    assert len(BOARDS) >= 7
