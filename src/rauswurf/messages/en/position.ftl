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
position-twice = { $colour } is there twice
position-missing = { $colour } is missing
position-no-such-colour = no colour { $colour } plays; there are { $known }
position-no-field = the board has no field { $field }
position-no-fact = there is no fact { $fact }; there are { $known }
position-fact-twice = { $fact } is said twice
# $least, $most (numbers)
position-number = { $fact } { $said }: it must be a number from { $least } to { $most }
# $number (number)
position-one-number = { $fact } { $said }: it must be { $number }, or be left out
position-alone = { $fact } { $said }: it is said alone
position-pairs = { $fact } { $said }: say a colour that plays, then its fields
position-no-pairs = { $fact }: say a colour that plays, then its fields
position-turn = turn { $said }: it can be the turn of { $known }

## Pieces of race games. $count, $wanted, $players (numbers)

position-pieces = { $count ->
    [one] { $colour } has one piece instead of { $wanted }
   *[other] { $colour } has { $count } pieces instead of { $wanted }
}
position-fourth-piece = with { $players } players the fourth { $colour } piece stands on { $field } from the beginning
# $colours: one or more colours: "yellow and red"
position-on-lane = { $colours } cannot stand on { $field }, where only a stone stands
position-together = { $colours } stand together on { $field }
position-crowded = { $colour } has { $count } pieces on { $field }; there is room for one
position-large-barrier = { $colour } has { $count } pieces on { $field }; a barrier has two
position-start-barrier = { $colour } has a barrier on its own start, which cannot come about

## Whose turn it is, and who is home. $enough (number): with so many home the game is over

position-turn-home = { $colour } is home and has no more turns
position-home = home { $said }: { $known } is home
position-nobody-home = home { $said }: nobody is home
position-many-home = { $count } players are home; the game was over with { $enough }
# Facts that say something where there is nothing to say.
position-over = { $fact }: the game is over
position-contest = { $fact }: who begins is still being rolled for
# The roll for the first turn. $said: a colour and what it rolled
position-contest-form = contest { $said }: say each colour once and what it rolled, or -
position-contest-done = contest: somebody must still have to roll, as in yellow 5 green -
position-no-contest = contest: the first seat begins, nobody rolls for it
position-contest-moved = contest: pieces have moved already
position-contest-next = contest: { $colour } is the next to roll
# $rolls, $most (numbers)
position-rolls = rolls { $rolls }: no more than { $most } can be left
# $die (number)
position-die-lost = die { $die }: { $colour } cannot move with it, the roll is lost

## Hunts and stones, in the games Jäger and Einser Blocker.

position-hunt-form = hunt: say the number, the dice to come and the hits, as in hunt 5 dice 2 hits 1
position-no-hunter = hunt: nobody on a side path could hunt
position-focus = focus { $colour } { $field }: it has no piece in play there
position-one-stone = stone { $colour }: it has one stone only
# $first: the field on which stones begin
position-stone-begin = stone { $colour } { $field }: with two players stones begin on { $first }
position-stone-place = stone { $colour } { $field }: a stone stands in its lane or on the track
position-stone-taken = stone { $colour } { $field }: the field is taken
position-pushed = pushed: the stone stands where it begins

## Cards of NICHTLUSTIG, as they are typed. $colour: a seat. $card, $death: cards

position-no-seat = nobody is called { $colour }; there are { $known }
position-no-card = there is no card { $card }; write lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } has { $card } twice
# $other: another seat
position-card-places = { $card } is in two places: with { $colour } and with { $other }
position-not-scored = { $card } is no target card and cannot be scored
position-not-death = { $card } is under { $death }, which is no death card
position-not-covered = { $card } cannot be covered
position-misses-turn = { $colour } has { $card } and misses the turn: it is the next one's, and the card is on the table

## Dice of NICHTLUSTIG. $dice (black, red, white or pink): the colour of dice

position-no-die = there is no die { $said }; dice are said as b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] black dice: { $count } instead of { $wanted }
    [red] red dice: { $count } instead of { $wanted }
    [white] white dice: { $count } instead of { $wanted }
   *[pink] pink dice: { $count } instead of { $wanted }
}
position-die-twice = { $dice ->
    [black] a black die is there twice
    [red] a red die is there twice
    [white] a white die is there twice
   *[pink] the pink die is there twice
}
position-say-dice = say what the dice show: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: dice are said as b3, w5, ufo or b3:ufo
position-kept = kept { $said }: the dice do not show that, or two are alike: then say b3:duck or b3:ufo
position-kept-alone = kept: say what the dice show, too
position-kept-shown = kept: dice set aside show something, and not all are set aside
position-rolled-form = { $fact } { $said }: say a seat and what it rolled: 1 to 5, symbol or -
position-rolls-before = rolls { $rolls }: from 1 to { $most } can be left before this roll
position-rolls-after = rolls { $rolls }: no more than { $most } can be left after this roll
position-turn-over = rolls 0: there is nothing to decide any more, the turn is over

## The beginning and the end of NICHTLUSTIG. $count (number): target cards on the table

position-contest-cards = contest: nobody has a card before the first turn
position-contest-one-die = contest: each seat rolls one die, as in yellow 5 green -
position-contest-two = contest: at least two must be in it
# $fact: one or more facts: "turn and dice"
position-ended = { $fact }: the game is over, only { $count } target cards are on the table
position-not-ended = professors: the game is not over, { $count } target cards are on the table
# $known: "yellow 2, green 1"
position-professors = professors: so many dice are rolled: { $known }
position-no-professors = professors: no dice are rolled
position-professors-order = professors: the dice are rolled in the order of the seats

## What is to be decided in NICHTLUSTIG. $now: what was typed, such as now duck

position-now = now { $said }: it can be duck, fourth, take, death or cover death 3
# $rolls, $wanted (numbers)
position-now-rolls = { $wanted ->
    [one] { $now }: one roll is left then, not { $rolls }
   *[other] { $now }: { $wanted } rolls are left then, not { $rolls }
}
position-now-dice = { $now }: all dice must lie there
position-now-duck = now duck: { $colour } cannot use the duck
position-now-fourth = now fourth: whoever used the duck had three rolls and put it back
position-now-take = now take: these dice bring no target card
position-now-death = now death: { $colour } has all death cards already
position-now-cover = now cover: { $death } must lie open with { $colour }
position-nothing-to-cover = now cover: { $colour } has no card that it could cover
position-scored = { $now }: the pink die has scored { $card } with { $colour }
position-no-death-due = { $now }: these dice bring a target card, and there is no virus
