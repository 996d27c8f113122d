### What `rauswurf simulate` says.

## Beside a bar that shows how far it is.

simulate-compiling = de regels worden klaargezet (alleen de eerste keer)
simulate-playing = er wordt gespeeld

## The result.

simulate-title = { $game }, { $players } spelers die willekeurig kiezen
simulate-title-bots = { $game }, { $players } spelers: { $bots }
simulate-title-rotated = { $game }, { $players } spelers die van plek wisselen: { $bots }
simulate-mean = gemiddelde
simulate-error = ± standaardfout
simulate-bot-wins = winst: { $bot } (eerlijk deel: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = winst zonder geluk: { $bot }
simulate-turns = beurten per spel
simulate-captures = eruit gegooid per spel
simulate-lead-changes = leiderswissels per spel
simulate-cards-taken = van anderen gepakte kaarten per spel
simulate-death-cards = gepakte doodskaarten per spel
simulate-points = punten voor { $who }
simulate-highest-points = hoogste aantal punten
simulate-points-by-turn = punten, startplek { $turn }
simulate-wins-by-turn = gewonnen, startplek { $turn }
simulate-measures-sure = Elk van deze intervallen bevat in 95 van de 100 gevallen de echte waarde.

## What can be wrong.

simulate-rotate-whom = --rotate heeft --bots nodig: zeg wie er van plek wisselt
simulate-luck-whom = --without-luck heeft --bots nodig: zeg wie er speelt
simulate-luck-or-measures = gebruik --without-luck of --measures, niet allebei: --measures vertelt ook over geluk

## Below the table.

simulate-length = De helft van de spellen duurt tot { $half } beurten, 95% tot { $most }.
simulate-first-more = Beginnen helpt: wie begint, wint { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } van de spellen (zeer waarschijnlijk tussen { NUMBER($low, style: "percent", maximumFractionDigits: 1) } en { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Eerlijk zou { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } zijn.
simulate-first-less = Beginnen is nadelig: wie begint, wint maar { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } van de spellen (zeer waarschijnlijk tussen { NUMBER($low, style: "percent", maximumFractionDigits: 1) } en { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Eerlijk zou { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } zijn.
simulate-first-same = Er is geen voordeel van beginnen te zien: wie begint, wint { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } van de spellen (zeer waarschijnlijk tussen { NUMBER($low, style: "percent", maximumFractionDigits: 1) } en { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Eerlijk zou { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } zijn.
simulate-endless = { $games ->
    [one] Eén spel is als eindeloos afgebroken.
   *[other] { $games } spellen zijn als eindeloos afgebroken.
}
simulate-speed = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s op { $threads ->
    [one] één thread
   *[other] { $threads } threads
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } spellen/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } worpen/s (en { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s voorbereiding)
simulate-speed-gpu = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s op grafische kaarten: { NUMBER($games-per-second, maximumFractionDigits: 0) } spellen/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } worpen/s (en { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s voorbereiding)
