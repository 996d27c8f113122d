### The end of a recorded game that is shown step by step.

story-wrong = Hier gaat de opname mis, op regel { $line }: { $reason }
story-wrong-rule = Hier gaat de opname mis, op regel { $line }: { $reason } [{ $rule }]
story-not-over = Hier eindigt de opname; het spel is niet afgelopen.
story-over = Het spel is afgelopen.

## The places.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punt
   *[other] { $place }. { $who }, { $points } punten
}
