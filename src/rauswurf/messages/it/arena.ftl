### What `rauswurf arena` says: tournaments between bots.

## The result.

arena-title = { $game }, in { $players }, a posti alternati
arena-bot = bot
arena-rating = valutazione
arena-between = 95%
arena-games = partite
arena-wins = vittorie
arena-played = senza fortuna
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = equo
arena-interval = da { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Le valutazioni sono punti Elo, dai posti a ogni tavolo; la media di tutte è 0. Le vittorie sono date con il loro errore standard.
arena-played-about = Senza fortuna: si toglie quello che ogni tiro ha portato in più o in meno di un tiro medio. Resta come hanno giocato i bot, con meno caso.
arena-table = tavolo
arena-against = { $bot } contro { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } contro { $others }: migliore di { $high } punti piuttosto che di { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } contro { $others }: migliore di { $low } punti piuttosto che di { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } contro { $others }: indeciso tra { $low } e { $high } punti (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = nell’arena ci vogliono almeno due bot
arena-twice = { $bot } è nominato due volte
arena-sprt-form = --sprt vuole due numeri di punti Elo, prima il più basso, per esempio --sprt 0,20, non { $text }
arena-sprt-pairs = --sprt confronta due bot alla volta: nominane due, o aggiungi --gauntlet
arena-same = { $one } e { $other } qui sono lo stesso bot: scegline un altro
