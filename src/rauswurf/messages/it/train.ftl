# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Il punto di ripresa appartiene a un altro allenamento. Indica un altro --out, o cancellalo.
train-progress = impara
train-stopped = Interrotto. Lo stesso comando continua da lì.
train-option-race = { $option } è per i giochi di percorso: quanto valgono le carte si impara a tutti i tavoli insieme. Toglilo.
train-fitted = { $games } partite, { $seconds } s. Quanto valgono le carte è in { $file }.
train-by-lessons = Solo NICHTLUSTIG impara da un numero di partite. I giochi di percorso imparano a lezioni: usa --lessons al posto di --games.
train-schooled = { $lessons } lezioni, { $seconds } s. La rete è in { $file }.
train-exam = Tavoli da { $players }: fra giocatori con la rete inclusa in Rauswurf vince { $share } ± { $error } (atteso: { $fair }).
train-truth-for-two = Un gioco risolto ha due giocatori. Aggiungi --players 2.
train-truth-other-game = { $file } è una parte di { $game }. Allena quel gioco o scegli un altro file.
train-truth-table = { $file } è una tabella intera. --truth ne richiede una parte: rauswurf solve { $game } --slice 1000000 ne ritaglia una.
