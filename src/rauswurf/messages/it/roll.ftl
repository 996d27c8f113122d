### Rolls that cannot be: parts of a line.

roll-over = non c’è niente da tirare: la partita è finita
roll-not-now = adesso non c’è niente da tirare. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] c’è un dado da tirare, non { $count }
   *[other] ci sono { $wanted } dadi da tirare, non { $count }
}
roll-no-face = un dado mostra da 1 a 6, non { $face }
roll-not-typed = qui i dadi si lanciano da soli, quindi non indicare un numero; Dice.by_hand() è per i dadi che lanci tu
roll-unknown = { $said } non è un tiro; di’ che cosa mostrano i dadi, per esempio 6 o 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = non c’è un dado { $said }; di’ 3, oppure b3, w5, ufo, o b3:ufo
roll-die-too-many = { $said } è un dado di troppo; da tirare: { $dice }
roll-missing = mancano dadi; da tirare: { $dice }
