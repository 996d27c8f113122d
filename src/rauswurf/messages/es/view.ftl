### What is awaited at a table now.

view-over = La partida ha terminado.
view-contest = { $turn } tira para ver quién empieza.
view-roll = { $rolls ->
    [one] { $turn } tira.
   *[other] { $turn } tira; quedan { $rolls } tiradas.
}
view-move = { $turn } ha sacado un { $die } y mueve.
view-set = { $turn } saca una ficha que espera.

## Jäger

view-roll-hunt = { $dice ->
    [one] { $turn } va a la caza del { $number }: queda un dado por tirar.
   *[other] { $turn } va a la caza del { $number }: quedan { $dice } dados por tirar.
}
view-turn-over = { $hits ->
    [one] { $turn } tiene un acierto y da la vuelta a una ficha.
   *[other] { $turn } tiene { $hits } aciertos y da la vuelta a otras tantas fichas.
}

## NICHTLUSTIG

view-roll-dice = { $rolls ->
    [one] { $turn } tira por última vez.
   *[other] { $turn } tira; quedan { $rolls } tiradas.
}
view-professors = { $dice ->
    [one] { $turn } tira un dado por un profesor.
   *[other] { $turn } tira { $dice } dados por los profesores.
}
view-keep = { $rolls ->
    [one] { $turn } aparta dados y tira los demás, o se planta. Queda una tirada.
   *[other] { $turn } aparta dados y tira los demás, o se planta. Quedan { $rolls } tiradas.
}
view-duck = { $turn } puede usar el pato para una cuarta tirada.
view-fourth = { $turn } aparta dados para la cuarta tirada.
view-take = { $turn } toma cartas.
view-death = { $turn } toma una carta de muerte.
view-cover = { $turn } elige qué carta tapa la de muerte.

view-you-contest = Tira para ver quién empieza.
view-you-roll = { $rolls ->
    [one] Tira el dado.
   *[other] Tira el dado. Te quedan { $rolls } tiradas.
}
view-you-move = Has sacado un { $die }. Te toca mover.
view-you-set = Saca una de tus fichas que esperan.
view-you-roll-hunt = { $dice ->
    [one] Vas a la caza del { $number }. Tira un dado más.
   *[other] Vas a la caza del { $number }. Tira { $dice } dados más.
}
view-you-turn-over = { $hits ->
    [one] Tienes un acierto. Da la vuelta a una ficha.
   *[other] Tienes { $hits } aciertos. Da la vuelta a otras tantas fichas.
}
view-you-roll-dice = { $rolls ->
    [one] Tira los dados. Es tu última tirada.
   *[other] Tira los dados. Te quedan { $rolls } tiradas.
}
view-you-professors = { $dice ->
    [one] Tira un dado por tu profesor.
   *[other] Tira { $dice } dados por tus profesores.
}
view-you-keep = { $rolls ->
    [one] Aparta dados y tira los demás, o plántate. Te queda una tirada.
   *[other] Aparta dados y tira los demás, o plántate. Te quedan { $rolls } tiradas.
}
view-you-duck = Puedes usar el pato para una cuarta tirada.
view-you-fourth = Aparta dados para la cuarta tirada.
view-you-take = Toma tus cartas.
view-you-death = Toma una carta de muerte.
view-you-cover = Elige qué carta tuya tapa la de muerte.
