### The end of a recorded game that is shown step by step.

# $line: the number of a line of the file. $reason: a sentence
story-wrong = The record goes wrong here, in line { $line }: { $reason }
# $rule: the short name of a rule, the same in all languages
story-wrong-rule = The record goes wrong here, in line { $line }: { $reason } [{ $rule }]
story-not-over = The record ends here; the game is not over.
story-over = The game is over.

## The places, one in each line: "1. Yellow". $place (number), $who: the name of a player

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } point
   *[other] { $place }. { $who }, { $points } points
}
