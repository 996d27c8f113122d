### The page in the browser, around the board.

## The frame of every page.

page-title = Rauswurf: giochi di percorso con i dadi
page-to-start = Alla pagina iniziale
page-close = Chiudi
page-copy = Copia
page-copied = Copiato.
page-copy-by-hand = Il tuo browser non ci lascia copiare. Il link è selezionato: copialo tu.
page-share = Condividi
page-none = niente
page-new = nuovo
page-help = Aiuto
page-settings = Impostazioni
page-skip = Scorciatoie
page-skip-main = Vai al contenuto
page-skip-text = Gioca in modalità testo
page-skip-board = Gioca sul tabellone
page-language = Lingua
page-theme = Aspetto
page-theme-system = Sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-sounds = Suoni
page-sounds-offer = Attiva i suoni
page-sounds-decline = Senza suoni
page-notices = Avvisami quando tocca a me
page-notices-hint = Una notifica di questo dispositivo e una breve vibrazione mentre guardi altro.
page-notices-secure = Questo browser consente le notifiche solo per indirizzi che iniziano con https. Il titolo della scheda ti avvisa comunque.
page-still = Senza animazioni
page-still-hint = Pedine e dadi sono subito al loro posto.
page-speed = Velocità
page-speed-slow = Lenta
page-speed-normal = Normale
page-speed-fast = Veloce
page-speed-at-once = Subito
page-hints = Mostra dove possono andare le pedine
page-hints-hint = Senza, trovi le mosse da te. Quello che non si può fare viene comunque spiegato.
page-threats = Mostra che cosa minaccia le mie pedine
page-threats-hint = Segna le tue pedine che qualcuno potrebbe catturare al prossimo lancio.
page-trails = Disegna che cosa è successo dal mio ultimo turno
page-named = Scrivi i nomi delle caselle sul tabellone
page-named-hint = Servono per scrivere le mosse o per parlare di una casella. Con la tastiera compaiono da soli.
page-text-view = Modalità testo
page-text-view-hint = Tutta la partita a parole, per chi usa un lettore di schermo e per chi preferisce così.
page-lost = Qui non c’è niente
page-lost-hint = Forse nell’indirizzo manca una lettera.

## Trouble.

page-trouble-unreachable = Il server non risponde. Questo dispositivo è in rete?
page-trouble-status = Il server ha dato una risposta senza senso ({ $status }). Prova ancora.
page-trouble-unknown = Qualcosa è andato storto in questa pagina: { $reason }

## The first page: choose a game and who plays.

page-start-title = A cosa giochiamo?
page-start-about = Dieci giochi di percorso con i dadi, da regolamento o con le vostre regole. Senza account, senza pubblicità e con dadi che potete controllare.
page-start-game = Gioco
page-game-players = { $most ->
    [one] { $least } persona
   *[other] { $least }–{ $most } persone
}
page-start-players = Chi gioca
page-start-others = Tutti gli altri posti
page-start-others-bot = Bot
page-start-others-here = Tutti a questo schermo
page-start-others-link = Amici con un link
page-start-others-like-you = Bot come te
page-start-like-you-hint = I bot come te giocano «{ $level }». Lo dicono le tue ultime { $games } partite di questo gioco contro i bot su questo dispositivo: ne hai vinte { $won }.
page-seat-label = Posto { $number }, { $colours }
page-seat-number = Posto { $number }
page-two-colours = In due, ognuno gioca due colori, così tutti e quattro sono sul tabellone. Puoi cambiarlo nelle regole della casa.
page-perfect-hint = Il bot perfetto consulta posizioni risolte: lì nessuno gioca meglio. Nelle altre gioca come il livello migliore.
page-who-here = Gioca qui
page-who-link = Arriva con un link
page-seat-bot = Bot, { $level }
page-name-optional = Un nome, se vuoi
page-name-of = Nome per { $seat }
page-your-name = Il tuo nome
page-dice = Dadi
page-dice-fair = Dadi onesti
page-dice-fair-hint = Il server sigilla i suoi dadi prima della partita; alla fine chiunque può controllare ogni tiro.
page-dice-hand = I nostri dadi
page-dice-hand-hint = Tirate sul vostro tavolo e scrivete che cosa è uscito. L’arbitro lo facciamo noi.
page-rules-house = Regole di casa
page-by-the-book = Da regolamento
page-effect = Che cosa cambia?
page-effect-together = Tutte le modifiche insieme
page-rules-by-the-book = Tutto è come dice il regolamento.
page-own-board = Tabellone proprio
page-own-board-hint = Un tuo file di tabellone al posto di quello del gioco, per esempio uno che hai corretto.
page-own-board-chosen = Si giocherà su: { $name }
page-own-board-remove = Torna al tabellone del gioco
page-own-board-large = Questo file è troppo grande per essere un tabellone.
page-own-board-save = Salva il tabellone del gioco come file
page-rules-changed = { $count ->
    [one] Una regola è diversa dal regolamento.
   *[other] { $count } regole sono diverse dal regolamento.
}
page-rules-changed-short = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
page-more = Altre opzioni
page-clock = Tempo per pensare
page-clock-none = Senza limite
page-clock-move = Per ogni mossa
page-clock-game = Per tutta la partita
page-clock-time = Quanto?
page-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
page-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
page-absence = Se qualcuno si assenta
page-absence-bot = Un bot dà una mano
page-absence-wait = Si aspetta
page-absence-pause = Dopo
page-absence-level = Livello del bot
page-undo-allowed = Si può annullare
page-undo-allowed-hint = Se qualcuno gioca altrove, solo se tutti sono d’accordo.
page-chat-allowed = Chat
page-public = Tavolo pubblico
page-public-hint = Chi visita questo server può vedere il tavolo, sedersi e guardare.
page-coach = Allenatore
page-coach-chances = Mostra le possibilità di tutti
page-coach-hints = Suggerimenti a richiesta
page-coach-tutor = Chiedi conferma prima di una mossa che costa cara
page-coach-hint = Tutti al tavolo vedono che cosa è attivo. A un tavolo pubblico devono essere tutti d’accordo.
page-coach-others = Lo decide chi ha aperto questo tavolo.
page-coach-on = C’è l’allenatore: { $what }.
page-chance = Vince { $count } partite su 100
page-hint = Aiuto
page-start-play = Gioca
page-start-invite = Invita e gioca
page-anybody = Gioca con chiunque
page-anybody-hint = Questo tavolo è pubblico. La partita comincia appena arriva qualcuno. Puoi anche invitare amici.
page-go-on = Continua a giocare
page-give-up = Dimentica { $game }
page-join-title = Entra con un codice
page-join-hint = Sei tra lettere e cifre: li sa chi ha aperto il tavolo.
page-join-go = Entra
page-join-full = Tutti i posti sono occupati.
page-public-title = Tavoli pubblici
page-watch = Guarda
page-replay-open = Rivedi una partita registrata
page-statistics = Le tue statistiche
page-lab = Laboratorio
page-invited = C’è un invito per te

## The waiting room.

page-waiting-title = Ci siamo quasi
page-waiting-for = { $count ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
}
page-sit-down = Siediti
page-invite-hint = Mostra questa immagine, di’ il codice o manda il link.
page-invite-link = Link per invitare
page-code = Codice
page-qr = Codice QR del link
page-home-switch = Fai giocare i telefoni di questa rete
page-home-hint = Tutti quelli sul tuo Wi-Fi potranno aprire la pagina di Rauswurf di questo computer. Dieci minuti dopo la partita si spegne da solo.
page-home-off = Per ora questo link funziona solo su questo computer.
page-home-always = Tutti quelli sulla tua rete possono aprire questa pagina finché Rauswurf è acceso.
page-home-other = Il telefono non trova niente? Prova un altro indirizzo.
page-promise = La promessa dei dadi
page-promise-hint = I dadi di questa partita sono sigillati in questo numero. Alla fine il sigillo viene aperto, e chiunque può controllare che sia lo stesso.

## At the table.

page-state-there = c’è
page-state-awaited = arriva con un link
page-state-free = libero
page-state-away = non c’è, gioca un bot
page-state-gone = non in linea
page-state-you = gioca qui
page-players = Al tavolo
page-home = { $pieces } su { $of } al traguardo
page-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-which-rule = Quale regola?
page-rolling = I dadi stanno rotolando…
page-rule-named = Regola: { $clause }
page-board = Tavolo
page-tools = Strumenti
page-log = Cronologia
page-log-empty = Non è ancora successo niente.
page-log-earlier = Quello che è successo prima è nella registrazione.
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-as = Chi parla?
page-reactions = Reazioni
page-react-bravo = Bella giocata
page-react-laugh = Risata
page-react-wow = Accidenti
page-react-oh = Oh no
page-react-luck = Buona fortuna
page-react-thanks = Grazie
page-people = Silenzia o allontana
page-people-mute = Silenzia
page-mute-for-me = Nascondi i messaggi di { $name }, solo per me
page-mute-for-all = Silenzia { $name } per tutti
page-remove = Allontana { $name }
page-remove-hint = Il posto diventa libero. In partita gioca un bot finché non arriva qualcun altro con il codice.
page-block = Allontana e blocca { $name }
page-removed = Chi ha aperto il tavolo ha liberato il tuo posto. Puoi guardare.
page-rules = Regole
page-rules-at-this-table = A questo tavolo
page-rules-clauses = Regola per regola
page-ruling = La nostra interpretazione:
page-menu = Tavolo
page-undo = Annulla
page-undo-asked = { $count ->
    [one] { $name } vorrebbe annullare l’ultimo passo.
   *[other] { $name } vorrebbe annullare gli ultimi { $count } passi.
}
page-undo-yes = D’accordo
page-undo-no = No, grazie
page-undo-waiting = Mancano le risposte di: { $names }.
page-enough = Finiamo qui
page-enough-hint = Chi è presente deve essere d’accordo. Valgono allora i piazzamenti di adesso.
page-enough-asked = Proposta di { $names }: finire qui, con i piazzamenti di adesso.
page-enough-no = Continuiamo
page-gone = Non c’è da un po’: { $names }. Puoi aspettare o finire la partita con i piazzamenti di adesso.
page-end-now = Finisci adesso
page-spectators = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
page-watch-link = Link per guardare
page-seat-link = Continua su un altro dispositivo
page-seat-link-hint = Questo link è il tuo posto. Aprilo sull’altro dispositivo e non mostrarlo a nessuno: chi ce l’ha gioca per te.
page-turn-to-player = Gira verso chi gioca
page-turn-to-player-hint = Per un tablet appoggiato sul tavolo: pedine e parole si girano verso chi deve giocare.
page-follow = Gira il tabellone a ogni turno
page-follow-hint = Chi è di turno vede il proprio colore in basso.
page-record = Salva la registrazione
page-leave = Lascia il tavolo
page-leave-hint = Il tuo posto resta tuo. Quando torni, trovi il tavolo nella pagina iniziale.
page-forget = Cancellare qualcosa
page-forget-name = Togli il mio nome da questo tavolo
page-forget-table = Cancella questo tavolo
page-forget-table-sure = Il tavolo sparirà per tutti: la partita, i nomi e la chat. Nessuno potrà recuperarlo.
page-forget-table-yes = Sì, cancellalo per tutti
page-refuse-stale = Qualcuno ti ha preceduto. Guarda di nuovo.
page-refuse-lost = Proprio in quel momento è caduta la connessione. Guarda se è andata a buon fine; se no, riprova.

## The connection.

page-line-connecting = Cerco il tavolo…
page-line-lost = Mi ricollego…
page-line-safe = Fin qui è tutto al sicuro, e il tuo posto resta tuo.
page-line-retry = Prova adesso
page-connection-outdated = Questa pagina è più vecchia del server. Ricaricala.
page-connection-not-your-seat = Il posto che questo browser ricorda non è a questo tavolo. Riapri il link del tuo posto.
page-connection-no-table = Questo tavolo non esiste. Chiedi di nuovo il link.

## The game as text.

page-position = Posizione
page-position-colour = Colore
page-position-waiting = In attesa
page-position-track = In viaggio
page-position-home = Al traguardo
page-position-stone = Pietra
page-position-dice = Dadi
page-position-dice-shown = { $open }; da parte: { $kept }
page-position-table = Sul tavolo
page-field-focus = { $field } con focus
page-moves = Che cosa puoi fare
page-moves-others = Tocca a qualcun altro.
page-moves-over = La partita è finita.
page-move-roll = Tira
page-move-pass = Passa
page-move-push = Spingi la pietra
page-move-hunt = A caccia del numero { $number }
page-move-turn = Gira la pedina in { $field }
page-move-stone = Metti la pietra in { $field }
page-move-enter = Entra in { $to }
page-move-enter-capture = Entra in { $to } e cattura { $victim }
page-move-step = Da { $origin } a { $to }
page-move-step-capture = Da { $origin } a { $to }, e cattura { $victim }
page-move-back = Indietro da { $origin } a { $to }
page-move-back-capture = Indietro da { $origin } a { $to }, e cattura { $victim }
page-move-goal = Da { $origin } al traguardo, in { $to }
page-move-hit-stone = Da { $origin } a { $to }, sulla pietra di { $victim }
page-move-of = { $colour }: { $move }
page-move-keep = Tieni { $dice } e tira gli altri
page-move-keep-nothing = Non tenere niente e tira di nuovo
page-move-stop = Smetti di tirare
page-move-use = Usa la carta { $cards }
page-move-take = Prendi { $cards }
page-move-take-machine = Prendi { $cards } con la macchina del tempo
page-move-take-nothing = Non prendere niente
page-move-death = Prendi { $cards }
page-move-cover = Copri { $cards }
page-pick-dice = Dadi che metti da parte
page-pick-cards = Carte che prendi
page-pick-impossible = Insieme non si può
page-card-scored = { $card } (incassata)
page-card-covered = { $card } (sotto { $death })
page-card-covers = { $card } (su { $covered })
page-faces = { $count ->
    [one] Che cosa mostra il dado?
   *[other] Che cosa mostrano i { $count } dadi?
}
page-faces-hint = { $count ->
    [one] Un numero da 1 a 6.
   *[other] { $count } numeri da 1 a 6, uno dopo l’altro.
}
page-faces-done = Conferma questo tiro

## The end.

page-end = La partita è finita
page-end-winner = { $count ->
    [one] Vince { $name }
   *[other] Vincono { $name }
}
page-end-you = Hai vinto
page-end-shared = Primi a pari merito: { $names }
page-end-early = La partita è finita in anticipo. Valgono i piazzamenti di quel momento.
page-end-board = Il tabellone alla fine, e come ci si è arrivati
page-first-home = { $name } arriva prima di tutti e vince. Gli altri continuano per i piazzamenti.
page-souvenir = Condividi un’immagine
page-place = { $place }º
page-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
page-series = { $games ->
    [one] Questa serata: una partita
   *[other] Questa serata: { $games } partite
}
page-series-hint = Contano prima i primi posti, poi i secondi, e così via.
page-rematch = Un’altra partita
page-rematch-join = Continua con gli altri
page-rematch-watch = Guarda la prossima partita
page-new-game = Un altro gioco
page-numbers = La partita in numeri
page-numbers-player = Chi
page-numbers-throws = Tiri
page-numbers-sixes = Sei
page-numbers-captures = Pedine catturate
page-numbers-losses = Pedine perse
page-luck = La fortuna ai dadi
page-luck-usual = { $name } ha fatto { $mean } in media con { $count ->
    [one] un dado
   *[other] { $count } dadi
}, dove ci si aspetta { $expected }. Niente di insolito.
page-luck-high = { $name } ha fatto { $mean } in media con { $count ->
    [one] un dado
   *[other] { $count } dadi
}, dove ci si aspetta { $expected }. Una media così alta capita solo a una persona su quaranta, più o meno.
page-luck-low = { $name } ha fatto { $mean } in media con { $count ->
    [one] un dado
   *[other] { $count } dadi
}, dove ci si aspetta { $expected }. Una media così bassa capita solo a una persona su quaranta, più o meno.
page-luck-hint = Un numero alto non è sempre un numero buono: conta quando esce.

## Recorded games and positions.

page-replay = Rivedi la partita
page-replay-file = Scegli una registrazione o trascinala qui
page-replay-elsewhere = { $address } non si può leggere da qui. Salva la registrazione, poi scegli il file.
page-replay-broken = { $count ->
    [0] Questa registrazione non torna fin dall’inizio.
    [one] Questa registrazione torna solo per il primo passo.
   *[other] Questa registrazione torna solo per i primi { $count } passi.
}
page-film-moment = Momento della partita
page-film-at = { $at } di { $of }
page-film-first = All’inizio
page-film-back = Un passo indietro
page-film-play = Avvia
page-film-pause = Pausa
page-film-next = Un passo avanti
page-film-last = Alla fine
page-film-pace = Velocità
page-position-link = Link a questa posizione
page-position-open = Guardare una posizione
page-account = Com’è andata?
page-account-thinking = L’allenatore sta guardando…
page-position-play = Gioca da qui
page-position-damaged = Questo link è rovinato: non contiene nessuna posizione. Preparane una qui, oppure chiedi di nuovo il link.

## Help.

page-help-play = Tira, poi tocca una pedina: vedi dove può andare. Tocca la casella. Se c’è una sola mossa, basta un tocco.
page-help-why = Tocca quello che non è permesso: ti diciamo perché, e secondo quale regola.
page-help-dice = I dadi non guardano niente e nessuno. Con i dadi onesti, a partita finita, si può controllare ogni tiro.
page-help-keys = Tasti al tavolo
page-key-roll = Tirare
page-key-enter = Tirare, se nessun pulsante è selezionato
page-key-moves = Fare una mossa, con il numero della vista testo
page-key-undo = Tornare indietro
page-key-hint = Aiuto
page-key-text = Vista testo e ritorno
page-key-log = Diario
page-key-chat = Chat
page-key-rules = Regole
page-key-menu = Tavolo: link, impostazioni, uscita
page-key-close = Chiudere quello che è aperto
page-key-help = Questo aiuto
page-key-film = Scorrere un replay

## Embedding: a position or a game inside another page.

page-embed = Incorpora
page-embed-title = Mostralo sulla tua pagina
page-embed-hint = Copia una di queste righe nell’HTML della tua pagina. Chi la visita può guardare, ma non giocare.
page-embed-position = Questa posizione
page-embed-game = Tutta la partita
page-embed-open = Apri in Rauswurf
