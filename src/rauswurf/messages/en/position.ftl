### What is wrong with a position that somebody typed as one line, such as
###   yellow B B 0 a / green B B B B ; turn green ; rolls 2
### Parts of a line, without a capital letter at the beginning and without a full stop; several follow
### each other, with semicolons. The words of a position (yellow, turn, rolls, contest, ...) are typed in
### English in all languages: they stay as they are.
###
### $colour: a colour as it is typed. $field: a field. $fact: the word of a fact, such as turn
### $said: what was typed. $known: what there is, a list

## The form.

position-no-colour = a colour is missing: write yellow B B 0 a / green ...
position-twice = { $colour } appears twice
position-missing = { $colour } is missing
position-no-such-colour = nobody plays { $colour }; the colours are { $known }
position-no-field = the board has no field { $field }
position-no-fact = there is no fact { $fact }; there are { $known }
position-fact-twice = { $fact } appears twice
# $least, $most (numbers)
position-number = { $fact } { $said }: it must be a number from { $least } to { $most }
# $number (number)
position-one-number = { $fact } { $said }: it must be { $number } or left out
position-alone = { $fact } { $said }: write only { $fact }
position-pairs = { $fact } { $said }: write a colour that plays, then its fields
position-no-pairs = { $fact }: write a colour that plays, then its fields
position-turn = turn { $said }: it can be the turn of { $known }

## Pieces of race games. $count, $wanted, $players (numbers)

position-pieces = { $count ->
    [one] { $colour } has one piece instead of { $wanted }
   *[other] { $colour } has { $count } pieces instead of { $wanted }
}
position-fourth-piece = with { $players } players the fourth { $colour } piece is on { $field } from the beginning
# $colours: one or more colours: "yellow and red"
position-on-lane = { $colours } cannot be on { $field }: only a stone can
position-together = { $colours } are on { $field } together
position-crowded = { $colour } has { $count } pieces on { $field }; there is room for one
position-large-barrier = { $colour } has { $count } pieces on { $field }; a barrier has two
position-start-barrier = { $colour } has a barrier on its own start, which cannot happen

## Whose turn it is, and who is home. $enough (number): with so many home the game is over

position-turn-home = { $colour } is home and has no more turns
position-home = home { $said }: { $known } is home
position-nobody-home = home { $said }: nobody is home
position-many-home = { $count } players are home, but the game was over with { $enough }
# Facts that say something where there is nothing to say.
position-over = { $fact }: the game is over
position-contest = { $fact }: the players are still rolling to see who begins
# The roll for the first turn. $said: a colour and what it rolled
position-contest-form = contest { $said }: write each colour once and what it rolled, or -
position-contest-done = contest: at least one colour must still have to roll, as in yellow 5 green -
position-no-contest = contest: seat 1 begins, so nobody rolls for it
position-contest-moved = contest: pieces have already moved
position-contest-next = contest: { $colour } rolls next
# $rolls, $most (numbers)
position-rolls = rolls { $rolls }: no more than { $most } can be left
# $die (number)
position-die-lost = die { $die }: { $colour } cannot move with it, so the roll is lost

## Hunts and stones, in the games Jäger and Einser Blocker.

position-hunt-form = hunt: write the number, the dice left and the hits, as in hunt 5 dice 2 hits 1
position-no-hunter = hunt: no piece on a side path could hunt
position-focus = focus { $colour } { $field }: { $colour } has no piece in play there
position-one-stone = stone { $colour }: { $colour } has only one stone
# $first: the field on which stones begin
position-stone-begin = stone { $colour } { $field }: with two players stones begin on { $first }
position-stone-place = stone { $colour } { $field }: a stone must be in its lane or on the track
position-stone-taken = stone { $colour } { $field }: the field is taken
position-pushed = pushed: the stone is where it begins

## Cards of NICHTLUSTIG, as they are typed. $colour: a seat. $card, $death: cards

position-no-seat = nobody is called { $colour }; there are { $known }
position-no-card = there is no card { $card }; write lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } has { $card } twice
# $other: another seat
position-card-places = { $card } is in two places: { $colour } and { $other } both have it
position-not-scored = { $card } is not a target card and cannot be scored
position-not-death = { $card } is under { $death }, which is not a death card
position-not-covered = { $card } cannot be covered
position-misses-turn = { $colour } has { $card } and misses this turn: write the next player's turn, with the card on the table

## Dice of NICHTLUSTIG. $dice (black, red, white or pink): the colour of dice

position-no-die = there is no die { $said }; write dice as b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] black dice: { $count } instead of { $wanted }
    [red] red dice: { $count } instead of { $wanted }
    [white] white dice: { $count } instead of { $wanted }
   *[pink] pink dice: { $count } instead of { $wanted }
}
position-die-twice = { $dice ->
    [black] a black die appears twice
    [red] a red die appears twice
    [white] a white die appears twice
   *[pink] the pink die appears twice
}
position-say-dice = write what the dice show: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: write dice as b3, w5, ufo or b3:ufo
position-kept = kept { $said }: the dice do not show that, or two are alike: then write b3:duck or b3:ufo
position-kept-alone = kept: write what the dice show, too
position-kept-shown = kept: dice set aside must show something, and at least one die must be left
position-rolled-form = { $fact } { $said }: write a seat and what it rolled: 1 to 5, symbol or -
position-rolls-before = rolls { $rolls }: from 1 to { $most } can be left before this roll
position-rolls-after = rolls { $rolls }: no more than { $most } can be left after this roll
position-turn-over = rolls 0: there is nothing left to decide, so the turn is over

## The beginning and the end of NICHTLUSTIG. $count (number): target cards on the table

position-contest-cards = contest: nobody has a card before the first turn
position-contest-one-die = contest: each seat rolls one die, as in yellow 5 green -
position-contest-two = contest: at least two players must be in it
# $fact: one or more facts: "turn and dice"
position-ended = { $fact }: the game is over, because only { $count } target cards are on the table
position-not-ended = professors: the game is not over, because { $count } target cards are on the table
# $known: "yellow 2, green 1"
position-professors = professors: the dice to roll are { $known }
position-no-professors = professors: there are no dice to roll
position-professors-order = professors: the players roll in the order of their seats

## What is to be decided in NICHTLUSTIG. $now: what was typed, such as now duck

position-now = now { $said }: it can be duck, fourth, take, death or cover death 3
# $rolls, $wanted (numbers)
position-now-rolls = { $wanted ->
    [one] { $now }: one roll must be left, not { $rolls }
   *[other] { $now }: { $wanted } rolls must be left, not { $rolls }
}
position-now-dice = { $now }: all dice must have been rolled
position-now-duck = now duck: { $colour } cannot use the duck
position-now-fourth = now fourth: whoever uses the duck has rolled three times and puts it back
position-now-take = now take: these dice win no target card
position-now-death = now death: { $colour } already has all death cards
position-now-cover = now cover: { $death } must lie open in front of { $colour }
position-nothing-to-cover = now cover: { $colour } has no card to cover
position-scored = { $now }: the pink die has already scored { $colour }'s { $card }
position-no-death-due = { $now }: these dice win a target card, and there is no virus
