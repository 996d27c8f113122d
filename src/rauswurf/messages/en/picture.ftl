### Words in tables that are drawn as text, in the terminal. Short ones, please.

## Below a board: what signs mean, such as "# stone  ! focus".

# A stone that blocks the way.
picture-stone = stone
# A piece that has hunted with success.
picture-focus = focus

## NICHTLUSTIG: at the left of a line, at most ten letters.

# The special cards on the table.
picture-special = special
picture-dice = dice

## NICHTLUSTIG: in brackets at the end of a line.

# $points, $place (numbers)
picture-points = { $points ->
    [one] { $points } point, place { $place }
   *[other] { $points } points, place { $place }
}
# $rolls (number)
picture-rolls-left = { $rolls ->
    [one] { $rolls } roll left
   *[other] { $rolls } rolls left
}
