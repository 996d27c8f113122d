### Was `rauswurf arena` sagt: Turniere zwischen Bots.

## Das Ergebnis.

arena-title = { $game } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
}, mit wechselnden Plätzen
arena-bot = Bot
arena-rating = Elo-Zahl
arena-between = 95 %
arena-games = Spiele
arena-wins = Siege
arena-played = ohne Glück
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = gerecht
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Die Elo-Zahlen folgen aus den Platzierungen an jedem Tisch; im Durchschnitt sind sie 0. Bei den Siegen steht der Standardfehler.
arena-played-about = Ohne Glück: Was ein Wurf mehr oder weniger brachte als ein durchschnittlicher, ist abgezogen. Übrig bleibt, wie die Bots gespielt haben, mit weniger Zufall darin.
arena-table = Tisch
arena-against = { $bot } gegen { $others }
arena-times = { $count } × { $bot }

## Ergebnisse des Tests, der einen Wettkampf früh beenden kann, je Tisch eine Zeile.

arena-verdict-high = { $bot } gegen { $others }: eher um { $high } Punkte besser als um { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } gegen { $others }: eher um { $low } Punkte besser als um { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } gegen { $others }: unentschieden zwischen { $low } und { $high } Punkten (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## Was falsch sein kann.

arena-few-bots = die Arena braucht mindestens zwei Bots
arena-twice = { $bot } steht zweimal da
arena-sprt-form = --sprt braucht zwei Zahlen in Elo-Punkten, die kleinere zuerst, etwa --sprt 0,20, nicht { $text }
arena-sprt-pairs = --sprt vergleicht immer zwei Bots: nenne zwei, oder nimm --gauntlet dazu
arena-same = { $one } und { $other } sind hier ein und derselbe Bot: nenne einen anderen
