"""The board as a graph: fields, what follows what for each colour, and all paths of a roll.

``Graph`` is what a board file says. ``walk`` is the readable reference: it goes through the graph
step by step. ``tables`` walks every path once and for all and lays the results out in tables,
which is what the rules read. A test holds the two together.

Everything a race game asks of a board fits here: forks (several successors), rounds without end
(the ring is a circle in the graph), both directions (one graph per way), ways that only some
colours may use (successors are per colour) and turn-offs that may only be taken from a stop.
"""

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rauswurf.rules.array import Array

NONE = -1
FORWARD, BACKWARD = 0, 1
WAYS = 2
FACES = 6
KEPT = 16  # boards whose tables stay in memory: they are big, and the same for all who play there

# Kinds of fields.
TRACK, GOAL, WAITING, SIDE, GREY, LANE = range(6)
KINDS = ("track", "goal", "waiting", "side", "grey", "lane")

Path = tuple[int, ...]
Successors = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Graph:
    """Fields are numbers from 0, colours too; NONE stands for no field and nobody."""

    colours: int
    kind: tuple[int, ...]
    next: tuple[tuple[Successors, ...], ...]  # [way][colour][field]: the fields that follow
    turnoffs: tuple[Successors, ...]  # [colour][field]: more of them, from a stop only, forward
    entry: tuple[tuple[int, ...], ...]  # [colour][field]: where a piece waiting here is set
    thrown_to: tuple[tuple[int, ...], ...]  # [colour][field]: where a piece thrown here goes
    start: tuple[int, ...]  # [colour]: the field its pieces begin their round on
    base: tuple[int, ...]  # [colour]: the field its pieces wait on before the first round
    goal: tuple[tuple[int, ...], ...]  # [colour]: its goal fields, outermost first

    @property
    def fields(self) -> int:
        """How many fields there are."""
        return len(self.kind)


def walk(graph: Graph, way: int, colour: int, field: int, steps: int) -> Iterator[Path]:
    """Every path of so many steps: the fields entered, the last one is where it ends."""
    return _walk_on(graph, way, colour, (field,), steps)


def _walk_on(graph: Graph, way: int, colour: int, trail: Path, steps: int) -> Iterator[Path]:
    if steps == 0:
        yield trail[1:]
        return
    here = trail[-1]
    ahead = graph.next[way][colour][here]
    if len(trail) == 1 and way == FORWARD:
        ahead += graph.turnoffs[colour][here]
    for field in ahead:
        if field not in trail:
            yield from _walk_on(graph, way, colour, (*trail, field), steps - 1)


def all_paths(graph: Graph) -> dict[tuple[int, int, int, int], list[Path]]:
    """The paths for every way, colour, field and die."""
    return {
        (way, colour, field, die): list(walk(graph, way, colour, field, die))
        for way in range(WAYS)
        for colour in range(graph.colours)
        for field in range(graph.fields)
        for die in range(1, FACES + 1)
    }


def progress(graph: Graph, colour: int) -> list[int]:
    """How many steps a piece of this colour has done on each field: 1 on its start.

    Waiting counts one less than the field where the piece will enter; fields that the colour
    never comes to count 0.
    """
    steps = [0] * graph.fields
    steps[graph.start[colour]] = 1
    queue = deque([graph.start[colour]])
    while queue:
        here = queue.popleft()
        for field in graph.next[FORWARD][colour][here] + graph.turnoffs[colour][here]:
            if steps[field] == 0:
                steps[field] = steps[here] + 1
                queue.append(field)
    for field, entry in enumerate(graph.entry[colour]):
        if entry != NONE:
            steps[field] = steps[entry] - 1
    return steps


@lru_cache(KEPT)
def tables(graph: Graph) -> Mapping[str, int | Array]:
    """The constants that the rules read of a board, by name."""
    paths = all_paths(graph)
    most = max(map(len, paths.values()))
    size = (WAYS, graph.colours, graph.fields, FACES + 1, most)

    def end(way: int, colour: int, field: int, die: int, k: int) -> int:
        found = paths.get((way, colour, field, die), [])
        return found[k][-1] if k < len(found) else NONE

    def step(way: int, colour: int, field: int, die: int, k: int, n: int) -> int:
        found = paths.get((way, colour, field, die), [])
        return found[k][n] if k < len(found) and n < die else NONE

    steps = [progress(graph, colour) for colour in range(graph.colours)]
    each = (graph.colours, graph.fields)
    return {
        "COLOURS": graph.colours,
        "FIELDS": graph.fields,
        "PATHS": most,
        "REACH": Array.filled(size, end),
        "PATH": Array.filled((*size, FACES), step),
        "KIND": Array.row(graph.kind),
        "ENTRY": Array.filled(each, lambda colour, field: graph.entry[colour][field]),
        "THROWN_TO": Array.filled(each, lambda colour, field: graph.thrown_to[colour][field]),
        "PROGRESS": Array.filled(each, lambda colour, field: steps[colour][field]),
        "START": Array.row(graph.start),
        "BASE": Array.row(graph.base),
        "GOALS": len(graph.goal[0]),
        "GOAL_FIELD": Array.filled(
            (graph.colours, len(graph.goal[0])), lambda colour, k: graph.goal[colour][k]
        ),
    }
