"""Where a game turned: a roll, and what was done with it, are one moment."""

from collections.abc import Sequence

from rauswurf.coach.values import Step, Vector
from rauswurf.coach.vectors import plus, total

TURNING_POINTS = 3


def turning_points(steps: Sequence[Step]) -> tuple[int, ...]:
    """One step of each moment that moved most by luck and choice, in order of time.

    Good luck that was given away at once turned nothing.
    """
    moments = [(moved([steps[k] for k in moment]), moment) for moment in moments_in(steps)]
    most = sorted(moments, key=lambda each: -each[0])[:TURNING_POINTS]
    return tuple(
        sorted(max(moment, key=lambda k: moved([steps[k]])) for swing, moment in most if swing > 0)
    )


def moments_in(steps: Sequence[Step]) -> list[tuple[int, ...]]:
    """All steps by their numbers: a roll together with the choice that follows it, else alone."""
    found: list[tuple[int, ...]] = []
    for k in range(len(steps)):
        if found and len(found[-1]) == 1 and belongs(steps[found[-1][0]], steps[k]):
            found[-1] = (*found[-1], k)
        else:
            found.append((k,))
    return found


def belongs(roll: Step, choice: Step) -> bool:
    """Is a step what somebody did with a roll?"""
    is_roll, is_choice = bool(roll.faces), not choice.faces
    return is_roll and is_choice and (roll.seat, roll.place) == (choice.seat, choice.place)


def moment_of(steps: Sequence[Step], number: int) -> tuple[Step, ...]:
    """The steps of the moment to which a step belongs."""
    [moment] = [each for each in moments_in(steps) if number in each]
    return tuple(steps[k] for k in moment)


def moved(moment: Sequence[Step]) -> float:
    """How much of the game changed hands by luck and choice."""
    parts: list[Vector] = [plus(step.luck, step.error) for step in moment]
    return sum(abs(each) for each in total(parts, len(parts[0]))) / 2
