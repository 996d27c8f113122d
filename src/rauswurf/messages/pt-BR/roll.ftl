### Only what Brazil says in other words than pt, which tells the rest.

roll-unknown = { $said } não é uma jogada de dados; diga o que eles mostram, por exemplo 6 ou 2 5 5 1
