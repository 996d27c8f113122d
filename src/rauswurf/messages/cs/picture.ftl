### Words in tables that are drawn as text, in the terminal.

picture-stone = kámen
picture-focus = fokus
picture-crowd = *{ $count } na poli { $field }: { $pieces }

## NICHTLUSTIG: at the left of a line, at most ten letters.

picture-row-riebmann = Riebmann
picture-row-yeti = Yetti
picture-row-lemming = Lumík
picture-row-professor = Profesor
picture-row-dinosaur = Dinosaurus
picture-row-death = Smrtka
picture-row-special = Speciální
picture-dice = Kostky

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
