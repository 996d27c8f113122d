"""Where the ways of a board lead, and whether there are too many of them."""

from itertools import islice

from rauswurf.rules.graph import BACKWARD, FACES, FORWARD, Graph, walk

MOST_PATHS = 6  # of one roll from one field; our boards have up to three


def reachable(graph: Graph, colour: int) -> set[int]:
    """All fields that a piece of this colour can come to by walking forward."""
    seen = {graph.start[colour]}
    fresh = [graph.start[colour]]
    while fresh:
        here = fresh.pop()
        for field in graph.next[FORWARD][colour][here] + graph.turnoffs[colour][here]:
            if field not in seen:
                seen.add(field)
                fresh.append(field)
    return seen


def ambiguous_paths(graph: Graph, colour: int) -> list[tuple[int, int, int]]:
    """Start, end and length of moves for which the board offers more than one path."""
    found = []
    for field in range(graph.fields):
        for steps in range(1, FACES + 1):
            ends = [
                path[-1]
                for way in (FORWARD, BACKWARD)
                for path in walk(graph, way, colour, field, steps)
            ]
            found += [(field, end, steps) for end in sorted(set(ends)) if ends.count(end) > 1]
    return found


def crossroads(graph: Graph, colour: int) -> int | None:
    """A field from which more paths lead than a table of the rules should have; None if none does.

    Short paths come first: they bound how many longer ones have to be looked at.
    """
    for steps in range(1, FACES + 1):
        for field in range(graph.fields):
            for way in (FORWARD, BACKWARD):
                paths = islice(walk(graph, way, colour, field, steps), MOST_PATHS + 1)
                if len(list(paths)) > MOST_PATHS:
                    return field
    return None
