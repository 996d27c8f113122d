### What `rauswurf arena` says: tournaments between bots.

## The result.

arena-title = { $game }, { $players } spelers, wisselende plekken
arena-bot = bot
arena-rating = Elo
arena-between = 95%
arena-games = spellen
arena-wins = gewonnen
arena-played = zonder geluk
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = eerlijk deel
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } tot { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = De Elo-getallen volgen uit de plaatsen aan elke tafel; gemiddeld zijn ze 0. Bij gewonnen staat de standaardfout.
arena-played-about = Zonder geluk: wat een worp meer of minder opleverde dan een gemiddelde worp, is eraf getrokken. Zo zie je hoe de bots speelden, met minder toeval.
arena-table = tafel
arena-against = { $bot } tegen { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } tegen { $others }: eerder { $high } punten beter dan { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } tegen { $others }: eerder { $low } punten beter dan { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } tegen { $others }: onbeslist tussen { $low } en { $high } punten (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = de arena heeft minstens twee bots nodig
arena-twice = { $bot } staat er twee keer
arena-sprt-form = --sprt wil twee getallen in Elo-punten, het laagste eerst, zoals --sprt 0,20, niet { $text }
arena-sprt-pairs = --sprt vergelijkt steeds twee bots: noem er twee, of voeg --gauntlet toe
arena-same = { $one } en { $other } zijn hier een en dezelfde bot: noem een andere
