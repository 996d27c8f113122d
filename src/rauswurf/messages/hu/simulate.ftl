### What `rauswurf simulate` says, which plays many games.

## Beside a bar that shows how far it is.

simulate-compiling = a szabályok előkészítése (csak első alkalommal)
simulate-playing = játék

## The result.

simulate-title = { $game }, { $players } véletlenszerűen választó játékos
simulate-title-bots = { $game }, { $players } játékos: { $bots }
simulate-title-rotated = { $game }, { $players } helyet cserélő játékos: { $bots }
simulate-mean = átlag
simulate-error = ± standard hiba
simulate-bot-wins = { $bot } nyer (egyenlő esély: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } nyer, szerencse nélkül
simulate-turns = kör játékonként
simulate-captures = kiütés játékonként
simulate-lead-changes = vezetőcsere játékonként
simulate-cards-taken = másoktól elvett kártya játékonként
simulate-death-cards = elvett halálkártya játékonként
simulate-points = { $who } pontjai
simulate-highest-points = legtöbb pont
simulate-points-by-turn = pontok, { $turn }. a sorban
simulate-wins-by-turn = győzelmek, { $turn }. a sorban
simulate-measures-sure = Ezek az intervallumok 100 esetből 95-ben tartalmazzák a valódi értéket.

## What can be wrong.

simulate-rotate-whom = a --rotate mellé --bots kell: mondd meg, ki cseréljen helyet
simulate-luck-whom = a --without-luck mellé --bots is kell: mondd meg, ki játszik
simulate-luck-or-measures = --without-luck vagy --measures legyen, ne mindkettő: a --measures a szerencséről is szól

## Below the table.

simulate-length = A játékok fele legfeljebb { $half } kör, 95%-a legfeljebb { $most }.
simulate-first-more = Kezdeni előny: aki kezd, a játékok { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }-át nyeri meg (nagyon valószínű, hogy { NUMBER($low, style: "percent", maximumFractionDigits: 1) } és { NUMBER($high, style: "percent", maximumFractionDigits: 1) } között). Egyenlő esélynél { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } járna.
simulate-first-less = Kezdeni hátrány: aki kezd, a játékoknak csak { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }-át nyeri meg (nagyon valószínű, hogy { NUMBER($low, style: "percent", maximumFractionDigits: 1) } és { NUMBER($high, style: "percent", maximumFractionDigits: 1) } között). Egyenlő esélynél { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } járna.
simulate-first-same = Nem látszik, hogy kezdeni előny volna: aki kezd, a játékok { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }-át nyeri meg (nagyon valószínű, hogy { NUMBER($low, style: "percent", maximumFractionDigits: 1) } és { NUMBER($high, style: "percent", maximumFractionDigits: 1) } között). Egyenlő esélynél { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } járna.
simulate-endless = { $games ->
    [one] Egy játék végtelennek tűnt, és megszakadt.
   *[other] { $games } játék végtelennek tűnt, és megszakadt.
}
simulate-speed = { $games ->
    [one] Egy játék
   *[other] { $games } játék
} { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s alatt, { $threads ->
    [one] egy szálon
   *[other] { $threads } szálon
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } játék/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } dobás/s (és { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s előkészület)
simulate-speed-gpu = { $games ->
    [one] Egy játék
   *[other] { $games } játék
} { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s alatt grafikus kártyán: { NUMBER($games-per-second, maximumFractionDigits: 0) } játék/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } dobás/s (és { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s előkészület)
