# `rauswurf train`: ein Netz, das lernt, indem es gegen sich selbst spielt.

train-other-plan = Der Zwischenstand gehört zu einem anderen Training. Gib ein anderes --out an oder lösche ihn.
train-progress = lernt
train-stopped = Angehalten. Derselbe Befehl macht da weiter.
train-option-race = { $option } gilt für die Laufspiele: Was die Karten wert sind, wird an allen Tischen zusammen gelernt. Lass es weg.
train-fitted = { $games } Spiele, { $seconds } s. Was die Karten wert sind, steht in { $file }.
train-by-lessons = Nur NICHTLUSTIG lernt aus einer Zahl von Spielen. Laufspiele lernen in Lektionen: Nimm --lessons statt --games.
train-schooled = { $lessons } Lektionen, { $seconds } s. Das Netz steht in { $file }.
train-exam = Tische zu { $players }: Unter Spielern mit dem Netz, das Rauswurf mitbringt, gewinnt es { $share } ± { $error } (zu erwarten wären { $fair }).
train-truth-for-two = Ein gelöstes Spiel hat zwei Spieler. Ergänze --players 2.
train-truth-other-game = { $file } ist ein Ausschnitt von { $game }. Trainiere dieses Spiel oder wähle eine andere Datei.
train-truth-table = { $file } ist eine ganze Tabelle. --truth braucht einen Ausschnitt davon: rauswurf solve { $game } --slice 1000000 macht einen.
