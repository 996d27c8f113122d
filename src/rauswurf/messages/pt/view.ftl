### What is awaited at a table now.

view-over = O jogo acabou.
view-contest = { $turn } lança para ver quem começa.
view-roll = { $rolls ->
    [1] { $turn } lança.
   *[other] { $turn } lança; restam { $rolls } lançamentos.
}
view-move = { $turn } tirou um { $die } e joga.
view-set = { $turn } põe em jogo uma peça que espera.

## Jäger

view-roll-hunt = { $dice ->
    [1] { $turn } vai à caça do { $number }: falta lançar um dado.
   *[other] { $turn } vai à caça do { $number }: falta lançar { $dice } dados.
}
view-turn-over = { $hits ->
    [1] { $turn } tem um acerto e vira uma peça.
   *[other] { $turn } tem { $hits } acertos e vira outras tantas peças.
}

## NICHTLUSTIG

view-roll-dice = { $rolls ->
    [1] { $turn } lança pela última vez.
   *[other] { $turn } lança; restam { $rolls } lançamentos.
}
view-professors = { $dice ->
    [1] { $turn } lança um dado por um professor.
   *[other] { $turn } lança { $dice } dados pelos professores.
}
view-keep = { $rolls ->
    [1] { $turn } põe dados de lado e lança os outros, ou para. Resta um lançamento.
   *[other] { $turn } põe dados de lado e lança os outros, ou para. Restam { $rolls } lançamentos.
}
view-duck = { $turn } pode usar o pato para um quarto lançamento.
view-fourth = { $turn } põe dados de lado para o quarto lançamento.
view-take = { $turn } escolhe cartas.
view-death = { $turn } fica com uma carta da morte.
view-cover = { $turn } escolhe a carta que a carta da morte cobre.

view-you-contest = Lança o dado para ver quem começa.
view-you-roll = { $rolls ->
    [1] Lança o dado.
   *[other] Lança o dado. Restam-te { $rolls } lançamentos.
}
view-you-move = Tiraste um { $die }. Faz a tua jogada.
view-you-set = Põe em jogo uma das tuas peças que esperam.
view-you-roll-hunt = { $dice ->
    [1] Vais à caça do { $number }. Lança mais um dado.
   *[other] Vais à caça do { $number }. Lança mais { $dice } dados.
}
view-you-turn-over = { $hits ->
    [1] Tens um acerto. Vira uma peça.
   *[other] Tens { $hits } acertos. Vira outras tantas peças.
}
view-you-roll-dice = { $rolls ->
    [1] Lança os dados. É o teu último lançamento.
   *[other] Lança os dados. Restam-te { $rolls } lançamentos.
}
view-you-professors = { $dice ->
    [1] Lança um dado pelo teu professor.
   *[other] Lança { $dice } dados pelos teus professores.
}
view-you-keep = { $rolls ->
    [1] Põe dados de lado e lança os outros, ou para. Resta-te um lançamento.
   *[other] Põe dados de lado e lança os outros, ou para. Restam-te { $rolls } lançamentos.
}
view-you-duck = Podes usar o pato para um quarto lançamento.
view-you-fourth = Põe dados de lado para o quarto lançamento.
view-you-take = Escolhe as tuas cartas.
view-you-death = Fica com uma carta da morte.
view-you-cover = Escolhe a carta que a carta da morte cobre.
