### The answers of `rauswurf referee`.

## Bad input: no capital at the beginning

referee-roll-empty = --roll está vacío: di qué muestra el dado, un número del 1 al 6
referee-roll-differs = la posición tiene die { $position }, --roll dice { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is

referee-over = La partida ha terminado.
referee-to-roll = { $rolls ->
    [one] Le toca tirar a { $who }; queda una tirada.
   *[other] Le toca tirar a { $who }; quedan { $rolls } tiradas.
}
referee-to-move = Le toca mover a { $who }.
referee-misses-turn = { $who } tiene la carta «{ $card }» y pierde este turno; la carta vuelve a la mesa. Ahora tira { $next }.
referee-rolled = { $who } ha sacado { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } ha sacado { $rolled }. Ahora sigue { $next }; queda una tirada.
   *[other] { $who } ha sacado { $rolled }. Ahora sigue { $next }; quedan { $rolls } tiradas.
}
referee-lost = { $rolls ->
    [one] { $who } ha sacado { $rolled } y no puede hacer nada: la tirada se pierde. Ahora sigue { $next }; queda una tirada.
   *[other] { $who } ha sacado { $rolled } y no puede hacer nada: la tirada se pierde. Ahora sigue { $next }; quedan { $rolls } tiradas.
}

## What may be done

referee-legal = Permitido:
referee-refused = No permitido:
referee-move-legal = { $move } está permitido.
referee-piece-moves = La ficha en { $field } puede mover.
referee-move-refused = { $move } no está permitido: { $reason }
