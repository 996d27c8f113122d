"""What the three classic games share: variants, clauses, seats, and how rules are composed."""

from types import ModuleType

from rauswurf.games.game import Clause, Game, Seating, Setup, Variant
from rauswurf.games.seats import seat_tables
from rauswurf.rules import race
from rauswurf.rules.classic import barriers, forced_capture, huff, neutral, standard
from rauswurf.rules.classic.judge import Judge
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import tables
from rauswurf.rules.race import State

OFF_ON = ("off", "on")

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
    )


def judge(setup: Setup, s: State) -> Judge:
    """The referee of one position."""
    return Judge(setup.board.graph, setup.variants, s)


def seating(setup: Setup) -> Seating:
    """Who has which colours: two players sit opposite each other."""
    if setup.variants["colours"] == "two-each":
        return ((0, 2), (1, 3))
    if setup.players == 2:
        return ((0,), (2,))
    return tuple((colour,) for colour in range(setup.players))


def compose_classic(setup: Setup) -> RuleSet:
    """The rules of one table."""
    return compose(
        setup.game.id,
        modules(setup),
        **tables(setup.board.graph),
        **seat_tables(setup, begin_fields(setup)),
        HIGHEST_ROLL=int(setup.variants["first"] == "highest-roll"),
        PLAY_ON=int(setup.is_on("play-on")),
        THREE_ROLLS=int(setup.is_on("three-rolls")),
        GOAL_JUMP=int(setup.is_on("goal-jump")),
        BACKWARD_CAPTURE=int(setup.is_on("backward-capture")),
    )


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
    if setup.variants["colours"] == "neutral":
        colours.add(neutral.NEUTRAL)
    begin = {colour: [graph.base[colour]] * race.PIECES for colour in colours}
    if setup.variants["opening"] == "one-on-start":
        for colour in colours:
            begin[colour][0] = graph.start[colour]
    return begin
