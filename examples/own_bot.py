"""A bot in twenty lines: it throws out whenever it can, and else moves the piece listed last."""

from rauswurf import Dice, Table, bots


class Grudge:
    """A bot is an object that chooses one of the legal moves."""

    def choose(self, view: bots.View) -> str:
        """The last throw in the list, or the last move."""
        throws = [move for move in view.moves if "x" in move]
        return (throws or view.moves)[-1]


won = 0
for seed in range(20):
    table = Table("never-mind", players=2, dice=Dice.seeded(seed))
    players = Grudge(), bots.player("random", "never-mind", seed=seed)
    while not table.is_over:
        table.play(players[table.seat].choose(bots.View.of(table)))
    won += table.outcome is not None and table.outcome.places[0] == 1
print(f"Grudge won {won} of 20 games.")
