"""Who must agree before something is taken back: nobody alone learns a roll and chooses anew."""

import random

import pytest

from rauswurf.server import requests
from rauswurf.server.authority import Authority
from rauswurf.server.errors import Refuse
from rauswurf.server.protocol.events import (
    Answered,
    Asked,
    By,
    Joined,
    Left,
    Moved,
    Returned,
    Rolled,
    TableEvent,
    Undone,
)
from rauswurf.server.protocol.tables import NewTable, SeatChoice, SeatKind
from rauswurf.server.terms import Terms

OPEN = "yellow B B 5 12 / green B B B 17 / red B B B 25 / black B B B 33 ; turn yellow"


def seated(*kinds: SeatKind) -> Authority:
    """A game in which everybody has something to move."""
    choice = NewTable("madn", tuple(SeatChoice(kind) for kind in kinds), position=OPEN)
    a = Authority(Terms.new(choice))
    for seat in a.terms.people:
        a.apply(Joined(seat, "", f"words of {seat}"))
    return a


def act(a: Authority, chance: random.Random) -> TableEvent:
    """Whoever is to act does something."""
    assert a.table is not None
    assert a.acting is not None
    by: By = "bot" if a.is_bot_acting else "player"
    move = chance.choice(a.table.moves)
    event: Rolled | Moved
    event = (
        Rolled(a.acting, a.table.would_roll(), by, 0)
        if move == "roll"
        else Moved(a.acting, move, by, 0)
    )
    a.apply(event)
    return event


def until_my_turn_again(a: Authority, seat: int, seed: int) -> None:
    """Let a seat choose something, and everybody act until it is to roll again."""
    chance = random.Random(seed)
    while not (isinstance(act(a, chance), Moved) and a.past[-1].seat == seat):
        pass
    act(a, chance)  # the next roll, whosever it is
    while a.acting != seat:
        act(a, chance)


def test_who_is_gone_must_agree_before_a_roll_is_taken_back() -> None:
    a = seated("here", "link", "link", "bot")
    a.apply(Left(1, "bot"))
    a.apply(Left(2, "clock"))
    until_my_turn_again(a, 0, seed=4)
    asked = requests.ask_undo(a, {0}, 0)
    assert isinstance(asked, Asked), "dice fell since: they would be known"
    a.apply(asked)
    assert a.asked is not None
    assert a.asked.missing == {1, 2}
    assert requests.agreed(a) is None
    for event in (Returned(1), Answered(1, True)):
        a.apply(event)
        assert requests.agreed(a) is None
    a.apply(requests.answer(a, {2}, 2, yes=True))
    assert requests.agreed(a) == Undone(0, asked.events)


def test_who_goes_away_while_asked_about_a_roll_has_not_agreed() -> None:
    a = seated("here", "link", "bot", "bot")
    until_my_turn_again(a, 0, seed=5)
    a.apply(requests.ask_undo(a, {0}, 0))
    a.apply(Left(1, "bot"))
    assert a.asked is not None
    assert a.asked.missing == {1}
    assert requests.agreed(a) is None


def test_a_choice_after_which_nothing_fell_waits_for_nobody_who_is_gone() -> None:
    a = seated("here", "link", "bot", "bot")
    chance = random.Random(6)
    while not isinstance(act(a, chance), Moved) or a.past[-1].seat != 0:
        pass
    assert isinstance(requests.ask_undo(a, {0}, 0), Asked), "the other one is there"
    a.apply(Left(1, "bot"))
    assert requests.ask_undo(a, {0}, 0) == Undone(0, 1)


@pytest.mark.parametrize("seed", range(40))
def test_no_roll_is_ever_foreknown_by_who_plays_on_alone(seed: int) -> None:
    """Somebody takes back whatever they may, while the others are gone."""
    a = seated("here", "link", "link", "bot")
    a.apply(Left(1, "bot"))
    a.apply(Left(2, "bot"))
    chance = random.Random(seed)
    for _ in range(60):
        assert a.table is not None
        if a.table.is_over:
            break
        try:
            event = requests.ask_undo(a, {0}, 0)
        except Refuse:
            act(a, chance)
            continue
        if isinstance(event, Undone):
            assert not any(past.is_roll for past in list(a.past)[-event.events :])
            a = a.after(event)
        act(a, chance)
