### What is wrong with a record: parts of a line that begins "line 7: ".

record-line = riga { $line }: { $reason }

## JSON.

record-not-utf8 = non è testo UTF-8 (byte { $byte })
record-too-deep = troppe parentesi dentro parentesi
record-not-json = non è JSON (colonna { $column })
record-not-object = non è un oggetto JSON
record-key-twice = una chiave c’è due volte
record-long-number = un numero è troppo lungo
record-not-whole-number = { $value } non è un numero intero

## Keys and values.

record-in = { $key }, { $where }: { $reason }
record-lacks = { $where }: manca { $key }
record-unknown-key = { $where }: chiave sconosciuta { $key }
record-where-not-object = { $where }: dev’essere un oggetto, non { $value }
record-value-not-object = non è un oggetto ma { $value }
record-value-not-whole = non è un numero intero ma { $value }
record-value-range = { $value } non è tra { $least } e { $most }
record-value-not-true = è true o manca, non { $value }
record-value-not-text = non è un testo ma { $value }
record-long-text = un testo di { $count } caratteri, ne sono permessi { $most }
record-bad-sign = un testo con il segno { $sign }, che non si può mostrare
record-not-list = non è una lista ma { $value }
record-list-length = una lista di { $count }, non di { $most }
record-list-range = una lista di { $count }, non da { $least } a { $most }
record-not-digest = non sono 64 cifre 0-9 a-f
record-empty-text = è vuoto

## Parts of a record, for $where above.

record-header = intestazione
record-a-line = riga
record-a-seat = posto

## The header.

record-no-header = manca l’intestazione
record-header-cut = l’intestazione è troncata
record-not-a-record = questa non è una registrazione: un’intestazione comincia con { "{" }"rauswurf":1{ "}" }
record-version = una registrazione di versione { $version }; qui si conosce la versione { $known }
record-rules-version = giocata con la versione { $version } delle regole di { $game }; qui si conosce la versione { $known }
record-rules-older = Questa partita è iniziata con la versione { $version } delle regole di { $game }. Qui vale la versione { $known }: aggiunge qualche scelta e non cambia nulla di ciò che è successo.
record-rules-other = Questa partita è stata giocata con la versione { $version } delle regole di { $game }, che qui non si conosce. Puoi guardarla fin dove va d’accordo con la versione { $known }, ma non continuarla.
record-no-variant = l’intestazione non dice quanto valeva { $variant }
record-board-needed = giocata sul tabellone { $board }: serve il file di quel tabellone
record-other-board = giocata su un tabellone diverso da questo ({ $board })
record-nobody-plays = nessuno può giocare { $colour }
record-bad-seats = i posti non si possono distribuire così
record-name-fixed = il posto { $seat } ha già un nome o è un bot
record-not-a-date = { $value } non è una data come 2026-02-28
record-no-dice = non ci sono dadi di tipo { $value }; ci sono fair, seed, system e hand
record-contributions = { $count } contributi per { $seats } posti
record-bot-contributes = { $colour } è un bot e non aggiunge niente
record-secret-needed = questi dadi non si possono tirare senza il loro segreto

## Lines.

record-empty-file = il file è vuoto
record-long-line = più di { $most } byte
record-unexpected = qui ci vuole { $known }, non { $value }
record-too-late = { $word } non può stare qui: la registrazione è arrivata alla fine
record-names-late = names sta una volta sola, subito dopo l’intestazione
record-many-events = più di { $most } eventi

## Writing.

record-written-out = non si può più scrivere { $word }: la registrazione è arrivata alla fine
record-line-limit = una riga di registrazione ha al massimo { $most } byte

## Playing it again.

record-position = questa posizione è impossibile: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = un tiro senza dadi
record-move-written = { $move } qui si scrive { $written }
record-closed = questa registrazione è chiusa: non c’è niente da continuare
record-outcome-early = il risultato di una partita che non è finita
record-ended-seats = una fine anticipata nomina i posti d’accordo: in ordine, ognuno una volta e nessun bot
record-outcome-places = i posti del risultato non sono quelli della partita
record-outcome-winners = chi vince nel risultato non è chi vince nella partita
record-outcome-rule = la regola del risultato non è quella della partita
record-outcome-points = i punti del risultato non sono quelli della partita
record-no-end = questa partita non ha una fine

## Dice and seal.

record-secret-broken = il segreto era promesso ma non è svelato
record-secret-later = il segreto non è ancora svelato
record-secret-strange = un segreto, ma i dadi di questa partita non ne hanno
record-secret-other = non è il segreto promesso per questa partita
record-roll-wrong = il tiro { $number } è { $said }, ma i dadi hanno dato { $right }
record-seal-broken = il sigillo è rotto: qualcosa è stato cambiato dopo la chiusura della registrazione
record-line-cut = l’ultima riga è troncata
record-not-closed = qui la registrazione continua o è stata troncata: non è chiusa
