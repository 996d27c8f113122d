### What `rauswurf study` says: experiments with many rule sets.

## While it runs, and when it is done.

study-begins = { $title }: { $cells ->
    [one] una cella
   *[other] { $cells } celle
}, { $games ->
    [one] una partita
   *[other] { $games } partite
} ciascuna.
study-goes-on = { $games ->
    [0] Era già stato giocato tutto.
    [one] Resta una partita da giocare.
   *[other] Restano { $games } partite da giocare.
}
study-results = Risultati: { $file }
study-report = Rapporto: { $file }
study-no-report = non si potrebbe disegnare nessun rapporto: { $reason }. Oppure aggiungi --no-report, per avere solo la tabella

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] una persona
   *[other] { $players } persone
}
study-report-about = { $cells ->
    [one] Una cella
   *[other] { $cells } celle
}, { $games ->
    [one] una partita
   *[other] { $games } partite
} ciascuna, seme { $seed }. Nelle immagini le barre arrivano fin dove sta la verità in 95 casi su 100; nelle tabelle ± è l’errore standard.
study-report-words = Che cosa vogliono dire le parole
study-report-picture = Medie di tutte le celle di { $game } con i loro intervalli; i numeri sono nella tabella qui sotto.

## What is wrong with a study file.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: un errore
   *[other] { $file }: { $faults } errori
}
study-unreadable = non si può leggere: { $reason }
study-not-toml = non è TOML: { $reason }
study-unknown-key = { $key } non si conosce; si conosce { $known }
study-unknown-key-near = { $key } non si conosce; volevi dire { $near }?
study-missing = manca { $key }
study-not-text = { $key } dev’essere un testo, non { $value }
study-not-texts = { $key } dev’essere un testo o una lista di testi, non { $value }
study-not-switch = { $key } dev’essere true o false, non { $value }
study-not-between = { $key } dev’essere un numero intero da { $least } a { $most }, non { $value }
study-not-numbers = { $key } dev’essere un numero intero o una lista di numeri interi, non { $value }
study-not-bots = { $key } deve nominare un bot per tutti i posti, o avere una lista di bot, uno per posto, non { $value }
study-not-table = { $key } dev’essere una tabella di varianti, non { $value }
study-not-tables = { $key } dev’essere un array di tabelle: [[{ $key }]]
study-no-tables = nessun [[{ $key }]] dice che cosa giocare
study-in-grid = grid { $grid }: { $fault }
study-lineup = sono nominati { $bots } bot per { $seats } posti: nominane uno per tutti, o uno per ciascuno
study-many-cells = ci sono { $cells } celle; al massimo { $most }

## Clusters: other machines that play along.

study-no-cluster = nessun cluster risponde a { $address }
study-cluster-failed = il cluster non ce l’ha fatta: { $reason }
study-other-version = un computer del cluster ha un’altra versione di Rauswurf o di Python
study-not-a-folder = { $folder } non è una cartella
study-damaged = Parti salvate danneggiate o di qualcos’altro: { $chunks }. Vengono rigiocate.
