### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

# The title of a curve: everybody's chances from the beginning to the end.
advice-curve = Who had which chances, and when
# Above a list of players with their percentages, while the game is played for the first place.
advice-race-win = The chances of winning:
# The same when somebody has won and the others play on. $place (number): 2 for the second place
advice-race-place = The chances for place { $place }:
advice-moments = Moments that mattered
# $name: a player. $faces: the dice
advice-step-lucky = { $name } rolls { $faces }. Good luck: that was worth { $count ->
    [one] one game
   *[other] { $count } games
} in 100.
# $name: a player. $faces: the dice
advice-step-unlucky = { $name } rolls { $faces }. Bad luck: that cost { $count ->
    [one] one game
   *[other] { $count } games
} in 100.
# $name: a player. $move: such as From 12 to 17
advice-step-mistake = { $name }: { $move }. This cost { $count ->
    [one] one game
   *[other] { $count } games
} in 100.
# $name: a player. $move: such as From 12 to 17
advice-step-good = { $name }: { $move }. Well chosen.
# Whoever did it gained and lost little by it. $name, $gains, $loses: players
advice-step-others = { $name }: this helped { $gains } and hurt { $loses }, by { $count ->
    [one] one game
   *[other] { $count } games
} in 100.
# $name: a player. $move: such as From 12 to 17
advice-step-forced = { $name }: { $move }. There was no choice.
advice-step-usual = Nothing unusual here.
# $move: such as From 12 to 17
advice-better = Better: { $move }.
# A button.
advice-why = Show me why
# $move: such as From 12 to 17
advice-why-after = After this move: { $move }
# $name: a player
advice-why-wins = { $name } wins { $count } of 100 games.
# $name: a player. $count (number): of 100 rounds of rolls
advice-why-thrown = With their next rolls, the opponents could capture a piece of { $name } in { $count } of 100 cases.
# $name: a player
advice-why-safe = No opponent can capture a piece of { $name } with the next roll.
# $told: sentences, such as Green moves from 12 to 17. $count (number): of 100 rolls
advice-why-answer = What most often follows, in { $count } of 100 cases: { $told }
# $name: who is next. $count (number): of 100 rolls
advice-why-passes = { $name } can do nothing in { $count } of 100 cases.

## Luck and mistakes, player by player.

advice-sums = Luck and mistakes
# $place (number): 2 for the second place
advice-sums-place = Luck and mistakes in the race for place { $place }
# $name: a player
advice-luck-good = The dice gave { $name } { $count ->
    [one] one game
   *[other] { $count } games
} in 100.
# $name: a player. $games: such as 1.2
advice-luck-good-much = The dice gave { $name } as much as { $games } whole games.
# $name: a player
advice-luck-bad = The dice took { $count ->
    [one] one game
   *[other] { $count } games
} in 100 from { $name }.
# $name: a player. $games: such as 1.2
advice-luck-bad-much = The dice took as much as { $games } whole games from { $name }.
# $name: a player
advice-luck-even = The dice treated { $name } fairly: good and bad luck cancel out.
# $name: a player. $mistakes (number): how many
advice-mistakes = { $name } made { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
} and lost { $count ->
    [one] one game
   *[other] { $count } games
} in 100 that way.
# $name: a player. $mistakes (number): how many. $games: such as 1.2
advice-mistakes-much = { $name } made { $mistakes } mistakes and lost as much as { $games } whole games that way.
# $name: a player
advice-mistakes-none = { $name } made no mistake worth mentioning.
# The heads of a table: chances at the start, then what changed them, then the result.
advice-sums-start = Start
advice-sums-luck = Luck
advice-sums-own = Own mistakes
advice-sums-others = Mistakes of others
advice-sums-estimate = Estimate
advice-sums-result = Result
advice-sums-hint = All numbers are games in 100. Each column adds up: start, luck, mistakes and estimate make the result. The estimate is what the coach itself got wrong on the way.
advice-exact = These chances are exact.
# $count (number): of 100 games
advice-estimated = These chances are estimated. They may be off by { $count } in 100.
# $name: the evaluator's name and hash
advice-evaluator = Worked out by: { $name }.

## At the table.

# $move: such as From 12 to 17
advice-hint = Best: { $move }.
# $count (number): of 100 games
advice-hint-wins = It wins about { $count } of 100 games.
advice-sure = Sure?
# $move: such as From 12 to 17
advice-sure-cost = { $move }: this costs about { $count ->
    [one] one game
   *[other] { $count } games
} in 100.
advice-sure-yes = Play it anyway
advice-sure-no = Think again
# $what: a list of what the coach would do, such as Hints on demand
advice-agree = Whoever opened this table would like help from the coach for everybody: { $what }. Do you agree?

## A position.

advice-now = Chances now
advice-rolls = What may be rolled
# $faces: the dice
advice-roll = If { $faces } is rolled
advice-rolls-hint = Below each number: how many games in 100 that roll is worth more, or less, than usual. Choose a roll to see its moves.
advice-moves = Moves
# The head of a column: how many games in 100 a move loses against the best one.
advice-cost = Costs
advice-no-move = No piece can move.
advice-set-up = To change the position, tap a piece, then the field where it should be.
# Opens lists and a text with which the position is changed.
advice-change = Set up another position
# $colour: a colour. $number (number): from 1 to 4
advice-piece = { $colour }, piece { $number }
advice-turn = Whose turn is it?
advice-text = The position as text
advice-show = Show
