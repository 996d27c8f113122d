### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Questo tavolo non esiste. Chiedi di nuovo il link.
server-unreadable-table = Questo tavolo non si può aprire: i dati salvati non combaciano. Niente è stato cancellato. Avvisa chi gestisce questo server.
server-no-such-code = Nessun tavolo ha questo codice. Controlla lettere e cifre.
server-no-such-board = Non c’è nessun tabellone { $board }.
server-bad-board = Questo tabellone non si può usare.
server-nothing-there = A questo indirizzo non c’è niente.
server-not-so = A questo indirizzo non si può chiedere in questo modo.
server-no-page = Qui la pagina non è stata costruita; lo fa `make page`. I tavoli funzionano anche senza.

## Sitting down.

server-wrong-code = Questo non è il codice di questo tavolo. Chiedilo a chi l’ha aperto.
server-no-free-seat = Tutti i posti sono occupati. Puoi guardare.
server-seat-taken = Lì c’è già qualcuno. Scegli un altro posto.
server-no-such-seat = Questo link non è di un posto a questo tavolo. Riapri il link del tuo posto.
server-not-your-seat = Questo posto non è tuo.
server-not-your-table = Solo chi ha aperto questo tavolo può cancellarlo.
server-host-only = Può farlo solo chi ha aperto questo tavolo.
server-share-no-network = Questo computer non è in nessuna rete di casa. Collegalo al tuo Wi-Fi e riprova.
server-share-failed = L’indirizzo { $address } non si può usare nella tua rete: { $why }.
server-share-not-here = Si può cambiare solo sul computer su cui gira Rauswurf.
server-share-not-yours = Solo chi ha aperto questo tavolo può far giocare i telefoni.
server-public-enough = Hai già { $most ->
    [one] un tavolo pubblico aperto
    [many] { $most } di tavoli pubblici aperti
   *[other] { $most } tavoli pubblici aperti
}. Gioca lì, oppure prima cancellane uno.
server-rematch-later = La rivincita si può chiedere quando la partita è finita.

## Playing.

server-not-begun = La partita comincia quando tutti i posti sono occupati.
server-over = La partita è finita.
server-spectators-watch = Stai guardando. Per giocare serve un posto.
server-not-your-turn = Non tocca a te.
server-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
server-dice-are-ours = A questo tavolo i dadi vengono tirati per te.
server-say-dice = { $dice ->
    [one] Di’ che cosa mostra il tuo dado.
   *[other] Di’ che cosa mostrano i tuoi { $dice } dadi.
}
server-why-what = Di’ quale mossa intendi, o quale pedina e dove dovrebbe andare.

## Taking back.

server-undo-off = A questo tavolo non si torna indietro.
server-undo-nothing = Non c’è niente di tuo da annullare.
server-undo-asked-already = Qualcuno ha già chiesto di tornare indietro. Rispondi prima a quello.
server-undo-not-asked = Nessuno ti chiede di tornare indietro.
server-undo-declined = Qualcuno ha detto di no. Puoi chiedere di nuovo dopo la tua prossima mossa.
server-undo-declined-often = Gli altri hanno detto di no più volte. In questa partita non puoi più chiederlo.
server-undo-full = Questa partita è così lunga che non si può più annullare niente. Puoi continuare a giocare.
server-end-not-asked = Nessuno ha chiesto di finire la partita.
server-end-asked-already = Hai già detto di sì. Aspettiamo gli altri.
server-end-declined = Qualcuno vuole continuare. Puoi chiedere di nuovo dopo la prossima mossa.
server-end-declined-often = Gli altri hanno voluto continuare più volte. In questa partita non puoi più chiederlo.
server-end-nobody-left = Un attimo fa c’erano tutti. Puoi chiudere la partita se qualcuno manca da un minuto o se tutti sono d’accordo.

## Talking.

server-chat-off = A questo tavolo non si chiacchiera.
server-chat-empty = Qui dentro non c’è niente da dire.
server-chat-full = Hai mandato { $most ->
    [one] un messaggio
    [many] { $most } di messaggi
   *[other] { $most } messaggi
} a questo tavolo. Di più non si può.
server-reactions-off = Le reazioni sono disattivate a questo tavolo.
server-reactions-full = Hai mostrato { $most } reazioni a questo tavolo. È il massimo.
server-muted = Chi ha aperto questo tavolo ti ha silenziato.
server-not-a-guest = Puoi farlo solo con chi è arrivato dal link.
server-seat-free = Questo posto è già libero.
server-blocked = Chi ha aperto questo tavolo ti ha bloccato. Puoi giocare a qualsiasi altro tavolo.

## Sentences in the log of a table.

server-told-joined = { $who } si siede.
server-told-asked = { $events ->
    [one] { $who } chiede di tornare indietro di un passo.
   *[other] { $who } chiede di tornare indietro di { $events } passi.
}
server-told-agreed = { $who } è d’accordo.
server-told-declined = { $who } non è d’accordo.
server-told-enough = { $count ->
    [one] { $who } vorrebbe finire qui.
   *[other] { $who } vorrebbero finire qui.
}
server-told-play-on = { $count ->
    [one] { $who } vuole continuare.
   *[other] { $who } vogliono continuare.
}
server-told-host-ended = Qualcuno se n’è andato. Chi ha aperto il tavolo chiude la partita.
server-told-undone = { $events ->
    [one] { $who } torna indietro di un passo.
   *[other] { $who } torna indietro di { $events } passi.
}
server-told-left = { $who } non c’è più; continua un bot.
server-told-back = { $who } è di nuovo qui.
server-told-unnamed = { $who } ha tolto il proprio nome da questo tavolo.
server-told-removed = Il posto di { $who } è di nuovo libero.
server-told-muted = Silenzio per { $who }.
server-told-unmuted = { $who } può scrivere di nuovo.
server-told-talk-all = Chat e reazioni sono attivi.
server-told-talk-chat = La chat è attiva, le reazioni no.
server-told-talk-signs = La chat è disattivata, le reazioni sono attive.
server-told-talk-none = Chat e reazioni sono disattivati.
server-told-bravo = { $who }: Bella giocata
server-told-laugh = { $who } ride
server-told-wow = { $who }: Accidenti
server-told-oh = { $who }: Oh no
server-told-luck = { $who }: Buona fortuna
server-told-thanks = { $who }: Grazie
server-told-flagged = { $who } non ha più tempo; continua un bot.
server-told-rematch = Si continua a un nuovo tavolo.
server-clock-rolled = { $who } ci ha messo troppo; i dadi vengono tirati.
server-clock-moved = { $who } ci ha messo troppo; sceglie un bot.

## Requests that cannot be done.

server-not-understood = Questa richiesta non si capisce: { $detail }
server-not-json = Manda JSON, e dillo: Content-Type: application/json.
server-too-large = È troppo grande; al massimo { $most } byte.
server-head-too-large = L’indirizzo o le intestazioni di questa richiesta sono troppo lunghi; al massimo { $most } byte.
server-many-headers = Questa richiesta ha troppe intestazioni; al massimo { $most }.
server-bad-http = Questa non è una richiesta che un server web capisce.
server-too-many-at-once = Troppe richieste insieme; dopo { $most } aspetta una risposta.
server-too-many-connections = Dalla tua rete sono aperte troppe connessioni. Chiudine qualcuna e riprova.
server-too-often = { $seconds ->
    [one] Troppe volte di fila. Riprova tra un secondo.
   *[other] Troppe volte di fila. Riprova tra { $seconds } secondi.
}
server-foreign-page = Qui le pagine di { $origin } non possono farlo. Se questo server è tuo, avvialo con --origin { $origin }.
server-unknown-host = Questo server non risponde al nome { $host }. Se è tuo, avvialo con --allowed-host { $host }.
server-bad-position = Questa posizione è impossibile.
server-no-perfect = Il bot perfetto non conosce le regole di questo tavolo. Gioca in due, un colore a testa, con le regole delle posizioni risolte su questo server. Scegli un altro bot.
server-qr-address = Come codice si disegnano solo indirizzi web fino a { $most } caratteri.
server-no-record = Questa non è una registrazione di partita leggibile qui: { $why }
server-record-too-long = Questa registrazione è troppo lunga; al massimo { $lines } righe.
server-busy = In molti vogliono la stessa cosa nello stesso momento. Riprova.
server-database-away = Al momento i tavoli non si raggiungono. Niente è perso; riprova tra poco.
server-unwell = C’è qualcosa che non va in questo server.
server-unwell-database = Il database non risponde.
server-unwell-unstored = Non è stato possibile salvare gli ultimi eventi: { $why }
server-unwell-disk = Il disco è quasi pieno: restano { $free } MB, ne servono almeno { $least }.
server-unwell-backlog = Eventi in attesa di essere salvati: { $waiting }.
server-broken = Qui è andato storto qualcosa. Niente è perso; riprova.
server-shutting-down = Il server fa una breve pausa. Niente è perso; la pagina si ricollega da sola.

## Sockets, for programmers.

server-say-hello = Il primo messaggio dev’essere hello.
server-hello-once = hello si dice una volta sola.
server-version = Questo server parla la versione { $version } del protocollo. Ricarica la pagina.

## Running a server.

server-bad-database = { $address } non indica nessun database; usa sqlite:///FILE o postgresql://UTENTE@HOST/NOME.

server-said = { $text }

## The coach.

server-coach-off = A questo tavolo l’allenatore è disattivato.
server-coach-no-choice = Adesso non c’è niente da scegliere.
server-coach-not-asked = Nessuno ti chiede dell’allenatore.
server-coach-busy = L’allenatore è occupato. Riprova tra un momento.
server-account-later = L’allenatore guarda una partita quando è finita.
server-told-coach-off = L’allenatore è disattivato.
server-told-coach-chances = L’allenatore mostra le possibilità di tutti.
server-told-coach-hints = L’allenatore dà suggerimenti a chi li chiede.
server-told-coach-tutor = L’allenatore chiede conferma prima di una mossa che costa cara.

server-lab-same = Le due parti hanno le stesse regole. Cambia almeno una regola di casa di A o di B.
server-lab-too-many = Sono troppe partite. Chiedine al massimo { $most }.
server-lab-busy = Ci sono molti esperimenti in corso. Riprova tra un momento.
server-lab-unknown = Nessuno ha ancora misurato questo gioco.
