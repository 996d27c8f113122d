### What is wrong with a position that somebody typed as one line: parts of a line.

## The form.

position-no-colour = manca un colore: scrivi yellow B B 0 a / green ...
position-twice = { $colour } c’è due volte
position-missing = manca { $colour }
position-no-such-colour = nessun colore { $colour } gioca; ci sono { $known }
position-no-field = il tabellone non ha una casella { $field }
position-no-fact = non c’è un’indicazione { $fact }; ci sono { $known }
position-fact-twice = { $fact } è detto due volte
position-number = { $fact } { $said }: ci vuole un numero da { $least } a { $most }
position-one-number = { $fact } { $said }: ci vuole { $number }, o niente
position-alone = { $fact } { $said }: si dice da solo
position-pairs = { $fact } { $said }: di’ un colore che gioca, poi le sue caselle
position-no-pairs = { $fact }: di’ un colore che gioca, poi le sue caselle
position-turn = turn { $said }: può toccare a { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] { $colour } ha una pedina invece di { $wanted }
   *[other] { $colour } ha { $count } pedine invece di { $wanted }
}
position-fourth-piece = in { $players } la quarta pedina { $colour } sta in { $field } fin dall’inizio
position-on-lane = { $colours }: in { $field } sta solo una pietra, non una pedina
position-together = { $colours } stanno insieme in { $field }
position-crowded = { $colour } ha { $count } pedine in { $field }; c’è posto per una
position-large-barrier = { $colour } ha { $count } pedine in { $field }; una barriera ne ha due
position-start-barrier = { $colour } ha una barriera sulla propria casella di partenza, il che non può succedere

## Whose turn it is, and who is home.

position-turn-home = { $colour } ha finito e non gioca più
position-home = home { $said }: ha finito { $known }
position-nobody-home = home { $said }: nessuno ha finito
position-many-home = hanno finito in { $count }; la partita era finita con { $enough }
position-over = { $fact }: la partita è finita
position-contest = { $fact }: si tira ancora per vedere chi comincia
position-contest-form = contest { $said }: di’ ogni colore una volta e che cosa ha tirato, o -
position-contest-done = contest: qualcuno deve ancora tirare, come in yellow 5 green -
position-no-contest = contest: comincia il primo posto, non si tira per questo
position-contest-moved = contest: si sono già mosse pedine
position-contest-next = contest: il prossimo a tirare è { $colour }
position-rolls = rolls { $rolls }: non ne possono restare più di { $most }
position-die-lost = die { $die }: { $colour } non può usarlo, il tiro è perso

## Hunts and stones, in the games Jäger and Einser Blocker.

position-hunt-form = hunt: di’ il numero, i dadi che mancano e i centri, come in hunt 5 dice 2 hits 1
position-no-hunter = hunt: nessuno su un sentiero potrebbe andare a caccia
position-focus = focus { $colour } { $field }: lì non c’è una pedina in gioco di questo colore
position-one-stone = stone { $colour }: ogni colore ha una pietra sola
position-stone-begin = stone { $colour } { $field }: in due le pietre cominciano in { $first }
position-stone-place = stone { $colour } { $field }: una pietra sta nella sua corsia o sul percorso
position-stone-taken = stone { $colour } { $field }: la casella è occupata
position-pushed = pushed: la pietra sta dove comincia

## Cards of NICHTLUSTIG, as they are typed.

position-no-seat = nessuno si chiama { $colour }; ci sono { $known }
position-no-card = non c’è una carta { $card }; scrivi lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } ha { $card } due volte
position-card-places = { $card } è in due posti: da { $colour } e da { $other }
position-not-scored = { $card } non è una carta obiettivo e non può essere incassata
position-not-death = { $card } è sotto { $death }, che non è una carta Morte
position-not-covered = { $card } non può essere coperta
position-misses-turn = { $colour } ha { $card } e salta il turno: tocca al posto successivo, e la carta è sul tavolo

## Dice of NICHTLUSTIG.

position-no-die = non c’è un dado { $said }; i dadi si scrivono b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] dadi neri: { $count } invece di { $wanted }
    [red] dadi rossi: { $count } invece di { $wanted }
    [white] dadi bianchi: { $count } invece di { $wanted }
   *[pink] dadi rosa: { $count } invece di { $wanted }
}
position-die-twice = { $dice ->
    [black] un dado nero c’è due volte
    [red] un dado rosso c’è due volte
    [white] un dado bianco c’è due volte
   *[pink] il dado rosa c’è due volte
}
position-say-dice = di’ che cosa mostrano i dadi: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: i dadi si scrivono b3, w5, ufo o b3:ufo
position-kept = kept { $said }: i dadi non mostrano questo, o due sono uguali: allora di’ b3:duck o b3:ufo
position-kept-alone = kept: di’ anche che cosa mostrano i dadi
position-kept-shown = kept: i dadi da parte mostrano qualcosa, e non sono mai tutti da parte
position-rolled-form = { $fact } { $said }: di’ un posto e che cosa ha tirato: da 1 a 5, symbol o -
position-rolls-before = rolls { $rolls }: prima di questo tiro ne possono restare da 1 a { $most }
position-rolls-after = rolls { $rolls }: dopo questo tiro non ne possono restare più di { $most }
position-turn-over = rolls 0: non c’è più niente da decidere, il turno è finito

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest: prima del primo turno nessuno ha carte
position-contest-one-die = contest: si tira un dado per posto, come in yellow 5 green -
position-contest-two = contest: ce ne vogliono almeno due
position-ended = { $fact }: la partita è finita, carte obiettivo sul tavolo: solo { $count }
position-not-ended = professors: la partita non è finita, carte obiettivo sul tavolo: { $count }
position-professors = professors: ecco quanti dadi si tirano: { $known }
position-no-professors = professors: non ci sono dadi da tirare
position-professors-order = professors: i dadi si tirano nell’ordine dei posti

## What is to be decided in NICHTLUSTIG.

position-now = now { $said }: può essere duck, fourth, take, death o cover death 3
position-now-rolls = { $wanted ->
    [one] { $now }: allora resta un tiro, non { $rolls }
   *[other] { $now }: allora restano { $wanted } tiri, non { $rolls }
}
position-now-dice = { $now }: tutti i dadi devono essere sul tavolo
position-now-duck = now duck: { $colour } non può usare la papera
position-now-fourth = now fourth: chi ha usato la papera aveva tre tiri e l’ha rimessa a posto
position-now-take = now take: questi dadi non portano nessuna carta obiettivo
position-now-death = now death: { $colour } ha già tutte le carte Morte
position-now-cover = now cover: { $death } dev’essere scoperta davanti a { $colour }
position-nothing-to-cover = now cover: { $colour } non ha carte da coprire
position-scored = { $now }: il dado rosa ha incassato { $card } per { $colour }
position-no-death-due = { $now }: questi dadi portano una carta obiettivo, e non c’è il virus
