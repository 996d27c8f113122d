### Das Ende eines aufgezeichneten Spiels, das Schritt für Schritt gezeigt wird.

story-wrong = Hier wird die Aufzeichnung falsch, in Zeile { $line }: { $reason }
story-wrong-rule = Hier wird die Aufzeichnung falsch, in Zeile { $line }: { $reason } [{ $rule }]
story-not-over = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
story-over = Das Spiel ist aus.

## Die Plätze, je einer in einer Zeile

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } Punkt
   *[other] { $place }. { $who }, { $points } Punkte
}
