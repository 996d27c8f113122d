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
verify-against-rules = Line { $line } is against the rules: { $reason }
# $rule: the name of the rule, which stays as it is
verify-against-rule = Line { $line } is against the rules: { $reason } [{ $rule }]
# After one of the last two.
verify-rules-before = Before it { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} follow the rules.
# $steps (number): rolls and moves
verify-taken-back = { $steps ->
    [one] { $steps } step taken back.
   *[other] { $steps } steps taken back.
}
# Follows the last one.
verify-rolls-taken-back = { $rolls ->
    [one] Among them { $rolls } roll: who took back knew what falls next.
   *[other] Among them { $rolls } rolls: who took back knew what falls next.
}

## Dice. The dice of a fair game follow from a secret number. Before the game a promise is shown (a
## row of letters and digits), from which nobody can guess the secret, but which fits no other;
## the players add words of their own; at the end the secret is told. $rolls (number)

verify-dice-fair = { $rolls ->
    [one] All { $rolls } roll follow from the secret that was fixed before the game.
   *[other] All { $rolls } rolls follow from the secret that was fixed before the game.
}
verify-dice-not-told = The secret is told at the end; before that the dice cannot be checked.
# $players (number): how many of all the players added words. $all (number): all players
verify-words = { $players ->
    [one] Words of { $players } player out of { $all } went into them.
   *[other] Words of { $players } players out of { $all } went into them.
}
verify-no-words = No player added words, so whoever drew the secret could choose one that suits.
# The promise follows, on a line of its own.
verify-promise = The promise is
verify-promise-seen = Is it the one that you were shown before you added your words?
# Dice that follow from a number. $seed: that number
verify-dice-seed = { $rolls ->
    [one] All { $rolls } roll follow from the seed { $seed }.
   *[other] All { $rolls } rolls follow from the seed { $seed }.
}
verify-dice-seed-known = Whoever knew the seed could know every roll beforehand.
verify-dice-hand = Real dice, typed in by hand: the dice could not be checked.
verify-dice-computer = Rolled by the computer without a promise: the dice could not be checked.

## Outcome.

verify-not-over = This game has no end. The rest may have been left out, so nothing is promised about how it went on or who won.
# Because a move before was against the rules.
verify-outcome-not-looked-at = Not looked at, because of the rules.
# In a row: "1. Yellow, 2. Green". $place (number). $who: the name of a player
verify-place = { $place }. { $who }

## Seal.

verify-sealed = The seal fits: nothing was changed by accident since the record was closed.
# $seal: 64 letters and digits
verify-seal-compare = Whoever changes a record can make a new seal. Compare it with the seal that your friends have: { $seal }

## What the record cannot prove.

# A short heading.
verify-uncovered = Not proved
# Names that players gave when they sat down at a table on the web.
verify-uncovered-names-given = The names are those that the players gave when they sat down; nothing in the record proves them.
verify-uncovered-names-absent = Not every player is named here. A name that somebody gave when they sat down could have been left out.
verify-uncovered-names-unbound = Nothing was promised about the names: somebody could have changed them later.
verify-uncovered-moves = Nobody signed the moves. Nothing here proves who made them.
verify-uncovered-game = Nothing was promised before this game. Whoever keeps the file could have made all of it up.

## The whole in one sentence.

verify-holds = This record holds.
verify-holds-so-far = So far everything holds, but the record is not closed: its end is missing.
verify-no-end = What is recorded is in order, but the game has no end: nothing is promised about it.
verify-does-not-hold = This record does not hold.
