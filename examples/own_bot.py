"""A bot of your own: it throws out whenever it can, and else takes what is listed last."""

from rauswurf import Dice, Table, bots


class Grudge:
    """Chooses one of the moves of a view, as text."""

    def choose(self, view: bots.View) -> str:
        """The last throw, or the last move."""
        throws = [move for move in view.moves if "x" in move]
        return (throws or view.moves)[-1]


def has_won(seed: int) -> bool:
    """Does it win one game against a bot that comes with the package?"""
    table = Table("never-mind", players=2, dice=Dice.seeded(seed))
    players = Grudge(), bots.player("random", "never-mind", seed=seed)
    while not table.is_over:
        table.play(players[table.seat].choose(bots.View.of(table)))
    assert table.outcome is not None
    return table.outcome.places[0] == 1


won = sum(has_won(seed) for seed in range(20))
print(f"Grudge won {won} of 20 games.")
