### Words in tables that are drawn as text, in the terminal.

## Below a board.

picture-stone = steen
picture-focus = focus

## NICHTLUSTIG: at most ten letters.

picture-special = speciaal
picture-dice = worp

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } punt, plaats { $place }
   *[other] { $points } punten, plaats { $place }
}
picture-rolls-left = { $rolls ->
    [one] nog { $rolls } worp
   *[other] nog { $rolls } worpen
}
