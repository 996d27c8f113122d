### What is awaited at a table now: a line above the board.

view-over = La partie est finie.
view-contest = { $turn } lance pour savoir qui commence.
view-roll = { $rolls ->
    [one] { $turn } lance le dé.
   *[other] { $turn } lance le dé ; il reste { $rolls } lancers.
}
view-move = { $turn } a fait un { $die } et joue.
view-set = { $turn } met en jeu un pion en attente.

## Games in which pieces hunt.

view-roll-hunt = { $dice ->
    [one] { $turn } chasse le { $number } : il reste { $dice } dé à lancer.
   *[other] { $turn } chasse le { $number } : il reste { $dice } dés à lancer.
}
view-turn-over = { $hits ->
    [one] { $turn } a { $hits } touche et retourne un pion.
   *[other] { $turn } a { $hits } touches et retourne des pions.
}

## NICHTLUSTIG, a game of dice and cards.

view-roll-dice = { $rolls ->
    [one] { $turn } lance pour la dernière fois.
   *[other] { $turn } lance ; il reste { $rolls } lancers.
}
view-professors = { $dice ->
    [one] { $turn } lance { $dice } dé pour un professeur.
   *[other] { $turn } lance { $dice } dés pour les professeurs.
}
view-keep = { $rolls ->
    [one] { $turn } met des dés de côté et relance les autres, ou s’arrête. Il reste { $rolls } lancer.
   *[other] { $turn } met des dés de côté et relance les autres, ou s’arrête. Il reste { $rolls } lancers.
}
view-duck = { $turn } peut utiliser le canard pour un quatrième lancer.
view-fourth = { $turn } met des dés de côté pour le quatrième lancer.
view-take = { $turn } prend des cartes.
view-death = { $turn } prend une carte Mort.
view-cover = { $turn } choisit la carte que la carte Mort va couvrir.

view-you-contest = Lance le dé pour savoir qui commence.
view-you-roll = { $rolls ->
    [one] Lance le dé.
   *[other] Lance le dé. Il te reste { $rolls } lancers.
}
view-you-move = Tu as fait un { $die }. À toi de jouer un pion.
view-you-set = Mets en jeu un de tes pions en attente.
view-you-roll-hunt = { $dice ->
    [one] Tu chasses le { $number }. Lance encore { $dice } dé.
   *[other] Tu chasses le { $number }. Lance encore { $dice } dés.
}
view-you-turn-over = { $hits ->
    [one] Tu as { $hits } touche. Retourne un pion.
   *[other] Tu as { $hits } touches. Retourne des pions.
}
view-you-roll-dice = { $rolls ->
    [one] Lance les dés. C’est ton dernier lancer.
   *[other] Lance les dés. Il te reste { $rolls } lancers.
}
view-you-professors = { $dice ->
    [one] Lance { $dice } dé pour ton professeur.
   *[other] Lance { $dice } dés pour tes professeurs.
}
view-you-keep = { $rolls ->
    [one] Mets des dés de côté et relance les autres, ou arrête-toi. Il te reste { $rolls } lancer.
   *[other] Mets des dés de côté et relance les autres, ou arrête-toi. Il te reste { $rolls } lancers.
}
view-you-duck = Tu peux utiliser le canard pour un quatrième lancer.
view-you-fourth = Mets des dés de côté pour le quatrième lancer.
view-you-take = Prends tes cartes.
view-you-death = Prends une carte Mort.
view-you-cover = Choisis la carte que la carte Mort va couvrir.
