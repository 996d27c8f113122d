### Was an einer Spielplandatei (TOML) falsch ist: Teile einer Zeile, am Anfang klein, ohne Punkt; mehrere folgen
### aufeinander. Wörter der Datei wie colour, group, size, start und goal bleiben.

board-error = { $file }: { $faults }
board-unreadable = lässt sich nicht lesen: { $reason }
board-not-toml = ist keine TOML-Datei: { $reason }
board-too-large = ist größer als { $most } Bytes
board-not-a-board = keine Spielplandatei ({ $reason })

## Die Form der Datei

board-file = die Datei
board-lacks = { $where } hat kein { $key }
board-unknown-key = { $where } hat ein unbekanntes { $key }; bekannt sind { $known }
board-bad-size = size muss aus zwei Zahlen bestehen, Breite und Höhe
board-not-tables = { $key } muss eine Liste von Tabellen sein: [[{ $key }]]
board-many-fields = { $count } Felder sind mehr als { $most }
board-bad-title = { $key } muss ein Text von höchstens { $most } Zeichen sein
board-many-colours = es kann höchstens { $most } Farben geben
board-few-colours = es muss mindestens { $least } Farben geben
board-colour-twice = die Farbe { $colour } kommt zweimal vor
board-bad-pieces = pieces muss eine Zahl von { $least } bis { $most } sein
board-bad-goals = jedes Ziel braucht { $least } bis { $most } Felder, oder die Datei muss sagen, wie viele Figuren es gibt (pieces = 4)
board-few-goals = { $pieces } Figuren brauchen ebenso viele Zielfelder, es gibt aber nur { $goals }
board-many-names = seine Wege und Marken nennen mehr als { $most } Felder
board-long-run = die Reihe { $run } ist länger als { $most } Felder
board-no-kind = eine Art { $kind } gibt es nicht; bekannt sind { $known }
board-bad-field = ein Feld ist [name, x, y], nicht { $entry }
board-bad-name = ein Feld kann nicht { $field } heißen: höchstens { $most } Buchstaben, Ziffern und Punkte
board-bad-places = Feld { $field } liegt an Stellen, die keine Zahlen sind
board-field-twice = Feld { $field } steht zweimal da
board-no-colour = eine Farbe { $colour } gibt es nicht; es gibt { $known }
board-no-field = ein Feld { $field } gibt es nicht
board-no-field-for = ein Feld { $field } gibt es für { $colour } nicht

## Worauf sich nicht spielen lässt

board-goals-differ = alle Farben brauchen gleich viele Zielfelder
board-goal-kind = das Ziel von { $colour } muss aus Feldern der Art goal bestehen
board-start-kind = { $colour } muss auf der Laufbahn starten
board-goal-unreachable = { $colour } kommt von seinem Startfeld nicht bis ins Ziel: { $missing }
board-enters-from = { $colour } wird von { $field } eingesetzt, das ist kein Wartefeld
board-two-ways = { $steps ->
    [one] { $colour } kommt mit einem Schritt auf zwei Wegen von { $start } nach { $end }; ein Zug sagt dann nicht, auf welchem
   *[other] { $colour } kommt mit { $steps } Schritten auf zwei Wegen von { $start } nach { $end }; ein Zug sagt dann nicht, auf welchem
}
board-many-ways = { $colour } hat von { $field } aus mehr als { $most } Wege
board-not-walked-on = { $field } ist kein Feld, auf dem gelaufen wird

## Warum ein Spiel auf einem fremden Spielplan nicht geht

board-misfit-colours = seine Farben müssen unter diesen sein: { $known }
board-misfit-kind = dieses Spiel kennt keine Felder der Art { $kind }
board-misfit-mark = ihm fehlt die Marke { $mark }
board-misfit-colour-mark = { $colour } fehlt die Marke { $mark }
board-misfit-bases = er muss B-Felder haben
board-misfit-no-bases = er darf keine B-Felder haben
board-misfit-entry = { $colour } muss von seinem Feld { $base } auf sein Startfeld { $start } einsetzen
board-misfit-base-only = in diesem Spiel kommen hinausgeworfene Figuren ({ $colour }) auf ihr B-Feld zurück, nicht auf { $fields }
board-misfit-starts = zwei Farben starten auf demselben Feld
board-misfit-first-fields = Figuren beginnen auf den { $pieces } Feldern nach ihrem Startfeld, und zwei Farben begännen auf demselben
board-misfit-ring = die Laufbahn muss von dort, wo { $colour } ins Ziel abbiegt, weiter zum Startfeld führen
board-misfit-lane = { $colour } braucht eine Bahn aus { $fields } Feldern für den Stein
board-misfit-outer = nach { $field } müssen alle Farben auf dasselbe Feld weitergehen, denn der äußere Ring ist für alle da
board-misfit-inner = { $colour } hat keinen Weg vom äußeren Ring zum inneren
board-misfit-foreign-goal = { $colour } kommt auf Zielfelder, die anderen gehören: { $fields }
board-misfit-walk = { $colour } kommt auf Felder, über die in diesem Spiel niemand zieht: { $fields }
board-misfit-dead-end = { $colour } kommt von { $fields } nicht nach Hause
board-misfit-thrown = { $colour } kann nirgends warten, wenn auf { $fields } hinausgeworfen wird

## Wie unsere Spielpläne heißen.

board-name-cross = Kreuz mit vierzig Feldern
board-name-einser-blocker = Quadrat mit vierzig Feldern und Steinen
board-name-abkuerzungen = Stern mit sechzig Feldern und Abkürzungen
board-name-jaeger = Stern mit sechzig Feldern und Nebenwegen
board-name-kurzer-einsatz = Stern mit sechzig Feldern ohne Wartefelder
board-name-werfer = Stern mit sechzig Feldern und Pfeilen
board-name-zweite-ebene = Zwei Sechsecke
