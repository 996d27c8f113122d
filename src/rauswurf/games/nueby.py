"""What the six Nüby games share: seats, pieces, standard clauses, and how rules are composed."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import ModuleType

from rauswurf.boards import Board
from rauswurf.games.game import Clause, Game, Seating, Setup, Variant
from rauswurf.games.seats import race_tables, spread
from rauswurf.messages import Message, message
from rauswurf.rules import race
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import BACKWARD, FACES, FORWARD, GOAL, KEPT, NONE, WAYS, Graph, walk
from rauswurf.rules.nueby import standard
from rauswurf.rules.nueby.judge import NuebyJudge

ALL_PLAY = 4  # with fewer pieces than this nobody has one at home already

VARIANTS = (Variant("first", ("seat", "highest-roll")), Variant("play-on", ("off", "on")))

STANDARD = (
    Clause("nueby", "turns", has_ruling=True),
    Clause("nueby", "roll-move"),
    Clause("nueby", "free-entry", has_ruling=True),
    Clause("nueby", "throw", has_ruling=True),
    Clause("nueby", "must-move", has_ruling=True),
    Clause("nueby", "goal-no-jump", has_ruling=True),
    Clause("nueby", "six"),
    Clause("nueby", "enter"),
    Clause("nueby", "backward-throw", has_ruling=True),
    Clause("nueby", "highest-roll", True, variant="first", values=("highest-roll",)),
    Clause("nueby", "finish", has_ruling=True, by=("play-on",)),
)

Wants = Callable[[Board], Iterator[Message]]
Tables = Callable[[Setup], Mapping[str, int | Array]]


def nueby_game(
    *,
    id: str,
    version: str = "1",
    replays: tuple[str, ...] = (),
    clauses: tuple[Clause, ...] = (),
    modules: tuple[ModuleType, ...] = (),
    extra_tables: Tables = lambda setup: {},
    judge: type[NuebyJudge] = NuebyJudge,
    variants: tuple[Variant, ...] = (),
    defaults: Mapping[str, str] | None = None,
    players: tuple[int, ...] = (2, 3, 4, 5, 6),
    three_pieces_from: int = 4,
    without: tuple[str, ...] = (),
    wants: tuple[Wants, ...] = (),
) -> Game:
    """One of the six games from what is its own; ``without`` names clauses it does not have.

    ``wants`` tell what a board lacks for it.

    A clause that is called like a standard one takes its place.
    """

    def compose_rules(setup: Setup) -> RuleSet:
        return compose(
            id,
            [race, standard, *modules],
            **race_tables(setup, begin_fields(setup, three_pieces_from)),
            PAST_MOUTH=past_mouth(setup.board.graph),
            HIGHEST_ROLL=int(setup.variants["first"] == "highest-roll"),
            PLAY_ON=int(setup.is_on("play-on")),
            **extra_tables(setup),
        )

    return Game(
        id=id,
        players=players,
        board=id,
        variants=(*VARIANTS, *variants),
        defaults={"first": "highest-roll", "play-on": "on", **(defaults or {})},
        clauses=told_clauses(clauses, without),
        book="nueby",
        version=version,
        replays=replays,
        seating=seating,
        wants_of_board=lambda board: (
            fault for ask in (wants_of_board, *wants) for fault in ask(board)
        ),
        compose=compose_rules,
        judge=lambda setup, s: judge(setup.rules, setup.board.graph, s),
    )


def told_clauses(own: tuple[Clause, ...], without: tuple[str, ...]) -> tuple[Clause, ...]:
    """The standard clauses that hold in a game, some of them in its own words, then its own."""
    by_id = {clause.id: clause for clause in own}
    kept = [by_id.pop(clause.id, clause) for clause in STANDARD if clause.id not in without]
    return (*kept, *by_id.values())


def seating(setup: Setup) -> Seating:
    """Who has which colour."""
    return tuple((colour,) for colour in spread(setup.players, len(setup.board.colours)))


def wants_of_board(board: Board) -> Iterator[Message]:
    """Pieces that begin on the track must have fields of their own."""
    graph = board.graph
    first = [f for c in range(graph.colours) for f in beginning(board, c) if graph.base[c] == NONE]
    if NONE in first or len(set(first)) < len(first):
        yield message("board-misfit-first-fields", pieces=board.pieces)


def wants_ring(board: Board) -> Iterator[Message]:
    """The track must go round: from the mouth of every goal on to the start of its colour."""
    graph = board.graph
    for colour, name in enumerate(board.colours):
        if NONE in fields_between(graph, colour):
            yield message("board-misfit-ring", colour=name)


def begin_fields(setup: Setup, three_pieces_from: int) -> dict[int, list[int]]:
    """Where the pieces of each colour begin; with three each the fourth is home already."""
    graph = setup.board.graph
    one_less = setup.players >= three_pieces_from and setup.board.pieces >= ALL_PLAY
    begin = {}
    for (colour,) in setup.seats:
        fields = beginning(setup.board, colour)
        begin[colour] = [*fields[:-1], graph.goal[colour][-1]] if one_less else fields
    return begin


def beginning(board: Board, colour: int) -> list[int]:
    """The own waiting field, or, on a board without, the fields after the start."""
    graph = board.graph
    if graph.base[colour] != NONE:
        return [graph.base[colour]] * board.pieces
    fields = [graph.start[colour]]
    while len(fields) <= board.pieces:
        fields.append(onward(graph, fields[-1]))
    return fields[1:]


def onward(graph: Graph, field: int) -> int:
    """The next field along the track, goals apart; NONE if there is none."""
    if field == NONE:
        return NONE
    for successors in graph.next[FORWARD]:
        for after in successors[field]:
            if graph.kind[after] != GOAL:
                return after
    return NONE


def mouth(graph: Graph, colour: int) -> int:
    """The field from which the goal of a colour branches off."""
    first = graph.goal[colour][0]
    return next(f for f in range(graph.fields) if first in graph.next[FORWARD][colour][f])


@lru_cache(KEPT)
def past_mouth(graph: Graph) -> Array:
    """[way, colour, field, die, path]: does the path lead past the own mouth, not into the goal?"""
    mouths = [mouth(graph, colour) for colour in range(graph.colours)]

    def passes(colour: int, field: int, path: tuple[int, ...]) -> bool:
        return mouths[colour] in (field, *path[:-1]) and graph.kind[path[-1]] != GOAL

    return path_table(graph, FORWARD, passes)


def path_table(graph: Graph, way: int, holds: Callable[[int, int, tuple[int, ...]], bool]) -> Array:
    """[way, colour, field, die, path]: does something hold of the path? Always 0 the other way."""
    most = 1
    found: dict[tuple[int, int, int, int, int], int] = {}
    for each in range(WAYS):
        for colour in range(graph.colours):
            for field in range(graph.fields):
                for die in range(1, FACES + 1):
                    for k, path in enumerate(walk(graph, each, colour, field, die)):
                        most = max(most, k + 1)
                        found[each, colour, field, die, k] = int(
                            each == way and holds(colour, field, path)
                        )
    size = (WAYS, graph.colours, graph.fields, FACES + 1, most)
    return Array.filled(size, lambda *index: found.get(index, 0))


@lru_cache(KEPT)
def leaps_home(graph: Graph) -> Array:
    """[way, colour, field, die, path]: back over all fields between the own entry and mouth?"""
    between = [fields_between(graph, colour) for colour in range(graph.colours)]

    def leaps(colour: int, field: int, path: tuple[int, ...]) -> bool:
        return set(between[colour]) <= set(path[:-1])

    return path_table(graph, BACKWARD, leaps)


def fields_between(graph: Graph, colour: int) -> list[int]:
    """The track fields after the mouth of a colour and before its entry.

    NONE among them where no way leads from there to there.
    """
    fields = [onward(graph, mouth(graph, colour))]
    while fields[-1] != graph.start[colour]:
        fields.append(onward(graph, fields[-1]) if len(fields) < graph.fields else NONE)
        if fields[-1] == NONE:
            return fields
    return fields[:-1]


def colour_marks(setup: Setup, mark: str) -> Array:
    """[colour, field]: does the board mark this field for this colour?"""
    graph = setup.board.graph
    marks = setup.board.colour_marks
    return Array.filled(
        (graph.colours, graph.fields),
        lambda colour, field: int(field in marks[colour].get(mark, ())),
    )
