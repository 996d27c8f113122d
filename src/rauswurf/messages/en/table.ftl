### What lies on the table: the board with its pieces, cards and dice. Labels for those who hear the
### page, and words on buttons beside the board. Fields are called by their short names: 12, a, W0.

## The board of a race game.
## $colour: whose piece or stone it is, in the nominative. $field: the name of a field

table-board = Board
table-piece = { $colour } on { $field }
table-piece-picked = { $colour } on { $field }, picked up
table-target = Move to { $field }
table-target-throw = Move to { $field } and capture { $colour }
table-target-stone = Move to { $field } and hit { $colour }'s stone
# In games in which pieces hunt: a hit turns a piece over, which gives it its focus.
table-target-turn = Turn over the piece on { $field }
table-target-set = Place the stone on { $field }
table-stone = Stone on { $field }
table-stone-picked = Stone on { $field }, picked up

## Buttons beside the board.

table-actions = What else you can do
table-pass = Pass
table-push = Push the stone
# Picks the stone up; then one taps the field on which it is set.
table-set-stone = Place the stone
# $number (number): the number that is hunted
table-hunt = Hunt for { $number }s
# Before six buttons, one for each number.
table-hunts = Instead of rolling, hunt for a number:
# Several moves lead to one field: which one is meant?
table-which = Which move?
# $from, $to: names of fields
table-way = { $from } to { $to }
table-way-back = { $from } back to { $to }
table-cancel = Cancel

## Dice.

table-dice = Dice
# On the large button. $dice (number): how many dice
table-roll = { $dice ->
    [one] Roll
   *[other] Roll { $dice } dice
}
# For screen readers: dots beside the button. $rolls (number)
table-rolls-left = { $rolls ->
    [one] One roll left
   *[other] { $rolls } rolls left
}
# Above six keys on which players type in what their real die shows.
table-type = What did you roll?
# Real dice that are rolled for somebody else, such as a bot. $name: of that player
table-type-for = Roll for { $name }. What does the die show?
# One of several dice. $number (number): which one
table-type-die = Die { $number }
table-typed = Confirm roll
# A button: the moves of the others are shown at once, up to one’s own turn.
table-skip = Skip to my turn
# $face (number): what a die shows
table-die = Die: { $face }
# $colour: whose die it is
table-die-of = { $colour }’s die: { $face }
table-die-unrolled = Die, not rolled yet

## NICHTLUSTIG, a game of dice and cards.
## $card: the name of a card, in the nominative

table-display = Cards to win
# For screen readers: all cards, those to be won and those of the players.
table-all-cards = All cards
table-deaths = Death cards
table-specials = Special cards
# The cards of a player. $name: of the player
table-hand = { $name }'s cards
table-no-cards = no cards yet
table-card-scored = { $card }, scored
# $death: the death card on it
table-card-covered = { $card }, covered by { $death }
table-seven-dice = The seven dice
# Labels of dice. $face (number): 1 to 5
table-die-black = Black die: { $face }
table-die-red = Red die: { $face }
table-die-white = White die: { $face }
table-die-pink = Pink die: { $face }
# $symbol: what the die shows, the name of a card
table-die-black-symbol = Black die: { $symbol }
table-die-red-symbol = Red die: { $symbol }
table-die-white-symbol = White die: { $symbol }
table-die-pink-symbol = Pink die: { $symbol }
table-die-black-unrolled = Black die, not rolled yet
table-die-red-unrolled = Red die, not rolled yet
table-die-white-unrolled = White die, not rolled yet
table-die-pink-unrolled = Pink die, not rolled yet
# A short mark at dice that were set aside in an earlier roll.
table-aside = set aside
# Below the dice, while somebody may still roll; pictures of cards follow.
table-brings = These dice would take:
table-brings-nothing = These dice would take no card.
table-keep-hint = Tap the dice you want to set aside.
# $dice (number): dice that are set aside now; the others are rolled
table-keep = { $dice ->
    [0] Roll all again
    [one] Keep one, roll the rest
   *[other] Keep { $dice }, roll the rest
}
table-stop = Stop rolling
table-no-duck = No fourth roll
table-use = Use { $card }
table-take-card = Take { $card }
table-cover-card = Cover { $card }
table-take-hint = Tap the cards you want to take.
# $cards (number): how many cards are chosen
table-take = { $cards ->
    [one] Take this card
   *[other] Take { $cards } cards
}
table-take-machine = Take it with the Time Machine
table-take-nothing = Take nothing
table-death-hint = Tap the death card you want to take.
table-cover-hint = Tap the card you want to cover.
