### Words in tables that are drawn as text, in the terminal.

picture-stone = kámen
picture-focus = fokus

## NICHTLUSTIG: at the left of a line, at most ten letters.

picture-special = speciální
picture-dice = kostky

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } bod, { $place }. místo
    [few] { $points } body, { $place }. místo
   *[other] { $points } bodů, { $place }. místo
}
picture-rolls-left = { $rolls ->
    [one] zbývá { $rolls } hod
    [few] zbývají { $rolls } hody
   *[other] zbývá { $rolls } hodů
}
