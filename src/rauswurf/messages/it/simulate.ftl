### What `rauswurf simulate` says, which plays many games.

## Beside a bar that shows how far it is.

simulate-compiling = preparo le regole (solo la prima volta)
simulate-playing = gioco

## The result.

simulate-title = { $game }, in { $players }, a caso
simulate-title-bots = { $game }, in { $players }: { $bots }
simulate-title-rotated = { $game }, in { $players }, a posti alternati: { $bots }
simulate-mean = media
simulate-error = ± errore standard
simulate-bot-wins = { $bot } vince (equo: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } vince, senza la fortuna
simulate-turns = turni a partita
simulate-captures = pedine catturate a partita
simulate-lead-changes = cambi in testa a partita
simulate-cards-taken = carte prese agli altri a partita
simulate-death-cards = carte Morte prese a partita
simulate-points = punti, { $who }
simulate-highest-points = punteggio più alto
simulate-points-by-turn = punti, turno { $turn }
simulate-wins-by-turn = vittorie, turno { $turn }
simulate-measures-sure = Ognuno di questi intervalli contiene il valore vero in 95 casi su 100.

## What can be wrong.

simulate-rotate-whom = --rotate ha bisogno di --bots: di’ chi cambia posto
simulate-luck-whom = --without-luck ha bisogno di --bots: di’ chi gioca
simulate-luck-or-measures = usa --without-luck o --measures, non tutti e due: --measures parla anche della fortuna

## Below the table.

simulate-length = Metà delle partite dura fino a { $half } turni, il 95% fino a { $most }.
simulate-first-more = Cominciare aiuta: chi comincia vince { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } delle partite (molto probabilmente tra { NUMBER($low, style: "percent", maximumFractionDigits: 1) } e { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). La quota equa sarebbe { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Cominciare danneggia: chi comincia vince solo { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } delle partite (molto probabilmente tra { NUMBER($low, style: "percent", maximumFractionDigits: 1) } e { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). La quota equa sarebbe { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = Non si vede alcun vantaggio nel cominciare: chi comincia vince { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } delle partite (molto probabilmente tra { NUMBER($low, style: "percent", maximumFractionDigits: 1) } e { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). La quota equa sarebbe { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] Una partita interrotta perché senza fine.
   *[other] { $games } partite interrotte perché senza fine.
}
simulate-speed = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s su { $threads ->
    [one] un thread
   *[other] { $threads } thread
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } partite/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } tiri/s (più { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s per prepararsi)
simulate-speed-gpu = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s su schede grafiche: { NUMBER($games-per-second, maximumFractionDigits: 0) } partite/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } tiri/s (più { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s per prepararsi)
