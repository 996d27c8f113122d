### Words in tables that are drawn as text, in the terminal.

## Below a board.

picture-stone = kamień
picture-focus = fokus

## NICHTLUSTIG: at most ten letters.

picture-special = specjalne
picture-dice = kostki

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } punkt, miejsce { $place }
    [few] { $points } punkty, miejsce { $place }
    [many] { $points } punktów, miejsce { $place }
   *[other] { $points } punktu, miejsce { $place }
}
picture-rolls-left = { $rolls ->
    [one] jeszcze { $rolls } rzut
    [few] jeszcze { $rolls } rzuty
    [many] jeszcze { $rolls } rzutów
   *[other] jeszcze { $rolls } rzutu
}
