### Rolls that cannot be. Parts of a line, without a capital letter at the beginning and without a full stop.

roll-over = there is nothing to roll: the game is over
# $reason: what is to be done first, a whole sentence. $rule: the name of the rule, the same in all languages
roll-not-now = there is nothing to roll now. { $reason } [{ $rule }]
# $wanted: how many dice are to be rolled. $count: how many were given (numbers)
roll-how-many = { $wanted ->
    [one] roll one die, not { $count }
   *[other] roll { $wanted } dice, not { $count }
}
# $face: what was given
roll-no-face = a die shows 1 to 6, not { $face }
# A programmer typed a number for dice that the program rolls.
roll-not-typed = the dice roll by themselves here, so name no number; Dice.by_hand() is for dice that you roll yourself
# $said: what was typed
roll-unknown = { $said } is not a roll; write what the dice show, such as 6 or 2 5 5 1

## Dice of NICHTLUSTIG. $dice: the dice to be rolled, such as "b:duck b:ufo r:clown"

roll-no-die = there is no die { $said }; write 3, or b3, w5, ufo, or b3:ufo
roll-die-too-many = { $said } is one die too many; roll { $dice }
roll-missing = some dice are missing; roll { $dice }
