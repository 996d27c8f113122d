### The end of a recorded game that is shown step by step.

story-wrong = Qui la registrazione sbaglia, alla riga { $line }: { $reason }
story-wrong-rule = Qui la registrazione sbaglia, alla riga { $line }: { $reason } [{ $rule }]
story-not-over = Qui la registrazione si ferma; la partita non è finita.
story-over = La partita è finita.

## The places, one in each line.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punto
   *[other] { $place }. { $who }, { $points } punti
}
