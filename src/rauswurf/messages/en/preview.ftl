### What others show of a link to a table, a position or a record: in a chat, or on another site.
### No player is named there.

# $free (number): seats on which somebody may still sit down
preview-invited = { $free ->
    [one] Come and play: one seat is still free.
   *[other] Come and play: { $free } seats are still free.
}
preview-begins = The game is about to begin.
# $now: a sentence about what is awaited, as in view.ftl
preview-playing = Watch this game. { $now }
# $result: who wins, without a full stop
preview-over = { $result }. See how the game went, move by move.
preview-record = See how the game went, move by move.
# The board as a picture, for those who cannot see it. $game: its name
preview-picture = A picture of the table: { $game }
