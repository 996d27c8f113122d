### What `rauswurf arena` says: tournaments between bots.

## The result.

arena-title = { $game }, { $players } játékos, cserélt helyekkel
arena-bot = bot
arena-rating = értékszám
arena-between = 95%
arena-games = játék
arena-wins = győzelem
arena-played = szerencse nélkül
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = egyenlő esély
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } … { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Az értékszám Élő-pont az asztalok helyezéseiből; mindenki átlaga 0. A győzelmek mellett a standard hiba áll.
arena-played-about = Szerencse nélkül: levonjuk, amivel egy dobás többet vagy kevesebbet hozott az átlagos dobásnál. Ami marad: hogyan játszottak a botok, kevesebb véletlennel.
arena-table = asztal
arena-against = { $bot } – { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } – { $others }: inkább { $high } ponttal jobb, mint { $low } ponttal (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } – { $others }: inkább { $low } ponttal jobb, mint { $high } ponttal (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } – { $others }: eldöntetlen { $low } és { $high } pont között (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = az arénához legalább két bot kell
arena-twice = { $bot } kétszer szerepel
arena-sprt-form = a --sprt mellé két Élő-pontszám kell, az alacsonyabb elöl, például --sprt 0,20, nem { $text }
arena-sprt-pairs = a --sprt egyszerre két botot hasonlít össze: nevezz meg kettőt, vagy add hozzá ezt: --gauntlet
arena-same = { $one } és { $other } itt egy és ugyanaz a bot: adj meg egy másikat
