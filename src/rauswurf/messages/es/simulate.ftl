### What `rauswurf simulate` says.

## Beside a progress bar

simulate-compiling = preparando las reglas (solo la primera vez)
simulate-playing = jugando

## The result

simulate-title = { $game }, { $players } jugadores que eligen al azar
simulate-title-bots = { $game }, { $players } jugadores: { $bots }
simulate-title-rotated = { $game }, { $players } jugadores que cambian de sitio: { $bots }
simulate-mean = media
simulate-error = ± error estándar
simulate-bot-wins = { $bot } gana (lo justo: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } gana, sin la suerte
simulate-turns = turnos por partida
simulate-captures = fichas comidas por partida
simulate-lead-changes = cambios de líder por partida
simulate-cards-taken = cartas quitadas a otros por partida
simulate-death-cards = cartas de muerte tomadas por partida
simulate-points = puntos de { $who }
simulate-highest-points = puntuación más alta
simulate-points-by-turn = puntos, turno { $turn }
simulate-wins-by-turn = victorias, turno { $turn }
simulate-measures-sure = Cada uno de estos intervalos contiene el valor verdadero en 95 de cada 100 casos.

## What can be wrong

simulate-rotate-whom = --rotate necesita --bots: di quiénes cambian de sitio
simulate-luck-whom = --without-luck necesita --bots: di quién juega
simulate-luck-or-measures = usa --without-luck o --measures, no los dos: --measures también habla de la suerte

## Below the table

simulate-length = La mitad de las partidas dura hasta { $half } turnos; el 95 %, hasta { $most }.
simulate-first-more = Empezar ayuda: quien empieza gana el { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } de las partidas (muy probablemente entre el { NUMBER($low, style: "percent", maximumFractionDigits: 1) } y el { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Lo justo sería el { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Empezar perjudica: quien empieza solo gana el { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } de las partidas (muy probablemente entre el { NUMBER($low, style: "percent", maximumFractionDigits: 1) } y el { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Lo justo sería el { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = No se ve que empezar ayude: quien empieza gana el { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } de las partidas (muy probablemente entre el { NUMBER($low, style: "percent", maximumFractionDigits: 1) } y el { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Lo justo sería el { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] Una partida se cortó por interminable.
   *[other] { $games } partidas se cortaron por interminables.
}
simulate-speed = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s con { $threads ->
    [one] un hilo
   *[other] { $threads } hilos
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } partidas/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } tiradas/s (y { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de preparación)
simulate-speed-gpu = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s con tarjetas gráficas: { NUMBER($games-per-second, maximumFractionDigits: 0) } partidas/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } tiradas/s (y { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de preparación)
