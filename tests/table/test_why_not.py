"""A refusal is true: what it says is so, and without what it names the move would come closer.

Random wishes and wishes like those of people, in positions of random games. The sentence is held
against the board by other means than the judges use: a search over the graph, and positions in
which the obstacle that was named is taken away.
"""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.rules.classic.judge import Judge as ClassicJudge
from rauswurf.rules.graph import BACKWARD, FORWARD, GOAL, NONE, WAITING
from rauswurf.rules.nueby import einser_blocker
from rauswurf.rules.race import MOVE, PIECES, State
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table import NotAMove, Refusal
from rauswurf.table.table import state_of

RACES = [game.id for game in GAMES.values() if game.family == "race"]
SLIPS = {"no-such-piece", "no-such-move"}  # forbidden by no rule
# Reasons that do not speak of where pieces stand, but of what is to be done now.
OF_THE_MOMENT = {"over", "roll-first", "move-first", "enter-first", "turn-first", "dice-first"}
OF_THE_MOMENT |= {"not-optional", "can-move", "no-passing", "several-must", "instead-of-a-roll"}
OF_THE_MOMENT |= {"no-hit", "not-now", "not-yet", "needs-one", "once", "not-in-lane", "not-free"}
DUTIES = {"capture-first", "must-enter", "start-first"}


def variants_of(game: str, chance: random.Random) -> dict[str, str]:
    """Any values that four players can choose."""
    return {
        variant.id: chance.choice([v for v in variant.values if not variant.players.get(v)])
        for variant in GAMES[game].variants
    }


def tables(game: str, chance: random.Random) -> Iterator[Table]:
    """Positions of random games, without end."""
    while True:
        setup = GAMES[game].setup(4, variants_of(game, chance))
        table = Table(setup, dice=Dice.seeded(chance.getrandbits(30)))
        for moment in range(220):
            if moment % 5 == 4:
                yield table
            if table.is_over:
                break
            table.play(chance.choice(table.moves))


def random_wish(table: Table, chance: random.Random) -> Wish:
    """Anything, sensible or not."""
    fields, colours = len(table.setup.board.fields), len(table.setup.board.colours)
    word = chance.choice(["step"] * 8 + ["pass", "roll", "hunt", "turn", "push", "stone"])
    if word != "step":
        return Wish(
            word,
            target=chance.randrange(fields) if word in ("turn", "stone") else NONE,
            number=chance.randint(1, 6) if word == "hunt" else 0,
        )
    return Wish(
        "step", chance.randrange(colours), chance.randrange(fields), chance.randrange(fields)
    )


def designed_wish(table: Table, chance: random.Random) -> Wish:
    """What somebody could try: an own piece, a few fields on, back, aside, or into a goal."""
    s, board = state_of(table, State), table.setup.board
    own = [s.where[piece] for piece in range(PIECES * s.turn, PIECES * s.turn + PIECES)]
    origin = chance.choice(own)
    near = {origin}
    for _ in range(chance.randint(1, 7)):
        way = chance.choice((FORWARD, FORWARD, BACKWARD))
        near = {n for f in near for n in neighbours(table, way, f)} or near
    targets = [*near, *board.graph.goal[s.turn], board.graph.start[s.turn]]
    return Wish("step", s.turn, origin, chance.choice(targets))


def neighbours(table: Table, way: int, field: int) -> set[int]:
    graph = table.setup.board.graph
    steps = {after for colour in range(graph.colours) for after in graph.next[way][colour][field]}
    return steps | {
        after for colour in range(graph.colours) for after in graph.turnoffs[colour][field]
    }


# Is it true?


def assert_true(table: Table, wish: Wish) -> None:
    judge = table.setup.game.judge(table.setup, state_of(table))
    reason = judge.verdict(wish)
    if reason is None:
        return
    refusal = table.family.explain(state_of(table), wish, reason)
    assert refusal.text
    assert "{" not in refusal.text
    assert reason.rule in {clause.id for clause in table.setup.clauses} | SLIPS
    if "x" in refusal.move:
        assert state_of(table, State).board[wish.target] >= 0, refusal
    assert is_true(table, wish, reason), f"{table.position}: {refusal.move}: {refusal}"


def is_true(table: Table, wish: Wish, reason: Reason) -> bool:
    """Does what was said hold, and would the move come closer without it?"""
    s, case = state_of(table, State), reason.case
    if reason.rule in SLIPS:
        here = [p // PIECES for p, field in enumerate(s.where) if field == wish.origin]
        return bool(case != "nothing-there" or wish.colour not in here)
    if case in OF_THE_MOMENT:
        return holds_now(table, case)
    if case in DUTIES:
        judge = ClassicJudge(table.setup.board.graph, table.setup.variants, s)
        return bool(table.moves) and (wish.word == "pass" or judge.obstacle(wish) is None)
    if case == "not-yours":
        return bool(wish.colour != s.turn)
    field = reason.values.get("start", reason.values.get("field", NONE))
    if case not in ("foreign-goal", "over-own-start", "once-round") and occupied(table, field):
        return changes_without(table, wish, reason, field)
    if case in ("wrong-number", "does-not-fit"):
        return is_elsewhere(table, wish)
    return by_other_means(table, wish, reason)


def holds_now(table: Table, case: str) -> bool:
    awaited = bool(state_of(table).phase == MOVE)
    return {"over": table.is_over, "roll-first": not awaited, "dice-first": not awaited}.get(
        case, not table.is_over
    )


def occupied(table: Table, field: int) -> bool:
    stones = getattr(state_of(table), "stone", [])
    return bool(field != NONE and (field in state_of(table, State).where or field in stones))


def changes_without(table: Table, wish: Wish, reason: Reason, field: int) -> bool:
    """Is another thing said once whoever stands there is gone?"""
    if reason.case in (
        "only-to-start",
        "only-to-entry",
        "to-its-end",
        "from-its-entrance",
        "own-arrow",
    ):
        return bool(wish.target != field)
    if reason.case in ("against", "from-arrow"):
        return bool(field in table.setup.board.marks["arrow"])
    s = state_of(table.copy(), einser_blocker.State)
    s.board[field] = -1
    for piece, where in enumerate(s.where):
        if where == field:
            s.where[piece] = NONE
    if hasattr(s, "stone"):
        s.stone[:] = [NONE if stone == field else stone for stone in s.stone]
    return bool(table.setup.game.judge(table.setup, s).verdict(wish) != reason)


def is_elsewhere(table: Table, wish: Wish) -> bool:
    """Is the field not as far away as the die says, but to be reached with other numbers?"""
    way_ahead = steps_to(table, wish.colour, wish.origin, wish.target)
    if way_ahead is None and table.setup.variants.get("backward-capture") == "on":
        return bool(
            steps_to(table, wish.colour, wish.target, wish.origin) != state_of(table, State).die
        )
    return wish.target == NONE or way_ahead not in (None, state_of(table, State).die)


@cache
def reach(game: str, colour: int, origin: int) -> dict[int, int]:
    """How many steps forward each field is away, at least."""
    graph = Table(game, 4).setup.board.graph
    found, edge, steps = {origin: 0}, {origin}, 0
    while edge:
        steps += 1
        following = {
            after
            for field in edge
            for after in graph.next[FORWARD][colour][field]
            + (graph.turnoffs[colour][field] if steps == 1 else ())
        }
        edge = following - found.keys()
        found |= dict.fromkeys(edge, steps)
    return found


def steps_to(table: Table, colour: int, origin: int, target: int) -> int | None:
    return reach(table.setup.game.id, colour, origin).get(target)


def by_other_means(table: Table, wish: Wish, reason: Reason) -> bool:
    """The reasons that name a state of things."""
    s, graph, case = state_of(table, State), table.setup.board.graph, reason.case
    kind = graph.kind
    opponents = [
        p for p, f in enumerate(s.where) if f == wish.target and p // PIECES != wish.colour
    ]
    answers = {
        "needs-six": s.die != 6 and kind[wish.origin] == WAITING,
        "only-to-throw": s.die == 6 and not opponents,
        "nobody-there": not opponents,
        "free-field": True,
        "no-focus": kind[wish.target] == GOAL or wish.target == NONE,
        "forward-only": s.die != steps_to(table, wish.colour, wish.origin, wish.target),
        "foreign-goal": s.die != steps_to(table, wish.colour, wish.origin, wish.target),
        "past-own-goal": s.die != steps_to(table, wish.colour, wish.origin, wish.target),
        "out-of-goal": kind[wish.origin] == GOAL,
        "only-on-track": kind[wish.target] != 0 or wish.target not in state_of(table, State).board,
        "too-far": wish.target == NONE,
        "once-round": steps_to(table, wish.colour, wish.origin, wish.target) is None,
    }
    unmoved = {
        "against",
        "from-a-stop",
        "from-arrow",
        "from-its-entrance",
        "no-hunter",
        "no-such-number",
        "not-beside",
        "not-out",
        "on-start",
        "only-to-entry",
        "only-to-start",
        "others-first",
        "over-own-start",
        "own-arrow",
        "own-on-start",
        "roll-lost",
        "to-its-end",
    }
    assert case in answers or case in unmoved, f"teach this test what {reason} means"
    return bool(answers.get(case, True))


def ask(game: str, randomly: int, designed: int) -> None:
    chance = random.Random(f"wishes of {game}")
    positions = tables(game, chance)
    for number in range(randomly + designed):
        table = next(positions)
        make = random_wish if number < randomly else designed_wish
        for _ in range(10):
            assert_true(table, make(table, chance))


# NICHTLUSTIG has no board; its sentences name cards, and where they lie.

WORDS = [
    *("roll", "stop", "keep nothing", "keep {die}", "use duck", "use clown", "take nothing"),
    *("take {card}", "take {card} from {seat}", "take {card}, {card}", "cover {card}"),
]


def card_wish(table: Table, chance: random.Random) -> str:
    """Something that people say, with any cards, dice and seats."""
    kinds = ("lemming", "yeti", "riebmann", "professor", "death")
    cards = [f"{kind} {number}" for kind in kinds for number in range(1, 6)]
    cards += [f"dinosaur {number}" for number in range(24, 29)]
    cards += ["poodle", "ufo", "virus", "nf700"]
    text = chance.choice(WORDS)
    while "{card}" in text:
        text = text.replace("{card}", chance.choice(cards), 1)
    die = chance.choice("brwp") + str(chance.randint(1, 5))
    return text.format(die=die, seat=chance.choice(["table", *table.setup.names]))


def ask_about_cards(positions: int, wishes: int) -> None:
    chance = random.Random("wishes of nichtlustig")
    setup = GAMES["nichtlustig"].setup(3)
    clauses = {clause.id for clause in setup.clauses}
    table = Table(setup, dice=Dice.seeded(1))
    for number in range(positions):
        if table.is_over:
            table = Table(setup, dice=Dice.seeded(number))
        for _ in range(wishes):
            text = card_wish(table, chance)
            try:
                refusal = table.why_not(text)
            except NotAMove:
                continue
            if refusal is None:
                assert table.would_play(text) in table.moves
            else:
                assert refusal.rule in clauses, refusal
                assert refusal.move not in table.moves
                assert_card_lies_there(table, refusal)
        table.play(chance.choice(table.moves))


def assert_card_lies_there(table: Table, refusal: Refusal) -> None:
    """Where a sentence says that a card lies, it lies."""
    board, _, _ = table.position.partition(";")
    rows = {row.split()[0]: row for row in board.split("/")}
    cards = refusal.move.removeprefix("take ").split(" from ")[0].split(", ")
    if refusal.message.id == "refuse-take-own":
        assert any(card in rows[table.turn] for card in cards), refusal
    if refusal.message.id == "refuse-take-elsewhere-table":
        assert any(all(card not in row for row in rows.values()) for card in cards), refusal


def test_refusals_of_some_wishes_for_cards_are_true() -> None:
    ask_about_cards(40, 8)


@pytest.mark.proof
def test_refusals_of_all_wishes_for_cards_are_true() -> None:
    ask_about_cards(700, 10)


@pytest.mark.parametrize("game", RACES)
def test_refusals_of_some_wishes_are_true(game: str) -> None:
    ask(game, 12, 40)


@pytest.mark.proof
@pytest.mark.parametrize("game", RACES)
def test_refusals_of_all_wishes_are_true(game: str) -> None:
    ask(game, 500, 200)
