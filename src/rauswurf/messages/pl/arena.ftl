### What `rauswurf arena` says: tournaments between bots.

## The result.

arena-title = { $game }, { $players } graczy, ze zmianą miejsc
arena-bot = bot
arena-rating = Elo
arena-between = 95%
arena-games = partie
arena-wins = wygrane
arena-played = bez szczęścia
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = sprawiedliwie
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } do { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Oceny to punkty Elo z miejsc przy każdym stole; ich średnia to 0. Przy wygranych podany jest błąd standardowy.
arena-played-about = Bez szczęścia: od wyniku odjęto to, co każdy rzut dał więcej lub mniej niż przeciętny. Zostaje to, jak grały boty, z mniejszym udziałem przypadku.
arena-table = stół
arena-against = { $bot } przeciw { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } przeciw { $others }: lepszy raczej o { $high } niż o { $low } punktów (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } przeciw { $others }: lepszy raczej o { $low } niż o { $high } punktów (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } przeciw { $others }: nierozstrzygnięte między { $low } a { $high } punktów (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = arena potrzebuje co najmniej dwóch botów
arena-twice = { $bot } podano dwa razy
arena-sprt-form = --sprt wymaga dwóch liczb w punktach Elo, najpierw mniejszej, na przykład --sprt 0,20, nie { $text }
arena-sprt-pairs = --sprt porównuje zawsze dwa boty: podaj dwa albo dodaj --gauntlet
arena-same = { $one } i { $other } to tutaj jeden i ten sam bot: podaj innego
