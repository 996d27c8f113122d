### Die Antworten von `rauswurf referee`.

## Falsche Eingaben.

referee-roll-empty = --roll ist leer: schreib, was der Würfel zeigt, eine Zahl von 1 bis 6
referee-roll-differs = in der Stellung zeigt der Würfel { $position }, --roll sagt { $roll }
referee-no-such-move = { $move }: { $reason }

## Wer dran ist.

referee-over = Das Spiel ist aus.
referee-to-roll = { $rolls ->
    [one] { $who } ist dran und hat einen Wurf.
   *[other] { $who } ist dran und hat { $rolls } Würfe.
}
referee-to-move = { $who } ist am Zug.
referee-misses-turn = { $who } hat die Karte „{ $card }“ und setzt aus; die Karte kommt zurück auf den Tisch. Jetzt würfelt { $next }.
referee-rolled = { $who } hat { $rolled } gewürfelt.
referee-rolled-on = { $rolls ->
    [one] { $who } hat { $rolled } gewürfelt. Jetzt ist { $next } dran und hat einen Wurf.
   *[other] { $who } hat { $rolled } gewürfelt. Jetzt ist { $next } dran und hat { $rolls } Würfe.
}
referee-lost = { $rolls ->
    [one] { $who } hat { $rolled } gewürfelt und kann nichts damit anfangen: Der Wurf verfällt. Jetzt ist { $next } dran und hat einen Wurf.
   *[other] { $who } hat { $rolled } gewürfelt und kann nichts damit anfangen: Der Wurf verfällt. Jetzt ist { $next } dran und hat { $rolls } Würfe.
}

## Was erlaubt ist.

referee-legal = Erlaubt:
referee-refused = Nicht erlaubt:
referee-move-legal = { $move } ist erlaubt.
referee-piece-moves = Die Figur auf { $field } darf ziehen.
referee-move-refused = { $move } ist nicht erlaubt: { $reason }
