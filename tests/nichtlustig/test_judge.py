"""The referee: it agrees with what the rules offer, and every reason it knows can be shown."""

import random
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path

import pytest

from rauswurf import Table, games
from rauswurf.rules.nichtlustig import cards
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    ASKING_DUCK,
    CARDS,
    COVERED,
    COVERING,
    DEATH,
    DEATHS,
    DICE,
    DINOSAUR,
    DUCK,
    DYING,
    FOURTH,
    FRESH,
    KEEPING,
    NONE,
    PINK,
    SCORED,
    SCORING,
    TABLE,
    TAKING,
    TARGETS,
)
from rauswurf.rules.nichtlustig.judge import Demand, SaidCard, SaidDie
from rauswurf.rules.race import MOVE
from rauswurf.table.nichtlustig.names import colour_of
from rauswurf.table.table import state_of
from tests.messages.catalogue import ids
from tests.nichtlustig.scenes import after, played, random_tables, refusal, table

# Everything that anybody could say.


def all_keeps(at: Table) -> Iterator[Demand]:
    dice = [
        SaidDie(colour_of(die), state_of(at, cards.State).face[die], die) for die in range(DICE)
    ]
    for number in range(DICE + 1):
        yield from (Demand("keep", dice=chosen) for chosen in combinations(dice, number))


def all_takes(together: list[int]) -> Iterator[Demand]:
    """Any one card, and up to three of some."""
    few = chain.from_iterable(combinations(range(CARDS), number) for number in range(2))
    many = chain.from_iterable(combinations(together, number) for number in range(2, 4))
    for chosen in chain(few, many):
        cards = tuple(SaidCard(card) for card in chosen)
        yield Demand("take", cards=cards)
        if cards:
            yield Demand("take", cards=cards, machine=True)


def everything(at: Table, together: list[int]) -> Iterator[Demand]:
    yield Demand("roll")
    yield Demand("stop")
    yield from all_keeps(at)
    yield from all_takes(together)
    for card in range(CARDS):
        yield Demand("use", cards=(SaidCard(card),))
        yield Demand("cover", cards=(SaidCard(card),))


def assert_judge_agrees(at: Table, *, all_together: bool = False) -> None:
    """All sets of cards are tried, or those that can be taken one by one."""
    s = state_of(at)
    judge = at.setup.game.judge(at.setup, s)
    singles = {card: Demand("take", cards=(SaidCard(card),)) for card in range(TARGETS)}
    together = [card for card in singles if all_together or judge.verdict(singles[card]) is None]
    found = set()
    for demand in everything(at, together):
        option = at.family.match_option(s, demand)
        legal = judge.verdict(demand) is None
        assert legal == (option is not None), f"{demand} in {at.position}"
        if option is not None:
            found.add(option)
    assert found == set(s.option[: s.options]), at.position


@pytest.mark.parametrize("share", [0.3, pytest.param(1.0, marks=pytest.mark.proof)])
def test_the_judge_finds_legal_what_is_offered_and_nothing_else(share: float) -> None:
    looked_at = 0
    for game, at in enumerate(random_tables(6, seed=1)):
        draw = random.Random(game)
        for now in played(at, seed=game):
            # Of positions with cards to take or lay down many, of those with dice to keep a few.
            wanted = share if state_of(now).options < 16 else 0.05 * share
            if state_of(now).phase == MOVE and draw.random() < wanted:
                looked_at += 1
                takes = state_of(now, cards.State).step == TAKING
                assert_judge_agrees(now, all_together=takes and draw.random() < 0.1)
    assert looked_at > 500 * share


def shuffled(draw: random.Random) -> Table:
    """A table with cards and dice anywhere, which random games hardly ever come to."""
    at = Table("nichtlustig", draw.choice([2, 3, 4]))
    s, seats = state_of(at, cards.State), range(at.setup.players)
    s.turn = draw.choice(seats)
    mine = draw.random() * 0.7  # how much of everything belongs to the player on turn
    for card in range(CARDS):
        s.where[card] = s.turn if draw.random() < mine else draw.choice([TABLE, *seats])
    for card in range(TARGETS):
        is_scored = card >= DINOSAUR or draw.random() < 0.5
        s.mark[card] = SCORED if s.where[card] != TABLE and is_scored else FRESH
    for death in range(DEATH, DEATH + DEATHS):
        under = [c for c in range(DINOSAUR) if s.where[c] == s.where[death] and s.mark[c] == SCORED]
        if s.where[death] != TABLE and under and draw.random() < 0.7:
            s.covers[death - DEATH] = draw.choice(under)
            s.mark[s.covers[death - DEATH]] = COVERED
    s.on_table = s.where[:TARGETS].count(TABLE)
    few = draw.choice([[5], [4, 5], [1, 2], [1, 2, 3, 4, 5, 6]])
    s.face[:] = [draw.choice(few) for _ in range(PINK)] + [draw.randrange(1, 7)]
    return at


@pytest.mark.parametrize("count", [400, pytest.param(4000, marks=pytest.mark.proof)])
def test_the_judge_agrees_whatever_the_cards_and_dice(count: int) -> None:
    draw = random.Random(5)
    looked_at = dict.fromkeys((KEEPING, ASKING_DUCK, FOURTH, TAKING, DYING, COVERING), 0)
    for _ in range(count):
        at = shuffled(draw)
        s = state_of(at, cards.State)
        turn = s.turn
        s.kept = draw.randrange(ALL_DICE)
        s.step = draw.choice([KEEPING, ASKING_DUCK, FOURTH, SCORING, SCORING, DYING, COVERING])
        if s.step == ASKING_DUCK:
            s.where[DUCK] = turn
        own_deaths = [d for d in range(DEATH, DEATH + DEATHS) if s.where[d] == turn]
        free_deaths = [d for d in own_deaths if s.covers[d - DEATH] == NONE]
        if s.step == COVERING and free_deaths:
            s.death = free_deaths[0]
        at.rules.proceed(s)
        if s.phase == MOVE and s.turn == turn:
            looked_at[s.step] += 1
            assert_judge_agrees(at)
    assert min(looked_at.values()) > count / 24, looked_at


@pytest.mark.parametrize(
    "position",
    [
        "yellow / green ; dice b5 b5 r5 r5 w5 w5 p1 ; now take",
        "yellow time-machine / green ; dice b5 b5 r5 r5 w5 w1 p1 ; now take",
        "yellow time-machine / green ; dice b5 b2 r5 r3 w4 w3 p1 ; now take",
        "yellow / green riebmann 3, lemming 3 scored ; dice b3 b3 r3 r3 w3 w3 p1 ; now take",
        "yellow / green professor 1 ; dice b4 b1 r1 r4 w4 w1 p3 ; now take",
        "yellow duck, ufo / green ; dice b4 b1 r1 r4 w4 w1 p3 ; rolls 1",
        "yellow clown, death 3 / green death 1 ; dice b1 b2 r1 r3 w4 w5 p3 ; now death",
    ],
)
def test_the_judge_agrees_on_rare_positions(position: str) -> None:
    assert_judge_agrees(table(position), all_together=True)


# Every reason is shown once.

AT_KEEPING = "yellow duck, clown / green ; dice b3 b3 r1 r2 w5 w4 p4 ; kept r1 ; rolls 1"
AT_THIRD = "yellow duck / green ; dice b1 b2 r1 r3 w5 w4 p3 ; rolls 0"
AT_FOURTH = "yellow / green ; dice b1 b2 r1 r3 w5 w4 p3 ; now fourth"
AT_TAKE = (
    "yellow yeti 1, duck, time-machine / green lemming 2, lemming 3 scored "
    "; dice b5 b5 r5 r4 w5 w3 p3 ; now take"
)
AT_DEATH = (
    "yellow death 3, yeti 1 scored / green death 1, lemming 5 under death 2 "
    "; dice b1 b2 r1 r3 w4 w5 p3 ; now death"
)
AT_COVER = (
    "yellow yeti 1 scored, yeti 2, lemming 1 scored, lemming 2 under death 1, dinosaur 28, death 3 "
    "/ green riebmann 1 scored ; dice b1 b2 r1 r3 w4 w5 p3 ; now cover death 3"
)
WITH_VIRUS = "yellow virus / green ; dice b4 b4 r1 r3 w5 w5 p3 ; now take"
AT_END = (
    "yellow riebmann 1, riebmann 2, riebmann 3, riebmann 4, riebmann 5, yeti 1, yeti 2, yeti 3, "
    "yeti 4, yeti 5, lemming 1, lemming 2, lemming 3, lemming 4, lemming 5, professor 1{}, "
    "professor 2, professor 3, professor 4, professor 5 / green"
)

REASONS = [
    (AT_KEEPING, "use clown", "clown.no-death"),
    (AT_COVER, "take lemming 3", "cover.cover-first"),
    (AT_COVER, "cover lemming 2", "cover.covered"),
    (AT_COVER, "cover dinosaur 28", "cover.dinosaur"),
    (AT_COVER, "cover yeti 2", "cover.fresh"),
    (AT_COVER, "cover yeti 1", "cover.lemming-first"),
    (AT_DEATH, "cover yeti 1", "cover.no-death"),
    (AT_COVER, "cover death 3", "cover.no-target"),
    (AT_COVER, "cover riebmann 1", "cover.not-yours"),
    (AT_DEATH, "take nothing", "death.must-take"),
    (AT_TAKE, "take death 3", "death.not-due"),
    (AT_DEATH, "take death 4, death 5", "death.only-one"),
    (AT_DEATH.replace("p3", "p5"), "take death 4", "death.pink-decides"),
    (AT_TAKE, "take dinosaur 24, dinosaur 25", "dinosaurs.only-one"),
    (AT_THIRD.replace("rolls 0", "now death"), "take dinosaur 24", "dinosaurs.too-low"),
    (AT_KEEPING, "use duck", "duck.after-third"),
    (AT_FOURTH, "stop", "duck.must-roll"),
    (AT_TAKE, "use duck", "duck.too-late"),
    (AT_THIRD, "keep w5", "duck.use-first"),
    (AT_TAKE, "take riebmann 5, professor 5", "each-die-once.not-together"),
    (AT_END.format(""), "take dinosaur 24", "end.over"),
    ("yellow / green ; contest yellow - green -", "stop", "first.roll-first"),
    (AT_DEATH, "take death 3", "own-death.own-already"),
    (AT_DEATH, "take death 1", "own-death.table-first"),
    (AT_TAKE, "take lemming 5", "pairs.not-shown"),
    (AT_END.format(" scored"), "stop", "professors-roll.roll-first"),
    (AT_TAKE, "take professor 4", "professors.not-shown"),
    (AT_KEEPING, "keep r1", "rolls.aside"),
    (AT_TAKE, "stop", "rolls.done"),
    (AT_KEEPING, "roll", "rolls.keep-first"),
    (AT_KEEPING, "keep w1", "rolls.no-such-die"),
    ("yellow / green ; turn yellow", "keep nothing", "rolls.roll-first"),
    (AT_KEEPING, "keep w5 w5", "rolls.said-twice"),
    (AT_KEEPING, "keep b3", "rolls.which-die"),
    (AT_TAKE, "take lemming 3", "scoring.safe"),
    (AT_TAKE, "use ufo", "specials.by-itself"),
    (AT_TAKE, "take duck", "specials.by-symbol"),
    (AT_TAKE, "use clown", "specials.not-held"),
    (AT_TAKE, "take lemming 2 from table", "take.elsewhere"),
    (AT_TAKE, "take nothing", "take.must-take"),
    (AT_TAKE, "take yeti 1", "take.own"),
    (AT_FOURTH, "take lemming 2", "take.roll-first"),
    (AT_KEEPING, "take lemming 2", "take.stop-first"),
    (AT_TAKE, "take dinosaur 24 with time-machine", "time-machine.not-needed"),
    (AT_TAKE, "use time-machine", "time-machine.say-dinosaur"),
    (AT_KEEPING.replace("clown", "ufo"), "use duck", "two-rolls.no-duck"),
]


SHOWN = {reason for _, _, reason in REASONS} | {"take.done"}


@pytest.mark.parametrize(("position", "move", "reason"), REASONS)
def test_why_not(position: str, move: str, reason: str) -> None:
    if reason == "two-rolls.no-duck":
        position = position.replace(" ; kept r1", "")
    assert refusal(table(position), move) == reason


def test_why_not_when_the_cards_of_the_turn_are_taken() -> None:
    at = after(WITH_VIRUS, "take lemming 5")
    assert refusal(at, "take riebmann 4") == "take.done"


def test_every_reason_is_shown_and_names_a_clause() -> None:
    """That there are no other sentences is tested with the messages."""
    clauses = {clause.id for clause in games.get("nichtlustig").clauses}
    assert {reason.split(".")[0] for reason in SHOWN} <= clauses
    assert {reason.replace(".", "-") for reason in SHOWN} <= ids("refuse")


def test_every_clause_and_ruling_has_a_test() -> None:
    here = Path(__file__).parent
    tests = "\n".join(file.read_text(encoding="utf-8") for file in here.glob("test_*.py"))
    for clause in games.get("nichtlustig").clauses:
        name = clause.id.replace("-", "_")
        assert f"def test_{name}_" in tests, clause.id
        if clause.has_ruling:
            assert f"def test_{name}_ruling_" in tests, f"the ruling of {clause.id}"


# Asking the referee.


def test_the_referee_tells_what_may_be_done_and_what_not() -> None:
    at = table(
        "yellow yeti 1 / green lemming 5 scored ; turn yellow ; dice b- b- r- r- w5 w5 p3 "
        "; kept w5 w5 p3 ; rolls 1"
    )
    at.roll(4, 4, 1, 1)
    assert at.moves == ["take riebmann 4"]
    reasons = {refused.move: refused.rule for refused in at.refused()}
    assert reasons["take yeti 1"] == "take"
    assert reasons["take lemming 5"] == "scoring"
    assert reasons["take lemming 4"] == "pairs"
    assert reasons["take nothing"] == "take"


def test_the_referee_refuses_what_does_not_go_together() -> None:
    at = table("yellow / green ; dice b3 b3 r3 r3 w3 w3 p1 ; now take")
    together = [refused.move for refused in at.refused() if refused.rule == "each-die-once"]
    assert together == [f"take {card} 3, professor 3" for card in ("riebmann", "yeti", "lemming")]


@pytest.mark.parametrize(
    ("position", "refused"),
    [
        (AT_KEEPING, {"use duck": "duck", "use clown": "clown"}),
        (AT_FOURTH, {"stop": "duck"}),
        (AT_DEATH, {f"take death {n}": "own-death" for n in (1, 2, 3)}),
        (
            AT_COVER,
            {f"cover {card}": "cover" for card in ("yeti 1", "yeti 2", "lemming 2", "dinosaur 28")},
        ),
    ],
)
def test_the_referee_knows_what_one_could_think_of(position: str, refused: dict[str, str]) -> None:
    assert {each.move: each.rule for each in table(position).refused()} == refused


def test_a_death_card_is_not_where_it_is_said_to_be() -> None:
    assert refusal(table(AT_DEATH), "take death 4 from green") == "take.elsewhere"
