### What `rauswurf simulate` says, which plays many games between players who choose at random, or bots.

## Beside a bar that shows how far it is.

# At first the rules are turned into fast code.
simulate-compiling = getting the rules ready (first time only)
simulate-playing = playing

## The result: a title, then a table with a mean for everything that was counted.

# $players (number)
simulate-title = { $game }, { $players } players who choose at random
# $bots: who sits where, as in "strong, random, random, random"
simulate-title-bots = { $game }, { $players } players: { $bots }
# The same, but they change seats from game to game.
simulate-title-rotated = { $game }, { $players } players who change seats: { $bots }
# Headings.
simulate-mean = mean
simulate-error = ± standard error
# $who: the name of a colour or, where a player has two colours, "Yellow+Red"
# $bot: its name. $fair (number): the share of wins that all would have if all were equal
simulate-bot-wins = { $bot } wins (expected: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = { $bot } wins, luck taken off
simulate-turns = turns per game
# How often a piece is thrown out.
simulate-captures = captures per game
# How often somebody else comes to lead.
simulate-lead-changes = lead changes per game
# The other lines are for the card game NICHTLUSTIG.
simulate-cards-taken = cards taken from others per game
simulate-death-cards = death cards per game
simulate-points = { $who }'s points
simulate-highest-points = winner's points
# $turn (number): 1 for who began the game, 2 for who came second, and so on
simulate-points-by-turn = points of player { $turn } in turn order
simulate-wins-by-turn = wins of player { $turn } in turn order
# Below the table of all measures.
simulate-measures-sure = Each of these intervals contains the true value in 95 of 100 cases.

## What can be wrong. No capital at the beginning.

simulate-rotate-whom = --rotate needs --bots: say who changes seats
simulate-luck-whom = --without-luck needs --bots: say who plays
simulate-luck-or-measures = use --without-luck or --measures, not both: --measures tells of luck, too

## Below the table.

# $half, $most (numbers): how many turns
simulate-length = Half of the games take up to { $half } turns, 95% up to { $most }.
# How often whoever begins wins, and what would be fair. $wins, $low, $high, $fair (shares): it very likely lies between $low and $high
simulate-first-more = Going first helps: whoever begins wins { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } of the games (very likely between { NUMBER($low, style: "percent", maximumFractionDigits: 1) } and { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). A fair share would be { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Going first hurts: whoever begins wins only { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } of the games (very likely between { NUMBER($low, style: "percent", maximumFractionDigits: 1) } and { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). A fair share would be { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = No advantage of going first was found: whoever begins wins { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } of the games (very likely between { NUMBER($low, style: "percent", maximumFractionDigits: 1) } and { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). A fair share would be { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
# $games (number)
simulate-endless = { $games ->
    [one] One game was stopped because it did not end.
   *[other] { $games } games were stopped because they did not end.
}
# "s" is short for seconds. All values are numbers.
simulate-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } games/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } rolls/s (and { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to get ready)
simulate-speed-gpu = { $games ->
    [one] One game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s on graphics cards: { NUMBER($games-per-second, maximumFractionDigits: 0) } games/s, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } rolls/s (and { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to get ready)
