### The end of a recorded game that is shown step by step.

story-wrong = Itt hibás a felvétel, { $line }. sor: { $reason }
story-wrong-rule = Itt hibás a felvétel, { $line }. sor: { $reason } [{ $rule }]
story-not-over = Itt véget ér a felvétel; a játék még nem ért véget.
story-over = A játék véget ért.

## The places.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } pont
   *[other] { $place }. { $who }, { $points } pont
}
