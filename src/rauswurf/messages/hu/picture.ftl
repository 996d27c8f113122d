### Words in tables that are drawn as text, in the terminal.

picture-stone = kő
picture-focus = fókusz

## NICHTLUSTIG: at the left of a line, at most ten letters.

picture-special = különleges
picture-dice = kockák

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } pont, { $place }. hely
   *[other] { $points } pont, { $place }. hely
}
picture-rolls-left = { $rolls ->
    [one] még { $rolls } dobás
   *[other] még { $rolls } dobás
}
