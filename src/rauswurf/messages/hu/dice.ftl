### Dice.

## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] fekete szimbólum
   *[other] fekete { $face }
}
dice-red = { $face ->
    [6] piros szimbólum
   *[other] piros { $face }
}
dice-white = { $face ->
    [6] fehér szimbólum
   *[other] fehér { $face }
}
dice-pink = { $face ->
    [6] rózsaszín szimbólum
   *[other] rózsaszín { $face }
}
dice-symbol = szimbólum

## Where dice come from. Parts of a line.

dice-by-hand = kézzel dobnak: mondd meg, mit mutatnak a kockák, például roll(6)
dice-secret-length = a titok { $wanted } bájt, nem { $count }
dice-bad-seed = a mag vagy egy játszma sorszáma egész szám 0 és { $most } között, nem { $seed }
