### Why a move may not be made: one or two friendly sentences.

## Race games: all of them

refuse-finish-over = La partita è finita.
refuse-goal-count-does-not-fit = { $die ->
    [one] A un passo non c’è nessuna casella del traguardo.
   *[other] A { $die } passi non c’è nessuna casella del traguardo.
}
refuse-goal-count-foreign-goal = Quello è il traguardo di un altro colore.
refuse-goal-count-past-own-goal = Con un { $die } questa pedina supererebbe il proprio traguardo.
refuse-goal-count-once-round = Una pedina fa un solo giro e svolta verso il suo traguardo prima della casella { $start }. Lì non arriva mai.
refuse-goal-no-jump-in-the-way = Al traguardo non si scavalca nessuno, e la casella { $field } è occupata.
refuse-must-move-can-move = Una mossa è possibile, quindi va fatta.
refuse-must-move-own-piece = Sulla casella { $field } c’è già una tua pedina.
refuse-must-move-roll-lost = Con il { $die } non puoi fare niente, quindi va perso.
refuse-no-such-move-hunt = In questo gioco non si va a caccia.
refuse-no-such-move-push = In questo gioco non ci sono pietre.
refuse-no-such-move-stone = In questo gioco non ci sono pietre.
refuse-no-such-move-turn = In questo gioco non si girano pedine.
refuse-no-such-piece-nothing-there = { $colour } non ha pedine sulla casella { $field }.
refuse-roll-move-foreign-goal = Quello è il traguardo di un altro colore.
refuse-roll-move-forward-only = Le pedine vanno in avanti, e di { $die } esatti.
refuse-roll-move-move-first = Prima si gioca il { $die }, poi si tira di nuovo.
refuse-roll-move-roll-first = Prima si tira; è il dado che decide.
refuse-roll-move-too-far = Davanti a questa pedina non ci sono abbastanza caselle per un { $die }.
refuse-roll-move-wrong-number = Con un { $die } questa pedina non arriva lì.
refuse-turns-not-yours = Tocca a { $turn }, che non può muovere le pedine di { $colour }.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Una pedina va indietro solo per catturare, e sulla casella { $field } non c’è nessuna pedina avversaria.
refuse-backward-capture-over-own-start = Una pedina non torna mai sulla propria casella di partenza, né oltre.
refuse-backward-capture-out-of-goal = Al traguardo non si torna mai indietro, e non se ne esce più.
refuse-barriers-in-the-way = Sulla casella { $field } c’è una barriera; nessuno può fermarsi lì né superarla.
refuse-barriers-on-start = Sulla casella di partenza c’è una barriera; nessuno può entrare in gioco.
refuse-clear-start-start-first = In base aspettano altre pedine, quindi deve partire prima quella sulla casella di partenza.
refuse-forced-capture-capture-first = Puoi catturare, quindi devi farlo.
refuse-forced-capture-no-passing = Puoi catturare. Puoi non accorgertene e fare un’altra mossa, ma non puoi passare.
refuse-one-per-field-own-piece = Sulla casella { $field } c’è già una tua pedina.
refuse-six-enters-must-enter = Con un sei una pedina deve uscire dalla base, sulla sua casella di partenza.
refuse-six-enters-needs-six = Per uscire dalla base ci vuole un sei, non un { $die }.
refuse-six-enters-only-to-start = Dalla base una pedina esce sulla propria casella di partenza.
refuse-six-start-occupied-own-on-start = Sulla tua casella di partenza c’è una tua pedina, quindi non può uscirne un’altra.
refuse-six-start-occupied-start-first = Sulla tua casella di partenza c’è una tua pedina: con il sei devi muovere quella.

## The six Nüby games

refuse-backward-throw-free-field = All’indietro si cattura solo passando su caselle occupate, e la casella { $field } è libera.
refuse-backward-throw-nobody-there = Una pedina va indietro solo per catturare, e sulla casella { $field } non c’è nessun avversario.
refuse-enter-needs-six = Una pedina in attesa entra in gioco solo con un sei, non con un { $die }.
refuse-enter-only-to-entry = Una pedina in attesa entra in gioco sulla casella { $field }.
refuse-enter-own-piece = Sulla casella d’ingresso c’è già una tua pedina.
refuse-free-entry-enter-first = Non c’è nessuna pedina in gioco: prima ne entra una in attesa.
refuse-free-entry-not-optional = Non c’è nessuna pedina in gioco: una in attesa deve entrare.
refuse-six-only-to-throw = Un sei serve solo a far entrare una pedina in attesa o a catturare.
refuse-backward-throw-out-of-goal = Al traguardo non si torna mai indietro, e non se ne esce più.
refuse-second-level-not-out = Una pedina sull’anello interno non torna mai su quello esterno.
refuse-second-level-own-arrow = Si va dentro solo per la propria freccia, dopo la casella { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Questa pedina non è ancora andata a caccia; al traguardo vanno solo le pedine con focus.
refuse-hunt-dice-first = La caccia è aperta: ora tira i suoi dadi.
refuse-hunt-instead-of-a-roll = Si va a caccia al posto di un tiro; qui il dado è già caduto.
refuse-hunt-no-hit = Nessun centro aspetta di girare una pedina.
refuse-hunt-no-hunter = Nessuna pedina di questo colore è senza focus su un sentiero.
refuse-hunt-no-such-number = Si va a caccia di un numero da 1 a 6.
refuse-hunt-not-beside = Nessuna pedina di questo colore è sulla casella { $field }, accanto al percorso.
refuse-hunt-not-yet = Si sta ancora tirando per vedere chi comincia.
refuse-hunt-others-first = Prima si girano le pedine senza focus.
refuse-hunt-turn-first = Prima i centri della caccia girano pedine.
refuse-hunt-several-must = La caccia ha fatto più di un centro, quindi ogni centro deve girare una pedina.
refuse-side-path-taken = Su un sentiero non si cattura nessuno, e la casella { $field } è occupata.
refuse-side-path-from-its-entrance = Un sentiero comincia dopo la casella { $field }. Da nessun’altra parte ci si entra o ci si cattura.
refuse-side-path-to-its-end = Un sentiero porta alla casella { $field }. Di lato non se ne esce.

## Einser Blocker

refuse-blockade-in-the-way = Una pietra sbarra la strada sulla casella { $field }; nessuno la supera.
refuse-blockade-no-opponent = La pietra sulla casella { $field } non è un avversario: la colpisce solo una mossa normale.
refuse-blockade-on-entry = Sulla casella d’ingresso c’è una pietra; lì non entra nessuno.
refuse-one-pushes-needs-one = Solo un 1 spinge la pietra.
refuse-one-pushes-not-in-lane = La pietra non è più nella sua corsia, o è già libera.
refuse-one-pushes-once = Questo 1 ha già spinto la pietra.
refuse-place-not-free = La pietra non è sulla sua casella libera.
refuse-place-not-now = Una pietra si mette prima di un tiro, o tra tiro e mossa.
refuse-place-only-on-track = Una pietra si mette solo sul percorso.
refuse-place-taken = La casella { $field } è occupata.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = La casella freccia ({ $field }) non si supera contromano.
refuse-arrow-from-arrow = Dalla casella freccia ({ $field }) si va indietro solo per catturare con un 1.
refuse-either-way-out-of-goal = Al traguardo le pedine non vanno mai indietro, e non ne escono più.
refuse-shortcut-from-a-stop = La scorciatoia si prende solo dopo essersi fermati sulla sua casella freccia.
refuse-shortcut-to-its-end = Le caselle grigie portano alla casella { $field }. Da una scorciatoia non si esce di lato.
refuse-grey-taken = Su una casella grigia non si cattura nessuno, e la casella { $field } è occupata.

## NICHTLUSTIG, a game of dice and cards

refuse-clown-no-death = Il clown si cede al posto di una carta Morte, quando se ne deve prendere una.
refuse-cover-cover-first = Di’ prima su quale carta va messa { $card }.
refuse-cover-covered = La carta { $card } è già coperta.
refuse-cover-dinosaur = I dinosauri non si coprono mai; sono già estinti.
refuse-cover-fresh = La carta { $card } non è ancora incassata; si coprono solo carte incassate.
refuse-cover-lemming-first = Un lemming incassato va coperto prima di ogni altra carta: { $card }.
refuse-cover-no-death = Non c’è nessuna carta Morte da mettere.
refuse-cover-no-target = La carta { $card } non è una carta obiettivo; si coprono solo quelle.
refuse-cover-not-yours = La carta { $card } non è tua; una carta Morte copre solo le proprie.
refuse-death-must-take = Nessuna carta obiettivo presa, oppure c’è il virus: bisogna prendere una carta Morte.
refuse-death-not-due = Adesso non c’è nessuna carta Morte da prendere.
refuse-death-only-one = Si prende una sola carta Morte, e nient’altro.
refuse-death-pink-decides = È il dado rosa a decidere quale carta Morte si prende: { $card }.
refuse-dinosaurs-only-one = In un turno si prende un solo dinosauro.
refuse-dinosaurs-too-low = Senza il rosa i dadi fanno { $sum }; non basta per { $card }.
refuse-duck-after-third = La papera dà un quarto tiro, quindi prima ci vuole il terzo.
refuse-duck-must-roll = La papera serve per un quarto tiro; va tirato almeno un dado.
refuse-duck-too-late = I tiri di questo turno sono finiti; la papera arriva tardi.
refuse-duck-use-first = I tre tiri sono finiti; solo la papera ne dà un quarto. Usala prima.
refuse-each-die-once-not-together = Per queste carte un dado servirebbe due volte; ogni dado conta una volta.
refuse-end-over = La partita è finita.
refuse-first-roll-first = Si sta ancora tirando per vedere chi comincia: tira un dado.
refuse-own-death-own-already = Hai già { $card }; prendi un’altra carta Morte.
refuse-own-death-table-first = Hai già { $card }; finché sul tavolo ce n’è un’altra, prendi quella.
refuse-pairs-not-shown = { $colour ->
    [black] Per { $card } entrambi i dadi neri devono mostrare un { $number }.
    [red] Per { $card } entrambi i dadi rossi devono mostrare un { $number }.
   *[white] Per { $card } entrambi i dadi bianchi devono mostrare un { $number }.
}
refuse-professors-not-shown = Per { $card } un dado nero, uno rosso e uno bianco devono mostrare un { $number }.
refuse-professors-roll-roll-first = Ora si tirano i dadi dei professori.
refuse-rolls-aside = È già da parte, e ci resta: { $die }.
refuse-rolls-done = I tiri di questo turno sono finiti.
refuse-rolls-keep-first = Di’ prima quali dadi tieni. Per tirarli tutti di nuovo scrivi «keep nothing».
refuse-rolls-no-such-die = Questo dado non c’è: { $die }.
refuse-rolls-roll-first = Prima tira i dadi.
refuse-rolls-said-twice = Non ce n’è un altro: { $die }.
refuse-rolls-which-die = Due dadi sono uguali ma hanno simboli diversi: di’ «{ $one }» o «{ $other }».
refuse-scoring-safe = La carta { $card } è incassata; { $seat } non può più perderla.
refuse-specials-by-itself = La carta { $card } agisce da sola, non c’è niente da scegliere.
refuse-specials-by-symbol = { $card } è una carta speciale; la porta il suo simbolo alla fine del turno.
refuse-specials-not-held = { $seat } non ha la carta { $card }.
refuse-take-done = Le carte obiettivo di questo turno sono prese.
refuse-take-elsewhere = La carta { $card } ce l’ha { $seat }.
refuse-take-elsewhere-table = La carta { $card } è sul tavolo.
refuse-take-must-take = Puoi avere una carta obiettivo, quindi devi prenderne una.
refuse-take-own = Hai già { $card }.
refuse-take-roll-first = Prima il tiro della papera: di’ quali dadi tieni.
refuse-take-stop-first = Le carte si prendono quando i tiri sono finiti: prima fermati.
refuse-time-machine-not-needed = La somma { $sum } basta; la macchina del tempo non serve.
refuse-time-machine-say-dinosaur = La macchina del tempo si usa prendendo un dinosauro che ne ha bisogno.
refuse-two-rolls-no-duck = Chi ha la carta { $card } ha solo due tiri, quindi la papera non serve.
