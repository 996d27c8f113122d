### What `rauswurf simulate` says.

## Beside a bar that shows how far it is.

simulate-compiling = przygotowuję zasady (tylko za pierwszym razem)
simulate-playing = gram

## The result.

simulate-title = { $game }, { $players } graczy, wybory losowe
simulate-title-bots = { $game }, { $players } graczy: { $bots }
simulate-title-rotated = { $game }, { $players } graczy, ze zmianą miejsc: { $bots }
simulate-mean = średnia
simulate-error = ± błąd standardowy
simulate-bot-wins = { $bot } wygrywa (sprawiedliwie: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } wygrywa, bez szczęścia
simulate-turns = kolejki na partię
simulate-captures = zbicia na partię
simulate-lead-changes = zmiany prowadzenia na partię
simulate-cards-taken = karty zabrane innym na partię
simulate-death-cards = wzięte karty śmierci na partię
simulate-points = punkty: { $who }
simulate-highest-points = najwyższy wynik
simulate-points-by-turn = punkty, { $turn }. w kolejności
simulate-wins-by-turn = wygrane, { $turn }. w kolejności
simulate-measures-sure = Każdy z tych przedziałów zawiera prawdziwą wartość w 95 przypadkach na 100.

## What can be wrong.

simulate-rotate-whom = --rotate wymaga --bots: napisz, kto ma zmieniać miejsca
simulate-luck-whom = --without-luck wymaga --bots: powiedz, kto gra
simulate-luck-or-measures = użyj --without-luck albo --measures, nie obu: --measures mówi też o szczęściu

## Below the table.

simulate-length = Połowa partii trwa najwyżej { $half } kolejek, 95% najwyżej { $most }.
simulate-first-more = Zaczynanie pomaga: kto zaczyna, wygrywa { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } partii (bardzo prawdopodobnie od { NUMBER($low, style: "percent", maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Sprawiedliwy udział to { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Zaczynanie szkodzi: kto zaczyna, wygrywa tylko { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } partii (bardzo prawdopodobnie od { NUMBER($low, style: "percent", maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Sprawiedliwy udział to { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = Nie widać, żeby zaczynanie pomagało: kto zaczyna, wygrywa { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } partii (bardzo prawdopodobnie od { NUMBER($low, style: "percent", maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Sprawiedliwy udział to { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] Jedną partię przerwano jako nieskończoną.
    [few] { $games } partie przerwano jako nieskończone.
    [many] { $games } partii przerwano jako nieskończone.
   *[other] { $games } partii przerwano jako nieskończone.
}
simulate-speed = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s na { $threads ->
    [1] jednym wątku
   *[other] { $threads } wątkach
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } partii/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } rzutów/s (i { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s przygotowań)
simulate-speed-gpu = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s na kartach graficznych: { NUMBER($games-per-second, maximumFractionDigits: 0) } partii/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } rzutów/s (i { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s przygotowań)
