### Words in tables that are drawn as text. Short ones.

## Below a board

picture-stone = piedra
picture-focus = foco

## NICHTLUSTIG: at the left of a line, at most ten letters

picture-special = especial
picture-dice = dados

## NICHTLUSTIG: at the end of a line

picture-points = { $points ->
    [one] { $points } punto, puesto { $place }
   *[other] { $points } puntos, puesto { $place }
}
picture-rolls-left = { $rolls ->
    [one] queda { $rolls } tirada
   *[other] quedan { $rolls } tiradas
}
