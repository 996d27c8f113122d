### Words in tables that are drawn as text, in the terminal. Short ones, please.

## Below a board: what signs mean, such as "# stone  ! focus".

# A stone that blocks the way.
picture-stone = stone
# A piece that has hunted with success.
picture-focus = focus
# A sign on a field that is too full, and what stands there. $count (number). $pieces: "Yellow 2, Red 3"
picture-crowd = *{ $count } on { $field }: { $pieces }

## NICHTLUSTIG: at the left of a line, at most 11 letters.

# The cards of a kind.
picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Lemming
picture-row-professor = Professor
picture-row-dinosaur = Dinosaur
picture-row-death = Death
# The special cards on the table.
picture-row-special = Special
picture-dice = Dice

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
