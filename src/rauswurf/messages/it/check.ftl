## The answer in one sentence.

check-dice = Controlla i dadi
check-holds = { $count ->
    [one] Tutto in ordine: questo browser ha ricalcolato da solo l’unico tiro. Segue da ciò che è stato sigillato prima della partita.
   *[other] Tutto in ordine: questo browser ha ricalcolato da solo tutti i { $count } tiri. Seguono da ciò che è stato sigillato prima della partita.
}
check-holds-ended = I dadi sono in ordine: ogni tiro segue da ciò che è stato sigillato prima della partita. La partita è finita in anticipo e niente dimostra che tutti fossero d’accordo.
check-no-promise = { $count ->
    [one] Su questi dadi nessuno ha promesso niente: nessuno può controllare l’unico tiro.
   *[other] Su questi dadi nessuno ha promesso niente: nessuno può controllare i { $count } tiri.
}
check-seed = Questi dadi seguono da un seme noto in anticipo. Questa pagina non li ricalcola.
check-no-end = Questa registrazione non ha una fine: sulla partita non è promesso niente.
check-fails = Questa registrazione non torna. Non fidarti.
check-unreadable = Questa non è una registrazione leggibile: la riga { $line } non ha senso.
check-rules-broken = I dadi sono in ordine, ma il server dice che questa registrazione non torna.
check-other-promise = Questa registrazione non torna: i dadi erano sigillati con un numero diverso da quello che questo browser ha visto prima della partita.
check-other-words = Questa registrazione non torna: manca quello che questo browser ha aggiunto ai dadi.
check-server-looked = Il server ha guardato le mosse. Quello che dice è solo la sua parola.
check-server-silent = Il server non ha risposto: nessuno ha guardato le mosse.

## Behind it.

check-details = Che cosa è stato controllato
check-here = Calcolato in questo browser
check-server = Detto dal server
check-promise-recorded = La promessa nella registrazione:
check-secret = Il segreto svelato alla fine:
check-promise-computed = La promessa che segue da questo segreto e da questa partita:
check-kept-promise = Questo browser ha visto la stessa promessa prima della partita:
check-kept-words = Le parole di questo browser sono entrate nei dadi:
check-taken-back = { $rolls ->
    [one] È stato ritirato { $rolls } lancio: chi l’ha fatto sapeva che cosa sarebbe uscito.
   *[other] Sono stati ritirati { $rolls } lanci: chi l’ha fatto sapeva che cosa sarebbe uscito.
}
check-by-browser = Il browser stesso ha calcolato le impronte (Web Crypto).
check-by-library = Una libreria ha calcolato le impronte (@noble/hashes): per le pagine senza https i browser non lo fanno.
check-rolls = { $count ->
    [one] L’unico tiro, ricalcolato
   *[other] Tutti i { $count } tiri, ricalcolati
}
check-all-rolls = Tutti i tiri
check-column-roll = Tiro
check-column-recorded = Registrato
check-column-computed = Calcolato
check-column-digest = Dall’impronta

## For those who trust nobody.

check-code = Anche questa pagina viene dal server. Se non vuoi fidarti di nessuno, salva la registrazione e controllala con Rauswurf sul tuo computer. Così si controlla anche che ogni mossa fosse permessa:
check-save = Salva la registrazione
