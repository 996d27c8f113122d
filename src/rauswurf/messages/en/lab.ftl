### What experiments say: names of what is measured, and what several commands of the lab say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = rolls per game
lab-rolls-meaning = How many dice are rolled in a game. When several are rolled at once, NICHTLUSTIG counts them as one roll, and the race games count every die.
lab-turns = turns per game
lab-turns-meaning = How many turns a game takes, all players together. Rolling again after a six belongs to the same turn.
lab-captures = captures per game
lab-captures-meaning = How often a piece is captured.
lab-lead-changes = lead changes per game
lab-lead-changes-meaning = How often the lead changes. The leader is the player whose pieces have gone furthest in total when a turn begins. Drawing level does not count as a change.
# The next three are for the card game NICHTLUSTIG.
lab-cards-taken = cards taken from others per game
lab-cards-taken-meaning = How many cards players take from each other.
lab-death-cards = death cards per game
lab-death-cards-meaning = How many death cards players take.
lab-winner-points = winner's points
lab-winner-points-meaning = The most points anybody has at the end of a game.
# $who: the colour, or the colours, of a seat
lab-wins = { $who } wins
# Who plays several colours. $who: "Yellow and Red"
lab-wins-together = { $who } win
# $seat (number): 1 for the first seat
lab-wins-of-seat = Seat { $seat } wins
lab-seat-advantage = advantage of going first
lab-seat-advantage-meaning = How much more often whoever goes first wins than would be fair.
lab-luck = share of luck
lab-luck-meaning = One strong player sits among weaker ones, in every seat in turn. 0% means that the strong player always wins, 100% that it wins no more than its fair share.
lab-choices = choices per turn
lab-choices-meaning = How often in a turn a player can choose between two or more moves.
lab-options = moves to choose from
lab-options-meaning = How many moves there are when there is a choice.
lab-forced = forced moves
lab-forced-meaning = How many of all moves are the only ones possible.
lab-minutes = minutes for people
lab-minutes-meaning = An estimate for people: 4 seconds for each roll, 3 for each choice and half a second for each field that a piece walks, unless somebody sets other numbers. These are assumptions.
lab-coverage = fields landed on
lab-coverage-meaning = On how many of the fields that can be reached some piece lands during a game.
lab-drama = drama
lab-drama-meaning = How far behind the winner was at the worst moment: the leader’s chances less the winner’s.
lab-chance-leads = lead changes by chances
lab-chance-leads-meaning = How often somebody else has the best chances to win, by at least 5 percentage points, when a turn begins.
lab-decided = decided after
lab-decided-meaning = How much of the game is over when the winner’s chances pass 90% for good.
lab-comebacks = comebacks
lab-comebacks-meaning = How many games are won by somebody whose chances were once below half of the fair share.
lab-stakes = at stake in a choice
lab-stakes-meaning = How much better the best move is than the worst one, in chances to win.
lab-luck-part = luck’s part in the result
lab-luck-part-meaning = How much of who wins comes from the dice, between these very players.
lab-skill-part = skill’s part in the result
lab-skill-part-meaning = How much of who wins comes from better and worse moves, between these very players.
lab-gain = gain of a strong player
lab-gain-meaning = How much more than the fair share a strong player wins among casual ones.
# Players who leave out something, each alone among casual ones: what they win beyond the fair share.
lab-restricted-peaceful = gain of never capturing
lab-restricted-foremost = gain of always moving the front piece
lab-restricted-rearmost = gain of always moving the rear piece
lab-restricted-meaning = How much more than the fair share a player with this habit wins among casual ones. Below zero, the habit costs wins.
# A board that is not one of somebody’s own.
lab-own-board = the game’s own board
lab-own-rules = the rules of the game
# Below the title of a picture.
lab-picture-zero = A bar that crosses the line at zero: no difference was found.
# Above a part of a picture. $before: what it is compared with
lab-picture-percent-of = difference in percent of: { $before }
lab-picture-points = difference in percentage points
# $measure: the name of a measure
lab-picture-measure-points = { $measure }, in percentage points
# Beside an axis of a picture.
lab-picture-games = share of games
# Only where some games were broken off because they did not end.
lab-finished = games that ended
lab-finished-meaning = Games are stopped after a million rolls.

## Numbers in tables.

# A mean: 12.34
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# A share, from 0 to 1: 12.34%
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong. No capital at the beginning: "rauswurf: " comes before it.

# $package: the name of a Python package. $command: what to type, as "make parts".
lab-not-installed = { $package } is not installed, and this command needs it: { $command }
# $bot, $move, $position: as they are typed
lab-bot-illegal = the bot { $bot } answered { $move }, which is not legal in { $position }
lab-no-weighing = { $option } does not work for { $game } at this table: nobody has learned what a roll is worth there
# $option: "--bots". $seats (number)
lab-lineup = { $option } needs one bot for all seats, or one for each of the { $seats } seats, separated by commas, not { $bots }
# $option: "--picture". $known: ".svg, .png or .html". $file: what was typed
lab-file-kind = { $option } needs a file name that ends in { $known }, not { $file }
# On standard error, where the rules are compiled. $seconds (number): a guess, 2 to 10
lab-compiling = Getting these rules ready takes about { $seconds } s. You only wait the first time.
# $text: what was typed
lab-pace-form = --pace needs three numbers of seconds, for a roll, a choice and a field, as in --pace 4,3,0.5, not { $text }
lab-measures-gpu = all measures are worked out on the processor, as they look at everybody’s chances: leave out --device gpu
