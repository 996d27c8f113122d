### What `rauswurf arena` says: tournaments between bots.

## The result

arena-title = { $game }, { $players } jogadores, com rotação de lugares
arena-bot = bot
arena-rating = Elo
arena-between = 95%
arena-games = jogos
arena-wins = vitórias
arena-played = sem a sorte
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = o justo
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Os pontos Elo resultam da classificação em cada mesa; a média de todos é 0. As vitórias vêm com o seu erro padrão.
arena-played-about = Sem a sorte: tira-se o que cada lançamento trouxe a mais ou a menos do que um lançamento médio. Fica a forma como os bots jogaram, com menos acaso.
arena-table = mesa
arena-against = { $bot } contra { $others }
arena-times = { $count } × { $bot }

## The test that can stop a match early

arena-verdict-high = { $bot } contra { $others }: antes melhor em { $high } pontos do que em { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } contra { $others }: antes melhor em { $low } pontos do que em { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } contra { $others }: por decidir entre { $low } e { $high } pontos (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong

arena-few-bots = a arena precisa de pelo menos dois bots
arena-twice = { $bot } aparece duas vezes
arena-sprt-form = --sprt quer dois números de pontos Elo, primeiro o menor, por exemplo --sprt 0,20, não { $text }
arena-sprt-pairs = --sprt compara dois bots de cada vez: diz dois, ou junta --gauntlet
arena-same = { $one } e { $other } são aqui o mesmo bot: indica outro
