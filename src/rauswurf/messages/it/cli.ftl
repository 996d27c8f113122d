### What commands say that have no file of their own, and what several commands say.

## Bad input: parts of a line.

cli-between = { $option } dev’essere tra { $least } e { $most }, non { $value }
cli-language = { $option } dev’essere una di queste lingue: { $known }; non «{ $code }»
cli-position-cannot-be = questa posizione è impossibile: { $faults }
cli-no-file = non c’è nessun file { $file }
cli-not-a-file = { $file } non è un file
cli-no-folder = { $option }: non c’è una cartella { $folder }
cli-output = non riesco a scrivere l’output: { $reason }
cli-file = non riesco a usare { $file }: { $reason }
cli-set-form = --set vuole ID=VALORE, per esempio --set three-rolls=on, non «{ $text }»
cli-set-twice = --set { $variant } è dato due volte: { $first } e { $second }
cli-position-empty = --position è vuoto: di’ dove sta ogni cosa
cli-too-long = { $option } supera i { $most } caratteri
cli-needs-option = { $option } richiede anche { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`: a table of all games.

cli-games-game = gioco
cli-games-name = nome
cli-games-players = in quanti
cli-games-more =
    Per leggere le regole: rauswurf rules GIOCO
    Per giocare: rauswurf play GIOCO

## `rauswurf rules`: the rules of a game.

cli-rules-title = { $game }, per { $players } persone
cli-rules-source = Spiegato qui per { $players } persone. Fonte: { $source }.
cli-rules-ruling = Interpretazione:
cli-rules-variants = Varianti, da scegliere con --set ID=VALORE:
cli-rules-usually = (di solito { $value })
cli-rules-limit = ({ $value }: { $players } persone)

## `rauswurf perft`: how many sequences of events can follow.

cli-perft-first = primo evento
cli-perft-sequences-of = sequenze di lunghezza { $depth }
cli-perft-depth = profondità
cli-perft-sequences = sequenze
cli-perft-rolls = che finiscono con un tiro
cli-perft-moves = che finiscono con una mossa
cli-perft-total = { $sequences ->
    [one] una sequenza
   *[other] { $sequences } sequenze
} di { $depth ->
    [one] un evento
   *[other] { $depth } eventi
}, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`: is a board file in order?

cli-board-wrong = { $faults ->
    [one] { $file }: un errore
   *[other] { $file }: { $faults } errori
}
cli-board-fine = { $file } è in ordine: { $name }, { $fields } caselle, colori { $colours }
cli-board-fits = Ci si può giocare a { $game } { $most ->
    [2] in { $most }
   *[other] da { $least } a { $most } persone
}, con { $pieces } pedine ciascuno.
cli-board-misfit = { $faults ->
    [one] Non ci si può giocare a { $game }, per un motivo:
   *[other] Non ci si può giocare a { $game }, per { $faults } motivi:
}
cli-board-endless = in { $games } partite giocate a caso nessuno è arrivato al traguardo
cli-board-no-net = I bot non hanno imparato questo tabellone. Seguono regole semplici: i livelli sono diversi, ma anche l’esperto è più debole che sul tabellone del gioco. L’allenatore non può giudicarlo.
cli-board-four = Non si può scegliere { $variants }: servono quattro colori.
cli-board-uneven = --fields { $fields } non si divide in parti uguali tra { $colours } colori: scegli un multiplo di { $colours } che dia a ciascuno almeno { $least } caselle
cli-board-there = { $file } esiste già e resta com’è
