### What `rauswurf arena` says: tournaments between bots.

## The result.

# $game: its name. $players (number)
arena-title = { $game }, { $players } players, seats rotated
# Headings of the first table: one line for each bot.
arena-bot = bot
arena-rating = rating
# The interval in which the rating lies in 95 of 100 cases.
arena-between = 95%
arena-games = games
# The share of games won, and its standard error.
arena-wins = wins
arena-played = luck taken off
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-fair-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# The share of wins that it would have if all were equal.
arena-fair = expected
# $low, $high: numbers
arena-interval = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
# A rating in Elo points.
arena-points = { NUMBER($value, maximumFractionDigits: 0) }
arena-about = Ratings are Elo points from the places at each table; their mean is 0. Wins come with their standard error.
arena-played-about = Luck taken off: for each roll, what it brought more or less than an average roll is subtracted. That leaves how the bots played, with less chance in it.
# Headings of the second table: one line for each table of bots, and how its first bot did.
arena-table = table
# "one bot against three others": $bots are names, with numbers of them
arena-against = { $bot } against { $others }
# $count (number)
arena-times = { $count } × { $bot }

## Results of the test that can stop a match early, a line for each table. $bot: the first one there. $others:
## "3 × random". $low and $high: Elo points. $ratio (number): the log-likelihood ratio (LLR) of the two.

arena-verdict-high = { $bot } against { $others }: better by { $high } points rather than { $low } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-low = { $bot } against { $others }: better by { $low } points rather than { $high } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-verdict-open = { $bot } against { $others }: undecided between { $low } and { $high } points (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What can be wrong. No capital at the beginning: "rauswurf: " comes before it.

arena-few-bots = the arena needs at least two bots
arena-twice = { $bot } is named twice
# $text: what was typed
arena-sprt-form = --sprt needs two numbers of Elo points, the lower one first, as in --sprt 0,20, not { $text }
arena-sprt-pairs = --sprt compares two bots at a time: name two, or add --gauntlet
# Two names of one bot, such as a level and its own. $one, $other (texts): the names
arena-same = { $one } and { $other } are one and the same bot here: name another one
