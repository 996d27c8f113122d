### What is wrong with a board file (TOML): parts of a line.

board-error = { $file }: { $faults }
board-unreadable = non si può leggere: { $reason }
board-not-toml = non è un file TOML: { $reason }
board-too-large = supera i { $most } byte
board-not-a-board = non è un file di tabellone ({ $reason })

## The form of the file.

board-file = file
board-lacks = { $where }: manca { $key }
board-unknown-key = { $where }: non si conosce { $key }; si conosce { $known }
board-bad-size = size dev’essere due numeri, larghezza e altezza
board-not-tables = { $key } dev’essere una lista di tabelle: [[{ $key }]]
board-many-fields = { $count } caselle sono più di { $most }
board-bad-title = { $key } deve essere un testo di al massimo { $most } lettere
board-many-colours = ci possono essere al massimo { $most } colori
board-few-colours = ci devono essere almeno { $least } colori
board-colour-twice = il colore { $colour } compare due volte
board-bad-pieces = pieces deve essere un numero da { $least } a { $most }
board-bad-goals = ogni traguardo ha bisogno di { $least } a { $most } caselle, oppure il file deve dire quante pedine ci sono (pieces = 4)
board-few-goals = { $pieces } pedine hanno bisogno di altrettante caselle del traguardo, ma ce ne sono solo { $goals }
board-many-names = le sue vie e i suoi segni nominano più di { $most } caselle
board-long-run = la serie { $run } supera { $most } caselle
board-no-kind = non c’è un tipo { $kind }; si conosce { $known }
board-bad-field = una casella è [nome, x, y], non { $entry }
board-bad-name = una casella non può chiamarsi { $field }: al massimo { $most } lettere, cifre e punti
board-bad-places = la casella { $field } ha coordinate che non sono numeri
board-field-twice = la casella { $field } c’è due volte
board-no-colour = non c’è un colore { $colour }; ci sono { $known }
board-no-field = non c’è una casella { $field }
board-no-field-for = non c’è una casella { $field } per { $colour }

## What cannot be played on.

board-goals-differ = tutti i colori devono avere lo stesso numero di caselle del traguardo
board-goal-kind = il traguardo di { $colour } dev’essere fatto di caselle del tipo goal
board-start-kind = { $colour } deve partire sul percorso
board-goal-unreachable = { $colour } non può raggiungere il suo traguardo dalla sua partenza: { $missing }
board-enters-from = { $colour } entra da { $field }, che non è una casella d’attesa
board-two-ways = { $steps ->
    [one] { $colour } può andare da { $start } a { $end } in un passo per due strade, e una mossa non direbbe quale
   *[other] { $colour } può andare da { $start } a { $end } in { $steps } passi per due strade, e una mossa non direbbe quale
}
board-many-ways = { $colour } ha più di { $most } vie da { $field }
board-not-walked-on = su { $field } non si cammina

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = i suoi colori devono essere tra questi: { $known }
board-misfit-kind = questo gioco non conosce caselle { $kind }
board-misfit-mark = gli manca il segno { $mark }
board-misfit-colour-mark = a { $colour } manca il segno { $mark }
board-misfit-bases = deve avere le basi
board-misfit-no-bases = non deve avere basi
board-misfit-entry = { $colour } deve entrare dalla sua base { $base } sulla sua partenza { $start }
board-misfit-base-only = in questo gioco le pedine buttate fuori ({ $colour }) tornano alla base, non su { $fields }
board-misfit-starts = due colori partono dalla stessa casella
board-misfit-first-fields = le pedine cominciano sulle { $pieces } caselle dopo la partenza, e due colori comincerebbero sulla stessa
board-misfit-ring = il percorso deve continuare da dove { $colour } entra nel traguardo fino alla sua partenza
board-misfit-lane = { $colour } ha bisogno di una corsia di { $fields } caselle per la pietra
board-misfit-outer = dopo { $field } tutti i colori devono proseguire sulla stessa casella, perché l’anello esterno è di tutti
board-misfit-inner = { $colour } non ha una via dall’anello esterno a quello interno
board-misfit-foreign-goal = { $colour } può andare su caselle del traguardo non sue: { $fields }
board-misfit-walk = { $colour } può andare su caselle su cui nessuno cammina in questo gioco: { $fields }
board-misfit-dead-end = { $colour } non può arrivare al traguardo da { $fields }
board-misfit-thrown = { $colour } non ha dove aspettare se viene buttato fuori su { $fields }

## What our own boards are called.

board-name-cross = Croce di quaranta caselle
board-name-einser-blocker = Quadrato di quaranta caselle con pietre
board-name-abkuerzungen = Stella di sessanta caselle con scorciatoie
board-name-jaeger = Stella di sessanta caselle con sentieri
board-name-kurzer-einsatz = Stella di sessanta caselle senza caselle d’attesa
board-name-werfer = Stella di sessanta caselle con frecce
board-name-zweite-ebene = Due esagoni
