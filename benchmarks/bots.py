"""How many games a second bots play with their own kind, and how fast a net learns."""

import time

from rauswurf import games
from rauswurf.bots import levels_of, names
from rauswurf.bots.race.school.lessons import STEPS
from rauswurf.bots.race.school.rooms import OnProcessor
from rauswurf.bots.race.school.training import SchoolTraining, usual_plan
from rauswurf.games import Setup
from rauswurf.lab.match import match_at
from rauswurf.lab.play import is_compiled, play

# Rounds that take about a second or less on one thread.
ROUNDS = {"net": 100, "net-2ply": 20, "one-roll": 5, "all-rolls": 2}
USUAL_ROUNDS = 500
ASKED_ROUNDS = 3
LESSONS = 5
WARM_UP = 2  # lessons


def bot_speeds(seed: int) -> list[tuple[str, ...]]:
    """Games a second of processor time, four of a kind at the table."""
    lines: list[tuple[str, ...]] = [("game", "bot", "games/s")]
    for game in ("never-mind", "nichtlustig"):
        setup = games.get(game).setup(4)
        for name in names(game)[len(levels_of(game)) :]:
            lines.append((game, name, f"{games_a_second(setup, name, seed):,.1f}"))
    return lines


def games_a_second(setup: Setup, name: str, seed: int) -> float:
    """How fast four bots of one kind play."""
    match = match_at(setup, (name,), seed, rotated=True)
    rounds = ROUNDS.get(name, USUAL_ROUNDS) if is_compiled(match) else ASKED_ROUNDS
    play(match, 0, 4, workers=1)  # compiles
    began = time.process_time()
    play(match, 0, 4 * rounds, workers=1)
    return 4 * rounds / (time.process_time() - began)


def learning_speed() -> float:
    """Positions a second from which a net learns never-mind with four players."""
    pupil = SchoolTraining(usual_plan(games.get("never-mind"), 4, None, 0, "cpu"), OnProcessor)
    for _ in range(WARM_UP):
        pupil.lesson()
    began = time.process_time()
    for _ in range(LESSONS):
        pupil.lesson()
    return LESSONS * STEPS * pupil.plan.games / (time.process_time() - began)
