### Was Befehle sagen, die keine eigene Datei haben, und was mehrere Befehle sagen.

## Falsche Eingaben.

cli-between = { $option } muss zwischen { $least } und { $most } liegen, nicht bei { $value }
cli-language = { $option } muss eine dieser Sprachen sein: { $known }; nicht „{ $code }“
cli-position-cannot-be = diese Stellung kann es nicht geben: { $faults }
cli-no-file = es gibt keine Datei { $file }
cli-not-a-file = { $file } ist keine Datei
cli-no-folder = { $option }: es gibt keinen Ordner { $folder }
cli-output = die Ausgabe lässt sich nicht schreiben: { $reason }
cli-file = mit { $file } geht es nicht: { $reason }
cli-set-form = --set braucht ID=WERT, etwa --set three-rolls=on, nicht „{ $text }“
cli-set-twice = --set { $variant } steht zweimal da: { $first } und { $second }
cli-position-empty = --position ist leer: schreib, was wo steht
cli-too-long = { $option } ist länger als { $most } Zeichen
cli-needs-option = { $option } geht nur mit { $other }

## Zahlen, die allein stehen.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`

cli-games-game = Spiel
cli-games-name = Name
cli-games-players = Personen
cli-games-more =
    Regeln lesen: rauswurf rules SPIEL
    Spielen: rauswurf play SPIEL

## `rauswurf rules`

cli-rules-title = { $game }, für { $players } Personen
cli-rules-source = Hier erklärt für { $players } Personen. Quelle: { $source }.
cli-rules-ruling = Auslegung:
cli-rules-variants = Varianten, zu wählen mit --set ID=WERT:
cli-rules-usually = (sonst { $value })
cli-rules-limit = ({ $value }: { $players } Personen)

## `rauswurf perft`

cli-perft-first = erstes Ereignis
cli-perft-sequences-of = Folgen der Länge { $depth }
cli-perft-depth = Tiefe
cli-perft-sequences = Folgen
cli-perft-rolls = mit Wurf am Ende
cli-perft-moves = mit Zug am Ende
cli-perft-total = { $sequences ->
    [one] Eine Folge
   *[other] { $sequences } Folgen
} von { $depth ->
    [one] einem Ereignis
   *[other] { $depth } Ereignissen
}, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`

cli-board-wrong = { $faults ->
    [one] { $file }: ein Fehler
   *[other] { $file }: { $faults } Fehler
}
cli-board-fine = { $file } ist in Ordnung: { $name }, { $fields } Felder, Farben { $colours }
cli-board-fits = { $game } kann man darauf mit { $most ->
    [2] { $most }
   *[other] { $least } bis { $most }
} Personen spielen, mit je { $pieces } Figuren.
cli-board-misfit = { $faults ->
    [one] { $game } kann man darauf nicht spielen, aus einem Grund:
   *[other] { $game } kann man darauf nicht spielen, aus { $faults } Gründen:
}
cli-board-endless = in { $games } zufällig gespielten Partien kam niemand nach Hause
cli-board-no-net = Die Bots haben diesen Spielplan nicht gelernt. Sie spielen nach Faustregeln: Die Stufen unterscheiden sich, aber auch der Experte ist schwächer als auf dem Plan des Spiels. Der Trainer kann ihn nicht beurteilen.
cli-board-four = { $variants } kann man nicht wählen: Dafür braucht es vier Farben.
cli-board-uneven = --fields { $fields } lässt sich nicht gerecht auf { $colours } Farben verteilen: Nimm ein Vielfaches von { $colours }, sodass jede mindestens { $least } Felder bekommt
cli-board-there = { $file } gibt es schon und bleibt, wie es ist
