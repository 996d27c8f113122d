### Words in tables that are drawn as text, in the terminal. Short ones.

## Below a board: what signs mean.

picture-stone = pietra
picture-focus = focus
picture-crowd = *{ $count } su { $field }: { $pieces }

## NICHTLUSTIG: at the left of a line, at most ten letters.

picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Lemming
picture-row-professor = Professore
picture-row-dinosaur = Dinosauro
picture-row-death = Morte
picture-row-special = Speciali
picture-dice = Dadi

## NICHTLUSTIG: in brackets at the end of a line.

picture-points = { $points ->
    [one] { $points } punto, posto { $place }
   *[other] { $points } punti, posto { $place }
}
picture-rolls-left = { $rolls ->
    [one] ancora { $rolls } tiro
   *[other] ancora { $rolls } tiri
}
