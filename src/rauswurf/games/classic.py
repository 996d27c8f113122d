"""What the three classic games share: variants, clauses, seats, and how rules are composed."""

from collections.abc import Iterator
from types import ModuleType

from rauswurf.boards import Board
from rauswurf.games.game import Clause, Game, Seating, Setup, SetupError, Variant, few_colours
from rauswurf.games.seats import race_tables, spread
from rauswurf.messages import Message, message
from rauswurf.rules import race
from rauswurf.rules.classic import barriers, forced_capture, huff, neutral, standard
from rauswurf.rules.classic.judge import Judge
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import State

OFF_ON = ("off", "on")
FOUR = 4  # colours, where nobody is to be left out

VARIANTS = (
    Variant("opening", ("one-on-start", "all-in-base")),
    Variant("first", ("seat", "highest-roll")),
    Variant("three-rolls", OFF_ON),
    Variant("goal-jump", OFF_ON),
    Variant("play-on", OFF_ON),
    Variant("forced-capture", ("off", "huff", "strict")),
    Variant("backward-capture", OFF_ON),
    Variant("barriers", OFF_ON),
    Variant(
        "colours",
        ("own", "two-each", "neutral"),
        players={"two-each": (2,), "neutral": (3,)},
    ),
)


def _if_on(variant: str) -> Clause:
    """A rule that is called like its variant."""
    return Clause("classic", variant, has_ruling=True, variant=variant, values=("on",))


CLAUSES = (
    Clause("classic", "turns"),
    Clause("classic", "roll-move", by=("barriers",)),
    Clause("classic", "must-move"),
    Clause("classic", "one-per-field", by=("barriers",)),
    Clause("classic", "capture", has_ruling=True, by=("forced-capture",)),
    Clause("classic", "six-enters"),
    Clause("classic", "six-start-occupied"),
    Clause("classic", "clear-start"),
    Clause("classic", "six-rolls-again", has_ruling=True),
    _if_on("three-rolls"),
    Clause("classic", "goal-count"),
    Clause("classic", "goal-no-jump", variant="goal-jump", values=("off",)),
    Clause("classic", "goal-jump", variant="goal-jump", values=("on",)),
    Clause("classic", "finish", by=("play-on",)),
    Clause("classic", "highest-roll", True, variant="first", values=("highest-roll",)),
    Clause(
        "classic",
        "forced-capture",
        has_ruling=True,
        variant="forced-capture",
        values=("huff", "strict"),
        by=("forced-capture",),
    ),
    _if_on("backward-capture"),
    _if_on("barriers"),
    Clause("classic", "two-colours", True, variant="colours", values=("two-each",)),
    Clause("classic", "neutral", True, variant="colours", values=("neutral",)),
)


def classic_game(
    *,
    id: str,
    defaults: dict[str, str],
    defaults_for: dict[int, dict[str, str]] | None = None,
) -> Game:
    """One of the classic games from what is its own."""
    off = {"forced-capture": "off", "backward-capture": "off", "barriers": "off", "colours": "own"}
    return Game(
        id=id,
        players=(2, 3, 4),
        board="cross",
        variants=VARIANTS,
        defaults={variant.id: (off | defaults)[variant.id] for variant in VARIANTS},
        defaults_for=defaults_for or {},
        clauses=CLAUSES,
        book=id,
        version="1",
        seating=seating,
        compose=compose_classic,
        judge=judge,
        wants_of_board=wants_of_board,
    )


def judge(setup: Setup, s: State) -> Judge:
    """The referee of one position."""
    return Judge(setup.board.graph, setup.variants, s, setup.rules.constants.get("NEUTRAL", NONE))


def seating(setup: Setup) -> Seating:
    """Who has which colours: two players sit opposite each other; raises SetupError."""
    if setup.variants["colours"] == "two-each":
        first, second, third, fourth = four_colours(setup)
        return ((first, third), (second, fourth))
    if setup.variants["colours"] == "neutral":
        return tuple((colour,) for colour in four_colours(setup)[:3])
    return tuple((colour,) for colour in spread(setup.players, len(setup.board.colours)))


def four_colours(setup: Setup) -> tuple[int, ...]:
    """The colours on the board where two players have two each, or one belongs to nobody."""
    if len(setup.board.colours) < FOUR:
        raise SetupError(few_colours(setup, FOUR))
    return spread(FOUR, len(setup.board.colours))


def wants_of_board(board: Board) -> Iterator[Message]:
    """Whoever is thrown out goes back to the base, and enters from there onto the start."""
    graph = board.graph
    for colour, name in enumerate(board.colours):
        base, start = graph.base[colour], graph.start[colour]
        if graph.entry[colour][base] != start:
            places = {"base": board.field_name(base), "start": board.field_name(start)}
            yield message("board-misfit-entry", colour=name, **places)
        elsewhere = set(graph.thrown_to[colour]) - {base, NONE}
        if elsewhere:
            fields = [board.field_name(field) for field in sorted(elsewhere)]
            yield message("board-misfit-base-only", colour=name, fields=fields)
    if len(set(graph.start)) < graph.colours:
        yield message("board-misfit-starts")


def compose_classic(setup: Setup) -> RuleSet:
    """The rules of one table."""
    return compose(
        setup.game.id,
        modules(setup),
        **race_tables(setup, begin_fields(setup)),
        **neutral_colour(setup),
        HIGHEST_ROLL=int(setup.variants["first"] == "highest-roll"),
        PLAY_ON=int(setup.is_on("play-on")),
        THREE_ROLLS=int(setup.is_on("three-rolls")),
        GOAL_JUMP=int(setup.is_on("goal-jump")),
        BACKWARD_CAPTURE=int(setup.is_on("backward-capture")),
    )


def neutral_colour(setup: Setup) -> dict[str, int]:
    """The colour that belongs to nobody, where there is one."""
    if setup.variants["colours"] != "neutral":
        return {}
    played = {colour for mine in setup.seats for colour in mine}
    return {"NEUTRAL": next(colour for colour in four_colours(setup) if colour not in played)}


def modules(setup: Setup) -> list[ModuleType]:
    """The rules modules that the chosen variants need, each on top of those before it."""
    chosen = [race, standard]
    if setup.is_on("barriers"):
        chosen.append(barriers)
    if setup.variants["colours"] == "neutral":
        chosen.append(neutral)
    if setup.variants["forced-capture"] != "off":
        chosen.append(forced_capture)
    if setup.variants["forced-capture"] == "huff":
        chosen.append(huff)
    return chosen


def begin_fields(setup: Setup) -> dict[int, list[int]]:
    """Where the pieces of each colour begin; the neutral ones are set up like the others."""
    graph = setup.board.graph
    colours = {colour for mine in setup.seats for colour in mine}
    colours |= set(neutral_colour(setup).values())
    begin = {colour: [graph.base[colour]] * setup.board.pieces for colour in colours}
    if setup.variants["opening"] == "one-on-start":
        for colour in colours:
            begin[colour][0] = graph.start[colour]
    return begin
