### Hausregeln, die vor dem Spiel gewählt werden: je ein Satz oder eine Frage, und ein Titel („-title“) für
### Formulare. Werte in Klammern werden in allen Sprachen so getippt.

variant-opening = Beginnt jede Farbe mit einer Figur auf dem Startfeld oder mit allen vieren auf den B-Feldern?
variant-opening-title = Aufstellung
variant-first = Fängt Platz 1 an (dort sitzt am besten, wer am jüngsten ist) oder die höchste Zahl?
variant-first-title = Wer anfängt
variant-three-rolls = Wenn dir nur eine Sechs hilft, würfelst du bis zu dreimal.
variant-three-rolls-title = Dreimal würfeln
variant-goal-jump = Im Ziel darf übersprungen werden.
variant-goal-jump-title = Überspringen im Ziel
variant-play-on = Steht fest, wer gewonnen hat, spielen die anderen um die Plätze weiter.
variant-play-on-title = Plätze ausspielen
variant-forced-capture = Wer schlagen kann, muss: Wer es übersieht, verliert die Figur, oder es gehen überhaupt nur Züge, die schlagen.
variant-forced-capture-title = Schlagzwang
variant-backward-capture = Eine Figur auf der Laufbahn darf rückwärts ziehen, wenn sie damit schlägt.
variant-backward-capture-title = Rückwärts schlagen
variant-barriers = Zwei eigene Figuren dürfen sich ein Feld der Laufbahn teilen und versperren dann allen den Weg.
variant-barriers-title = Barrieren
variant-colours = Nur eigene Farben; zu zweit mit je zwei Farben; oder zu dritt mit einer Farbe, die alle ziehen dürfen.
variant-colours-title = Farben
variant-extra-hits = Wenn keine Figur ohne Fokus mehr da ist: Drehen weitere Treffer eine wieder zurück, oder verfallen sie?
variant-extra-hits-title = Überzählige Treffer
variant-skip-card = Bei welcher Karte wird ausgesetzt? Die andere lässt nur zwei Würfe. In der Anleitung ist es NF-700, auf den gedruckten Karten das Ufo.
variant-skip-card-title = Karte zum Aussetzen
