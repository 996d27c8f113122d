"""Where a game turned, and what people are told about it."""

from collections.abc import Sequence

from rauswurf.coach.turning import moment_of, turning_points
from rauswurf.coach.values import Account, Stage, Step
from rauswurf.coach.words import changes_said, players_said
from rauswurf.messages import message

HALF = (0.5, 0.5)
NAMES = [message("colour-red"), message("colour-blue")]


def rolled(seat: int, luck: float, place: int = 1) -> Step:
    """A roll that gives one seat what the other loses."""
    after = (0.5 + luck, 0.5 - luck)
    part = (luck, -luck)
    return Step(1, 1, seat, "3", (3,), place, HALF, after, part, (0, 0), (0, 0), "net")


def chosen(seat: int, loss: float) -> Step:
    """A choice that costs whoever makes it."""
    own = -loss if seat == 0 else loss
    return Step(
        2, 2, seat, "1-4", (), 1, HALF, (0.5 + own, 0.5 - own), (0, 0), (own, -own), (0, 0), "net",
        loss,
    )  # fmt: skip


def account_of(steps: Sequence[Step], *lucks: float) -> Account:
    """An account with these races, in each of which the first seat had so much luck."""
    none = (0.0, 0.0)
    stages = tuple(
        Stage(k + 1, HALF, (luck, -luck), none, none, HALF, (none, none), (none, none), HALF, none)
        for k, luck in enumerate(lucks)
    )
    return Account(
        "madn", 2, ("red", "blue"), ("", ""), "net", 0.01, True, stages, tuple(steps), ()
    )


def test_luck_that_is_given_away_at_once_turns_nothing() -> None:
    steps = [rolled(0, 0.3), chosen(0, 0.3), rolled(1, 0.1), chosen(1, 0.0)]
    assert turning_points(steps) == (2,)


def test_a_roll_and_what_was_done_with_it_are_one_moment() -> None:
    steps = [rolled(0, 0.1), chosen(0, 0.3), rolled(1, -0.2), chosen(1, 0.0), rolled(0, 0.05)]
    assert turning_points(steps) == (1, 2, 4), "each once, by the step that did most of it"
    assert moment_of(steps, 1) == moment_of(steps, 0) == tuple(steps[:2])
    assert moment_of(steps, 4) == (steps[4],)


def test_what_somebody_else_does_next_is_another_moment() -> None:
    assert moment_of([rolled(0, 0.1), chosen(1, 0.1)], 0) == (rolled(0, 0.1),)
    later = rolled(0, 0.1, place=2)
    assert moment_of([later, chosen(0, 0.1)], 0) == (later,)


def test_words_are_about_the_race_for_the_win() -> None:
    steps = [rolled(0, -0.1), chosen(0, 0.21), rolled(0, -0.9, place=2)]
    [red, blue] = players_said(account_of(steps, 0.3, -0.9), NAMES)
    assert [each.id for each in red] == [
        "coach-luck-good",
        "coach-mistakes",
        "coach-lost",
        "coach-lost-rolls",
    ]
    assert red[0].values["size"] == "third"
    assert red[-1].values["count"] == 2, "an unlucky roll cost 10 points"
    assert [each.id for each in blue] == ["coach-luck-bad", "coach-mistakes-none"]


def test_mistakes_are_not_compared_where_no_roll_was_unlucky() -> None:
    [red, _] = players_said(account_of([rolled(0, 0.1), chosen(0, 0.2)], 0.1), NAMES)
    assert "coach-lost-rolls" not in [each.id for each in red]


def test_a_moment_tells_who_gained_and_who_lost_most() -> None:
    told = str(changes_said((rolled(0, 0.166),), NAMES))
    assert told == "Chances: Red 50.0 → 66.6, Blue 50.0 → 33.4."
