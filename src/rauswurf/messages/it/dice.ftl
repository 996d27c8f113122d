### Dice.

## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] simbolo nero
   *[other] nero { $face }
}
dice-red = { $face ->
    [6] simbolo rosso
   *[other] rosso { $face }
}
dice-white = { $face ->
    [6] simbolo bianco
   *[other] bianco { $face }
}
dice-pink = { $face ->
    [6] simbolo rosa
   *[other] rosa { $face }
}
dice-symbol = simbolo

## Where dice come from: parts of a line.

dice-by-hand = i dadi si tirano a mano: di’ che cosa mostrano, per esempio roll(6)
dice-secret-length = un segreto ha { $wanted } byte, non { $count }
dice-bad-seed = un seme, o il numero di una partita, è un numero intero da 0 a { $most }, non { $seed }
