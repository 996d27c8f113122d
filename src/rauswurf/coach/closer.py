"""A closer look at the moments that mattered: what was done and what was best, played on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rauswurf.coach.rollouts import Goal, Roller
from rauswurf.coach.scale import ROLL
from rauswurf.coach.values import Account, Rollout, Step
from rauswurf.record import Film
from rauswurf.rules.race import OVER
from rauswurf.table.families import family_of
from rauswurf.table.state import State

WORST = 3  # mistakes that are looked at besides the turning points

Progress = Callable[[int, int, float], None]  # which look, games so far, their standard error


@dataclass(frozen=True)
class Look:
    """What a choice, or a roll, leads to by playing on."""

    step: int  # of the account
    move: str
    found: Rollout


def moments_of(account: Account) -> list[int]:
    """Which steps are looked at: turning points and the worst mistakes, in order of time."""
    costly = sorted(range(len(account.steps)), key=lambda k: -account.steps[k].loss)[:WORST]
    mistakes = {k for k in costly if account.steps[k].is_mistake}
    return sorted(mistakes.union(account.turning_points))


def look_closer(
    account: Account, film: Film, goal: Goal, progress: Progress | None = None
) -> tuple[Look, ...]:
    """Play on after what was done and after what was best; raises CannotWeigh, NotInstalled."""
    roller = Roller(film.table.setup)
    found: list[Look] = []
    for number in moments_of(account):
        step = account.steps[number]
        for move, state in ends_of(step, film):
            said = len(found)

            def tell(games: int, error: float, said: int = said) -> None:
                if progress:
                    progress(said, games, error)

            found.append(Look(number, move, roller.roll_out(state, goal, tell)))
    return tuple(found)


def ends_of(step: Step, film: Film) -> Sequence[tuple[str, State]]:
    """The positions after what was done and after what was best, where the game goes on."""
    after = film.frames[step.frame].state
    found = [(step.text, after)]
    if step.advice and step.advice[0].move not in (step.text, ROLL):
        best = step.advice[0].move
        found.append((best, chosen(film, film.frames[step.frame - 1].state, best)))
    return [each for each in found if each[1].phase != OVER and is_same_race(step, each[1])]


def is_same_race(step: Step, s: State) -> bool:
    """Is the place still open that was played for?"""
    return getattr(s, "ranked", 0) < step.place


def chosen(film: Film, s: State, move: str) -> State:
    """The position after a move that was not made."""
    setup = film.table.setup
    options = {family_of(setup).write_option(s, option): option for option in s.option[: s.options]}
    then = s.copy()
    setup.rules.choose(then, options[move])
    return then
