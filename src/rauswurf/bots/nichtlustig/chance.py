"""A player who leaves everything to chance."""

from rauswurf.bots.view import ROLL, View
from rauswurf.dice.generator import draw, seed_stream


class RandomPlayer:
    """Any choice, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves."""
        options = view.options
        if not options:
            return ROLL
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        return view.text_of(options[draw(rng, len(options))])
