### Words in tables that are drawn as text, in the terminal.

## Below a board.

picture-stone = kamień
picture-focus = skupienie
picture-crowd = *{ $count } na polu { $field }: { $pieces }

## NICHTLUSTIG: at most ten letters.

picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Leming
picture-row-professor = Profesor
picture-row-dinosaur = Dinozaur
picture-row-death = Śmierć
picture-row-special = Specjalne
picture-dice = Kostki

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
