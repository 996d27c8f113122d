### Wörter in Tischen, die als Text gezeichnet werden, im Terminal: möglichst kurz.

## Unter einem Spielplan

picture-stone = Stein
picture-focus = Fokus
picture-crowd = *{ $count } auf { $field }: { $pieces }

## NICHTLUSTIG: links in einer Zeile, höchstens zehn Buchstaben

picture-row-riebmann = Riebmann
picture-row-yeti = Yeti
picture-row-lemming = Lemming
picture-row-professor = Professoren
picture-row-dinosaur = Dinosaurier
picture-row-death = Tod
picture-row-special = Sonderkarte
picture-dice = Würfel

## NICHTLUSTIG: in Klammern am Ende einer Zeile

picture-points = { $points ->
    [one] { $points } Punkt, Platz { $place }
   *[other] { $points } Punkte, Platz { $place }
}
picture-rolls-left = { $rolls ->
    [one] noch { $rolls } Wurf
   *[other] noch { $rolls } Würfe
}
