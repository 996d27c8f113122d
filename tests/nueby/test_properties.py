"""What holds in every Nüby game, whatever the players, the variants and the dice."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rauswurf import Dice, Table
from rauswurf.games import Setup
from rauswurf.rules.graph import GOAL, NONE, SIDE, WAITING
from rauswurf.rules.nueby import jaeger
from rauswurf.rules.nueby.einser_blocker import STONE_0
from rauswurf.rules.race import EMPTY, OVER, PIECES, State
from rauswurf.rules.wish import Wish
from rauswurf.table.families import family_of
from rauswurf.table.table import state_of
from tests.classic.test_properties import thorough
from tests.support.referee import assert_referee_agrees

from . import reference
from .reference import COLOURS, LANE, House
from .scenes import ALL, rules_of
from .test_perft import Pair, late

WEIGHTS = [(1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 4), (5, 1, 1, 1, 1, 2)]


class Playing:
    """A table at which rolls and choices happen at random."""

    def __init__(self, setup: Setup, seed: object, position: str | None = None) -> None:
        self.table = Table(setup, position=position, dice=Dice.by_hand())
        self.random = Random(repr(seed))
        self.weights = self.random.choice(WEIGHTS)

    def __repr__(self) -> str:
        return f"{self.table.setup.game.id} {self.table.setup.variants}: {self.table.position}"

    def go_on(self) -> None:
        """Let one thing happen: a roll half of the time where there is a choice besides."""
        choices = [move for move in self.table.moves if move != "roll"]
        if self.table.dice_wanted and (not choices or self.random.random() < 0.5):
            self.table.roll(
                *self.random.choices(range(1, 7), self.weights, k=self.table.dice_wanted)
            )
        else:
            self.table.play(self.random.choice(choices))

    def moments(self, most: int) -> Iterator[Table]:
        """The table after each event, to the end of the game or so many."""
        yield self.table
        for _ in range(most):
            if self.table.is_over:
                return
            self.go_on()
            yield self.table


def playings(game: str, players: int, test: str) -> list[Playing]:
    """A game from its beginning and one near its end, by the book and by other rules."""
    varied = {"extra_hits": "ignored"} if game == "jaeger" else {"play_on": "off"}
    book = rules_of(game, players, first="highest-roll")
    return [
        Playing(book, (game, players, test)),
        Playing(rules_of(game, players, **varied), (test, game, players), late(game, players)),
    ]


# The moves on offer and the referee.


def wishes(table: Table, everywhere: bool) -> Iterator[Wish]:
    """Everything that can be said: all words, and any colour from any field to any field."""
    graph = table.setup.board.graph
    fields = range(graph.fields)
    yield from (Wish("pass"), Wish("push"))
    yield from (Wish("hunt", number=number) for number in range(8))
    yield from (Wish(word, target=field) for word in ("stone", "turn") for field in fields)
    for colour, origin in product(table.setup.colours, fields):
        mine = origin in state_of(table, State).where[PIECES * colour :][:PIECES]
        if everywhere or (mine and colour == state_of(table).turn):
            yield from (Wish("step", colour, origin, target) for target in fields)


@pytest.mark.parametrize(("game", "players"), ALL)
def test_the_referee_allows_exactly_what_is_offered_and_says_why_not(
    game: str, players: int
) -> None:
    for playing in playings(game, players, "referee"):
        for moment, table in enumerate(playing.moments(130)):
            if moment % 13 == 0:
                assert_referee_agrees(table, wishes(table, players == 2 and moment == 13))


@pytest.mark.parametrize(("game", "players"), ALL)
def test_what_is_offered_can_be_played_and_what_is_refused_cannot(game: str, players: int) -> None:
    for playing in playings(game, players, "offers"):
        for moment, table in enumerate(playing.moments(150)):
            if moment % 5:
                continue
            for move in table.moves:
                assert table.why_not(move) is None, playing
            for refusal in table.refused():
                assert refusal.move not in table.moves, playing
                assert table.why_not(refusal.move) is not None, playing


# Positions that no game may ever come to, but that somebody may type in.


class Crowd(NamedTuple):
    """A game, its players and a crowded position of it."""

    game: str
    players: int
    position: str


@st.composite
def crowds(draw: st.DrawFn) -> Crowd:
    game, players = draw(st.sampled_from(ALL))
    house = House(game, players)
    near = neighbourhood(house, draw(st.integers(0, house.ring - 1)))
    free = list(draw(st.permutations(near)))
    rows, facts = [], [f"turn {COLOURS[draw(st.sampled_from(house.on_turn))]}"]
    for colour in house.on_turn:
        asides = draw(st.lists(st.sampled_from(aside_fields(house)), max_size=4, unique=True))
        fields = (["d", *asides, *free] if house.three_each else [*asides, *free])[:4]
        free = [field for field in free if field not in fields]
        rows.append(" ".join([COLOURS[colour], *fields]))
        facts += draw(own_facts(house, colour, fields, free))
    if game != "kurzer-einsatz":
        facts += draw(st.sampled_from([[], ["sixes 1"]]))
    return Crowd(game, players, " ; ".join([" / ".join(rows), *facts]))


@st.composite
def own_facts(
    draw: st.DrawFn, house: House, colour: int, fields: list[str], free: list[str]
) -> list[str]:
    """What else there is to say about a colour: a piece with focus, or a stone."""
    in_play = [field for field in fields if reference.is_in_play(field)]
    if house.game == "jaeger" and in_play:
        field = draw(st.sampled_from(["", *in_play]))
        return [f"focus {COLOURS[colour]} {field}"] if field else []
    if house.game == "einser-blocker":
        lane = LANE[LANE.index(house.lane_begin) :]
        field = draw(st.sampled_from([*lane, free.pop()]))
        return [f"stone {COLOURS[colour]} {field}"]
    return []


def neighbourhood(house: House, centre: int) -> list[str]:
    """Fields close together, so that a lot can happen between the pieces on them."""
    near = [str((centre + k) % house.ring) for k in range(house.players * 5 + 2)]
    segment = centre // 10
    if house.game == "zweite-ebene":
        return near[::2] + [f"i{(centre * 6 // 10 + k) % 36}" for k in range(house.players * 3)]
    if house.game == "jaeger":
        return near + [f"s{segment}.{k}" for k in range(1, 7)]
    if house.game == "abkuerzungen":
        return [*near, f"g{segment}.1", f"g{segment}.2"]
    return near


def aside_fields(house: House) -> list[str]:
    """Fields where pieces are not in play; the last goal field may be taken already."""
    if house.game == "kurzer-einsatz":
        return ["a", "b"]
    levels = "Ww" if house.game == "zweite-ebene" else "W"
    waiting = [f"{level}{colour}" for level in levels for colour in range(house.ring // 10)]
    return ["a", "b", *waiting]


@given(crowds(), st.sampled_from(["turn-back", "ignored"]))
@settings(thorough, max_examples=300)
def test_crowded_positions_are_judged_as_by_the_reference(crowd: Crowd, extra_hits: str) -> None:
    variants = {"extra_hits": extra_hits} if crowd.game == "jaeger" else {}
    setup = rules_of(crowd.game, crowd.players, **variants)
    for face in range(1, 7):
        table = Table(setup, position=crowd.position, dice=Dice.by_hand())
        pair = Pair(table, Random(face), (1, 1, 1, 1, 1, 1))
        pair.play(1 + len(pair.compared()) % 3)
        if table.dice_wanted == 1:
            table.roll(face)
            pair.position = reference.rolled(pair.house, pair.position, face)
        pair.compared()
        judge = setup.game.judge(setup, state_of(table))
        assert (judge.verdict(Wish("pass")) is None) == ("pass" in table.moves)


# Taking back.


@pytest.mark.parametrize(("game", "players"), ALL)
def test_undo_restores_every_state_back_to_the_beginning(game: str, players: int) -> None:
    for playing in playings(game, players, "undo"):
        table = playing.table
        first = state_of(table).copy()
        states = [state_of(table).copy() for table in playing.moments(200)]
        events = list(table.events)
        while table.events:
            assert state_of(table) == states.pop()
            assert table.undo() == events.pop()
        assert [state_of(table)] == states == [first]


# Positions.


def told(table: Table) -> dict[str, Any]:
    """What a position must tell: everything but how the pieces of a colour are numbered."""
    s = state_of(table, jaeger.State)
    facts: dict[str, Any] = {
        name: value
        for name, value in state_of(table).as_dict().items()
        if name not in ("where", "board", "option", "focus", "forced")
    }
    facts["standing"] = sorted(
        (piece // PIECES, field, s.focus[piece] if hasattr(s, "focus") else 0)
        for piece, field in enumerate(s.where)
    )
    facts["moves"] = sorted(table.moves)
    facts["refused"] = sorted(map(str, table.refused()))
    for name in ("turn", "sixes", "stuck", "pushed") if table.is_over else ():
        facts.pop(name, None)
    return facts


@pytest.mark.parametrize(("game", "players"), ALL)
def test_positions_can_be_written_read_and_played_on(game: str, players: int) -> None:
    for playing in playings(game, players, "positions"):
        for moment, table in enumerate(playing.moments(300)):
            if moment % 10 and not table.is_over:
                continue
            again = Table(table.setup, position=table.position, dice=Dice.by_hand())
            assert again.position == table.position
            assert told(again) == told(table), playing
            ahead = Playing(table.setup, (game, moment), table.position)
            for _ in range(6):
                if ahead.table.is_over:
                    break
                ahead.go_on()
                event = ahead.table.events[-1]
                again.roll(*event.faces) if event.faces else again.play(event.text)
                assert again.position == ahead.table.position


# The state.


def assert_consistent(table: Table) -> None:
    """Everything in the state that tells where pieces and stones stand tells the same."""
    s, setup, graph = state_of(table, State), table.setup, table.setup.board.graph
    on: dict[int, list[int]] = {}
    for piece, field in enumerate(s.where):
        assert (field != NONE) == (piece // PIECES in setup.colours)
        if field != NONE:
            on.setdefault(field, []).append(piece)
            assert setup.board.fields[field].owner in (NONE, piece // PIECES)
    for colour in setup.colours:
        own = s.where[PIECES * colour :][:PIECES]
        assert s.waiting[colour] == sum(graph.kind[field] == WAITING for field in own)
        assert s.home[colour] == sum(graph.kind[field] == GOAL for field in own)
        assert s.steps[colour] == sum(table.rules.PROGRESS[colour, field] for field in own)
    stones = {field: colour for colour, field in enumerate(getattr(s, "stone", [])) if field >= 0}
    for field in range(graph.fields):
        here = [] if graph.kind[field] == WAITING else on.get(field, [])
        assert len(here) <= 1
        shown = here[0] if here else EMPTY
        if field in stones and setup.board.fields[field].kind == "track":
            assert not here
            shown = STONE_0 + stones[field]
        assert s.board[field] == shown
    assert s.options <= len(s.option)
    assert len(set(s.option[: s.options])) == s.options


def assert_focus_is_sound(table: Table) -> None:
    """Who is home has hunted, who waits has not; hits wait only for pieces beside the track."""
    s, kind = state_of(table, jaeger.State), table.setup.board.graph.kind
    for piece, field in enumerate(s.where):
        if field != NONE and kind[field] == GOAL:
            assert s.focus[piece] == 1
        elif field != NONE and kind[field] == WAITING:
            assert s.focus[piece] == 0
    if s.hunted:
        own = range(PIECES * s.turn, PIECES * s.turn + PIECES)
        assert any(kind[s.where[piece]] == SIDE for piece in own)
        assert 0 <= s.hits <= 4 - s.hunt_dice
    else:
        assert s.hunt_dice == s.hits == 0


def assert_home_is_kept(table: Table, before: list[int]) -> list[int]:
    """Nobody ever leaves a goal; returns how many are home."""
    home = list(state_of(table, State).home)
    assert all(now >= then for now, then in zip(home, before, strict=True))
    return home


@pytest.mark.parametrize(("game", "players"), ALL)
def test_pieces_are_conserved_and_the_state_agrees_with_itself(game: str, players: int) -> None:
    for playing in playings(game, players, "state"):
        home = list(state_of(playing.table, State).home)
        for table in playing.moments(600):
            assert_consistent(table)
            home = assert_home_is_kept(table, home)
            if game == "jaeger":
                assert_focus_is_sound(table)


@pytest.mark.parametrize(("game", "players"), ALL)
def test_games_end_and_rank_everybody(game: str, players: int) -> None:
    setup = rules_of(game, players)
    rules, random = setup.rules, Random(f"{game} {players}")
    s = rules.start()
    for _ in range(60_000):
        if s.phase == OVER:
            break
        if rules.dice_wanted(s) and (not s.options or random.random() < 0.5):
            rules.roll(s, random.randint(1, 6))
        else:
            rules.choose(s, random.choice(s.option[: s.options]))
    assert s.phase == OVER
    assert sorted(s.rank) == list(range(players))
    outcome = family_of(setup).outcome(s)
    assert sorted(outcome.places) == list(range(1, players + 1))
