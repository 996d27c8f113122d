### What `rauswurf simulate` says, which plays many games.

## Beside a bar that shows how far it is.

simulate-compiling = připravují se pravidla (jen poprvé)
simulate-playing = hraje se

## The result.

simulate-title = { $game }, hráči ({ $players }) vybírají náhodně
simulate-title-bots = { $game }, hráči ({ $players }): { $bots }
simulate-title-rotated = { $game }, hráči ({ $players }), místa se střídají: { $bots }
simulate-mean = průměr
simulate-error = ± standardní chyba
simulate-bot-wins = { $bot } vítězí (spravedlivě: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } vítězí, bez štěstí
simulate-turns = kol na hru
simulate-captures = vyhození na hru
simulate-lead-changes = změn vedení na hru
simulate-cards-taken = karet vzatých ostatním na hru
simulate-death-cards = vzatých karet smrti na hru
simulate-points = { $who }, body
simulate-highest-points = nejvíc bodů
simulate-points-by-turn = body, { $turn }. na řadě
simulate-wins-by-turn = vítězství, { $turn }. na řadě
simulate-measures-sure = Každý z těchto intervalů obsahuje skutečnou hodnotu v 95 případech ze 100.

## What can be wrong.

simulate-rotate-whom = --rotate potřebuje --bots: řekni, kdo si má střídat místa
simulate-luck-whom = --without-luck potřebuje --bots: řekni, kdo hraje
simulate-luck-or-measures = použij --without-luck nebo --measures, ne obojí: --measures vypráví i o štěstí

## Below the table.

simulate-length = Polovina her trvá nejvýš { $half } kol, 95 % nejvýš { $most }.
simulate-first-more = Začínat pomáhá: kdo začíná, vyhraje { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } her (velmi pravděpodobně mezi { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Spravedlivý díl by byl { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Začínat škodí: kdo začíná, vyhraje jen { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } her (velmi pravděpodobně mezi { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Spravedlivý díl by byl { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = Není vidět, že by začínání pomáhalo: kdo začíná, vyhraje { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } her (velmi pravděpodobně mezi { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Spravedlivý díl by byl { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] Jedna hra byla přerušena jako nekonečná.
    [few] { $games } hry byly přerušeny jako nekonečné.
   *[other] { $games } her bylo přerušeno jako nekonečné.
}
simulate-speed = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
} za { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s na { $threads ->
    [one] jednom vlákně
    [few] { $threads } vláknech
   *[other] { $threads } vláknech
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } her/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } hodů/s (a { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s na přípravu)
simulate-speed-gpu = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
} za { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s na grafických kartách: { NUMBER($games-per-second, maximumFractionDigits: 0) } her/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } hodů/s (a { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s na přípravu)
