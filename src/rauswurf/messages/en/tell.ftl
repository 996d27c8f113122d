### What happened at the table. Each message is one whole sentence (or two), and several follow each
### other: "Yellow rolls a 6. Yellow enters on 0."
###
### $who: who does it, in the nominative: the name of a colour, or of a person such as "Ada (Yellow)"
### $origin, $to, $back: fields with the preposition that the sentence needs: "from the side path", "to base" (place.ftl)
### $field, and $to where something is set or enters: a field without one

## Rolling. $face (number): what one die shows

tell-roll = { $who } rolls a { $face }.
tell-roll-lost = { $who } rolls a { $face } and has no move.
# Before the game they roll for the first turn; the highest number begins.
tell-begins = { $who } begins.
# $who: those with the highest number: "Yellow and Red"
tell-tied = It is a tie: { $who } roll again.

## A piece moves. $victim: the colour whose piece is thrown out. $back: where that piece goes.

# A piece comes into play.
tell-enter = { $who } enters on { $to }.
tell-enter-capture = { $who } enters on { $to } and sends { $victim } back { $back }.
tell-move = { $who } moves { $origin } { $to }.
tell-capture = { $who } moves { $origin } { $to } and sends { $victim } back { $back }.
# $victim: the colour whose stone (a blockade) was on that field
tell-hit-stone = { $who } moves { $origin } { $to } and sends { $victim }'s stone back { $back }.
tell-goal = { $who } moves { $origin } { $to }.
# Against the usual direction.
tell-back = { $who } moves backwards { $origin } { $to }.
tell-back-capture = { $who } moves backwards { $origin } { $to } and sends { $victim } back { $back }.
# A piece of the neutral colour, which everybody may move, is moved now: "Black moves from 3 to 8" follows.
# $colour: the neutral colour
tell-neutral = { $who } plays a neutral piece ({ $colour }).
tell-pass = { $who } passes.

## What follows from a move.

# The piece on $origin missed a capture that was a duty, and pays for it. $colour: whose piece it is
tell-huffed = { $colour } missed a capture: the piece on { $origin } goes back { $back }.
# A piece has to make room on its field. $colour: whose piece it is
tell-pushed = { $colour } is pushed { $origin } { $to }.
# All pieces of a player are in the goal. $count (number): how many colours $who names
tell-home = { $count ->
    [one] { $who } is home.
   *[other] { $who } are home.
}

## Games in which pieces hunt: a player names a number and rolls four dice. Each die with that number
## is a hit, and each hit turns a piece over: it gets "focus", or loses it.

# $number (number): the number named
tell-hunt = { $who } hunts for { $number }s.
# $faces: what the dice show: "2, 5, 5, 1". $hits (number)
tell-hunt-roll = { $hits ->
    [0] { $who } rolls { $faces }: no hit.
    [one] { $who } rolls { $faces }: one hit.
   *[other] { $who } rolls { $faces }: { $hits } hits.
}
tell-focus-won = { $who }'s piece on { $field } now has focus.
tell-focus-lost = { $who }'s piece on { $field } has lost its focus.

## Games with stones that block the way; each colour has one, which a 1 pushes along a lane.

tell-push = { $who } pushes the stone { $to }.
tell-stone = { $who } places the stone on { $to }.
# Nobody could enter or move for a round, so stones that block an entry go back.
tell-stone-back = Nobody could move, so { $who }'s stone goes { $origin } back { $back }.

## NICHTLUSTIG, a game of dice and cards.

# $dice: "black 3, black 5, red 1, UFO"
tell-roll-dice = { $who } rolls { $dice }.
# When rolling for the first turn, one die.
tell-roll-symbol = { $who } rolls a symbol, which counts 0.
# At the end, one die for each professor card. $faces: "2, 5, symbol"
tell-roll-professors = { $who } rolls for the professors: { $faces }.
# $dice: "black 3, white 5, UFO"
tell-keep = { $who } keeps { $dice } and rolls the other dice again.
tell-keep-nothing = { $who } keeps nothing and rolls again.
tell-stop = { $who } stops rolling.
tell-use-duck = { $who } uses the duck for a fourth roll.
tell-use-clown = { $who } gives up the clown instead of taking a death card.
# $cards: "Lemming 5 and Yeti 2"
tell-take = { $who } takes { $cards }.
# $card: "Yeti 2". $source: who had it
tell-take-from = { $who } takes { $card } from { $source }.
tell-take-machine = { $who } uses the time machine and takes { $cards }.
tell-take-nothing = { $who } takes no card and keeps the time machine.
# $death: the death card that is laid on $card
tell-cover = { $who } covers { $card } with { $death }.
# $cards: cards that count from now on and cannot be taken away
tell-scored = { $who } scores { $cards }.
# The death card that covered $card is gone.
tell-counts-again = { $who }'s { $card } counts again.
# A death card that covers nothing.
tell-lies-open = { $card } lies open in front of { $who }.
tell-gets-special = { $who } gets the { $card } card.
tell-gets-special-from = { $who } gets the { $card } card from { $source }.
tell-misses-turn = { $who } misses a turn, and the { $card } card goes back to the table.
tell-special-back = The { $card } card goes back to the table.

## The end.

# $count (number): how many names are in $who
tell-over = { $count ->
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } win.
}
# The players have agreed to stop here.
tell-ended = The game ends early, with the places as they stand.
tell-points = { $points ->
    [one] { $who } has { $points } point.
   *[other] { $who } has { $points } points.
}

## A recorded game.

# $game: the name of the game. $who: everybody who plays: "Ada (Yellow), Green, Red"
tell-beginning = { $game }: { $who }.
tell-taken-back = The last step was undone.
