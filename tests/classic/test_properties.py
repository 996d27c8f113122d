"""What holds in every classic game, whatever the variants, the players and the dice."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from rauswurf import Dice, Table, games
from rauswurf.games import Setup
from rauswurf.rules.classic import barriers
from rauswurf.rules.graph import GOAL, NONE, TRACK, WAITING
from rauswurf.rules.race import EMPTY, PIECES, State
from rauswurf.rules.wish import Wish
from rauswurf.table import PositionError
from rauswurf.table.table import state_of
from tests.support.referee import assert_referee_agrees

CLASSIC = ("madn", "never-mind", "dont-worry")
WEIGHTS = {
    "fair": (1, 1, 1, 1, 1, 1),
    "many sixes": (1, 1, 1, 1, 1, 4),
    "small": (4, 3, 1, 1, 1, 2),
}
MOST_EVENTS = 50_000  # a technical limit: no game that we have seen comes near it

# The same games every time: what is found here can be found again. Whole games hardly get simpler.
thorough = settings(
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)


class Playing:
    """A table at which rolls and moves happen at random."""

    def __init__(self, setup: Setup, dice: str, seed: int) -> None:
        self.table = Table(setup, dice=Dice.by_hand())
        self.random = Random(seed)
        self.weights = WEIGHTS[dice]
        self.name = f"{setup.game.id}, {setup.players} players, {setup.variants}, {dice}, {seed}"

    def __repr__(self) -> str:
        return f"{self.name}: {self.table.position}"

    def go_on(self) -> None:
        """Let one thing happen."""
        moves = self.table.moves
        if moves == ["roll"]:
            self.table.roll(*self.random.choices(range(1, 7), self.weights))
        else:
            self.table.play(self.random.choice(moves))

    def moments(self) -> Iterator[Table]:
        """The table after each event, to the end of the game."""
        yield self.table
        while not self.table.is_over:
            self.go_on()
            yield self.table
            assert len(self.table.events) < MOST_EVENTS, f"the game does not end: {self}"

    def some_moments(self, share: float) -> Iterator[Table]:
        """The beginning, the end, and a share of what is between."""
        for table in self.moments():
            if table.is_over or not table.events or self.random.random() < share:
                yield table


@st.composite
def plays(draw: st.DrawFn) -> Playing:
    """A classic game with any variants that can be played together, any dice and choices."""
    game = games.get(draw(st.sampled_from(CLASSIC)))
    players = draw(st.sampled_from(game.players))
    variants = {}
    for variant in game.variants:
        allowed = [v for v in variant.values if players in variant.players.get(v, game.players)]
        variants[variant.id] = draw(st.sampled_from(allowed))
    dice, seed = draw(st.sampled_from(list(WEIGHTS))), draw(st.integers(0, 2**32))
    return Playing(game.setup(players, variants), dice, seed)


def in_games(few: int, many: int) -> Callable[[Callable[[Playing], None]], Callable[[int], None]]:
    """Make a test of what holds in every game: it looks at a few, and `make proof` at many."""

    def made(holds: Callable[[Playing], None]) -> Callable[[int], None]:
        @pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.proof)])
        def test(count: int) -> None:
            settings(thorough, max_examples=count)(given(plays())(holds))()

        return test

    return made


# The moves on offer and the referee.


def wishes(table: Table, from_empty_fields: bool) -> Iterator[Wish]:
    """Everything that can be said: pass, and any colour from any field to any field."""
    graph = table.setup.board.graph
    fields = range(graph.fields)
    yield Wish("pass")
    for colour, origin in product(range(graph.colours), fields):
        if from_empty_fields or origin in state_of(table, State).where[PIECES * colour :][:PIECES]:
            for target in fields:
                yield Wish("step", colour, origin, target)


@in_games(few=12, many=40)
def test_the_referee_allows_exactly_what_is_offered_and_says_why_not(play: Playing) -> None:
    for moment, table in enumerate(play.some_moments(share=0.05)):
        assert_referee_agrees(table, wishes(table, moment % 20 == 0))


@in_games(few=30, many=100)
def test_the_referee_agrees_where_pieces_meet_that_seldom_do(play: Playing) -> None:
    setup = play.table.setup
    for _ in range(10):
        position = crowded_position(setup, play.random)
        try:
            table = Table(setup, position=position, dice=Dice.by_hand())
        except PositionError:
            continue  # two pieces where one has room, or nobody left to play
        for face in () if table.is_over else range(1, 7):
            table.roll(face)
            assert_referee_agrees(table, wishes(table, False))
            table.undo()


def crowded_position(setup: Setup, random: Random) -> str:
    """Pieces anywhere, most of them where duties arise and moves end: in base, goal and near it."""
    parts = []
    for colour in setup.colours:
        steps = random.choices((range(40), range(7), range(33, 40)), k=PIECES)
        track = [str((10 * colour + random.choice(some)) % 40) for some in steps]
        fields = [random.choice(["B", field, field, random.choice("abcd")]) for field in track]
        parts.append(" ".join([setup.board.colours[colour], *fields]))
    turn = random.choice([colour for seat in setup.seats for colour in seat])
    return f"{' / '.join(parts)} ; turn {setup.board.colours[turn]}"


@in_games(few=12, many=40)
def test_what_is_offered_can_be_played_and_what_is_refused_cannot(play: Playing) -> None:
    for table in play.some_moments(share=0.1):
        for move in table.moves:
            assert table.why_not(move) is None, play
        for refusal in table.refused():
            assert refusal.move not in table.moves, play
            assert table.why_not(refusal.move) is not None, play


# Taking back.


@in_games(few=8, many=30)
def test_undo_restores_every_state_back_to_the_beginning(play: Playing) -> None:
    states = [state_of(table).copy() for table in play.moments()]
    table = play.table
    events = list(table.events)
    while table.events:
        assert state_of(table) == states.pop()
        assert table.undo() == events.pop()
    assert [state_of(table)] == states == [table.rules.start()]


@in_games(few=10, many=40)
def test_a_roll_that_was_taken_back_shows_the_same_again(play: Playing) -> None:
    table = Table(play.table.setup, dice=Dice.seeded(play.random.randrange(2**32)))
    for _ in range(60):
        table.play(table.moves[0])
    events = list(table.events)
    for _ in range(40):
        table.undo()
    for _ in range(40):
        table.play(table.moves[0])
    assert table.events == events


# Positions.


def told(table: Table) -> dict[str, Any]:
    """What a position must tell: everything but how the pieces of a colour are numbered."""
    facts: dict[str, Any] = {
        name: value
        for name, value in state_of(table).as_dict().items()
        if name not in ("where", "board", "under", "option", "culprit")
    }
    facts["moves"] = sorted(table.moves)
    facts["refused"] = sorted(map(str, table.refused()))
    if table.is_over:
        del facts["turn"]  # nobody's
    return facts


@in_games(few=8, many=30)
def test_positions_can_be_written_read_and_played_on(play: Playing) -> None:
    for table in play.some_moments(share=0.02):
        again = Table(table.setup, position=table.position, dice=Dice.by_hand())
        assert again.position == table.position
        assert told(again) == told(table), play
        ahead = Playing(table.setup, "many sixes", play.random.randrange(2**32))
        ahead.table = Table(table.setup, position=table.position, dice=Dice.by_hand())
        for _ in range(12):
            if ahead.table.is_over:
                break
            ahead.go_on()
            event = ahead.table.events[-1]
            again.roll(*event.faces) if event.faces else again.play(event.text)
            assert again.position == ahead.table.position


# The state.


def standing(table: Table) -> dict[int, list[int]]:
    """The pieces on each field, by where each piece says it stands."""
    pieces: dict[int, list[int]] = {}
    for piece, field in enumerate(state_of(table, State).where):
        if field != NONE:
            pieces.setdefault(field, []).append(piece)
    return pieces


def assert_consistent(table: Table) -> None:
    """Everything in the state that tells where pieces stand tells the same."""
    s, setup, graph = state_of(table, barriers.State), table.setup, table.setup.board.graph
    pieces = standing(table)
    progress = table.rules.PROGRESS
    for colour in range(graph.colours):
        own = [field for field in s.where[PIECES * colour :][:PIECES] if field != NONE]
        assert len(own) == (PIECES if colour in setup.colours else 0)
        assert s.waiting[colour] == sum(graph.kind[field] == WAITING for field in own)
        assert s.home[colour] == sum(graph.kind[field] == GOAL for field in own)
        assert s.steps[colour] == sum(progress[colour, field] for field in own)
        for field in own:
            foreign = graph.kind[field] != TRACK and setup.board.fields[field].owner != colour
            assert not foreign
    for field, kind in enumerate(graph.kind):
        here = [] if kind == WAITING else pieces.get(field, [])
        shown = [s.board[field], s.under[field] if setup.is_on("barriers") else EMPTY]
        assert sorted(here) == sorted(piece for piece in shown if piece != EMPTY)
        if len(here) > 1:
            assert setup.is_on("barriers") and kind == TRACK
            assert here[0] // PIECES == here[1] // PIECES
            assert field != graph.start[here[0] // PIECES]


@in_games(few=8, many=25)
def test_pieces_are_conserved_and_the_state_agrees_with_itself_until_the_game_ends(
    play: Playing,
) -> None:
    for table in play.moments():
        assert_consistent(table)
    outcome = play.table.outcome
    assert outcome is not None and 1 in outcome.places
