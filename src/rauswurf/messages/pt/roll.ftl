### Rolls that cannot be. Parts of a line.

roll-over = agora não há nada para lançar: o jogo acabou
roll-not-now = agora não há nada para lançar. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [1] é preciso lançar um dado, não { $count }
   *[other] é preciso lançar { $wanted } dados, não { $count }
}
roll-no-face = um dado mostra de 1 a 6, não { $face }
roll-not-typed = aqui os dados rolam sozinhos, por isso não digas nenhum número; Dice.by_hand() é para dados que lanças tu
roll-unknown = { $said } não é um lançamento; diz o que os dados mostram, por exemplo 6 ou 2 5 5 1

## NICHTLUSTIG

roll-no-die = não há nenhum dado { $said }; diz 3, ou b3, w5, ufo, ou b3:ufo
roll-die-too-many = { $said } é um dado a mais; é preciso lançar: { $dice }
roll-missing = faltam dados; é preciso lançar: { $dice }
