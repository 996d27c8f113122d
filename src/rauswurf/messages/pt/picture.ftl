### Words in tables that are drawn as text. Short ones.

## Below a board

picture-stone = pedra
picture-focus = foco

## NICHTLUSTIG: at the left of a line, at most ten letters

picture-special = especial
picture-dice = dados

## NICHTLUSTIG: at the end of a line

picture-points = { $points ->
    [1] { $points } ponto, { $place }.º
   *[other] { $points } pontos, { $place }.º
}
picture-rolls-left = { $rolls ->
    [1] resta { $rolls } lançamento
   *[other] restam { $rolls } lançamentos
}
