### Rulings: what we decided where the printed rules of a game leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Se catturare è la tua unica mossa permessa, devi farla.
ruling-classic-six-rolls-again = Anche un sei che non si è potuto usare dà un altro tiro.
ruling-classic-three-rolls = I tre tiri finiscono con un sei; un sei che non può far entrare niente è uno dei tre, e gli altri restano.
ruling-classic-highest-roll = In caso di parità tira di nuovo solo chi è alla pari.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Questo obbligo viene prima di quelli di entrare con un sei e di liberare la casella di partenza. Va bene qualsiasi cattura. Altrimenti torna indietro la pedina più avanti tra quelle che potevano catturare, anche se ormai è al traguardo (mai una in base; tra una tua e una neutra ugualmente avanti, la tua). Passare non serve. Un tiro in più resta tuo.
   *[strict] Questo obbligo viene prima di quelli di entrare con un sei e di liberare la casella di partenza.
}
ruling-classic-backward-capture = Una pedina sulla propria casella di partenza o al traguardo non va mai indietro. Se non c’è altro da fare puoi passare, a meno che la cattura sia obbligatoria.
ruling-classic-barriers = Al traguardo non ci sono barriere, e la propria partenza si libera prima di entrarci; nemmeno catturando all’indietro si superano barriere.
ruling-classic-two-colours = Il turno gira da colore a colore; l’altro tuo colore è un avversario; un colore tutto al traguardo viene saltato; hai finito quando entrambi i colori sono al traguardo.
ruling-classic-neutral = Gli obblighi si guardano per ogni colore, quello di catturare per tutti e due; tre tiri solo se ne hanno diritto entrambi i colori; chi ha finito continua con le pedine neutre; se porta al traguardo l’ultima neutra qualcuno che non ha ancora finito, o se arriva prima che qualcuno abbia finito, vince chi finisce per primo; gli altri posti seguono l’ordine in cui si finisce.

## The six Nüby games

ruling-nueby-turns = In due si gioca con giallo e nero, in tre con giallo, rosso e blu, in quattro con giallo, verde, nero e blu, in cinque con tutti tranne il bianco.
ruling-nueby-turns-four = In due si gioca con giallo e rosso, in tre con giallo, verde e rosso.
ruling-nueby-free-entry = Conta come il primo sei del turno.
ruling-nueby-throw = Decide dove si trova, non che cosa ha passato; i giri non si ricordano.
ruling-nueby-must-move = Catturare all’indietro non è mai un obbligo.
ruling-nueby-goal-no-jump = Con qualsiasi numero; poter entrare, invece, non è un motivo per passare.
ruling-nueby-backward-throw = Mai dal traguardo.
ruling-nueby-highest-roll = Il regolamento non dice chi; in caso di parità tira di nuovo solo chi è alla pari.
ruling-nueby-finish = Il regolamento non indica uno scopo.
ruling-nueby-second-level = Una pedina può anche fare un altro giro esterno. Non vuol dire superare il traguardo: se è la tua unica mossa, devi farla. Da quattro in su si gioca con tre pedine a testa.
ruling-nueby-one-pushes = Si spinge prima di muovere. Se nessuna pedina può muoversi, si può anche solo spingere.
ruling-nueby-place = Puoi mettere la pietra anche dove blocca le tue pedine o il tuo ingresso. Che cosa devi muovere si decide dopo.
ruling-nueby-blockade = Nessuno supera una pietra, nemmeno il suo colore. Se tutti gli ingressi sono bloccati, un normale tiro sostituisce l’ingresso libero; se per un giro intero nessuno può entrare o muovere, le pietre sugli ingressi tornano nelle loro corsie.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Quando tutte le tue pedine lì hanno il focus, un altro centro ne rigira una.
   *[ignored] Quando tutte le tue pedine lì hanno il focus, gli altri centri non contano.
}
ruling-nueby-either-way = Le pedine al traguardo non vanno mai indietro; le mosse all’indietro obbligano come le altre.
ruling-nueby-shortcut = Nessuno cattura all’indietro dal percorso verso le caselle grigie.
ruling-nueby-short-throw = Si spinge lungo il percorso, mai verso un traguardo. Catturare conta come mossa anche se alla fine tutte le pedine sono dov’erano.

## NICHTLUSTIG, a game of dice and cards

ruling-nichtlustig-first = In caso di parità tira di nuovo solo chi è alla pari.
ruling-nichtlustig-rolls = Mettere da parte tutti i dadi è fermarsi. I dadi si distinguono dal simbolo: tra due uguali, quello che tieni conta per ciò che l’altro può portare.
ruling-nichtlustig-scoring = In un turno saltato non si incassa.
ruling-nichtlustig-take = Tutte le carte di un turno si dicono insieme.
ruling-nichtlustig-dinosaurs = Si può scegliere qualsiasi dinosauro che la somma raggiunge, non solo il più alto.
ruling-nichtlustig-death = In un turno si prende al massimo una carta Morte.
ruling-nichtlustig-own-death = Qui il barboncino è una carta Morte come le altre. Tra quelle sul tavolo si sceglie. Chi le ha tutte e sei non ne prende.
ruling-nichtlustig-cover = Tra più lemming si sceglie. Una carta si può coprire una volta sola.
ruling-nichtlustig-open-death = Lo stesso vale se tutte le carte incassate sono già coperte. Una carta scoperta resta scoperta, qualunque cosa si incassi dopo.
ruling-nichtlustig-specials = Arrivano per ultime, dopo la carta Morte e dopo che le carte usate sono tornate sul tavolo, quindi si può rivincere subito una carta.
ruling-nichtlustig-duck = Prima si possono mettere dadi da parte, ma se ne tira almeno uno. Chi si è fermato prima del terzo tiro non può usarla.
ruling-nichtlustig-time-machine = Si usa solo per un dinosauro che senza non si può avere. Chi non può prendere altro può tenerla, non prendere niente e affrontare la Morte.
ruling-nichtlustig-clown = Se non c’è una carta Morte da prendere, il clown resta.
ruling-nichtlustig-virus = Senza carte obiettivo è comunque una sola carta Morte, e un solo clown la evita. Il virus torna sul tavolo in ogni caso.
ruling-nichtlustig-points = Uno yeti coperto non fa compagnia a un altro.
ruling-nichtlustig-professors-roll = Nell’ordine dei posti; un professore coperto non dà dadi.
ruling-nichtlustig-winner = Così si decidono tutti i posti; chi è ancora alla pari si divide il posto.
