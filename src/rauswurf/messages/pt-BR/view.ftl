view-you-contest = Jogue o dado para ver quem começa.
view-you-roll = { $rolls ->
    [1] Jogue o dado.
   *[other] Jogue o dado. Restam { $rolls } lançamentos.
}
view-you-move = Você tirou um { $die }. Faça a sua jogada.
view-you-set = Ponha em jogo uma das suas peças que esperam.
view-you-roll-hunt = { $dice ->
    [1] Você está caçando o { $number }. Jogue mais um dado.
   *[other] Você está caçando o { $number }. Jogue mais { $dice } dados.
}
view-you-turn-over = { $hits ->
    [1] Você tem um acerto. Vire uma peça.
   *[other] Você tem { $hits } acertos. Vire outras tantas peças.
}
view-you-roll-dice = { $rolls ->
    [1] Jogue os dados. É o seu último lançamento.
   *[other] Jogue os dados. Restam { $rolls } lançamentos.
}
view-you-professors = { $dice ->
    [1] Jogue um dado pelo seu professor.
   *[other] Jogue { $dice } dados pelos seus professores.
}
view-you-keep = { $rolls ->
    [1] Separe dados e jogue os outros, ou pare. Resta um lançamento.
   *[other] Separe dados e jogue os outros, ou pare. Restam { $rolls } lançamentos.
}
view-you-duck = Você pode usar o pato para um quarto lançamento.
view-you-fourth = Separe dados para o quarto lançamento.
view-you-take = Escolha as suas cartas.
view-you-death = Fique com uma carta da morte.
view-you-cover = Escolha a carta que a carta da morte cobre.
