### The rules, one clause each, in our own words: never copy a sentence of a printed rulebook.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = Si gioca a turno, in senso orario.
clause-classic-turns-title = A turno
clause-classic-roll-move = { $barriers ->
    [on] Tiri il dado e muovi in avanti una tua pedina di esattamente quel numero di caselle. Le caselle occupate contano. Sul percorso puoi scavalcare qualsiasi pedina, ma non una barriera.
   *[off] Tiri il dado e muovi in avanti una tua pedina di esattamente quel numero di caselle. Le caselle occupate contano, e sul percorso puoi scavalcare qualsiasi pedina.
}
clause-classic-roll-move-title = Tirare e muovere
clause-classic-must-move = Chi può muovere deve muovere; altrimenti il tiro è perso.
clause-classic-must-move-title = Chi può muovere deve muovere
clause-classic-one-per-field = { $barriers ->
    [on] Al traguardo e sulla tua casella di partenza c’è posto per una sola tua pedina. Sul resto del percorso due possono stare sulla stessa casella.
   *[off] Nessuna mossa finisce su una casella dove c’è già una pedina dello stesso colore.
}
clause-classic-one-per-field-title = Una pedina per casella
clause-classic-capture = { $forced-capture ->
    [off] Una pedina che finisce la mossa esattamente su una pedina avversaria la cattura e la rimanda in base. Finché è permessa un’altra mossa, nessuno è obbligato a catturare.
   *[other] Una pedina che finisce la mossa esattamente su una pedina avversaria la cattura e la rimanda in base.
}
clause-classic-capture-title = Catturare
clause-classic-six-enters = Le pedine escono dalla base solo con un sei, sulla propria casella di partenza. Con un sei e una pedina in base devi farla entrare; una pedina avversaria sulla partenza viene catturata.
clause-classic-six-enters-title = Si entra con il sei
clause-classic-six-start-occupied = Se sulla tua casella di partenza c’è una tua pedina, il sei deve muovere quella. Se non può, deve muoversi un’altra. In entrambi i casi dalla base non esce niente.
clause-classic-six-start-occupied-title = Un sei e la partenza occupata
clause-classic-clear-start = Finché una tua pedina aspetta in base, quella sulla tua casella di partenza viene prima di tutte: deve muoversi con ogni tiro che glielo permette.
clause-classic-clear-start-title = Liberare la partenza
clause-classic-six-rolls-again = Dopo un sei tiri di nuovo, ogni volta che esce. Solo il sei che porta al traguardo la tua ultima pedina non dà un altro tiro.
clause-classic-six-rolls-again-title = Con il sei si tira ancora
clause-classic-three-rolls = Un colore ha fino a tre tiri se all’inizio del suo turno non ha niente sul percorso, ha almeno una pedina in base e quelle al traguardo sono tutte in fondo, senza vuoti.
clause-classic-three-rolls-title = Tre tiri
clause-classic-goal-count = Le caselle del traguardo si contano una per una, e una pedina si muove solo con un numero esatto. Nessuno supera il proprio traguardo né entra in quello di un altro colore.
clause-classic-goal-count-title = Contare al traguardo
clause-classic-goal-no-jump = Al traguardo non si scavalca nessuno.
clause-classic-goal-no-jump-title = Al traguardo non si scavalca
clause-classic-goal-jump = Al traguardo si possono scavalcare le pedine.
clause-classic-goal-jump-title = Scavalcare al traguardo
clause-classic-finish = { $play-on ->
    [on] Vince chi per primo ha tutte le pedine al traguardo. Gli altri continuano per i posti successivi; chi rimane prende l’ultimo.
   *[off] Vince chi per primo ha tutte le pedine al traguardo. Con questo la partita finisce, e tutti gli altri si dividono il secondo posto.
}
clause-classic-finish-title = La fine
clause-classic-highest-roll = Prima della partita si tira una volta per ogni posto; comincia il numero più alto.
clause-classic-highest-roll-title = Comincia il numero più alto
clause-classic-forced-capture = { $forced-capture ->
    [huff] Chi può catturare deve catturare; tra più catture scegli tu. Se non la vedi, la pedina che poteva catturare viene soffiata e torna in base.
   *[strict] Chi può catturare deve catturare; tra più catture scegli tu. Nessun’altra mossa è permessa.
}
clause-classic-forced-capture-title = Presa obbligatoria
clause-classic-backward-capture = Una pedina sul percorso può andare indietro del numero tirato se così finisce su una pedina avversaria, ma mai sulla propria casella di partenza né oltre.
clause-classic-backward-capture-title = Catturare all’indietro
clause-classic-barriers = Due pedine dello stesso colore su una casella del percorso fanno una barriera: nessuno, nemmeno tu, può fermarsi lì né superarla finché una delle due non se ne va. Su una partenza non fa entrare nessuno.
clause-classic-barriers-title = Barriere
clause-classic-two-colours = In due si hanno due colori a testa, uno di fronte all’altro, e ogni colore gioca per conto suo.
clause-classic-two-colours-title = Due colori a testa
clause-classic-neutral = In tre il quarto colore è neutro: al tuo turno muovi una tua pedina o una neutra. Chi ha tutte le proprie pedine al traguardo vince solo quando ci sono anche le neutre; se siete in più, vince chi porta al traguardo l’ultima neutra.
clause-classic-neutral-title = Il colore neutro

## The six Nüby games

clause-nueby-turns = Si gioca a turno, in senso orario.
clause-nueby-turns-title = A turno
clause-nueby-roll-move = Tiri il dado e muovi una tua pedina in gioco di esattamente quel numero di caselle, in senso orario. Ogni casella conta, e sul percorso puoi scavalcare qualsiasi pedina.
clause-nueby-roll-move-either-way = Tiri il dado e muovi una tua pedina in gioco di esattamente quel numero di caselle, in avanti o all’indietro. Ogni casella conta, e sul percorso puoi scavalcare qualsiasi pedina.
clause-nueby-roll-move-title = Tirare e muovere
clause-nueby-free-entry = Se cominci il turno senza pedine in gioco, e quelle al traguardo sono più avanti che possono, metti una pedina in attesa a tua scelta sulla sua casella d’ingresso, come con un sei, e poi tiri una volta.
clause-nueby-free-entry-title = L’ingresso libero
clause-nueby-throw = Chi finisce su una pedina avversaria la cattura: ora aspetta presso il colore nel cui settore si trovava, e rientra da lì.
clause-nueby-throw-title = Catturare
clause-nueby-must-move = Chi può muovere deve muovere, anche se resta solo da catturare. Nessuno è costretto a superare il proprio imbocco o a usare un sei, e non si va mai su una pedina propria. Si può passare esattamente quando non resta nessun obbligo.
clause-nueby-must-move-ordinary-six = Chi può muovere deve muovere, anche se resta solo da catturare. Nessuno è costretto a superare il proprio imbocco, e non si va mai su una pedina propria. Si può passare esattamente quando non resta nessun obbligo.
clause-nueby-must-move-title = Chi può muovere deve muovere
clause-nueby-goal-no-jump = Al traguardo non si scavalca nessuno. Il proprio imbocco si può superare per fare un altro giro.
clause-nueby-goal-no-jump-title = Al traguardo non si scavalca
clause-nueby-six = Un sei serve solo a far entrare una pedina in attesa o a catturare, e ci si può sempre rinunciare. Dopo il primo sei di un turno si tira ancora, usato o no; dopo il secondo il turno è finito.
clause-nueby-six-title = Il sei
clause-nueby-enter = Una pedina in attesa si mette sulla casella d’ingresso del colore presso cui aspetta: mai su una pedina propria; un avversario che sta lì viene catturato.
clause-nueby-enter-title = Entrare in gioco
clause-nueby-backward-throw = Una pedina in gioco può catturare un avversario che le sta dietro esattamente di quanto dice il dado, se tutte le caselle in mezzo sono occupate. Chi così torna indietro oltre le caselle tra il proprio ingresso e il proprio imbocco può andare subito al traguardo.
clause-nueby-backward-throw-title = Catturare all’indietro
clause-nueby-highest-roll = Prima della partita si tira una volta per ogni posto; comincia il numero più alto.
clause-nueby-highest-roll-title = Comincia il numero più alto
clause-nueby-finish = { $play-on ->
    [on] Vince chi per primo ha tutte le pedine al traguardo. Gli altri continuano per i posti successivi; chi rimane prende l’ultimo.
   *[off] Vince chi per primo ha tutte le pedine al traguardo. Con questo la partita finisce, e tutti gli altri si dividono il secondo posto.
}
clause-nueby-finish-title = La fine
clause-nueby-second-level = Dopo un giro esterno una pedina può proseguire sulla freccia del suo colore nell’anello interno, senza fermarsi; lì c’è il suo traguardo. Le pedine catturate aspettano al proprio livello; con un sei scegli tra dentro, fuori e niente. All’indietro si cattura solo al proprio livello.
clause-nueby-second-level-title = Il secondo livello
clause-nueby-one-pushes = Con un 1 puoi spingere la tua pietra di una casella verso l’esterno, oltre a muovere una pedina.
clause-nueby-one-pushes-title = L’1 spinge la pietra
clause-nueby-place = Se la tua pietra è in F, puoi metterla su qualsiasi casella libera del percorso, anche d’ingresso: subito dopo la spinta, in un tuo turno successivo prima di tirare o di entrare gratis, o tra tiro e mossa.
clause-nueby-place-title = Mettere la pietra
clause-nueby-blockade = Chi finisce esattamente su una pietra la rimanda all’inizio della sua corsia. Non è un avversario: né un sei né una cattura all’indietro la toglie o la supera, e su di essa non entra niente.
clause-nueby-blockade-title = Pietre che bloccano
clause-nueby-side-path = Ogni sentiero è aperto a tutti, solo nella sua direzione. Lì non si cattura nessuno; ci si ferma solo su caselle libere. Da un sentiero si può catturare all’indietro, verso un sentiero mai.
clause-nueby-side-path-title = Sentieri
clause-nueby-hunt = Se una tua pedina senza focus è su un sentiero, puoi andare a caccia invece di tirare, anche invece del secondo tiro dopo un primo sei. Di’ un numero e tira quattro dadi. Se esce una volta, puoi girare una tua pedina su un sentiero. Se esce più volte, devi girare una pedina per ogni centro. Prima quelle senza focus. La caccia chiude il tuo turno.
clause-nueby-hunt-title = La caccia
clause-nueby-focus-to-go-home = Al traguardo vanno solo le pedine con focus (quelle girate); le altre fanno un altro giro, ma niente le costringe a superare l’imbocco. Una pedina catturata perde il focus. Chi cattura all’indietro oltre le caselle tra il proprio ingresso e il proprio imbocco lo guadagna.
clause-nueby-focus-to-go-home-title = Al traguardo solo chi ha cacciato
clause-nueby-side-path-pass = Se non c’è altro da fare puoi passare, piuttosto che lasciare un sentiero senza focus, o superare l’ultimo sentiero prima del tuo traguardo perché lì la casella è occupata.
clause-nueby-side-path-pass-title = Restare su un sentiero
clause-nueby-either-way = Una pedina va avanti o indietro, in una sola direzione per tutta la mossa, anche su caselle libere. Al traguardo si entra solo in avanti. Passare l’imbocco all’indietro non è superare il traguardo.
clause-nueby-either-way-title = Avanti o indietro
clause-nueby-arrow = Le caselle d’ingresso sono caselle freccia: non si superano contromano, ma venendo da davanti ci si può fermare. Da una casella freccia si va indietro solo per catturare con un 1.
clause-nueby-arrow-title = Caselle freccia
clause-nueby-before-goal = Le sei caselle fino all’imbocco sono segnate: se si possono muovere solo pedine che stanno lì, si può passare.
clause-nueby-before-goal-title = Prima del traguardo
clause-nueby-shortcut = Una pedina che si è fermata su una casella freccia può prendere le due caselle grigie con la mossa successiva. Non sei mai obbligato: se resta solo la scorciatoia, puoi passare. Sulle caselle grigie la catturano solo pedine che hanno fatto quella strada. Da lì si cattura all’indietro passando per la casella freccia e poi contro la direzione normale.
clause-nueby-shortcut-title = Scorciatoie
clause-nueby-six-is-ordinary = Tutte le pedine sono sempre in gioco. Un sei si muove come ogni altro numero e non dà un secondo tiro.
clause-nueby-six-is-ordinary-title = Il sei è un numero come gli altri
clause-nueby-short-throw = Una pedina catturata va sull’ultima casella d’ingresso su cui è stata o che ha passato; chi sta lì viene spinto avanti di una casella, e così via fino a una casella libera, anche chi ha catturato.
clause-nueby-short-throw-title = Ritorni brevi
clause-nueby-grey = Sulle caselle grigie non si cattura nessuno; una mossa che finirebbe su una occupata non è permessa.
clause-nueby-grey-title = Caselle grigie

## NICHTLUSTIG, a game of dice and cards

clause-nichtlustig-first = Prima della partita si tira un dado per ogni posto; comincia il numero più alto, un simbolo vale 0.
clause-nichtlustig-first-title = Chi comincia
clause-nichtlustig-turns = Si gioca a turno, in senso orario.
clause-nichtlustig-turns-title = A turno
clause-nichtlustig-rolls = Il turno comincia tirando tutti e sette i dadi. Poi, e dopo un secondo tiro, puoi fermarti, oppure mettere da parte per sempre i dadi che vuoi e tirare di nuovo gli altri. Dopo il terzo tiro è finita, o dopo il secondo se una carta te ne lascia solo due. Il dado rosa si mette da parte e si tira come gli altri.
clause-nichtlustig-rolls-title = Tirare i dadi
clause-nichtlustig-scoring = Dopo l’ultimo tiro il numero rosa trasforma in punti le carte non incassate di quel valore, di chiunque siano; nessuno può più portarle via. Il barboncino non incassa niente. Le carte si prendono dopo, quindi nessuna si incassa nel turno in cui è stata vinta.
clause-nichtlustig-scoring-title = Incassare
clause-nichtlustig-take = Dopo l’incasso prendi carte obiettivo che i dadi mostrano, dal tavolo o, se non incassate, dagli altri. Se ne puoi avere, almeno una va presa; quale, e quante altre, lo decidi tu. Le tue carte non contano.
clause-nichtlustig-take-title = Prendere carte
clause-nichtlustig-pairs = Riebmann vuole i due dadi neri, lo yeti i due rossi, il lemming i due bianchi, tutti e due con il numero della carta. Un simbolo non fa coppia.
clause-nichtlustig-pairs-title = Coppie
clause-nichtlustig-professors = Un professore vuole un dado nero, uno rosso e uno bianco con il numero della carta.
clause-nichtlustig-professors-title = Professori
clause-nichtlustig-dinosaurs = Un dinosauro vuole che la somma dei sei dadi, senza il rosa, raggiunga il suo numero; i simboli valgono 0. Diventa subito punti. In un turno se ne prende uno solo.
clause-nichtlustig-dinosaurs-title = Dinosauri
clause-nichtlustig-each-die-once = Ogni dado conta per una carta sola: fino a tre coppie, o fino a due professori, o un dinosauro, che usa tutti e sei i dadi.
clause-nichtlustig-each-die-once-title = Ogni dado conta una volta
clause-nichtlustig-death = Chi non prende carte obiettivo prende la carta Morte del numero rosa, o il barboncino, ovunque si trovi. Quello che copriva lì conta di nuovo.
clause-nichtlustig-death-title = La Morte
clause-nichtlustig-own-death = Chi ha già quella carta Morte ne prende un’altra dal tavolo o, se lì non ce ne sono più, una qualsiasi da un’altra persona.
clause-nichtlustig-own-death-title = Di nuovo la stessa Morte
clause-nichtlustig-cover = Una carta Morte va su un tuo lemming incassato, i cui punti sono persi. Se non ne hai, su un’altra tua carta incassata, ma mai su un dinosauro.
clause-nichtlustig-cover-title = Coprire
clause-nichtlustig-open-death = Senza una carta da coprire, una carta Morte resta scoperta e alla fine vale -1.
clause-nichtlustig-open-death-title = Carte Morte scoperte
clause-nichtlustig-specials = Alla fine del turno ogni simbolo sui dadi, rosa escluso, ti porta la carta speciale di quel dado, dal tavolo o da un’altra persona. Non è una carta obiettivo e non salva nessuno dalla Morte. Le carte speciali agiscono dal turno successivo, una volta, poi tornano sul tavolo. Papera, macchina del tempo e clown si possono tenere, le altre vanno usate.
clause-nichtlustig-specials-title = Carte speciali
clause-nichtlustig-duck = Dopo un terzo tiro la papera ne permette un quarto, con i dadi che non sono da parte.
clause-nichtlustig-duck-title = La papera
clause-nichtlustig-time-machine = Con la macchina del tempo puoi aggiungere 2 alla somma per un dinosauro.
clause-nichtlustig-time-machine-title = La macchina del tempo
clause-nichtlustig-clown = Invece di prendere una carta Morte, qualunque ne sia la causa, puoi cedere il clown.
clause-nichtlustig-clown-title = Il clown
clause-nichtlustig-virus = Chi ha il virus prende una carta Morte alla fine del turno, anche dopo aver preso carte obiettivo. Clown e virus possono annullarsi.
clause-nichtlustig-virus-title = Il virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Se hai la carta «UFO», salti il turno e la rimetti a posto. Nessun’altra carta speciale si usa in quel turno, e le tieni tutte.
   *[nf700] Se hai la carta «NF-700», salti il turno e la rimetti a posto. Nessun’altra carta speciale si usa in quel turno, e le tieni tutte.
}
clause-nichtlustig-skip-title = Saltare un turno
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Se hai la carta «NF-700», hai solo due tiri. Quindi non puoi usare nemmeno la papera.
   *[nf700] Se hai la carta «UFO», hai solo due tiri. Quindi non puoi usare nemmeno la papera.
}
clause-nichtlustig-two-rolls-title = Solo due tiri
clause-nichtlustig-end = La partita finisce dopo un turno che lascia sul tavolo al massimo cinque carte obiettivo.
clause-nichtlustig-end-title = La fine
clause-nichtlustig-points = Un lemming incassato vale 4, un Riebmann incassato 2, i dinosauri da 1 a 5. Gli yeti incassati valgono 3 ciascuno se sono almeno due, uno solo vale 1. Le carte non incassate valgono 1 ciascuna, quelle coperte e quelle speciali niente, le carte Morte scoperte -1.
clause-nichtlustig-points-title = Punti
clause-nichtlustig-professors-roll = Chi ha professori incassati tira alla fine altrettanti dadi; il numero più alto conta una volta per tutti, un simbolo vale 0.
clause-nichtlustig-professors-roll-title = I professori tirano
clause-nichtlustig-winner = Vince chi ha più punti; a pari punti, chi ha meno carte Morte, scoperte o no.
clause-nichtlustig-winner-title = Chi vince
