### The check of the dice on the page. The browser works them out by itself; the server says whether
### the moves were legal.

## The answer in one sentence.

check-dice = Check the dice
# $count (number): rolls
check-holds = { $count ->
    [one] All is well: the only roll follows from what was sealed before the game. This browser worked it out by itself.
   *[other] All is well: all { $count } rolls follow from what was sealed before the game. This browser worked them out by itself.
}
check-holds-ended = The dice are fine: every roll follows from what was sealed before the game. The game was ended early, and nothing in the record proves that everybody agreed.
# $count (number): rolls. Real dice, or dice of the computer
check-no-promise = { $count ->
    [one] Nobody promised anything about these dice, so nobody can check the only roll.
   *[other] Nobody promised anything about these dice, so nobody can check the { $count } rolls.
}
# The dice of simulations: they follow from a number.
check-seed = These dice follow from a seed that was known in advance. This page does not work them out.
check-no-end = This record has no end, so nothing is promised about the game.
check-fails = This record is not valid. Do not trust it.
# $line: the number of a line
check-unreadable = We cannot read this as a record: line { $line } makes no sense.
# What the browser worked out is right, but the server, which knows the rules, found something.
check-rules-broken = The dice are in order, but the server says that this record is not valid.
check-other-promise = This record is not valid: this browser saw a different promise before the game.
check-other-words = This record is not valid: the words this browser added to the dice are missing.
check-server-looked = The server checked the moves. You have only its word for that.
check-server-silent = The server did not answer, so nobody has checked the moves.

## Behind it.

check-details = What was checked
check-here = Worked out in this browser
check-server = What the server says
check-promise-recorded = The promise in the record:
check-secret = The secret revealed at the end:
check-promise-computed = The promise that follows from this secret and this game:
check-kept-promise = This browser saw the same promise before the game:
check-kept-words = The words of this browser went into the dice:
# $rolls (number)
check-taken-back = { $rolls ->
    [one] { $rolls } roll was undone: whoever undid it knew what the dice would show next.
   *[other] { $rolls } rolls were undone: whoever undid them knew what the dice would show next.
}
check-by-browser = The browser itself did the hashing (Web Crypto).
check-by-library = A library did the hashing (@noble/hashes): browsers do not do it for pages without https.
# $count (number). Unfolds a table with these four columns:
check-rolls = { $count ->
    [one] The only roll, worked out again
   *[other] All { $count } rolls, worked out again
}
check-all-rolls = All rolls
check-column-roll = Roll
check-column-recorded = In the record
check-column-computed = Worked out
# The first digits of what decides about each die.
check-column-digest = From the hash

## For those who trust nobody.

# The command follows, then a link to save the file.
check-code = This page came from the server too. If you want to trust nobody, save the record and check it with Rauswurf on your own computer. That also checks that every move was legal:
check-save = Save the record
