"""What is to be seen of a table: enough to draw and play it, and nothing that is to come."""

import random
from itertools import pairwise

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.race.view import MoveView, RaceView
from rauswurf.table.view import View

RACES = [game for game in GAMES if GAMES[game].family == "race"]


def views(game: str, events: int = 400) -> list[tuple[View, str]]:
    """A random game as views, each with the move that was made then."""
    table = Table(game, dice=Dice.seeded(5))
    chance = random.Random(5)
    seen: list[tuple[View, str]] = []
    while not table.is_over and len(seen) < events:
        move = chance.choice(table.moves)
        seen.append((table.view, move))
        table.play(move)
    return [*seen, (table.view, "")]


def race_views(game: str) -> list[tuple[RaceView, str]]:
    return [(view, move) for view, move in views(game) if isinstance(view, RaceView)]


def chosen(view: RaceView, move: str) -> MoveView | None:
    return next((one for one in view.moves if one.text == move), None)


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_view_are_those_of_the_table(game: str) -> None:
    table = Table(game, dice=Dice.seeded(2))
    chance = random.Random(2)
    for _ in range(150):
        view = table.view
        assert [move.text for move in view.moves] == table.moves
        assert view.position == table.position
        assert (view.turn, view.wanted) == (table.turn, table.dice_wanted)
        table.play(chance.choice(table.moves))


@pytest.mark.parametrize("game", RACES)
def test_a_step_goes_where_it_says(game: str) -> None:
    for (before, text), (after, _) in pairwise(race_views(game)):
        move = chosen(before, text)
        if move is None or move.kind not in ("step", "back"):
            continue
        was = {piece.id: piece.place for piece in before.pieces}
        now = {piece.id: piece.place for piece in after.pieces}
        assert move.piece is not None
        if game == "kurzer-einsatz" and move.captured is not None:
            continue  # whoever is thrown may push on others, even the piece that threw it
        assert (was[move.piece], now[move.piece]) == (move.origin, move.target)
        assert move.path[-1] == move.target
        if move.captured is not None:
            assert (was[move.captured], now[move.captured]) == (move.target, move.thrown_to)


def test_a_path_has_a_place_for_each_step() -> None:
    position = "yellow B B B 38 / green B B B B / red B B B B / black B B B B"
    table = Table("madn", players=4, dice=Dice.by_hand(), position=position)
    table.roll(4)
    [move] = race_views_of(table).moves
    board = table.setup.board
    assert [board.field_name(place) for place in move.path] == ["39", "a", "b", "c"]


def race_views_of(table: Table) -> RaceView:
    view = table.view
    assert isinstance(view, RaceView)
    return view


def test_a_duty_is_told_with_its_clause() -> None:
    position = "yellow B B 0 12 / green B B B B / red B B B B / black B B B B"
    table = Table("madn", players=4, dice=Dice.by_hand(), position=position)
    table.roll(5)
    view = race_views_of(table)
    assert view.demand_rule == "clear-start"
    assert "start" in str(view.demand)


def test_without_a_duty_nothing_is_demanded() -> None:
    position = "yellow B B 5 12 / green B B B B / red B B B B / black B B B B"
    table = Table("madn", players=4, dice=Dice.by_hand(), position=position)
    table.roll(3)
    assert race_views_of(table).demand is None


def test_stones_and_focus_are_seen() -> None:
    stones = race_views("einser-blocker")[0][0].stones
    assert len({stone.colour for stone in stones}) == len(stones) == 4
    assert any(piece.focus for view, _ in race_views("jaeger") for piece in view.pieces)


def test_cards_lie_where_they_lie() -> None:
    position = (
        "yellow lemming 5 scored, yeti 2 / green professor 3 under death 4, duck ; turn green"
    )
    table = Table("nichtlustig", players=2, position=position)
    view = table.view
    assert isinstance(view, CardsView)
    cards = {card.name: card for card in view.cards}
    assert (cards["lemming 5"].seat, cards["lemming 5"].lies) == (0, "scored")
    assert (cards["yeti 2"].seat, cards["yeti 2"].lies) == (0, "fresh")
    assert (cards["professor 3"].lies, cards["death 4"].covers) == ("covered", "professor 3")
    assert (cards["duck"].seat, cards["ufo"].seat) == (1, None)
    assert cards["dinosaur 24"].number == 24


def test_the_end_has_an_outcome_and_no_moves() -> None:
    view = views("nichtlustig", events=5000)[-1][0]
    assert view.phase == "over"
    assert view.seat is None
    assert view.moves == ()
    assert view.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_awaited_can_be_told(game: str) -> None:
    for view, _ in views(game, events=100):
        for language in ("en", "de"):
            assert view.awaited.text(language)


def cards_view_of(table: Table) -> CardsView:
    view = table.view
    assert isinstance(view, CardsView)
    return view


def test_dice_are_shown_as_kept_that_were_kept() -> None:
    position = "yellow / green ; turn green ; dice b1 b2 r3 r4 w5 virus poodle ; rolls 2"
    table = Table("nichtlustig", players=2, dice=Dice.by_hand(), position=position)
    assert not any(die.kept for die in cards_view_of(table).dice)
    [keep] = [move for move in cards_view_of(table).moves if move.text == "keep b2 w5"]
    assert keep.dice == (1, 4)
    table.play(keep.text)
    dice = cards_view_of(table).dice
    assert [die.id for die in dice if die.kept] == [1, 4]
    assert [die.face for die in dice] == [None, 2, None, None, 5, None, None]


@pytest.mark.parametrize("seed", range(4))
def test_moves_show_the_dice_they_keep_and_the_cards_they_take(seed: int) -> None:
    """What a move says of itself is what is different after it."""
    table = Table("nichtlustig", players=3, dice=Dice.seeded(seed))
    chance = random.Random(seed)
    seen = {"keep": 0, "take": 0}
    while not table.is_over:
        before = cards_view_of(table)
        move = chance.choice(before.moves)
        table.play(move.text)
        after = cards_view_of(table)
        if move.kind == "keep" and after.seat == before.seat and after.wanted:
            kept = {die.id for die in after.dice if die.kept}
            assert kept == {die.id for die in before.dice if die.kept} | set(move.dice)
            seen["keep"] += 1
        if move.kind == "take":
            held = {card.name for card in before.cards if card.seat == before.seat}
            assert not set(move.cards) & held
            now = {card.name for card in after.cards if card.seat == before.seat}
            assert set(move.cards) <= now
            seen["take"] += bool(move.cards)
    assert min(seen.values()) > 3
