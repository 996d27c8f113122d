### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Chi aveva quali possibilità, e quando
advice-race-win = Le possibilità di vincere:
advice-race-place = Le possibilità per il posto { $place }:
advice-moments = I momenti decisivi
advice-step-lucky = { $name } tira { $faces }. Fortuna: valeva { $count } partite su 100.
advice-step-unlucky = { $name } tira { $faces }. Sfortuna: è costato { $count } partite su 100.
advice-step-mistake = { $name }: { $move }. È costato { $count } partite su 100.
advice-step-good = { $name }: { $move }. Scelta buona.
advice-step-others = { $name }: questo ha aiutato { $gains } e danneggiato { $loses }: { $count } partite su 100.
advice-step-forced = { $name }: { $move }. Non c’era scelta.
advice-step-usual = Qui niente di particolare.
advice-better = Meglio: { $move }.
advice-why = Mostrami perché
advice-why-after = Dopo questa mossa: { $move }
advice-why-wins = { $name } vince { $count } partite su 100.
advice-why-thrown = Con i prossimi tiri, gli avversari potrebbero catturare una pedina di { $name } in { $count } casi su 100.
advice-why-safe = Con il prossimo tiro nessun avversario può catturare una pedina di { $name }.
advice-why-answer = Di solito, in { $count } casi su 100, segue questo: { $told }
advice-why-passes = In { $count } casi su 100 { $name } non può fare nulla.

## Luck and mistakes, player by player.

advice-sums = Fortuna ed errori
advice-sums-place = Fortuna ed errori nella corsa per il posto { $place }
advice-luck-good = I dadi hanno dato a { $name } { $count } partite su 100.
advice-luck-good-much = I dadi hanno dato a { $name } quanto { $games } partite intere.
advice-luck-bad = I dadi hanno tolto a { $name } { $count } partite su 100.
advice-luck-bad-much = I dadi hanno tolto a { $name } quanto { $games } partite intere.
advice-luck-even = Per { $name } fortuna e sfortuna si compensano.
advice-mistakes = { $name } ha fatto { $mistakes ->
    [one] un errore
   *[other] { $mistakes } errori
} e così ha perso { $count } partite su 100.
advice-mistakes-much = { $name } ha fatto { $mistakes } errori e così ha perso quanto { $games } partite intere.
advice-mistakes-none = { $name } non ha fatto errori che contano.
advice-sums-start = Inizio
advice-sums-luck = Fortuna
advice-sums-own = Errori propri
advice-sums-others = Errori degli altri
advice-sums-estimate = Stima
advice-sums-result = Risultato
advice-sums-hint = Tutti i numeri sono partite su 100. Ogni colonna torna: inizio, fortuna, errori e stima danno il risultato. La stima è ciò che l’allenatore stesso ha sbagliato lungo la strada.
advice-exact = Queste possibilità sono esatte.
advice-estimated = Queste possibilità sono stimate. Possono sbagliare di { $count } su 100.
advice-evaluator = Calcolato da: { $name }.

## At the table.

advice-hint = La migliore: { $move }.
advice-hint-wins = Così vinci circa { $count } partite su 100.
advice-sure = Davvero?
advice-sure-cost = { $move }: costa circa { $count } partite su 100.
advice-sure-yes = Gioca lo stesso
advice-sure-no = Pensarci ancora
advice-agree = Chi ha aperto questo tavolo vorrebbe che l’allenatore aiutasse tutti: { $what }. Per te va bene?

## A position.

advice-now = Le possibilità adesso
advice-rolls = Che cosa può uscire
advice-roll = Se esce { $faces }
advice-rolls-hint = Sotto ogni numero: quante partite su 100 quel tiro vale in più, o in meno, del solito. Scegli un tiro per vedere le sue mosse.
advice-moves = Mosse
advice-cost = Costa
advice-no-move = Nessuna pedina può muovere.
advice-set-up = Per cambiare la posizione, tocca una pedina e poi la casella dove deve stare.
advice-change = Preparare un’altra posizione
advice-piece = { $colour }, pedina { $number }
advice-turn = A chi tocca?
advice-text = La posizione come testo
advice-show = Mostra
