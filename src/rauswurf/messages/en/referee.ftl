### The answers of `rauswurf referee`, which says what may be done in a position.

## Bad input. One line, which begins with "rauswurf: "; so no capital at the beginning.

referee-roll-empty = --roll is empty: say what the die shows, a number from 1 to 6
# $position: what the position says was rolled. $roll: what the option --roll says
referee-roll-differs = the position says die { $position }, but --roll says { $roll }
# $move: a move that was asked about, such as 12-18. $reason: why it is none, a whole sentence
referee-no-such-move = { $move }: { $reason }

## Whose turn it is. $who, $next: the name of a colour, or of a seat, in the nominative.
## $rolled: what the dice show, such as 5, or 2 5 5 1. $rolls (number): how often one may still roll

referee-over = The game is over.
referee-to-roll = { $rolls ->
    [one] { $who } to roll, one roll left.
   *[other] { $who } to roll, { $rolls } rolls left.
}
referee-to-move = { $who } to move.
# $card: the name of a card
referee-misses-turn = { $who } has the { $card } card and misses this turn; the card goes back to the table. { $next } rolls next.
referee-rolled = { $who } rolled { $rolled }.
# The roll leaves nothing to decide, and somebody else may go on.
referee-rolled-on = { $rolls ->
    [one] { $who } rolled { $rolled }. Next: { $next }, one roll left.
   *[other] { $who } rolled { $rolled }. Next: { $next }, { $rolls } rolls left.
}
referee-lost = { $rolls ->
    [one] { $who } rolled { $rolled } and has no move, so the roll is lost. Next: { $next }, one roll left.
   *[other] { $who } rolled { $rolled } and has no move, so the roll is lost. Next: { $next }, { $rolls } rolls left.
}

## What may be done. $move: a move as it is typed, such as 12-18

# Headings before a list of moves.
referee-legal = Legal:
referee-refused = Not legal:
referee-move-legal = { $move } is legal.
# $field: the field of a piece, such as 12
referee-piece-moves = The piece on { $field } can move.
# $reason: a whole sentence
referee-move-refused = { $move } is not legal: { $reason }
