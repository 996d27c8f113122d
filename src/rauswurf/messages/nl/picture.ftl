### Words in tables that are drawn as text, in the terminal.

## Below a board.

picture-stone = steen
picture-focus = focus
picture-crowd = *{ $count } op { $field }: { $pieces }

## NICHTLUSTIG: at most ten letters.

picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Lemming
picture-row-professor = Professor
picture-row-dinosaur = Dinosaurus
picture-row-death = Dood
picture-row-special = Speciaal
picture-dice = Worp

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } punt, plaats { $place }
   *[other] { $points } punten, plaats { $place }
}
picture-rolls-left = { $rolls ->
    [one] nog { $rolls } worp
   *[other] nog { $rolls } worpen
}
