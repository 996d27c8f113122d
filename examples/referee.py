"""A referee for a real board: type what you rolled (6) and moved (0-6); it tells you why not."""

import sys

from rauswurf import Dice, IllegalMove, NotAMove, NotARoll, Table

table = Table("madn", players=2, dice=Dice.by_hand())
print(table)
for line in sys.stdin:
    word = line.strip()
    try:
        if word.isdigit():
            table.roll(int(word))
        else:
            table.play(word)
    except (IllegalMove, NotAMove, NotARoll) as error:
        print(f"No: {error}")
    if table.is_over:
        break
    print(f"{table.turn}: {', '.join(table.moves)}")
print(table)
