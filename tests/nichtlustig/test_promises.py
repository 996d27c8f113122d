"""What the view promises: the points as they stand, and what the dice would take."""

import random

from rauswurf.dice import Dice
from rauswurf.table import Table
from rauswurf.table.nichtlustig.view import CardsView


def view_of(table: Table) -> CardsView:
    view = table.view
    assert isinstance(view, CardsView)
    return view


def test_what_dice_bring_is_what_can_be_taken_after_stopping() -> None:
    chance = random.Random(5)
    table = Table("nichtlustig", players=3, dice=Dice.seeded(11))
    promised = 0
    for _ in range(400):
        view = view_of(table)
        if view.outcome:
            break
        if view.step == "keep":
            tried = table.copy()
            while view_of(tried).step in ("keep", "duck"):
                tried.play("stop")
            after = view_of(tried)
            moves = after.moves if after.step == "take" and after.seat == view.seat else ()
            taken = {card for move in moves if move.kind == "take" for card in move.cards}
            assert set(view.brings) == taken
            promised += bool(taken)
        move = chance.choice(view.moves)
        table.roll() if move.kind == "roll" else table.play(move.text)
    assert promised > 5


def test_running_points_lead_to_those_of_the_end_but_for_the_professors() -> None:
    chance = random.Random(2)
    table = Table("nichtlustig", players=2, dice=Dice.seeded(4))
    last = view_of(table).points
    while not view_of(table).outcome:
        last = view_of(table).points
        move = chance.choice(view_of(table).moves)
        table.roll() if move.kind == "roll" else table.play(move.text)
    end = view_of(table)
    assert end.outcome is not None
    assert end.points == end.outcome.points
    assert all(0 <= after - before <= 5 for before, after in zip(last, end.points, strict=True))
