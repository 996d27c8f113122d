### Dice.

## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] czarny symbol
   *[other] czarna { $face }
}
dice-red = { $face ->
    [6] czerwony symbol
   *[other] czerwona { $face }
}
dice-white = { $face ->
    [6] biały symbol
   *[other] biała { $face }
}
dice-pink = { $face ->
    [6] różowy symbol
   *[other] różowa { $face }
}
dice-symbol = symbol

## Where dice come from. Parts of a line.

dice-by-hand = rzuca się tu ręcznie: podaj, co pokazują kostki, na przykład roll(6)
dice-secret-length = sekret ma bajtów { $wanted }, nie { $count }
dice-bad-seed = ziarno albo numer partii to liczba całkowita od 0 do { $most }, a nie { $seed }
