"""How many dice other people's programs roll per second of processor time, driven from Python.

Neither plays by our rules, and both stop at the first winner; a die roll is the unit they share.
"""

import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any


def _rate(play: Callable[[], int], games: int) -> float:
    """Play so many games, each returning its die rolls, and return rolls per second."""
    play()  # a first game outside the clock, for whatever is set up on demand
    begin = time.process_time()
    rolls = sum(play() for _ in range(games))
    return rolls / (time.process_time() - begin)


def open_spiel(seed: int, games: int = 2000) -> float:
    """Rolls per second of OpenSpiel's `maedn`, four random players; a chance event is a roll.

    Driven as fast as Python can: nothing is asked of it that we know already.
    """
    random = Random(seed)
    # Known to be fair: spares it listing the outcomes.
    return _open_spiel_rate(random, lambda state: random.randrange(6), games)


def open_spiel_example(seed: int, games: int = 100) -> float:
    """The same, played as OpenSpiel's own Python example plays: it lists the outcomes and draws."""
    choice = import_module("numpy").random.RandomState(seed % 2**32).choice

    def outcome(state: Any) -> int:
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(choice(actions, p=chances))

    return _open_spiel_rate(Random(seed), outcome, games)


def _open_spiel_rate(random: Random, outcome: Callable[[Any], int], games: int) -> float:
    game = import_module("pyspiel").load_game("maedn", {"players": 4})

    def play() -> int:
        """Play one game and count its chance events."""
        state = game.new_initial_state()
        rolls = 0
        while not state.is_terminal():
            is_roll = state.is_chance_node()
            rolls += is_roll
            state.apply_action(outcome(state) if is_roll else random.choice(state.legal_actions()))
        return rolls

    return _rate(play, games)


def ludopy(seed: int, games: int = 60) -> float:
    """Rolls per second of PyPI's `ludopy`, four random players; an observation is a roll."""
    package = import_module("ludopy")
    dice = import_module("numpy").random  # the package rolls with NumPy's global generator
    random = Random(seed)

    def play() -> int:
        """Play one game and count its observations."""
        game = package.Game()
        rolls = 0
        won = False
        while not won:
            (_, movable, *_), _ = game.get_observation()
            rolls += 1
            *_, won = game.answer_observation(random.choice(movable) if len(movable) else -1)
        return rolls

    before = dice.get_state()
    dice.seed(seed % 2**32)
    try:
        return _rate(play, games)
    finally:
        dice.set_state(before)


def main() -> None:
    """Print the speed of each."""
    for measure in (open_spiel, open_spiel_example, ludopy):
        print(f"{measure.__name__}: {measure(7):,.0f} rolls/s")


if __name__ == "__main__":
    main()
