"""The account adds up: start + luck + errors + estimate = result, for every seat, in every game."""

import io
from collections.abc import Iterator
from typing import Any

import pytest

from rauswurf import Dice, Table, coach, games
from rauswurf.coach import Account
from rauswurf.coach.scales import scale_for
from rauswurf.coach.values import MISTAKE
from rauswurf.games import Setup
from rauswurf.record import Seeded
from rauswurf.table.table import state_of
from tests.record.making import header_with, record_of, setup_of

CLOSE = pytest.approx(0, abs=1e-9)
PARTS = ("start", "luck", "errors", "estimate")


def played(setup: Setup, **how: Any) -> Account:
    """The account of a game played at random."""
    return coach.account(io.BytesIO(record_of(header_with(setup, Seeded(7)), setup, **how)))


def check_sums(account: Account) -> None:
    """Every step and every sum closes, and nothing is made of nothing."""
    for step in account.steps:
        for seat in range(account.players):
            parts = step.before[seat] + step.luck[seat] + step.error[seat] + step.estimate[seat]
            assert parts - step.after[seat] == CLOSE
        for vector in (step.luck, step.error, step.estimate):
            assert sum(vector) == CLOSE
        assert sum(step.before) - 1 == CLOSE
        assert step.error[step.seat] <= 1e-9
    for stage in account.stages:
        for seat in range(account.players):
            assert sum(getattr(stage, part)[seat] for part in PARTS) - stage.result[seat] == CLOSE
            assert sum(row[seat] for row in stage.luck_by) - stage.luck[seat] == CLOSE
            assert sum(row[seat] for row in stage.errors_by) - stage.errors[seat] == CLOSE


def tables() -> Iterator[tuple[str, int]]:
    for name, game in games.GAMES.items():
        for players in game.players:
            yield name, players


@pytest.mark.parametrize(("game", "players"), [*tables()])
def test_the_beginning_of_every_game_adds_up(game: str, players: int) -> None:
    account = played(setup_of(game, players), events=30, finish=False)
    assert not account.finished
    check_sums(account)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players"), [*tables()])
def test_every_whole_game_adds_up(game: str, players: int) -> None:
    account = played(setup_of(game, players))
    check_sums(account)
    assert account.finished


VARIANTS = [
    ("madn", 2, {}),  # two colours each
    ("madn", 3, {}),
    ("never-mind", 2, {"forced_capture": "huff"}),
    ("never-mind", 3, {"colours": "neutral", "play_on": "off"}),
    ("never-mind", 2, {"barriers": "on", "backward_capture": "on"}),
    ("never-mind", 2, {"first": "seat", "three_rolls": "off"}),
]


@pytest.mark.parametrize(("game", "players", "variants"), VARIANTS)
def test_whole_games_with_house_rules_add_up(
    game: str, players: int, variants: dict[str, str]
) -> None:
    setup = setup_of(game, players, **variants)
    account = played(setup)
    check_sums(account)
    for stage in account.stages:
        assert sorted(stage.result) == [0] * (setup.players - 1) + [1]


def test_places_are_raced_for_one_by_one() -> None:
    account = played(setup_of("madn", 3, play_on="on"))
    assert [stage.place for stage in account.stages] == [1, 2]
    first = account.stages[0].result.index(1)
    assert account.stages[1].start[first] == 0
    assert account.stages[1].result[first] == 0


def test_only_the_winner_counts_where_nobody_plays_on() -> None:
    account = played(setup_of("madn", 3, play_on="off"))
    check_sums(account)
    assert [stage.place for stage in account.stages] == [1]


def test_hunts_add_up() -> None:
    account = played(setup_of("jaeger", 2), events=700, finish=False)
    hunts = [step for step in account.steps if len(step.faces) > 1]
    chosen = [step for step in account.steps if step.text.startswith("hunt")]
    assert hunts
    assert chosen
    check_sums(account)


def test_what_was_taken_back_does_not_count() -> None:
    setup = setup_of("never-mind", 2)
    account = played(setup, events=60, takebacks=0.3, finish=False)
    assert account.taken_back > 0
    assert len(account.steps) == 60
    check_sums(account)


def test_typed_in_dice_and_a_position_by_hand_add_up() -> None:
    setup = setup_of("never-mind", 2)
    dice = Dice.by_hand()
    table = Table(setup, dice=dice, position="yellow 38 b c d / red 17 b c d ; turn yellow")
    table.roll(1)
    table.play(table.moves[0])
    assert table.chances().source == "race"
    table.roll(3)
    account = coach.account(table)
    check_sums(account)
    assert account.steps[0].faces == (1,)
    assert not account.finished


def test_where_nothing_happened_chances_are_as_unsure_as_ever() -> None:
    account = coach.account(Table("madn", 2))
    assert account.steps == ()
    assert account.precision == scale_for(games.get("madn").setup(2)).precision("net") > 0


def test_a_game_that_players_end_early_closes_with_its_chances() -> None:
    setup = setup_of("never-mind", 2)
    account = played(setup, events=40, ended=[0, 1], finish=False)
    assert not account.finished
    assert account.stages[0].result == account.steps[-1].after
    check_sums(account)


@pytest.mark.parametrize("game", ["madn", "einser-blocker", "jaeger", "nichtlustig"])
def test_luck_is_nothing_on_average_at_every_roll(game: str) -> None:
    table = Table(game, 3, dice=Dice.seeded(5))
    scale = scale_for(table.setup)
    rolls = 0
    while rolls < 25 and not table.is_over:
        s = state_of(table)
        outcomes = scale.outcomes(s) if table.dice_wanted else []
        if outcomes:
            rolls += 1
            mean = scale.mean(s, 0)
            whole = sum(each.weight for each in outcomes)
            for seat in range(3):
                luck = sum(
                    each.weight * (scale.fallen(s, each.faces, 0)[seat] - mean[seat])
                    for each in outcomes
                )
                assert luck / whole == CLOSE
        elif game == "nichtlustig":
            break
        table.play(table.moves[-1])
    assert rolls >= 3


def test_luck_of_thrown_dice_is_nothing_on_average_in_nichtlustig() -> None:
    table = Table("nichtlustig", 3, dice=Dice.seeded(2))
    while table.dice_wanted < 7:
        table.roll()
    table.roll()
    table.play(next(move for move in table.moves if len(move.split()) == 6))  # two dice are left
    s = state_of(table)
    assert table.dice_wanted == 2
    scale = scale_for(table.setup)
    mean = scale.mean(s, 0)
    faces = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    for seat in range(3):
        total = sum(scale.fallen(s, each, 0)[seat] - mean[seat] for each in faces)
        assert total == CLOSE


def test_what_costs_less_than_half_a_point_is_no_mistake() -> None:
    account = played(setup_of("never-mind", 2))
    losses = [step.loss for step in account.steps if step.advice]
    assert any(0 < loss < MISTAKE for loss in losses)
    mistakes = sum(grade.mistakes for grade in account.grades)
    assert mistakes == sum(loss >= MISTAKE for loss in losses)


def test_the_best_player_of_the_evaluator_loses_nothing() -> None:
    from rauswurf.coach.calibrating import played as bots_play

    table = bots_play(setup_of("never-mind", 2), ["net", "random"], 3)
    net, random = coach.account(table).grades
    assert net.loss == CLOSE
    assert net.skill == pytest.approx(1)
    assert net.classes is not None
    assert net.classes[1] == "master"
    assert random.loss > 0.05
