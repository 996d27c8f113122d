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
lab-seat-advantage = Vorteil von Platz 1
lab-seat-advantage-meaning = Um wie viel öfter, als gerecht wäre, Platz 1 gewinnt – oder wer anfängt, wo die Würfel das entscheiden.
lab-luck = Glücksanteil
lab-luck-meaning = Ein starker Bot sitzt unter gemütlichen, reihum auf jedem Platz. 0 % heißt, dass der starke immer gewinnt; 100 %, dass er nicht öfter gewinnt, als gerecht wäre.
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
