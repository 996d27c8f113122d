"""What does a house rule change? Two tables, the same dice, and intervals."""

from rauswurf import lab

book = lab.table("madn", players=4, bots="casual", seed=1)
house = lab.table("madn", players=4, bots="casual", variants={"three-rolls": "on"}, seed=1)

result = lab.compare(book, house, games=4000)
for change in result.changes:
    if change.is_real:
        print(change.sentence)
