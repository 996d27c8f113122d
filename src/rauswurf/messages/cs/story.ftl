### The end of a recorded game that is shown step by step.

story-wrong = Tady záznam přestává sedět, řádek { $line }: { $reason }
story-wrong-rule = Tady záznam přestává sedět, řádek { $line }: { $reason } [{ $rule }]
story-not-over = Tady záznam končí; hra ještě neskončila.
story-over = Hra skončila.

## The places.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } bod
    [few] { $place }. { $who }, { $points } body
   *[other] { $place }. { $who }, { $points } bodů
}
