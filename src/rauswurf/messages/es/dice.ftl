### Dice.

## One die of NICHTLUSTIG and what it shows

dice-black = { $face ->
    [6] símbolo negro
   *[other] { $face } negro
}
dice-red = { $face ->
    [6] símbolo rojo
   *[other] { $face } rojo
}
dice-white = { $face ->
    [6] símbolo blanco
   *[other] { $face } blanco
}
dice-pink = { $face ->
    [6] símbolo rosa
   *[other] { $face } rosa
}
dice-symbol = símbolo

## Where dice come from: parts of a line

dice-by-hand = los dados se tiran a mano: di qué muestran, por ejemplo roll(6)
dice-secret-length = un secreto tiene { $wanted } bytes, no { $count }
dice-bad-seed = una semilla, o el número de una partida, es un número entero de 0 a { $most }, no { $seed }
