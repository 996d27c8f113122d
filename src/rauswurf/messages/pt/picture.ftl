### Words in tables that are drawn as text. Short ones.

## Below a board

picture-stone = pedra
picture-focus = foco
picture-crowd = *{ $count } em { $field }: { $pieces }

## NICHTLUSTIG: at the left of a line, at most ten letters

picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Lemingue
picture-row-professor = Professor
picture-row-dinosaur = Dinossauro
picture-row-death = Morte
picture-row-special = Especiais
picture-dice = Dados

## NICHTLUSTIG: at the end of a line

picture-points = { $points ->
    [1] { $points } ponto, { $place }.º
   *[other] { $points } pontos, { $place }.º
}
picture-rolls-left = { $rolls ->
    [1] resta { $rolls } lançamento
   *[other] restam { $rolls } lançamentos
}
