# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Il punto di ripresa appartiene a un altro allenamento. Indica un altro --out, o cancellalo.
train-progress = imparo, { $games } partite/s
train-strength = Contro «capture-else-foremost» vince { $share } ± { $error } (atteso: { $fair }).
train-written = { $games } partite, { $seconds } s. La rete è in { $file }.
train-stopped = Interrotto dopo { $played } partite. Lo stesso comando continua da lì.
train-option-race = { $option } è per i giochi di percorso: quanto valgono le carte si impara a tutti i tavoli insieme. Toglilo.
train-fitted = { $games } partite, { $seconds } s. Quanto valgono le carte è in { $file }.
train-option-lessons = { $option } serve per allenare su una scheda grafica o con --truth. Aggiungi --device gpu o --truth, oppure toglilo.
train-option-cpu = { $option } serve per allenare su un processore. Su una scheda grafica usa --lessons.
train-lessons = impara
train-schooled = { $lessons } lezioni, { $seconds } s. La rete è in { $file }.
train-exam = Tavoli da { $players }: fra giocatori con la rete inclusa in Rauswurf vince { $share } ± { $error } (atteso: { $fair }).
train-truth-for-two = Un gioco risolto ha due giocatori. Aggiungi --players 2.
train-games-or-truth = Una rete impara dalle partite o da una parte di un gioco risolto. Togli --games o --truth.
train-truth-other-game = { $file } è una parte di { $game }. Allena quel gioco o scegli un altro file.
train-truth-table = { $file } è una tabella intera. --truth ne richiede una parte: rauswurf solve { $game } --slice 1000000 ne ritaglia una.
