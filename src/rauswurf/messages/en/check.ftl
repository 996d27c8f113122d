### The check of the dice on the page. The browser works them out by itself; the server says whether
### the moves were legal.

## The answer in one sentence.

check-dice = Check the dice
# $count (number): rolls
check-holds = { $count ->
    [one] All is well: the only roll follows from what was sealed before the game. This browser worked it out by itself.
   *[other] All is well: all { $count } rolls follow from what was sealed before the game. This browser worked them out by itself.
}
# $count (number): rolls. Real dice, or dice of the computer
check-no-promise = { $count ->
    [one] Nobody promised anything about these dice, so nobody can check the only roll.
   *[other] Nobody promised anything about these dice, so nobody can check the { $count } rolls.
}
# The dice of simulations: they follow from a number.
check-seed = These dice follow from a seed that was known beforehand. This page does not work them out.
check-no-end = This record has no end, so nothing is promised about the game.
check-fails = This record does not hold. Do not trust it.
# $line: the number of a line
check-unreadable = This is no record that can be read: line { $line } makes no sense.
# What the browser worked out is right, but the server, which knows the rules, found something.
check-rules-broken = The dice are in order, but the server says that this record does not hold.
check-other-promise = This record does not hold: the dice were sealed with another number than the one this browser saw before the game.
check-other-words = This record does not hold: what this browser added to the dice is not in it.
check-server-looked = The server looked at the moves. What it says is its own word.
check-server-silent = The server did not answer, so nobody has looked at the moves.

## Behind it.

check-details = What was checked
check-here = Worked out in this browser
check-server = Said by the server
check-promise-recorded = The promise in the record:
check-secret = The secret that was told at the end:
check-promise-computed = The promise that follows from this secret and this game:
check-kept-promise = This browser saw the same promise before the game:
check-kept-words = This browser’s own words went into the dice:
# $rolls (number)
check-taken-back = { $rolls ->
    [one] { $rolls } roll was taken back: who took back knew what falls next.
   *[other] { $rolls } rolls were taken back: who took back knew what falls next.
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
check-code = This page, too, came from the server. If you want to trust nobody, save the record and check it with Rauswurf on your own computer. That also checks that every move was legal:
check-save = Save the record
