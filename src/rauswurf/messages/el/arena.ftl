## The result.

arena-title = { $game }, { $players } παίκτες, με εναλλαγή θέσεων
arena-bot = bot
arena-rating = βαθμοί
arena-between = 95%
arena-games = παιχνίδια
arena-wins = νίκες
arena-played = χωρίς τύχη
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair = δίκαιο
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } έως { NUMBER($high, maximumFractionDigits: 0) }
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Οι βαθμοί είναι Elo από την κατάταξη σε κάθε τραπέζι· ο μέσος όρος όλων είναι 0. Οι νίκες δίνονται με το τυπικό τους σφάλμα.
arena-played-about = Χωρίς τύχη: αφαιρείται ό,τι έφερε κάθε ζαριά παραπάνω ή παρακάτω από μια μέση ζαριά. Μένει το πώς έπαιξαν τα μποτ, με λιγότερη τύχη.
arena-table = τραπέζι
arena-against = { $bot } εναντίον { $others }
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early.

arena-verdict-high = { $bot } εναντίον { $others }: καλύτερο μάλλον κατά { $high } βαθμούς παρά κατά { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } εναντίον { $others }: καλύτερο μάλλον κατά { $low } βαθμούς παρά κατά { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } εναντίον { $others }: δεν κρίθηκε ανάμεσα σε { $low } και { $high } βαθμούς (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong.

arena-few-bots = η αρένα χρειάζεται τουλάχιστον δύο bot
arena-twice = το { $bot } δίνεται δύο φορές
arena-sprt-form = το --sprt θέλει δύο αριθμούς σε βαθμούς Elo, πρώτα τον μικρότερο, όπως --sprt 0,20, όχι { $text }
arena-sprt-pairs = το --sprt συγκρίνει δύο bot κάθε φορά: δώσε δύο, ή πρόσθεσε --gauntlet
arena-same = { $one } και { $other } είναι εδώ το ίδιο μποτ: όρισε κάποιο άλλο
