### What `rauswurf verify` says, which checks a recorded game: its moves, its dice, and whether
### anything was changed afterwards.

# $created: when, such as 2026-05-01T20:15:00+02:00. $players: "Ada (Yellow), Green"
verify-title = { $game }, { $created }: { $players }

## Short headings of the four paragraphs.

verify-rules = Rules
verify-dice = Dice
verify-outcome = Outcome
# The last line of a record is a check sum over all others.
verify-seal = Seal

## Rules. $rolls, $moves: numbers. $line: which line of the file. $reason: what is wrong, a whole sentence

verify-rules-followed = All { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} follow the rules.
verify-ended = The players ended the game early. The places are those of that moment.
verify-against-rules = Line { $line } breaks the rules: { $reason }
# $rule: the name of the rule, which stays as it is
verify-against-rule = Line { $line } breaks the rules: { $reason } [{ $rule }]
# After one of the last two.
verify-rules-before = Up to there, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} follow the rules.
# $steps (number): rolls and moves
verify-taken-back = { $steps ->
    [one] { $steps } step was undone.
   *[other] { $steps } steps were undone.
}
# Follows the last one.
verify-rolls-taken-back = { $rolls ->
    [one] { $rolls } roll was among them: whoever undid it knew what the dice would show next.
   *[other] { $rolls } rolls were among them: whoever undid them knew what the dice would show next.
}

## Dice. The dice of a fair game follow from a secret number. Before the game a promise is shown (a
## row of letters and digits), from which nobody can guess the secret, but which fits no other;
## the players add words of their own; at the end the secret is told. $rolls (number)

verify-dice-fair = { $rolls ->
    [one] The { $rolls } roll follows from the secret that was fixed before the game.
   *[other] All { $rolls } rolls follow from the secret that was fixed before the game.
}
verify-dice-not-told = The secret is revealed at the end; until then nobody can check the dice.
# $players (number): how many of all the players added words. $all (number): all players
verify-words = { $players ->
    [one] Words from { $players } of { $all } players went into them.
   *[other] Words from { $players } of { $all } players went into them.
}
verify-no-words = No player added words, so whoever drew the secret could have picked one that suits them.
# The promise follows, on a line of its own.
verify-promise = The promise is
verify-promise-seen = Is this the one you saw before you added your words?
# Dice that follow from a number. $seed: that number
verify-dice-seed = { $rolls ->
    [one] The { $rolls } roll follows from the seed { $seed }.
   *[other] All { $rolls } rolls follow from the seed { $seed }.
}
verify-dice-seed-known = Anybody who knew the seed could have known every roll in advance.
verify-dice-hand = Real dice, typed in by hand: we cannot check them.
verify-dice-computer = Rolled by the computer without a promise: we cannot check them.

## Outcome.

verify-not-over = This game has no end. The rest may have been left out, so nothing is promised about how it went on or who won.
# Because a move before was against the rules.
verify-outcome-not-looked-at = Not checked, because a move breaks the rules.
# In a row: "1. Yellow, 2. Green". $place (number). $who: the name of a player
verify-place = { $place }. { $who }

## Seal.

verify-sealed = The seal fits: nothing has changed by accident since the record was closed.
# $seal: 64 letters and digits
verify-seal-compare = Anybody who changes a record can make a new seal. Compare it with the seal your friends have: { $seal }

## What the record cannot prove.

# A short heading.
verify-uncovered = Not proved
# Names that players gave when they sat down at a table on the web.
verify-uncovered-names-given = The names are those the players gave when they sat down; nothing in the record proves them.
verify-uncovered-names-absent = Not every player is named here. A name that somebody gave could have been left out.
verify-uncovered-names-unbound = Nothing was promised about the names: somebody could have changed them later.
verify-uncovered-ended = Nothing here proves that everybody agreed to stop. The rest of the game could have been left out.
verify-uncovered-moves = Nobody signed the moves. Nothing here proves who made them.
verify-uncovered-game = Nothing was promised before this game. Whoever keeps the file could have made it all up.

## The whole in one sentence.

verify-holds = This record is valid.
verify-holds-so-far = Everything is valid so far, but the record is not closed: its end is missing.
verify-no-end = Everything recorded is in order, but the game has no end, so nothing is promised about it.
verify-does-not-hold = This record is not valid.
