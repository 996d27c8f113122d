### Words in tables that are drawn as text, in the terminal.

picture-stone = kő
picture-focus = fókusz
picture-crowd = *{ $count } ({ $field }): { $pieces }

## NICHTLUSTIG: at the left of a line, at most ten letters.

picture-row-riebmann = Riebmann
picture-row-yeti = Jeti
picture-row-lemming = Lemming
picture-row-professor = Professzor
picture-row-dinosaur = Dinó
picture-row-death = Halál
picture-row-special = Különleges
picture-dice = Kockák

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } pont, { $place }. hely
   *[other] { $points } pont, { $place }. hely
}
picture-rolls-left = { $rolls ->
    [one] még { $rolls } dobás
   *[other] még { $rolls } dobás
}
