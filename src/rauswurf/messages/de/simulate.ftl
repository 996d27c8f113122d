### Was `rauswurf simulate` sagt.

## Neben einem Fortschrittsbalken.

simulate-compiling = die Regeln werden vorbereitet (nur beim ersten Mal)
simulate-playing = es wird gespielt

## Das Ergebnis.

simulate-title = { $game } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
}, alle wählen zufällig
simulate-title-bots = { $game } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
}: { $bots }
simulate-title-rotated = { $game } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
}, mit wechselnden Plätzen: { $bots }
simulate-mean = Mittel
simulate-error = ± Standardfehler
simulate-bot-wins = Siege: { $bot } (zu erwarten: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = Siege ohne Würfelglück: { $bot }
simulate-turns = Spielzüge je Spiel
simulate-captures = Rauswürfe je Spiel
simulate-lead-changes = Führungswechsel je Spiel
simulate-cards-taken = bei anderen geholte Karten je Spiel
simulate-death-cards = genommene Todeskarten je Spiel
simulate-points = Punkte für { $who }
simulate-highest-points = höchste Punktzahl
simulate-points-by-turn = Punkte, Startplatz { $turn }
simulate-wins-by-turn = Siege, Startplatz { $turn }
simulate-measures-sure = Jedes dieser Intervalle enthält in 95 von 100 Fällen den wahren Wert.

## Was falsch sein kann.

simulate-rotate-whom = --rotate braucht --bots: wer soll die Plätze wechseln?
simulate-luck-whom = --without-luck braucht --bots: Sag, wer spielt
simulate-luck-or-measures = nimm --without-luck oder --measures, nicht beides: --measures erzählt auch vom Glück

## Unter der Tabelle.

simulate-length = Die Hälfte der Spiele dauert bis zu { $half } Spielzüge, 95 % bis zu { $most }.
simulate-first-more = Anfangen hilft: Wer anfängt, gewinnt { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } der Spiele (sehr wahrscheinlich zwischen { NUMBER($low, style: "percent", maximumFractionDigits: 1) } und { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Gerecht wären { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Anfangen schadet: Wer anfängt, gewinnt nur { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } der Spiele (sehr wahrscheinlich zwischen { NUMBER($low, style: "percent", maximumFractionDigits: 1) } und { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Gerecht wären { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = Ob Anfangen hilft, ist nicht zu sehen: Wer anfängt, gewinnt { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } der Spiele (sehr wahrscheinlich zwischen { NUMBER($low, style: "percent", maximumFractionDigits: 1) } und { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Gerecht wären { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] Ein Spiel wurde als endlos abgebrochen.
   *[other] { $games } Spiele wurden als endlos abgebrochen.
}
simulate-speed = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s auf { $threads ->
    [one] einem Thread
   *[other] { $threads } Threads
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } Spiele/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } Würfe/s (und { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s Vorbereitung)
simulate-speed-gpu = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s auf Grafikkarten: { NUMBER($games-per-second, maximumFractionDigits: 0) } Spiele/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } Würfe/s (und { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s Vorbereitung)
