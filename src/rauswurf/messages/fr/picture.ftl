### Words in tables that are drawn as text, in the terminal. Short ones.

## Below a board: what signs mean.

picture-stone = pierre
picture-focus = focus
picture-crowd = *{ $count } sur { $field } : { $pieces }

## NICHTLUSTIG: at the left of a line, at most ten letters.

picture-row-riebmann = Riebmann
picture-row-yeti = Yéti
picture-row-lemming = Lemming
picture-row-professor = Professeur
picture-row-dinosaur = Dinosaure
picture-row-death = Mort
picture-row-special = Spéciales
picture-dice = Dés

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } point, place { $place }
   *[other] { $points } points, place { $place }
}
picture-rolls-left = { $rolls ->
    [one] encore { $rolls } lancer
   *[other] encore { $rolls } lancers
}
