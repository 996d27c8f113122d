"""An account in plain words."""

from collections.abc import Sequence

from rauswurf.coach.values import MISTAKE, POINT, Account, Step
from rauswurf.coach.vectors import minus
from rauswurf.messages import Message, message

TENTH = POINT / 10

# How much of a game it was, for people: from so many points on.
SIZES = (
    (0.75, "whole"),
    (0.42, "half"),
    (0.29, "third"),
    (0.17, "quarter"),
    (0.08, "tenth"),
    (0.03, "twentieth"),
)


def points(value: float) -> Message:
    """A share as games in a hundred."""
    return message("coach-points", value=value / POINT)


def adding_up(parts: Sequence[float], whole: float) -> list[float]:
    """Parts in tenths of a point whose sum is right as it is printed, too.

    What rounding loses goes to the parts that it changes least.
    """
    rounded = [round(part / TENTH) for part in parts]
    missing = round(whole / TENTH) - sum(rounded)
    side = 1 if missing > 0 else -1
    order = sorted(range(len(parts)), key=lambda k: side * (rounded[k] - parts[k] / TENTH))
    for k in order[: abs(missing)]:
        rounded[k] += side
    return [each * TENTH for each in rounded]


def size_of(share: float) -> str | None:
    """How much of a game that is, about; None if it is hardly anything."""
    return next((name for least, name in SIZES if abs(share) >= least), None)


def luck_said(who: Message, luck: float) -> Message:
    """What luck did for somebody."""
    size = size_of(luck)
    if size is None:
        return message("coach-luck-even", who=who)
    return message("coach-luck-good" if luck > 0 else "coach-luck-bad", who=who, size=size)


def choices_said(who: Message, made: Sequence[Step], unlucky: float) -> list[Message]:
    """What somebody's choices did; what costs less than half a point is called no mistake.

    ``unlucky`` is what an unlucky roll cost in this game.
    """
    mistakes, loss = sum(step.is_mistake for step in made), sum(step.loss for step in made)
    if mistakes == 0:
        return [message("coach-mistakes-none", who=who)]
    said = [
        message("coach-mistakes", who=who, count=mistakes),
        message("coach-lost", who=who, points=points(loss)),
    ]
    rolls = round(loss / unlucky) if unlucky else 0
    return [*said, message("coach-lost-rolls", count=rolls)] if rolls else said


def unlucky_roll(steps: Sequence[Step]) -> float:
    """What an unlucky roll costs whoever rolls it, on average; 0 if there was none."""
    bad = [-step.luck[step.seat] for step in steps if step.luck[step.seat] <= -MISTAKE]
    return sum(bad) / len(bad) if bad else 0.0


def players_said(account: Account, names: Sequence[Message]) -> list[list[Message]]:
    """[seat]: what luck and choices did for everybody in the race for the win, in sentences."""
    first = account.stages[0]
    steps = [step for step in account.steps if step.place == first.place]
    unlucky = unlucky_roll(steps)
    return [
        [
            luck_said(who, first.luck[seat]),
            *choices_said(who, [step for step in steps if step.seat == seat], unlucky),
        ]
        for seat, who in enumerate(names)
    ]


def changes_said(moment: Sequence[Step], names: Sequence[Message]) -> Message:
    """The chances before and after a moment: of who gained most, and of who lost most."""
    before, after = moment[0].before, moment[-1].after
    change = minus(after, before)
    told = [
        f"{names[seat]} {points(before[seat])} → {points(after[seat])}"
        for seat in dict.fromkeys((change.index(max(change)), change.index(min(change))))
    ]
    return message("coach-changes", chances=", ".join(told))


def step_said(step: Step, names: Sequence[Message]) -> list[Message]:
    """What a step was worth to who made it."""
    who, luck = names[step.seat], step.luck[step.seat]
    said = []
    if abs(luck) >= MISTAKE:
        id = "coach-roll-good" if luck > 0 else "coach-roll-bad"
        said.append(message(id, who=who, points=points(abs(luck))))
    if step.is_mistake:
        said.append(message("coach-choice-cost", who=who, points=points(step.loss)))
    return said
