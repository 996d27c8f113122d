"""What a board tells a player beyond its rules: how far it is to go, and who can reach whom.

Tables like those of ``rules.graph``, laid out once for a setup. They leave out what only the
position decides (a barrier, a stone on the way), so they are good for judging, not for refereeing.
"""

from collections import deque

from rauswurf.games import Setup
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import BACKWARD, FACES, FORWARD, GREY, NONE, TRACK, Graph

FAR = 300  # further than any way: fields from which a colour never comes home
SIGHT = 12  # steps that a hunter looks ahead: two dice
KINDS_OF_NEARNESS = SIGHT + 1 + 2 * FACES

# Where pieces may be thrown, besides the track.
EXPOSED = {"abkuerzungen": (TRACK, GREY)}

# With which faces a piece throws backwards on most days: over free fields in Werfer only.
BACKWARD_FACES = {"werfer": range(1, FACES)}
NO_BACKWARD = range(0)
ONE = range(1, 2)


def player_tables(setup: Setup) -> dict[str, Array]:
    """The constants that race players read besides those of the rules."""
    graph = setup.board.graph
    to_go = [distances(graph, colour) for colour in range(graph.colours)]
    return {
        "TO_GO": Array.filled((graph.colours, graph.fields), lambda c, f: to_go[c][f]),
        "THREAT": threats(setup),
        "NEAR": nearness(setup),
        "SPOT": spots(graph)[1],
    }


def distances(graph: Graph, colour: int) -> list[int]:
    """[field]: the fewest steps to the last goal field of this colour; entering counts as one."""
    before: list[list[int]] = [[] for _ in range(graph.fields)]
    for field in range(graph.fields):
        for after in graph.next[FORWARD][colour][field] + graph.turnoffs[colour][field]:
            before[after].append(field)
        if graph.entry[colour][field] != NONE:
            before[graph.entry[colour][field]].append(field)
    steps = [FAR] * graph.fields
    steps[graph.goal[colour][-1]] = 0
    queue = deque([graph.goal[colour][-1]])
    while queue:
        here = queue.popleft()
        for field in before[here]:
            if steps[field] == FAR:
                steps[field] = steps[here] + 1
                queue.append(field)
    return steps


def threats(setup: Setup) -> Array:
    """[colour, from, to]: with how many faces a piece of the colour could throw one out there."""
    rules, graph = setup.rules, setup.board.graph
    exposed = EXPOSED.get(setup.game.id, (TRACK,))
    backward = backward_faces(setup)
    size = (graph.colours, graph.fields, graph.fields)
    found = [0] * (size[0] * size[1] * size[2])
    for colour in range(graph.colours):
        for field in range(graph.fields):
            first = (colour * graph.fields + field) * graph.fields
            for to in targets(rules, graph, colour, field, backward):
                found[first + to] += graph.kind[to] in exposed
    return Array(size, tuple(found))


def nearness(setup: Setup) -> Array:
    """[colour, from, to]: from how near a piece there is hunted; 0 for out of sight.

    First come the steps up to SIGHT, then the steps beyond the start for those who wait, then
    the steps back for those who may throw that way.
    """
    graph = setup.board.graph
    seen = []
    for colour in range(graph.colours):
        for field in range(graph.fields):
            seen += near_fields(setup, colour, field)
    return Array((graph.colours, graph.fields, graph.fields), tuple(seen))


def near_fields(setup: Setup, colour: int, field: int) -> list[int]:
    """[field]: how near it is for a piece of a colour on one field."""
    graph = setup.board.graph
    near = [0] * graph.fields
    entry = graph.entry[colour][field]
    for face in backward_faces(setup):
        for to in ends(setup.rules, BACKWARD, colour, field, face):
            near[to] = SIGHT + FACES + 1 + face
    if entry != NONE:
        for to, steps in steps_ahead(graph, colour, entry, FACES).items():
            near[to] = SIGHT + 1 + steps
    else:
        for to, steps in steps_ahead(graph, colour, field, SIGHT).items():
            near[to] = steps or near[to]
    return near


def steps_ahead(graph: Graph, colour: int, start: int, most: int) -> dict[int, int]:
    """The fields that a colour comes to from one of them, with the steps it takes."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if steps[here] == most:
            continue
        for field in graph.next[FORWARD][colour][here] + graph.turnoffs[colour][here]:
            if field not in steps:
                steps[field] = steps[here] + 1
                queue.append(field)
    return steps


def targets(rules: RuleSet, graph: Graph, colour: int, field: int, backward: range) -> list[int]:
    """Where a piece can land, once for each face that brings it there."""
    reached = []
    if graph.entry[colour][field] != NONE:
        reached.append(graph.entry[colour][field])
    for way, faces in ((FORWARD, range(1, FACES + 1)), (BACKWARD, backward)):
        for face in faces:
            reached += ends(rules, way, colour, field, face)
    return reached


def ends(rules: RuleSet, way: int, colour: int, field: int, face: int) -> set[int]:
    """Where the paths of a piece end with one die."""
    return {rules.REACH[way, colour, field, face, k] for k in range(rules.PATHS)} - {NONE}


def backward_faces(setup: Setup) -> range:
    """The faces with which pieces throw backwards without others' help."""
    if "backward-capture" in setup.variants:
        return range(1, FACES + 1) if setup.is_on("backward-capture") else NO_BACKWARD
    return BACKWARD_FACES.get(setup.game.id, ONE)


def spots(graph: Graph) -> tuple[int, Array]:
    """How many places a colour's pieces can be in, and [colour, field]: which of them it is.

    Counted from the start of each colour, in the order in which one comes to them, so that the
    same number means the same thing to every colour. NONE for fields it never comes to.
    """
    found = [spots_of(graph, colour) for colour in range(graph.colours)]
    size = (graph.colours, graph.fields)
    return 1 + max(found[0].values()), Array.filled(size, lambda c, f: found[c].get(f, NONE))


def spots_of(graph: Graph, colour: int) -> dict[int, int]:
    """The fields one colour comes to, numbered; a field to wait on comes after all others."""
    order = [graph.start[colour]]
    for here in order:
        for field in graph.next[FORWARD][colour][here] + graph.turnoffs[colour][here]:
            if field not in order:
                order.append(field)
    entries = {graph.entry[colour][f]: f for f in range(graph.fields)}
    order += [entries[field] for field in order if field in entries]
    return {field: number for number, field in enumerate(order)}
