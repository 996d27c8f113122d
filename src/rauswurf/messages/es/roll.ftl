### Rolls that cannot be. Parts of a line.

roll-over = ahora no hay nada que tirar: la partida ha terminado
roll-not-now = ahora no hay nada que tirar. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] hay que tirar un dado, no { $count }
   *[other] hay que tirar { $wanted } dados, no { $count }
}
roll-no-face = un dado muestra del 1 al 6, no { $face }
roll-not-typed = aquí los dados ruedan solos, así que no digas ningún número; Dice.by_hand() es para los dados que tiras tú
roll-unknown = { $said } no es una tirada; di qué muestran los dados, por ejemplo 6 o 2 5 5 1

## NICHTLUSTIG

roll-no-die = no hay ningún dado { $said }; di 3, o b3, w5, ufo, o b3:ufo
roll-die-too-many = { $said } es un dado de más; hay que tirar: { $dice }
roll-missing = faltan dados; hay que tirar: { $dice }
