### What experiments say: names of what is measured, and what several commands of the lab say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = dice per game
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
lab-wins-of-seat = seat { $seat } wins
lab-seat-advantage = advantage of seat 1
lab-seat-advantage-meaning = How far seat 1, or whoever begins where the dice decide that, wins more than its fair share of games.
lab-luck = share of luck
lab-luck-meaning = One strong player sits among casual ones, in every seat in turn. 0% means that the strong player always wins, 100% that it wins no more than its fair share.
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
