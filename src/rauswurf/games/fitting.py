"""Can a game be played on a board? What its rules look for must be there, and nothing else.

A board of one's own may have other fields, ways and places, two to six colours and as many pieces.
What the rules know and need is read off the board that the game comes with.
"""

from collections.abc import Iterator

from rauswurf.boards import Board
from rauswurf.boards.board import COLOURS
from rauswurf.messages import Message, message
from rauswurf.rules.graph import BACKWARD, FORWARD, GOAL, NONE, WAITING, Graph

SOME = 6  # fields that are named where many are meant


def misfits(own: Board, other: Board) -> list[Message]:
    """Why a game that has the board ``own`` cannot be played on ``other``; empty if it can."""
    if own == other:
        return []
    faults = [*missing(own, other), *strange(own, other)]
    for colour in range(len(other.colours)):
        faults += lost_ways(own.graph, other, colour)
    return faults


def strange(own: Board, other: Board) -> Iterator[Message]:
    """What the rules know nothing of."""
    if not set(other.colours) <= set(COLOURS):
        yield message("board-misfit-colours", known=COLOURS)
    kinds = {field.kind for field in other.fields} - {field.kind for field in own.fields}
    yield from (message("board-misfit-kind", kind=kind) for kind in sorted(kinds))


def missing(own: Board, other: Board) -> Iterator[Message]:
    """What the rules look for in vain."""
    for mark in sorted(set(own.marks) - set(other.marks)):
        yield message("board-misfit-mark", mark=mark)
    for colour, marks in zip(other.colours, other.colour_marks, strict=True):
        for mark in sorted(own.colour_marks[0]):
            if not marks.get(mark):
                yield message("board-misfit-colour-mark", colour=colour, mark=mark)
    if NONE in other.graph.base and NONE not in own.graph.base:
        yield message("board-misfit-bases")
    if NONE in own.graph.base and NONE not in other.graph.base:
        yield message("board-misfit-no-bases")


def lost_ways(own: Graph, other: Board, colour: int) -> Iterator[Message]:
    """Where pieces of a colour would be lost: thrown to nowhere, or never to come home."""
    graph, who = other.graph, other.colours[colour]
    walked = fields_walked(graph, colour)

    def told(id: str, fields: list[int]) -> Message:
        names = [other.field_name(field) for field in fields]
        return message(id, colour=who, fields=[*names[:SOME], *(["…"] if names[SOME:] else [])])

    foreign = [f for f in walked if graph.kind[f] == GOAL and f not in graph.goal[colour]]
    if foreign:
        yield told("board-misfit-foreign-goal", foreign)
    on_foot = {own.kind[f] for c in range(own.colours) for f in fields_walked(own, c)}
    astray = [f for f in walked if graph.kind[f] not in on_foot]
    if astray:
        yield told("board-misfit-walk", astray)
    stranded = sorted(walked - fields_before(graph, colour))
    if stranded:
        yield told("board-misfit-dead-end", stranded)
    thrown = {own.kind[f] for f in range(own.fields) if own.thrown_to[0][f] != NONE}
    hurt = [f for f in sorted(walked) if graph.kind[f] in thrown]
    nowhere = [f for f in hurt if not is_refuge(graph, colour, graph.thrown_to[colour][f])]
    if nowhere:
        yield told("board-misfit-thrown", nowhere)


def is_refuge(graph: Graph, colour: int, field: int) -> bool:
    """Can a piece that was thrown here come into play again?"""
    if field == NONE:
        return False
    return graph.kind[field] != WAITING or graph.entry[colour][field] != NONE


def fields_walked(graph: Graph, colour: int) -> set[int]:
    """Every field on which a piece of this colour may come to stand, either way."""
    fresh = [graph.start[colour], *(field for field in graph.entry[colour] if field != NONE)]
    seen = set(fresh)
    while fresh:
        here = fresh.pop()
        ahead = graph.next[FORWARD][colour][here] + graph.turnoffs[colour][here]
        for field in ahead + graph.next[BACKWARD][colour][here]:
            if field not in seen:
                seen.add(field)
                fresh.append(field)
    return seen


def fields_before(graph: Graph, colour: int) -> set[int]:
    """Every field from which a colour comes home by walking forward."""
    found = set(graph.goal[colour])
    fresh = True
    while fresh:
        fresh = False
        for field in range(graph.fields):
            ahead = graph.next[FORWARD][colour][field] + graph.turnoffs[colour][field]
            if field not in found and found.intersection(ahead):
                found.add(field)
                fresh = True
    return found
