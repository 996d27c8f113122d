### What the lab says on the page: what house rules change.

## The picture: a row for each measure. Short words, for a narrow column.

# Heading of the rows, for those who listen
effect-measure = measure
# Limits of a difference with their signs. $low, $high: texts such as "+3"
effect-range = { $low } to { $high }
effect-turns = Turns
effect-minutes = Minutes
effect-captures = Captures
effect-cards-taken = Cards taken
effect-luck = Luck (%)
effect-seat-advantage = Going first (%)
effect-drama = Drama (%)

## Sentences. $least and $most (numbers): between these the difference very likely lies. $before and $after
## (numbers): the means with the old and with the new rules.

effect-turns-more = A game takes { $least } to { $most } more turns: about { $after } instead of { $before }.
effect-turns-less = A game takes { $least } to { $most } fewer turns: about { $after } instead of { $before }.
# Minutes are an estimate for people.
effect-minutes-more = A game takes { $least } to { $most } minutes longer: about { $after } instead of { $before }.
effect-minutes-less = A game is { $least } to { $most } minutes shorter: about { $after } instead of { $before }.
effect-captures-more = There are { $least } to { $most } more captures per game: about { $after } instead of { $before }.
effect-captures-less = There are { $least } to { $most } fewer captures per game: about { $after } instead of { $before }.
effect-cards-taken-more = Players take { $least } to { $most } more cards from each other per game: about { $after } instead of { $before }.
effect-cards-taken-less = Players take { $least } to { $most } fewer cards from each other per game: about { $after } instead of { $before }.
# $before and $after are percentages, here and in those that follow.
effect-luck-more = Luck counts for more, by { $least } to { $most } percentage points: its share is about { $after }% instead of { $before }%.
effect-luck-less = Luck counts for less, by { $least } to { $most } percentage points: its share is about { $after }% instead of { $before }%.
# What whoever begins wins beyond the fair share.
effect-seat-advantage-more = Going first helps more, by { $least } to { $most } percentage points: beyond the fair share it brings about { $after } instead of { $before }.
effect-seat-advantage-less = Going first helps less, by { $least } to { $most } percentage points: beyond the fair share it brings about { $after } instead of { $before }.
# How far the winner was behind the leader's chances at the worst moment.
effect-drama-more = Games are more dramatic: at the worst moment the winner is { $least } to { $most } percentage points further behind, about { $after } instead of { $before }.
effect-drama-less = Games are less dramatic: at the worst moment the winner is { $least } to { $most } percentage points less far behind, about { $after } instead of { $before }.
# $measure: a heading of the picture, such as "Turns". $before, $most (numbers)
effect-same-number = { $measure }: about { $before } in both cases. No difference was found; if there is one, it is at most { $most }.
effect-same-share = { $measure }: about { $before } in both cases. No difference was found; if there is one, it is at most { $most } percentage points.
# $games (number) $most (number): turns
effect-none = No difference was found in { $games } games. If there is one, a game is at most { $most } turns longer or shorter.
# Not one game was different. $games (number)
effect-identical = This changes nothing here: all { $games } games went the same way with it as without it.
effect-unknown = There are too few games to say anything yet.

## What stands below. $games (number) $date: a day or some, as the reader writes it; $seed: as it is typed

effect-measured = The sentence is about casual players. Measured on { $date }, in up to { $games } games by each of the two rules (seed { $seed }).
# $games (number) $level: "casual" or "strong"
effect-played = Games by each of the two rules: { $games }. Who plays: { $level }.
# How sure it is.
effect-sure = In 95 of 100 such pictures, all the true differences lie within the bars. Where a bar crosses the middle line, no difference was found.
# Where nothing is compiled.
effect-slow = This server plays slowly, so there are fewer games, and drama is not measured.
# Opens a list of what was measured
effect-meanings = What these words mean

## When the server plays.

effect-unmeasured = Nobody has measured this combination yet.
effect-try = Let the server try it
effect-again = Try again
effect-in-lab = Look closer in the lab
effect-preparing = The server is getting ready. This takes a few seconds.
# $games, $wanted (numbers)
effect-progress = Games played: { $games } of { $wanted }.
# $count (number): other visitors' experiments
effect-waiting = Others are in turn with you: { $count }.

## The page of the lab. A and B are two sets of rules.

effect-lab = Lab
effect-lab-about = What does a house rule change? Choose two sets of rules. The server plays both with the same dice and shows you what is different.
effect-lab-game = Game
effect-lab-players = Players
effect-lab-who = Who plays
effect-lab-rules = House rules
effect-lab-a = Rules A
effect-lab-b = Rules B
effect-lab-games = Games
effect-lab-play = Play and compare
effect-lab-result = With B instead of A
# The title of the page while it shows a comparison. $game: its name
effect-lab-instead = { $game }: with B instead of A
effect-lab-share = Anybody who opens this link asks the same question and gets the same numbers
# A button: the same question with another seed
effect-lab-dice = Other dice
effect-lab-nothing = Choose different rules for A and B first.
# Above the form, if the address asks for what cannot be
effect-lab-damaged = This link is damaged: what it asks makes no sense here. Put your question together below, or ask for the link again.
