### What experiments say: names of what is measured, and what several commands of the lab say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = dice rolled a game
lab-rolls-meaning = How many dice are rolled in a game. Where several are thrown at once, the throw counts once in NICHTLUSTIG, and every die in the race games.
lab-turns = turns a game
lab-turns-meaning = How many turns a game takes, all players together. A six that rolls again belongs to the same turn.
lab-captures = captures a game
lab-captures-meaning = How often a piece is thrown out.
lab-lead-changes = lead changes a game
lab-lead-changes-meaning = How often somebody else comes to lead: the one whose pieces have gone furthest together, looked at when a turn begins. Sharing the lead is no change.
# The next three are for the card game NICHTLUSTIG.
lab-cards-taken = cards taken from others a game
lab-cards-taken-meaning = How many cards players take from each other.
lab-death-cards = death cards taken a game
lab-death-cards-meaning = How many death cards players take.
lab-winner-points = points of the winner
lab-winner-points-meaning = The highest number of points at the end of a game.
# $who: the colour, or the colours, of a seat
lab-wins = { $who } wins
# Who plays several colours. $who: "Yellow and Red"
lab-wins-together = { $who } win
# $seat (number): 1 for the first seat
lab-wins-of-seat = seat { $seat } wins
lab-seat-advantage = advantage of the first seat
lab-seat-advantage-meaning = By how much the share of games that the first seat wins, or who begins where the dice decide that, is above the fair share.
lab-luck = share of luck
lab-luck-meaning = One better player sits among worse ones, on every seat in turn. 0% means that the better one always wins, 100% that it wins no more than its fair share.
# Only where some games were broken off because they did not end.
lab-finished = games that ended
lab-finished-meaning = Games are broken off after a million rolls.

## Numbers in tables.

# A mean: 12.34
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# A share, from 0 to 1: 12.34%
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong. No capital at the beginning: "rauswurf: " comes before it.

# $package: the name of a Python package. $command: what to type, as "make parts".
lab-not-installed = { $package } is not installed, and this needs it: { $command }
# $bot, $move, $position: as they are typed
lab-bot-illegal = the bot { $bot } answers { $move }, which is no legal move in { $position }
# $option: "--bots". $seats (number)
lab-lineup = { $option } wants one bot for all seats, or one for each of the { $seats } seats with commas between them, not { $bots }
# $option: "--picture". $known: ".svg, .png or .html". $file: what was typed
lab-file-kind = { $option } wants the name of a file that ends in { $known }, not { $file }
# $option: "--csv"
lab-no-folder = { $option }: there is no folder { $folder }
