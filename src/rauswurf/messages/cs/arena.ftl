### What `rauswurf arena` says: tournaments between bots.

## The result.

arena-title = { $game }, počet hráčů { $players }, místa se střídají
arena-bot = bot
arena-rating = rating
arena-between = 95 %
arena-games = hry
arena-wins = vítězství
arena-played = bez štěstí
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = spravedlivě
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } až { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Ratingy jsou body Elo z pořadí u každého stolu; průměr všech je 0. U vítězství je uvedená standardní chyba.
arena-played-about = Bez štěstí: odečte se, oč každý hod přinesl víc nebo míň než průměrný hod. Zbude, jak boti hráli, s menším podílem náhody.
arena-table = stůl
arena-against = { $bot } proti { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } proti { $others }: lepší spíš o { $high } bodů než o { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } proti { $others }: lepší spíš o { $low } bodů než o { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } proti { $others }: nerozhodnuto mezi { $low } a { $high } body (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = aréna potřebuje aspoň dva boty
arena-twice = { $bot } je tu dvakrát
arena-sprt-form = --sprt chce dvě čísla v bodech Elo, nižší první, třeba --sprt 0,20, ne { $text }
arena-sprt-pairs = --sprt porovnává vždy dva boty: uveď dva, nebo přidej --gauntlet
arena-same = { $one } a { $other } je tu jeden a tentýž bot: zvol jiného
