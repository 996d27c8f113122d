### What `rauswurf compare` says: what a rule changes.

## The table.

# $game: its name. $before, $after: variants as they are typed, such as barriers=on
compare-title = { $game }: { $after } instead of { $before }
# Two different games. $before, $after: what is compared
compare-title-apart = { $after } instead of { $before }
# $players, $games: numbers. $bots: who plays
compare-about = { $games ->
    [one] One game
   *[other] { $games } games
} with { $players } players each, using the same dice. Who plays: { $bots }.
# Headings. The last one: the difference, and the limits between which it very likely lies.
compare-measure = measure
compare-before = before
compare-after = after
compare-difference = difference
compare-between = between
# How sure it is.
compare-sure = In 95 of 100 such comparisons, all the true differences lie between these limits.
# $file
compare-drawn = The picture is in { $file }.

## Sentences. $before and $after are means under both rules, $by is the difference, and it very likely lies
## between $low and $high; all of these are numbers.

compare-rolls-more = Games take { $by } more rolls: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-rolls-less = Games take { $by } fewer rolls: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-turns-more = Games take { $by } more turns: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-turns-less = Games take { $by } fewer turns: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-captures-more = There are { $by } more captures per game: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-captures-less = There are { $by } fewer captures per game: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-lead-changes-more = There are { $by } more lead changes per game: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-lead-changes-less = There are { $by } fewer lead changes per game: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-cards-taken-more = Players take { $by } more cards from each other per game: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-cards-taken-less = Players take { $by } fewer cards from each other per game: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-death-cards-more = Players take { $by } more death cards per game: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-death-cards-less = Players take { $by } fewer death cards per game: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-winner-points-more = The winner has { $by } more points: { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-winner-points-less = The winner has { $by } fewer points: { $after } instead of { $before } (very likely between { $low } and { $high } fewer).
compare-seat-advantage-more = Going first is worth more: { $after } percentage points above the fair share instead of { $before } (very likely between { $low } and { $high } more).
compare-seat-advantage-less = Going first is worth less: { $after } percentage points above the fair share instead of { $before } (very likely between { $low } and { $high } less).
# $measure: "Yellow wins"
compare-wins-more = { $measure } more often: { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points more).
compare-wins-less = { $measure } less often: { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points less).
compare-luck-more = Luck counts for more: its share is { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points more).
compare-luck-less = Luck counts for less: its share is { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points less).
# The others are broken off after a million rolls.
compare-finished-more = More games end: { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points more).
compare-finished-less = Fewer games end: { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points less).
# Other measures. $measure: the name of one, such as "choices per turn"
compare-number-more = Higher: { $measure }. It is { $after } instead of { $before } (very likely between { $low } and { $high } more).
compare-number-less = Lower: { $measure }. It is { $after } instead of { $before } (very likely between { $low } and { $high } less).
compare-share-more = Higher: { $measure }. It is { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points more).
compare-share-less = Lower: { $measure }. It is { NUMBER($after, style: "percent") } instead of { NUMBER($before, style: "percent") } (very likely between { $low } and { $high } percentage points less).
# $measure: the name of a measure, such as "captures per game". $at-most: a number
compare-same-number = No difference found ({ $measure }). If there is one, it is at most { $at-most }.
compare-same-share = No difference found ({ $measure }). If there is one, it is at most { $at-most } percentage points.
# Below the table, once for all of them. $measures: their names, a list
compare-same-all = No difference was found in: { $measures }. The last column shows how large one could still be.
# The number was the same in every single game
compare-identical = Exactly the same: { $measure }. Not one game was different.

## What can be wrong. No capital at the beginning: "rauswurf: " comes before it.

compare-no-change = say what to compare, as in --set barriers, or --a bots=casual --b bots=strong
# $variant: its name. $values: "off, huff or strict". The last one is an example
compare-which-value = --set { $variant } needs one of { $values }, as in --set { $variant }={ $example }
# $variants: as they are typed
compare-nothing-changes = this game is already played with { $variants }, so there is nothing to compare
compare-in-both = use --set or --both for { $variant }, not both
# $games (number)
compare-about-apart = Games of each: { $games }, using the same dice.
# $option: --a or --b. $text: what was typed
compare-side-form = { $option } takes rules as --set does, and game=, players=, bots=, board= and rules=, as in { $option } "players=3 bots=strong", not { $text }
