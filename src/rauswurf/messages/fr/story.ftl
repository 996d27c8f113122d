### The end of a recorded game that is shown step by step.

story-wrong = Ici, l’enregistrement ne va plus, à la ligne { $line } : { $reason }
story-wrong-rule = Ici, l’enregistrement ne va plus, à la ligne { $line } : { $reason } [{ $rule }]
story-not-over = L’enregistrement s’arrête ici ; la partie n’est pas finie.
story-over = La partie est finie.

## The places, one in each line.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } point
   *[other] { $place }. { $who }, { $points } points
}
