# The coach: chances, luck and mistakes.

coach-no-evaluator = Su questo tabellone nessuno sa valutare le posizioni di { $game }. L’allenatore conosce i tabelloni inclusi in Rauswurf.

coach-title = { $game }: com’è andata?
coach-unfinished = Questa partita non è stata finita. Il risultato mostra le probabilità alla fine.
coach-taken-back = Quello che è stato annullato non conta.
coach-stage = La corsa per il posto { $place }
coach-start = Inizio
coach-luck = Fortuna
coach-errors = Errori
coach-estimate = Stima
coach-result = Risultato
coach-fair = Senza fortuna
coach-class = Classe
coach-unit = Tutti i numeri sono partite su 100. Inizio, fortuna, errori e stima danno insieme il risultato. La stima è ciò in cui si è sbagliato l’allenatore stesso. Fortuna ed errori sono quelli di tutti: ciò che uno regala, lo guadagnano gli altri.
coach-fair-said = «Senza fortuna» è il risultato meno la fortuna, con il suo margine. Il risultato vero resta.
coach-class-said = La classe dice quanto bene ha scelto ciascuno. Una sola partita dice poco: se ci sono due classi, quella vera può essere una delle due o una in mezzo.
coach-luck-even = Fortuna e sfortuna si sono compensate: { $who }.
coach-luck-good =
    { $who } ha avuto fortuna. Valeva questo: { $size ->
        [twentieth] una partita su venti
        [tenth] un decimo di partita
        [quarter] un quarto di partita
        [third] un terzo di partita
        [half] mezza partita
       *[whole] una partita intera
    }.
coach-luck-bad =
    { $who } ha avuto sfortuna. È costata questo: { $size ->
        [twentieth] una partita su venti
        [tenth] un decimo di partita
        [quarter] un quarto di partita
        [third] un terzo di partita
        [half] mezza partita
       *[whole] una partita intera
    }.
coach-mistakes-none = { $who } non ha fatto errori.
coach-mistakes = { $count ->
    [one] { $who } ha fatto { $count } errore.
   *[other] { $who } ha fatto { $count } errori.
}
coach-lost = { $who } ha perso con le sue scelte { $points } partite su 100.
coach-lost-rolls = { $count ->
    [one] È circa quanto costa un tiro sfortunato.
   *[other] È circa quanto costano { $count } tiri sfortunati.
}
coach-turning = Momenti decisivi
coach-step = Passo { $step }: { $told }
coach-roll-good = { $who } ha guadagnato con questo tiro { $points } partite su 100.
coach-roll-bad = { $who } ha perso con questo tiro { $points } partite su 100.
coach-choice-cost = { $who } ha perso con questa scelta { $points } partite su 100.
coach-changes = Probabilità: { $chances }.
coach-instead = Che cosa si poteva fare, e quante partite su 100 vince allora { $who }:
coach-dice-of = Che cosa hanno portato i dadi di ognuno, e a chi
coach-errors-of = Che cosa hanno portato gli errori di ognuno, e a chi
coach-evaluator = Le probabilità vengono da { $evaluator }. Di solito sbagliano di meno di { $points } partite su 100.
coach-page-written = La pagina è in { $file }.
coach-closer = Uno sguardo più attento
coach-closer-said = Questi momenti sono stati giocati ancora molte volte, togliendo la fortuna. Il numero dopo ± è l’errore standard: due volte su tre la verità non è più lontana.
coach-closer-wins = Vittorie su 100
coach-closer-games = Partite
coach-closer-progress = Sguardo { $look }: { $games } partite, ± { $error }
coach-curve = Le probabilità durante la partita
coach-class-beginner = principiante
coach-class-learner = apprendista
coach-class-casual = occasionale
coach-class-skilled = pratico
coach-class-expert = esperto
coach-class-master = maestro
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
