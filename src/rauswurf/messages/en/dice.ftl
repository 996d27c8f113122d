### Dice.

## One die of NICHTLUSTIG and what it shows, in lists such as "black 3, red 5, UFO".
## $face (number): 1 to 5, or 6 for the symbol (a picture in the place of a six)

dice-black = { $face ->
    [6] black symbol
   *[other] black { $face }
}
dice-red = { $face ->
    [6] red symbol
   *[other] red { $face }
}
dice-white = { $face ->
    [6] white symbol
   *[other] white { $face }
}
dice-pink = { $face ->
    [6] pink symbol
   *[other] pink { $face }
}
# Any die that shows its symbol, which counts 0; in lists such as "2, 4, symbol".
dice-symbol = symbol

## Where dice come from. Parts of a line, without a capital letter at the beginning and without a full stop.

# For programmers: roll(6) is written like this in all languages.
dice-by-hand = you roll these dice by hand: say what they show, as in roll(6)
# Fair dice follow from a secret. $wanted, $count (numbers)
dice-secret-length = a secret has { $wanted } bytes, not { $count }
# For programmers, as in Dice.seeded(7). $seed (text): what was given; $most (text): the largest
dice-bad-seed = a seed, or the number of a game, is a whole number from 0 to { $most }, not { $seed }
