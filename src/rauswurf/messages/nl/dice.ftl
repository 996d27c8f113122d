### Dice.

## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] zwart symbool
   *[other] zwart { $face }
}
dice-red = { $face ->
    [6] rood symbool
   *[other] rood { $face }
}
dice-white = { $face ->
    [6] wit symbool
   *[other] wit { $face }
}
dice-pink = { $face ->
    [6] roze symbool
   *[other] roze { $face }
}
dice-symbol = symbool

## Where dice come from. Parts of a line.

dice-by-hand = er wordt met de hand gegooid: zeg wat de dobbelstenen tonen, zoals in roll(6)
dice-secret-length = een geheim heeft { $wanted } bytes, niet { $count }
dice-bad-seed = een seed of het nummer van een partij is een geheel getal van 0 tot en met { $most }, niet { $seed }
