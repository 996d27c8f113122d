### What `rauswurf arena` says: tournaments between bots.

## The result.

arena-title = { $game }, à { $players }, avec rotation des places
arena-bot = bot
arena-rating = classement
arena-between = 95 %
arena-games = parties
arena-wins = victoires
arena-played = chance retirée
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = équitable
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Le classement est en points Elo, d’après les places à chaque table ; la moyenne de tous est 0. Les victoires sont données avec leur erreur type.
arena-played-about = Chance retirée : ce que chaque lancer a rapporté de plus ou de moins qu’un lancer moyen est soustrait. Il reste la façon de jouer des bots, avec moins de hasard.
arena-table = table
arena-against = { $bot } contre { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } contre { $others } : meilleur de { $high } points plutôt que de { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } contre { $others } : meilleur de { $low } points plutôt que de { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } contre { $others } : indécis entre { $low } et { $high } points (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = il faut au moins deux bots dans l’arène
arena-twice = { $bot } est nommé deux fois
arena-sprt-form = --sprt veut deux nombres de points Elo, le plus petit d’abord, par exemple --sprt 0,20, pas { $text }
arena-sprt-pairs = --sprt compare deux bots à la fois : nommes-en deux, ou ajoute --gauntlet
arena-same = { $one } et { $other } sont ici un seul et même bot : nomme-en un autre
