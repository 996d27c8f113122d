### Würfe, die es nicht geben kann. Teile einer Zeile, am Anfang klein, ohne Punkt.

roll-over = jetzt gibt es nichts zu würfeln: das Spiel ist aus
roll-not-now = jetzt gibt es nichts zu würfeln. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] ein Würfel ist zu werfen, nicht { $count }
   *[other] { $wanted } Würfel sind zu werfen, nicht { $count }
}
roll-no-face = ein Würfel zeigt 1 bis 6, nicht { $face }
roll-not-typed = hier würfelt der Würfel selbst, also nenne keine Zahl; Dice.by_hand() ist für Würfel, die du selbst wirfst
roll-unknown = { $said } ist kein Wurf; sag, was die Würfel zeigen, etwa 6 oder 2 5 5 1

## Würfel von NICHTLUSTIG

roll-no-die = einen Würfel { $said } gibt es nicht; sag 3, oder b3, w5, ufo, oder b3:ufo
roll-die-too-many = { $said } ist ein Würfel zu viel; zu werfen sind: { $dice }
roll-missing = es fehlen Würfel; zu werfen sind: { $dice }
