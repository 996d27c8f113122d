### Words in tables that are drawn as text. Short ones.

## Below a board

picture-stone = piedra
picture-focus = foco
picture-crowd = *{ $count } en { $field }: { $pieces }

## NICHTLUSTIG: at the left of a line, at most ten letters

picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Lemming
picture-row-professor = Profesor
picture-row-dinosaur = Dinosaurio
picture-row-death = Muerte
picture-row-special = Especiales
picture-dice = Dados

## NICHTLUSTIG: at the end of a line

picture-points = { $points ->
    [one] { $points } punto, puesto { $place }
   *[other] { $points } puntos, puesto { $place }
}
picture-rolls-left = { $rolls ->
    [one] queda { $rolls } tirada
   *[other] quedan { $rolls } tiradas
}
