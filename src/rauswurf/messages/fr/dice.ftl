### Dice.

## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] symbole noir
   *[other] noir { $face }
}
dice-red = { $face ->
    [6] symbole rouge
   *[other] rouge { $face }
}
dice-white = { $face ->
    [6] symbole blanc
   *[other] blanc { $face }
}
dice-pink = { $face ->
    [6] symbole rose
   *[other] rose { $face }
}
dice-symbol = symbole

## Where dice come from: parts of a line.

dice-by-hand = les dés sont lancés à la main : dis ce qu’ils montrent, par exemple roll(6)
dice-secret-length = un secret a { $wanted } octets, pas { $count }
dice-bad-seed = une graine, ou le numéro d’une partie, est un nombre entier de 0 à { $most }, pas { $seed }
