### Dice.

## One die of NICHTLUSTIG and what it shows

dice-black = { $face ->
    [6] símbolo preto
   *[other] { $face } preto
}
dice-red = { $face ->
    [6] símbolo vermelho
   *[other] { $face } vermelho
}
dice-white = { $face ->
    [6] símbolo branco
   *[other] { $face } branco
}
dice-pink = { $face ->
    [6] símbolo rosa
   *[other] { $face } rosa
}
dice-symbol = símbolo

## Where dice come from: parts of a line

dice-by-hand = os dados lançam-se à mão: diz o que mostram, por exemplo roll(6)
dice-secret-length = um segredo tem { $wanted } bytes, não { $count }
dice-bad-seed = uma semente, ou o número de uma partida, é um número inteiro de 0 a { $most }, não { $seed }
