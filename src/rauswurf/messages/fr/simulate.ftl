### What `rauswurf simulate` says, which plays many games.

## Beside a bar that shows how far it is.

simulate-compiling = préparation des règles (la première fois seulement)
simulate-playing = parties en cours

## The result.

simulate-title = { $game }, à { $players }, au hasard
simulate-title-bots = { $game }, à { $players } : { $bots }
simulate-title-rotated = { $game }, à { $players }, avec rotation des places : { $bots }
simulate-mean = moyenne
simulate-error = ± erreur type
simulate-bot-wins = { $bot } gagne (équitable : { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } gagne, chance retirée
simulate-turns = tours par partie
simulate-captures = prises par partie
simulate-lead-changes = changements de tête par partie
simulate-cards-taken = cartes prises aux autres par partie
simulate-death-cards = cartes Mort prises par partie
simulate-points = points, { $who }
simulate-highest-points = plus haut total de points
simulate-points-by-turn = points, rang { $turn }
simulate-wins-by-turn = victoires, rang { $turn }
simulate-measures-sure = Chacun de ces intervalles contient la vraie valeur dans 95 cas sur 100.

## What can be wrong.

simulate-rotate-whom = --rotate a besoin de --bots : dis qui change de place
simulate-luck-whom = --without-luck a besoin de --bots : dis qui joue
simulate-luck-or-measures = utilise --without-luck ou --measures, pas les deux : --measures parle aussi de la chance

## Below the table.

simulate-length = La moitié des parties durent jusqu’à { $half } tours, 95 % jusqu’à { $most }.
simulate-first-more = Commencer aide : qui commence gagne { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } des parties (très probablement entre { NUMBER($low, style: "percent", maximumFractionDigits: 1) } et { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). La part équitable serait { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Commencer nuit : qui commence ne gagne que { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } des parties (très probablement entre { NUMBER($low, style: "percent", maximumFractionDigits: 1) } et { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). La part équitable serait { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = On ne voit aucun avantage à commencer : qui commence gagne { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } des parties (très probablement entre { NUMBER($low, style: "percent", maximumFractionDigits: 1) } et { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). La part équitable serait { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] { $games } partie interrompue parce que sans fin.
   *[other] { $games } parties interrompues parce que sans fin.
}
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s sur { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
} : { NUMBER($games-per-second, maximumFractionDigits: 0) } parties/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } lancers/s (plus { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de préparation)
simulate-speed-gpu = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s sur des cartes graphiques : { NUMBER($games-per-second, maximumFractionDigits: 0) } parties/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } lancers/s (plus { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de préparation)
