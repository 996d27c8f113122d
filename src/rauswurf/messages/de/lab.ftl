### Was das Labor sagt: Namen der Messgrößen, und was mehrere Befehle sagen.

## Messgrößen.

lab-rolls = Würfe je Spiel
lab-rolls-meaning = Wie viele Würfel in einem Spiel fallen. Werden mehrere auf einmal geworfen, zählt der Wurf bei NICHTLUSTIG einmal, in den Laufspielen jeder Würfel.
lab-turns = Spielzüge je Spiel
lab-turns-meaning = Wie viele Spielzüge ein Spiel dauert, alle zusammen. Wer nach einer Sechs noch einmal würfelt, ist noch im selben Spielzug.
lab-captures = Rauswürfe je Spiel
lab-captures-meaning = Wie oft eine Figur rausfliegt.
lab-lead-changes = Führungswechsel je Spiel
lab-lead-changes-meaning = Wie oft jemand anders in Führung geht: wessen Figuren zusammen am weitesten gekommen sind, betrachtet zu Beginn jedes Spielzugs. Gleichstand ist kein Wechsel.
lab-cards-taken = bei anderen geholte Karten je Spiel
lab-cards-taken-meaning = Wie viele Karten einander weggenommen werden.
lab-death-cards = genommene Todeskarten je Spiel
lab-death-cards-meaning = Wie viele Todeskarten genommen werden.
lab-winner-points = Punkte beim Sieg
lab-winner-points-meaning = Die höchste Punktzahl am Ende eines Spiels.
lab-wins = { $who } gewinnt
lab-wins-together = { $who } gewinnen
lab-wins-of-seat = Platz { $seat } gewinnt
lab-seat-advantage = Vorteil beim Anfangen
lab-seat-advantage-meaning = Um wie viel öfter, als gerecht wäre, gewinnt, wer anfängt.
lab-luck = Glücksanteil
lab-luck-meaning = Ein starker Bot sitzt unter schwächeren, reihum auf jedem Platz. 0 % heißt, dass der starke immer gewinnt; 100 %, dass er nicht öfter gewinnt, als gerecht wäre.
lab-choices = Entscheidungen pro Spielzug
lab-choices-meaning = Wie oft man in einem Spielzug zwischen zwei oder mehr Zügen wählen kann.
lab-options = Züge zur Auswahl
lab-options-meaning = Wie viele Züge es gibt, wenn es eine Wahl gibt.
lab-forced = erzwungene Züge
lab-forced-meaning = Wie viele aller Züge die einzig möglichen sind.
lab-minutes = Minuten für Menschen
lab-minutes-meaning = Eine Schätzung für Menschen: 4 Sekunden für jeden Wurf, 3 für jede Entscheidung und eine halbe für jedes Feld, das eine Figur geht, wenn niemand andere Zahlen einstellt. Das sind Annahmen.
lab-coverage = betretene Felder
lab-coverage-meaning = Auf wie vielen der erreichbaren Felder in einer Partie eine Figur landet.
lab-drama = Dramatik
lab-drama-meaning = Wie weit der Sieger im schlimmsten Augenblick zurücklag: die Chancen des Führenden weniger seine eigenen.
lab-chance-leads = Führungswechsel nach Chancen
lab-chance-leads-meaning = Wie oft beim Beginn eines Spielzugs jemand anderes mit mindestens 5 Prozentpunkten Vorsprung die besten Chancen hat.
lab-decided = entschieden nach
lab-decided-meaning = Wie viel der Partie vorbei ist, wenn die Chancen des Siegers endgültig über 90 % steigen.
lab-comebacks = Aufholjagden
lab-comebacks-meaning = Wie viele Partien jemand gewinnt, dessen Chancen einmal unter der Hälfte des gerechten Anteils lagen.
lab-stakes = Spielraum einer Entscheidung
lab-stakes-meaning = Um wie viel der beste Zug besser ist als der schlechteste, in Gewinnchancen.
lab-luck-part = Anteil des Glücks am Ergebnis
lab-luck-part-meaning = Wie viel davon, wer gewinnt, an den Würfeln liegt, zwischen genau diesen Spielern.
lab-skill-part = Anteil des Könnens am Ergebnis
lab-skill-part-meaning = Wie viel davon, wer gewinnt, an besseren und schlechteren Zügen liegt, zwischen genau diesen Spielern.
lab-gain = Gewinn eines starken Spielers
lab-gain-meaning = Um wie viel mehr, als gerecht wäre, ein starker Spieler unter Gelegenheitsspielern gewinnt.
lab-restricted-peaceful = Gewinn, wenn man nie schlägt
lab-restricted-foremost = Gewinn, wenn man immer die vorderste Figur zieht
lab-restricted-rearmost = Gewinn, wenn man immer die hinterste Figur zieht
lab-restricted-meaning = Um wie viel mehr, als gerecht wäre, ein Spieler mit dieser Gewohnheit unter Gelegenheitsspielern gewinnt. Unter null kostet sie Siege.
lab-own-board = der Plan des Spiels
lab-own-rules = die Regeln des Spiels
lab-picture-zero = Ein Balken, der die Nulllinie kreuzt: kein Unterschied gefunden.
lab-picture-percent-of = Unterschied in Prozent von: { $before }
lab-picture-points = Unterschied in Prozentpunkten
lab-picture-measure-points = { $measure }, in Prozentpunkten
lab-picture-games = Anteil der Partien
lab-finished = zu Ende gespielt
lab-finished-meaning = Nach einer Million Würfen wird ein Spiel abgebrochen.

## Zahlen in Tabellen.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Was falsch sein kann.

lab-not-installed = { $package } ist nicht installiert, wird hierfür aber gebraucht: { $command }
lab-bot-illegal = der Bot { $bot } antwortet { $move }, aber das ist kein erlaubter Zug in { $position }
lab-no-weighing = { $option } geht bei { $game } an diesem Tisch nicht: Niemand hat gelernt, was ein Wurf dort wert ist
lab-lineup = { $option } braucht einen Bot für alle Plätze oder für jeden der { $seats } Plätze einen, mit Kommas dazwischen, nicht { $bots }
lab-file-kind = { $option } braucht einen Dateinamen, der auf { $known } endet, nicht { $file }
lab-compiling = Diese Regeln werden vorbereitet. Das dauert etwa { $seconds } s, nur beim ersten Mal.
lab-pace-form = --pace braucht drei Zahlen, Sekunden für einen Wurf, eine Entscheidung und ein Feld, etwa --pace 4,3,0.5, nicht { $text }
lab-measures-gpu = alle Messgrößen rechnet der Prozessor aus, denn sie sehen sich die Chancen aller an: lass --device gpu weg
