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
