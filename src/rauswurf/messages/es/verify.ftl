### What `rauswurf verify` says.

verify-title = { $game }, { $created }: { $players }

## Headings

verify-rules = Reglas
verify-dice = Dados
verify-outcome = Resultado
verify-seal = Sello

## Rules

verify-rules-followed = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
} y { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}: todo según las reglas.
verify-ended = La partida se terminó antes de tiempo. Los puestos son los de ese momento.
verify-against-rules = La línea { $line } va contra las reglas: { $reason }
verify-against-rule = La línea { $line } va contra las reglas: { $reason } [{ $rule }]
verify-rules-before = Antes: { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
} y { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, según las reglas.
verify-taken-back = { $steps ->
    [one] { $steps } paso deshecho.
   *[other] { $steps } pasos deshechos.
}
verify-rolls-taken-back = { $rolls ->
    [one] Entre ellos, { $rolls } tirada: quien deshizo sabía qué saldría después.
   *[other] Entre ellos, { $rolls } tiradas: quien deshizo sabía qué saldría después.
}

## Dice

verify-dice-fair = { $rolls ->
    [one] La única tirada sale del secreto que se fijó antes de la partida.
   *[other] Las { $rolls } tiradas salen del secreto que se fijó antes de la partida.
}
verify-dice-not-told = El secreto se dice al final; antes no se pueden comprobar los dados.
verify-words = { $players ->
    [one] En ellos entraron palabras de { $players } jugador de { $all }.
   *[other] En ellos entraron palabras de { $players } jugadores de { $all }.
}
verify-no-words = Ningún jugador añadió palabras, así que quien sacó el secreto pudo elegir uno a su gusto.
verify-promise = La promesa es
verify-promise-seen = ¿Es la que te mostraron antes de añadir tus palabras?
verify-dice-seed = { $rolls ->
    [one] La única tirada sale de la semilla { $seed }.
   *[other] Las { $rolls } tiradas salen de la semilla { $seed }.
}
verify-dice-seed-known = Quien conocía la semilla podía saber de antemano cada tirada.
verify-dice-hand = Dados de verdad, escritos a mano: no se han podido comprobar.
verify-dice-computer = Se tiraron sin promesa: no se pueden comprobar.

## Outcome

verify-not-over = Esta partida no tiene final. Puede que falte el resto, así que nada se promete sobre cómo siguió ni quién ganó.
verify-outcome-not-looked-at = Sin mirar, por lo de las reglas.
verify-place = { $place }. { $who }

## Seal

verify-sealed = El sello encaja: nada ha cambiado por accidente desde que se cerró la grabación.
verify-seal-compare = Quien cambia una grabación puede hacer un sello nuevo. Compáralo con el sello que tienen tus amigos: { $seal }

## What the record cannot prove.

verify-uncovered = Sin probar
verify-uncovered-names-given = Los nombres son los que cada cual se puso al sentarse; nada en el registro los demuestra.
verify-uncovered-names-absent = Aquí no todos tienen nombre. Puede que falte un nombre que alguien se puso al sentarse.
verify-uncovered-names-unbound = Nada se promete sobre los nombres: alguien pudo cambiarlos después.
verify-uncovered-ended = Nada aquí demuestra que todos quisieran parar. El resto de la partida podría haberse quitado.
verify-uncovered-moves = Nadie ha firmado las jugadas. Nada aquí demuestra quién las hizo.
verify-uncovered-game = Nada se prometió antes de esta partida. Quien guarda el archivo pudo inventarlo todo.

## The whole

verify-holds = Esta grabación es correcta.
verify-holds-so-far = Hasta aquí todo es correcto, pero la grabación no está cerrada: le falta el final.
verify-no-end = Lo que está grabado es correcto, pero la partida no tiene final: nada se promete sobre ella.
verify-does-not-hold = Esta grabación no es correcta.
