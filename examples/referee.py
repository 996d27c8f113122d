"""A referee for a real board: you roll and move, it knows the rules and says why not."""

from rauswurf import Dice, IllegalMove, NotAMove, NotARoll, Table

# What the players at the table did, as somebody typed it in: a number is a roll.
TYPED = ["6", "0-6", "2", "6-9", "6-8", "4", "6", "0-6"]

table = Table("madn", players=2, dice=Dice.by_hand())
for word in TYPED:
    try:
        if word.isdigit():
            table.roll(int(word))
        else:
            table.play(word)
    except (IllegalMove, NotAMove, NotARoll) as error:
        print(f"{word}: no, {error}")
    else:
        print(f"{word}: fine. {table.turn} is next: {', '.join(table.moves)}")
print(table)
