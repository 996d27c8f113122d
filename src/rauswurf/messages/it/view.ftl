### What is awaited at a table now: a line above the board.

view-over = La partita è finita.
view-contest = { $turn } tira per vedere chi comincia.
view-roll = { $rolls ->
    [one] { $turn } tira.
   *[other] { $turn } tira; restano { $rolls } tiri.
}
view-move = { $turn } ha tirato un { $die } e muove.
view-set = { $turn } mette in gioco una pedina in attesa.

## Games in which pieces hunt.

view-roll-hunt = { $dice ->
    [one] { $turn } va a caccia del numero { $number }: resta un dado da tirare.
   *[other] { $turn } va a caccia del numero { $number }: restano { $dice } dadi da tirare.
}
view-turn-over = { $hits ->
    [one] { $turn } ha fatto un centro e gira una pedina.
   *[other] { $turn } ha fatto { $hits } centri e gira pedine.
}

## NICHTLUSTIG, a game of dice and cards.

view-roll-dice = { $rolls ->
    [one] { $turn } tira per l’ultima volta.
   *[other] { $turn } tira; restano { $rolls } tiri.
}
view-professors = { $dice ->
    [one] { $turn } tira un dado per un professore.
   *[other] { $turn } tira { $dice } dadi per i professori.
}
view-keep = { $rolls ->
    [one] { $turn } mette dadi da parte e tira di nuovo gli altri, o si ferma. Resta un tiro.
   *[other] { $turn } mette dadi da parte e tira di nuovo gli altri, o si ferma. Restano { $rolls } tiri.
}
view-duck = { $turn } può usare la papera per un quarto tiro.
view-fourth = { $turn } mette dadi da parte per il quarto tiro.
view-take = { $turn } prende carte.
view-death = { $turn } prende una carta Morte.
view-cover = { $turn } sceglie la carta che la carta Morte coprirà.

view-you-contest = Tira per vedere chi comincia.
view-you-roll = { $rolls ->
    [one] Tira il dado.
   *[other] Tira il dado. Ti restano { $rolls } tiri.
}
view-you-move = Hai tirato un { $die }. Ora muovi.
view-you-set = Metti in gioco una delle tue pedine in attesa.
view-you-roll-hunt = { $dice ->
    [one] Vai a caccia del numero { $number }. Tira ancora un dado.
   *[other] Vai a caccia del numero { $number }. Tira ancora { $dice } dadi.
}
view-you-turn-over = { $hits ->
    [one] Hai fatto un centro. Gira una pedina.
   *[other] Hai fatto { $hits } centri. Gira altrettante pedine.
}
view-you-roll-dice = { $rolls ->
    [one] Tira i dadi. È il tuo ultimo tiro.
   *[other] Tira i dadi. Ti restano { $rolls } tiri.
}
view-you-professors = { $dice ->
    [one] Tira un dado per il tuo professore.
   *[other] Tira { $dice } dadi per i tuoi professori.
}
view-you-keep = { $rolls ->
    [one] Metti dadi da parte e tira di nuovo gli altri, o fermati. Ti resta un tiro.
   *[other] Metti dadi da parte e tira di nuovo gli altri, o fermati. Ti restano { $rolls } tiri.
}
view-you-duck = Puoi usare la papera per un quarto tiro.
view-you-fourth = Metti dadi da parte per il quarto tiro.
view-you-take = Prendi le tue carte.
view-you-death = Prendi una carta Morte.
view-you-cover = Scegli la carta che la carta Morte coprirà.
