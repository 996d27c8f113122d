### What is awaited at a table now: a line above the board.

view-over = Het spel is afgelopen.
view-contest = { $turn } gooit om te zien wie begint.
view-roll = { $rolls ->
    [one] { $turn } gooit.
   *[other] { $turn } gooit en heeft nog { $rolls } worpen.
}
view-move = { $turn } heeft een { $die } gegooid en doet een zet.
view-set = { $turn } zet een wachtende pion in.

## Games in which pieces hunt.

view-roll-hunt = { $dice ->
    [one] { $turn } jaagt op een { $number }: nog één dobbelsteen te gooien.
   *[other] { $turn } jaagt op een { $number }: nog { $dice } dobbelstenen te gooien.
}
view-turn-over = { $hits ->
    [one] { $turn } heeft één treffer en draait een pion om.
   *[other] { $turn } heeft { $hits } treffers en draait pionnen om.
}

## NICHTLUSTIG.

view-roll-dice = { $rolls ->
    [one] { $turn } gooit voor de laatste keer.
   *[other] { $turn } gooit en heeft nog { $rolls } worpen.
}
view-professors = { $dice ->
    [one] { $turn } gooit één dobbelsteen voor een professor.
   *[other] { $turn } gooit { $dice } dobbelstenen voor de professoren.
}
view-keep = { $rolls ->
    [one] { $turn } legt dobbelstenen apart en gooit de rest opnieuw, of stopt. Nog één worp over.
   *[other] { $turn } legt dobbelstenen apart en gooit de rest opnieuw, of stopt. Nog { $rolls } worpen over.
}
view-duck = { $turn } mag de eend gebruiken voor een vierde worp.
view-fourth = { $turn } legt dobbelstenen apart voor de vierde worp.
view-take = { $turn } pakt kaarten.
view-death = { $turn } pakt een doodskaart.
view-cover = { $turn } kiest de kaart die de doodskaart afdekt.

view-you-contest = Gooi om te zien wie begint.
view-you-roll = { $rolls ->
    [one] Gooi de dobbelsteen.
   *[other] Gooi de dobbelsteen. Je hebt nog { $rolls } worpen.
}
view-you-move = Je hebt een { $die } gegooid. Doe je zet.
view-you-set = Zet een van je wachtende pionnen in.
view-you-roll-hunt = { $dice ->
    [one] Je jaagt op een { $number }. Gooi nog één dobbelsteen.
   *[other] Je jaagt op een { $number }. Gooi nog { $dice } dobbelstenen.
}
view-you-turn-over = { $hits ->
    [one] Je hebt één treffer. Draai een pion om.
   *[other] Je hebt { $hits } treffers. Draai pionnen om.
}
view-you-roll-dice = { $rolls ->
    [one] Gooi de dobbelstenen. Dit is je laatste worp.
   *[other] Gooi de dobbelstenen. Je hebt nog { $rolls } worpen.
}
view-you-professors = { $dice ->
    [one] Gooi één dobbelsteen voor je professor.
   *[other] Gooi { $dice } dobbelstenen voor je professoren.
}
view-you-keep = { $rolls ->
    [one] Leg dobbelstenen apart en gooi de rest opnieuw, of stop. Je hebt nog één worp.
   *[other] Leg dobbelstenen apart en gooi de rest opnieuw, of stop. Je hebt nog { $rolls } worpen.
}
view-you-duck = Je mag de eend gebruiken voor een vierde worp.
view-you-fourth = Leg dobbelstenen apart voor de vierde worp.
view-you-take = Pak je kaarten.
view-you-death = Pak een doodskaart.
view-you-cover = Kies de kaart die de doodskaart afdekt.
