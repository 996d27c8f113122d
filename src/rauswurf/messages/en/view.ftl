### What is awaited at a table now: a line above the board that is always visible.
###
### $turn: whose turn it is, in the nominative: the name of a colour

view-over = The game is over.
# Before the game they roll for the first turn; the highest number begins.
view-contest = { $turn } rolls to see who begins.
# $rolls (number): how many rolls are left, this one included
view-roll = { $rolls ->
    [one] { $turn } rolls.
   *[other] { $turn } rolls; { $rolls } rolls left.
}
# $die (number): what was rolled
view-move = { $turn } has rolled a { $die } and moves.
# A player without a piece on the board brings a waiting piece into play, without a roll.
view-set = { $turn } brings a waiting piece into play.

## Games in which pieces hunt: a player names a number and rolls four dice. Each die with that number
## is a hit, and each hit turns a piece over.

# $dice (number): dice still to be rolled. $number (number): the number hunted
view-roll-hunt = { $dice ->
    [one] { $turn } is hunting for { $number }s: one die left to roll.
   *[other] { $turn } is hunting for { $number }s: { $dice } dice left to roll.
}
# $hits (number): hits that still turn a piece over
view-turn-over = { $hits ->
    [one] { $turn } has one hit and turns a piece over.
   *[other] { $turn } has { $hits } hits and turns pieces over.
}

## NICHTLUSTIG, a game of dice and cards.

# $rolls (number): rolls left, this one included
view-roll-dice = { $rolls ->
    [one] { $turn } rolls for the last time.
   *[other] { $turn } rolls; { $rolls } rolls left.
}
# At the end, one die for each professor card. $dice (number)
view-professors = { $dice ->
    [one] { $turn } rolls one die for a professor.
   *[other] { $turn } rolls { $dice } dice for the professors.
}
# $rolls (number): rolls left
view-keep = { $rolls ->
    [one] { $turn } sets dice aside and rolls the others, or stops. One roll left.
   *[other] { $turn } sets dice aside and rolls the others, or stops. { $rolls } rolls left.
}
# The duck card gives a fourth roll.
view-duck = { $turn } may use the duck for a fourth roll.
view-fourth = { $turn } sets dice aside for the fourth roll.
view-take = { $turn } takes cards.
view-death = { $turn } takes a death card.
# A death card is laid on one of the player's own cards.
view-cover = { $turn } chooses a card for the death card to cover.

## The same, said to whoever is to act: they sit in front of the screen. Short: it stands beside a button.

view-you-contest = Roll to see who begins.
# $rolls (number): how many rolls are left, this one included
view-you-roll = { $rolls ->
    [one] Roll the die.
   *[other] Roll the die. { $rolls } rolls left.
}
# $die (number): what was rolled
view-you-move = You rolled a { $die }. Make your move.
view-you-set = Bring one of your waiting pieces into play.
# $dice (number): dice still to be rolled. $number (number): the number hunted
view-you-roll-hunt = { $dice ->
    [one] You are hunting for { $number }s. Roll one more die.
   *[other] You are hunting for { $number }s. Roll { $dice } more dice.
}
# $hits (number): hits that still turn a piece over
view-you-turn-over = { $hits ->
    [one] You have one hit. Turn a piece over.
   *[other] You have { $hits } hits. Turn pieces over.
}
# $rolls (number): rolls left, this one included
view-you-roll-dice = { $rolls ->
    [one] Roll the dice. This is your last roll.
   *[other] Roll the dice. { $rolls } rolls left.
}
# $dice (number)
view-you-professors = { $dice ->
    [one] Roll one die for your professor.
   *[other] Roll { $dice } dice for your professors.
}
# $rolls (number): rolls left
view-you-keep = { $rolls ->
    [one] Set dice aside and roll the others, or stop. One roll left.
   *[other] Set dice aside and roll the others, or stop. { $rolls } rolls left.
}
view-you-duck = You may use the duck for a fourth roll.
view-you-fourth = Set dice aside for the fourth roll.
view-you-take = Take your cards.
view-you-death = Take a death card.
view-you-cover = Choose one of your cards for the death card to cover.
