### What `rauswurf simulate` says.

## Beside a progress bar

simulate-compiling = a preparar as regras (só da primeira vez)
simulate-playing = a jogar

## The result

simulate-title = { $game }, { $players } jogadores que escolhem ao acaso
simulate-title-bots = { $game }, { $players } jogadores: { $bots }
simulate-title-rotated = { $game }, { $players } jogadores que mudam de lugar: { $bots }
simulate-mean = média
simulate-error = ± erro padrão
simulate-bot-wins = { $bot } ganha (o justo: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } ganha, sem a sorte
simulate-turns = turnos por jogo
simulate-captures = expulsões por jogo
simulate-lead-changes = mudanças de líder por jogo
simulate-cards-taken = cartas tiradas aos outros por jogo
simulate-death-cards = cartas da morte recebidas por jogo
simulate-points = pontos de { $who }
simulate-highest-points = pontuação mais alta
simulate-points-by-turn = pontos, turno { $turn }
simulate-wins-by-turn = vitórias, turno { $turn }
simulate-measures-sure = Cada um destes intervalos contém o valor verdadeiro em 95 de cada 100 casos.

## What can be wrong

simulate-rotate-whom = --rotate precisa de --bots: diz quem muda de lugar
simulate-luck-whom = --without-luck precisa de --bots: diz quem joga
simulate-luck-or-measures = usa --without-luck ou --measures, não os dois: --measures também fala da sorte

## Below the table

simulate-length = Metade dos jogos dura até { $half } turnos; 95% deles, até { $most }.
simulate-first-more = Começar ajuda: quem começa ganha { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } dos jogos (muito provavelmente entre { NUMBER($low, style: "percent", maximumFractionDigits: 1) } e { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). O justo seria { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Começar prejudica: quem começa só ganha { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } dos jogos (muito provavelmente entre { NUMBER($low, style: "percent", maximumFractionDigits: 1) } e { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). O justo seria { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = Não se vê vantagem em começar: quem começa ganha { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } dos jogos (muito provavelmente entre { NUMBER($low, style: "percent", maximumFractionDigits: 1) } e { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). O justo seria { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [1] Um jogo foi cortado por não ter fim.
   *[other] { $games } jogos foram cortados por não terem fim.
}
simulate-speed = { $games ->
    [1] Um jogo
   *[other] { $games } jogos
} em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s com { $threads ->
    [1] uma thread
   *[other] { $threads } threads
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } jogos/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } lançamentos/s (e { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de preparação)
simulate-speed-gpu = { $games ->
    [1] Um jogo
   *[other] { $games } jogos
} em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s com placas gráficas: { NUMBER($games-per-second, maximumFractionDigits: 0) } jogos/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } lançamentos/s (e { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de preparação)
