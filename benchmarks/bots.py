"""How many games a second bots play with their own kind, and how fast a net learns."""

import time

from rauswurf import games
from rauswurf.bots import matches, names
from rauswurf.bots.race.training import Plan, Training
from rauswurf.games import Setup

# Rounds that take about a second or less on one thread.
ROUNDS = {"net": 100, "net-2ply": 20, "one-roll": 5, "all-rolls": 2}
USUAL_ROUNDS = 500
ASKED_ROUNDS = 3
LESSONS = 20
WARM_UP = 2  # lessons

LEVELS = 4  # the first names are levels: the same bots again


def bot_speeds(seed: int) -> list[tuple[str, ...]]:
    """Games a second of processor time, four of a kind at the table."""
    lines: list[tuple[str, ...]] = [("game", "bot", "games/s")]
    for game in ("never-mind", "nichtlustig"):
        setup = games.get(game).setup(4)
        for name in names(game)[LEVELS:]:
            lines.append((game, name, f"{games_a_second(setup, name, seed):,.1f}"))
    return lines


def games_a_second(setup: Setup, name: str, seed: int) -> float:
    """How fast four bots of one kind play."""
    if matches.kind_of(setup, name) is None:
        rounds = ASKED_ROUNDS
    else:
        rounds = ROUNDS.get(name, USUAL_ROUNDS)
    matches.play(setup, [name] * 4, 1, seed=seed, threads=1)  # compiles
    began = time.process_time()
    matches.play(setup, [name] * 4, rounds, seed=seed, threads=1)
    return 4 * rounds / (time.process_time() - began)


def learning_speed() -> float:
    """Games a second from which a net learns never-mind with four players."""
    training = Training(Plan("never-mind", (4,), 1_000_000))
    training.played = 500_000  # past the games that it only watches
    for _ in range(WARM_UP):
        training.lesson()
    began, played = time.process_time(), training.played
    for _ in range(LESSONS):
        training.lesson()
    return (training.played - played) / (time.process_time() - began)
