### What `rauswurf arena` says: tournaments between bots.

## The result

arena-title = { $game }, { $players } jugadores, con rotación de sitios
arena-bot = bot
arena-rating = Elo
arena-between = 95 %
arena-games = partidas
arena-wins = victorias
arena-played = sin la suerte
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = lo justo
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Los puntos Elo salen de los puestos en cada mesa; la media de todos es 0. Las victorias van con su error estándar.
arena-played-about = Sin la suerte: se resta lo que cada tirada dio de más o de menos que una tirada media. Queda cómo jugaron los bots, con menos azar.
arena-table = mesa
arena-against = { $bot } contra { $others }
arena-times = { $count } × { $bot }

## The test that can stop a match early

arena-verdict-high = { $bot } contra { $others }: más bien mejor en { $high } puntos que en { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } contra { $others }: más bien mejor en { $low } puntos que en { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } contra { $others }: sin decidir entre { $low } y { $high } puntos (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong

arena-few-bots = la arena necesita al menos dos bots
arena-twice = { $bot } aparece dos veces
arena-sprt-form = --sprt quiere dos números de puntos Elo, primero el menor, por ejemplo --sprt 0,20, no { $text }
arena-sprt-pairs = --sprt compara dos bots cada vez: nombra dos, o añade --gauntlet
arena-same = { $one } y { $other } son aquí el mismo bot: nombra otro
