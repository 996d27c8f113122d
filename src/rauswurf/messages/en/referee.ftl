### The answers of `rauswurf referee`, which says what may be done in a position.

## Bad input. One line, which begins with "rauswurf: "; so no capital at the beginning.

referee-roll-empty = --roll is empty: say what the die shows, a number from 1 to 6
# $position: what the position says was rolled. $roll: what the option --roll says
referee-roll-differs = the position has die { $position }, --roll says { $roll }
# $move: a move that was asked about, such as 12-18. $reason: why it is none, a whole sentence
referee-no-such-move = { $move }: { $reason }
