"""What the three classic games share: variants, clauses, seats, and how rules are composed."""

from types import ModuleType

from rauswurf.games.game import Clause, Game, Seating, Setup, Variant
from rauswurf.games.seats import seat_tables
from rauswurf.rules import race
from rauswurf.rules.classic import barriers, forced_capture, huff, neutral, standard
from rauswurf.rules.classic.judge import Judge
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import tables

NEUTRAL_COLOUR = 3
OFF_ON = ("off", "on")

VARIANTS = (
    Variant(
        "opening",
        ("one-on-start", "all-in-base"),
        "Does each colour begin with one piece on its start, or with all four in base?",
    ),
    Variant(
        "first",
        ("seat", "highest-roll"),
        "Does the first seat begin (let the youngest sit there), or who rolls highest?",
    ),
    Variant("three-rolls", OFF_ON, "Who can do nothing without a six rolls up to three times."),
    Variant("goal-jump", OFF_ON, "Pieces in the goal may be jumped over."),
    Variant("play-on", OFF_ON, "After the first is home the others play on for the places."),
    Variant(
        "forced-capture",
        ("off", "huff", "strict"),
        "Whoever can capture must: a missed capture costs the piece (huff), or nothing else is "
        "offered (strict).",
    ),
    Variant("backward-capture", OFF_ON, "A piece on the track may go backwards if that captures."),
    Variant(
        "barriers", OFF_ON, "Two own pieces may share a track field and close the way for all."
    ),
    Variant(
        "colours",
        ("own", "two-each", "neutral"),
        "Own colours only; two players with two colours each; or three players and a colour "
        "that everybody may move.",
        players={"two-each": (2,), "neutral": (3,)},
    ),
)

CLAUSES = (
    Clause("turns", "The seats play in turn, clockwise."),
    Clause(
        "roll-move",
        "Roll, then move one own piece forward by exactly that number. Occupied fields count, "
        "and on the track any piece may be jumped over.",
    ),
    Clause("must-move", "Whoever can move must move; otherwise the roll is lost."),
    Clause("one-per-field", "No move ends on a field that holds an own piece."),
    Clause(
        "capture",
        "A piece that ends its move exactly on a stranger sends it back to its base. Nobody has "
        "to capture while another move is legal.",
        ruling="A capture that is the only legal move must be made: must-move knows no exception.",
    ),
    Clause(
        "six-enters",
        "Pieces leave the base only with a six, onto their own start. With a six and a piece in "
        "base one must enter; a stranger on the start is captured.",
    ),
    Clause(
        "six-start-occupied",
        "If an own piece stands on the start, the six must move that piece instead; if it cannot "
        "move another piece must, and nothing enters.",
    ),
    Clause(
        "clear-start",
        "While a piece waits in base, an own piece on the start must be moved before any other by "
        "every roll with which it can move.",
    ),
    Clause(
        "six-rolls-again",
        "After a six one rolls again, as often as a six falls. A six that brings the last piece "
        "home gives no further roll.",
        ruling="A six that could not be used gives another roll as well.",
    ),
    Clause(
        "three-rolls",
        "At the start of a turn, a colour with nothing on the track, at least one piece in base "
        "and its goal pieces packed at the far end has up to three rolls.",
        ruling="The three rolls end with a six; a six that cannot enter is one of the three and "
        "the rest remain.",
    ),
    Clause(
        "goal-count",
        "Goal fields are counted one by one and only a number that fits moves a piece. Nobody "
        "walks past the own goal or into another colour's.",
    ),
    Clause("goal-no-jump", "In the goal no piece is jumped over."),
    Clause("goal-jump", "In the goal pieces may be jumped over."),
    Clause(
        "finish",
        "The first to have all pieces home wins. With play-on the others play for the places and "
        "the last place is left over; without it all others share the second.",
    ),
    Clause(
        "highest-roll",
        "Before the game each seat rolls once; the highest roll begins.",
        ruling="Tied seats, and only those, roll again.",
    ),
    Clause(
        "forced-capture",
        "Whoever can capture must; among several captures the player chooses. With huff the piece "
        "that missed a capture goes to base; with strict nothing but captures is offered.",
        ruling="The duty comes before six-enters, six-start-occupied and clear-start. With huff "
        "any capture fulfils it, the piece furthest along that could have captured pays (never "
        "one in base; of an own and a neutral piece equally far the own one), before finish is "
        "looked at; passing is no way out; an extra roll stays.",
    ),
    Clause(
        "backward-capture",
        "A piece on the track may go backwards by the number rolled if that ends on a stranger, "
        "never onto or over its own start.",
        ruling="A piece on its own start or in the goal never goes back. With nothing else to do "
        "one may pass instead, unless the capture is owed.",
    ),
    Clause(
        "barriers",
        "Two own pieces on one track field are a barrier: nobody, the owner included, lands on it "
        "or passes it until one of them leaves. On a start it lets nobody in.",
        ruling="There are no barriers in the goal, and the own start is emptied before it is "
        "entered; backward captures do not pass barriers either.",
    ),
    Clause(
        "two-colours",
        "Two players have two opposite colours each, and each colour is played on its own.",
        ruling="The turn goes round by colour; the owner's other colour is a stranger; a colour "
        "that is home is passed over; a player has finished when both colours are home.",
    ),
    Clause(
        "neutral",
        "With three players the fourth colour is neutral: on a turn one moves an own or a neutral "
        "piece. A player who is home wins only when the neutral pieces are home too; of several, "
        "whoever brings the last neutral piece home.",
        ruling="Duties are looked at for each colour, the duty to capture over both; three rolls "
        "need both colours to qualify; who is home goes on with neutral pieces; if the last "
        "neutral piece is brought by somebody not yet home, or comes home before anybody, the "
        "first player home wins; further places in order of coming home.",
    ),
)


def classic_game(
    *,
    id: str,
    name: str,
    source: str,
    defaults: dict[str, str],
    defaults_for: dict[int, dict[str, str]] | None = None,
) -> Game:
    """One of the classic games from what is its own."""
    off = {"forced-capture": "off", "backward-capture": "off", "barriers": "off", "colours": "own"}
    return Game(
        id=id,
        name=name,
        players=(2, 3, 4),
        board="cross",
        variants=VARIANTS,
        defaults={variant.id: (off | defaults)[variant.id] for variant in VARIANTS},
        defaults_for=defaults_for or {},
        clauses=CLAUSES,
        source=source,
        version="1",
        seating=seating,
        compose=compose_classic,
        judge=lambda setup, s: Judge(setup.rules, setup.board.graph, s),
    )


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
        colours.add(NEUTRAL_COLOUR)
    begin = {colour: [graph.base[colour]] * race.PIECES for colour in colours}
    if setup.variants["opening"] == "one-on-start":
        for colour in colours:
            begin[colour][0] = graph.start[colour]
    return begin
