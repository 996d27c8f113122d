### Getippte Züge, die nicht gehen oder nicht zu verstehen sind. Züge heißen in allen Sprachen gleich: 12-18, pass ...
### Teile einer Zeile, am Anfang klein, ohne Punkt.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = es gibt nichts zurückzunehmen
move-over = das Spiel ist aus

## Laufspiele

move-unknown = { $said } ist kein Zug; Züge sehen so aus: 12-18, 12x18, B-0 oder pass
move-no-colour = eine Farbe { $said } spielt nicht mit; es gibt { $known }
move-no-field = ein Feld { $said } gibt es auf dem Spielplan nicht
move-where-to = sag, wohin die Figur soll, etwa 12-18

## NICHTLUSTIG

move-unknown-cards = { $said } ist kein Zug; Züge sehen so aus: keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck oder cover professor 3
move-no-die = einen Würfel { $said } gibt es nicht; Würfel heißen b3, w5, p1, ufo oder b3:ufo
move-no-card = eine Karte { $said } gibt es nicht; Karten heißen { $known }
move-card-twice = eine Karte ist zweimal genannt
move-one-card = zu { $word } gehört genau eine Karte: { $word } { $card }
move-not-special = nur Sonderkarten lassen sich einsetzen: { $known }
move-nobody = niemand heißt { $said }; es gibt { $known }
