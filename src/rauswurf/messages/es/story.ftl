### The end of a recorded game that is shown step by step.

story-wrong = Aquí la grabación deja de ser correcta, en la línea { $line }: { $reason }
story-wrong-rule = Aquí la grabación deja de ser correcta, en la línea { $line }: { $reason } [{ $rule }]
story-not-over = Aquí acaba la grabación; la partida no ha terminado.
story-over = La partida ha terminado.

## The places

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punto
   *[other] { $place }. { $who }, { $points } puntos
}
