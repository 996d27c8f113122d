"""What the six Nüby games share: seats, pieces, standard clauses, and how rules are composed."""

from collections.abc import Callable, Mapping
from types import ModuleType

from rauswurf.games.game import Clause, Game, Seating, Setup, Variant
from rauswurf.games.seats import seat_tables
from rauswurf.rules import race
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import BACKWARD, FACES, FORWARD, GOAL, NONE, WAYS, Graph, tables, walk
from rauswurf.rules.nueby import standard
from rauswurf.rules.nueby.judge import NuebyJudge

SOURCE = "Rulebook Nüby (German); boards reconstructed from its text"
SIX_SEATS = {
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}

FIRST = Variant(
    "first",
    ("seat", "highest-roll"),
    "Does the first seat begin, or who rolls highest?",
)
PLAY_ON = Variant(
    "play-on", ("off", "on"), "After the first is home the others play on for the places."
)

STANDARD = (
    Clause(
        "turns",
        "The seats play in turn, clockwise.",
        ruling="Two players have yellow and black, three yellow, red and blue, four yellow, green, "
        "black and blue; on a board of four colours two have yellow and red, three yellow, green "
        "and red.",
    ),
    Clause(
        "roll-move",
        "Roll, then move one own piece in play by exactly that number, clockwise. Every field "
        "counts, and on the track any piece may be jumped over.",
    ),
    Clause(
        "free-entry",
        "Who begins a turn with nothing in play and the goal pieces as far in as they can be sets "
        "a waiting piece of their choice on its entry, as if with a six, and then rolls once.",
        ruling="It counts as the first six of the turn.",
    ),
    Clause(
        "throw",
        "Landing on an opponent throws it out: it waits with the colour in whose segment it stood "
        "and enters from there.",
        ruling="Where it stands decides, not what it has passed; no lap is remembered.",
    ),
    Clause(
        "must-move",
        "Whoever can move must, also to throw when nothing else can be done. Nobody is forced past "
        "the own mouth or to use a six, and never onto an own piece. Passing is offered exactly "
        "where no duty is left.",
        ruling="Throwing backwards is never a duty.",
    ),
    Clause(
        "goal-no-jump",
        "In the goal no piece is jumped over. The own mouth may be passed for another round.",
        ruling="With any number; being able to go in instead is no reason to pass.",
    ),
    Clause(
        "six",
        "A six only enters a waiting piece or throws an opponent, and may always be declined. "
        "After the first six of a turn one rolls again, used or not; after the second the turn "
        "is over.",
    ),
    Clause(
        "enter",
        "A waiting piece is set on the entry of the colour where it waits: never onto an own "
        "piece, and an opponent there is thrown.",
    ),
    Clause(
        "backward-throw",
        "A piece in play may throw an opponent exactly as far behind it as the die says if every "
        "field between is taken. Who goes back over the fields between own entry and mouth may go "
        "home at once.",
        ruling="Never out of a goal.",
    ),
    Clause(
        "highest-roll",
        "Before the game each seat rolls once; the highest roll begins.",
        ruling="The book names nobody; tied seats, and only those, roll again.",
    ),
    Clause(
        "finish",
        "The first to have all pieces home wins; with play-on the others play for the places.",
        ruling="The book names no aim.",
    ),
)

Tables = Callable[[Setup], Mapping[str, int | Array]]


def nueby_game(
    *,
    id: str,
    name: str,
    clauses: tuple[Clause, ...] = (),
    modules: tuple[ModuleType, ...] = (),
    extra_tables: Tables = lambda setup: {},
    judge: type[NuebyJudge] = NuebyJudge,
    variants: tuple[Variant, ...] = (),
    defaults: Mapping[str, str] | None = None,
    players: tuple[int, ...] = (2, 3, 4, 5, 6),
    seats: Mapping[int, tuple[int, ...]] = SIX_SEATS,
    three_pieces_from: int = 4,
    without: tuple[str, ...] = (),
) -> Game:
    """One of the six games from what is its own; ``without`` names clauses it does not have."""

    def compose_rules(setup: Setup) -> RuleSet:
        return compose(
            id,
            [race, standard, *modules],
            **tables(setup.board.graph),
            **seat_tables(setup, begin_fields(setup, three_pieces_from)),
            PAST_MOUTH=past_mouth(setup.board.graph),
            HIGHEST_ROLL=int(setup.variants["first"] == "highest-roll"),
            PLAY_ON=int(setup.is_on("play-on")),
            **extra_tables(setup),
        )

    return Game(
        id=id,
        name=name,
        players=players,
        board=id,
        variants=(FIRST, PLAY_ON, *variants),
        defaults={"first": "highest-roll", "play-on": "on", **(defaults or {})},
        clauses=tuple(clause for clause in STANDARD if clause.id not in without) + clauses,
        source=SOURCE,
        version="1",
        seating=lambda setup: seating(setup, seats),
        compose=compose_rules,
        judge=lambda setup, s: judge(setup.rules, setup.board.graph, s),
    )


def seating(setup: Setup, seats: Mapping[int, tuple[int, ...]]) -> Seating:
    """Who has which colour."""
    return tuple((colour,) for colour in seats[setup.players])


def begin_fields(setup: Setup, three_pieces_from: int) -> dict[int, list[int]]:
    """Where the pieces of each colour begin; with three each the fourth is home already."""
    graph = setup.board.graph
    three = setup.players >= three_pieces_from
    begin = {}
    for (colour,) in setup.seats:
        fields = beginning(graph, colour)
        begin[colour] = [*fields[:3], graph.goal[colour][-1]] if three else fields
    return begin


def beginning(graph: Graph, colour: int) -> list[int]:
    """The own waiting field, or, on a board without, the fields after the start."""
    if graph.base[colour] != NONE:
        return [graph.base[colour]] * race.PIECES
    fields = [graph.start[colour]]
    while len(fields) <= race.PIECES:
        fields.append(onward(graph, fields[-1]))
    return fields[1:]


def onward(graph: Graph, field: int) -> int:
    """The next field along the track, goals apart; NONE if there is none."""
    for successors in graph.next[FORWARD]:
        for after in successors[field]:
            if graph.kind[after] != GOAL:
                return after
    return NONE


def mouth(graph: Graph, colour: int) -> int:
    """The field from which the goal of a colour branches off."""
    first = graph.goal[colour][0]
    return next(f for f in range(graph.fields) if first in graph.next[FORWARD][colour][f])


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


def leaps_home(graph: Graph) -> Array:
    """[way, colour, field, die, path]: back over all fields between the own entry and mouth?"""
    between = [fields_between(graph, colour) for colour in range(graph.colours)]

    def leaps(colour: int, field: int, path: tuple[int, ...]) -> bool:
        return set(between[colour]) <= set(path[:-1])

    return path_table(graph, BACKWARD, leaps)


def fields_between(graph: Graph, colour: int) -> list[int]:
    """The track fields after the mouth of a colour and before its entry."""
    fields = [onward(graph, mouth(graph, colour))]
    while fields[-1] != graph.start[colour]:
        fields.append(onward(graph, fields[-1]))
    return fields[:-1]


def colour_marks(setup: Setup, mark: str) -> Array:
    """[colour, field]: does the board mark this field for this colour?"""
    graph = setup.board.graph
    marks = setup.board.colour_marks
    return Array.filled(
        (graph.colours, graph.fields),
        lambda colour, field: int(field in marks[colour].get(mark, ())),
    )
