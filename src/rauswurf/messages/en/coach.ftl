# The coach: chances, luck and mistakes.

# $game: the name of a game
coach-no-evaluator = Nobody can judge positions of { $game } on this board. The coach knows the boards that come with Rauswurf.

## What `rauswurf analyse` says. Numbers are games in a hundred; $who is a name as “Ada (Yellow)” or “Green”.

coach-title = { $game }: how did it go?
coach-unfinished = This game was not finished. The result shows the chances as they stood at the end.
coach-taken-back = Steps that were undone do not count.
# After the first one is home the others play on for the next place. $place (number)
coach-stage = The race for place { $place }
# Headings of columns.
coach-start = Start
coach-luck = Luck
coach-errors = Mistakes
coach-estimate = Estimate
coach-result = Result
coach-fair = Without luck
coach-class = Class
coach-unit = All numbers are games in 100. Start, luck, mistakes and estimate add up to the result. The estimate is what the coach itself got wrong. Luck and mistakes are those of all players: what one gives away, others gain.
coach-fair-said = “Without luck” is the result less the luck, and how sure that is. The real result stays.
# Below the sums, where classes such as “learner – casual player” are told.
coach-class-said = The class tells how well somebody chose. One game shows little: where there are two classes, the true one may be either, or one in between.
coach-luck-even = Good and bad luck evened out for { $who }.
# $size: twentieth, tenth, quarter, third, half, whole
coach-luck-good =
    Luck gave { $who } { $size ->
        [twentieth] one game in twenty
        [tenth] a tenth of a game
        [quarter] a quarter of a game
        [third] a third of a game
        [half] half a game
       *[whole] a whole game
    }.
coach-luck-bad =
    Bad luck cost { $who } { $size ->
        [twentieth] one game in twenty
        [tenth] a tenth of a game
        [quarter] a quarter of a game
        [third] a third of a game
        [half] half a game
       *[whole] a whole game
    }.
coach-mistakes-none = { $who } made no mistake.
# $count (number)
coach-mistakes = { $count ->
    [one] { $who } made { $count } mistake.
   *[other] { $who } made { $count } mistakes.
}
# $points: a number with one digit, already written
coach-lost = All choices together cost { $who } { $points } games in 100.
# How much choices cost, by what an unlucky roll cost in the same game. $count (number)
coach-lost-rolls = { $count ->
    [one] That is about as much as one unlucky roll.
   *[other] That is about as much as { $count } unlucky rolls.
}
coach-turning = Turning points
# $step: which step of the game. $told: what happened, in sentences
coach-step = Step { $step }: { $told }
coach-roll-good = This roll was worth { $points } games in 100 to { $who }.
coach-roll-bad = This roll cost { $who } { $points } games in 100.
coach-choice-cost = This choice cost { $who } { $points } games in 100.
# $chances: of games in 100, such as “Red 45.2 → 66.8, Blue 54.7 → 33.1”
coach-changes = Chances: { $chances }.
coach-instead = What could be done, and how many games in 100 { $who } wins then:
# Above tables that have a row for each player who did something, a column for each who gained by it.
coach-dice-of = What the dice of each player brought to whom
coach-errors-of = What the mistakes of each player brought to whom
# $evaluator: a name such as “net 5d7753a9”, which stays as it is
coach-evaluator = The chances come from { $evaluator }. They are usually off by less than { $points } games in 100.
coach-page-written = The page is in { $file }.
# What --rollouts adds: positions are played on by the program, many times.
coach-closer = A closer look
coach-closer-said = These moments were played on many times, and the luck was taken off. The number after ± is the standard error: in two of three cases the truth is no further away.
# Headings of columns.
coach-closer-wins = Wins in 100
coach-closer-games = Games played
# $look, $games: numbers. $error: a number with one digit, already written
coach-closer-progress = Look { $look }: { $games } games, ± { $error }
coach-curve = Chances over the game
# How well somebody chose, from the first steps to mastery: short, in a column.
coach-class-beginner = beginner
coach-class-learner = learner
coach-class-casual = casual player
coach-class-skilled = skilled player
coach-class-expert = expert
coach-class-master = master
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
