### Why a move may not be made: one or two sentences for the player who wanted to make it. The first words of
### an id are the name of the rule. Players may have asked "why not?", so the tone is friendly and short.
###
### $field, $start: short names of fields on the board, such as 12, a, B or s2.4
### $die (number): what was rolled, 1 to 6
### $colour, $turn: names of colours in the nominative, such as Yellow

## Race games: all of them

# After the end of the game.
refuse-finish-over = The game is over.
refuse-goal-count-does-not-fit = { $die ->
    [one] No goal field is one step away.
   *[other] No goal field is { $die } steps away.
}
# Goal fields are counted one by one.
refuse-goal-count-foreign-goal = That is another colour's goal.
refuse-goal-count-past-own-goal = { $die ->
    [one] One step would lead past the own goal.
   *[other] { $die } steps would lead past the own goal.
}
refuse-goal-no-jump-in-the-way = In the goal no piece is jumped over, and { $field } is taken.
refuse-must-move-can-move = A move is possible, so it must be made.
refuse-must-move-own-piece = An own piece stands on { $field }.
refuse-no-such-move-hunt = Nobody hunts in this game.
refuse-no-such-move-push = There are no stones in this game.
refuse-no-such-move-stone = There are no stones in this game.
refuse-no-such-move-turn = No piece is turned in this game.
refuse-no-such-piece-nothing-there = { $colour } has no piece on { $field }.
refuse-roll-move-foreign-goal = That is another colour's goal.
refuse-roll-move-forward-only = Pieces move forward, and by { $die }.
refuse-roll-move-move-first = The { $die } must be used before the next roll.
refuse-roll-move-roll-first = Roll first; the number rolled decides.
refuse-roll-move-too-far = { $die ->
    [one] No field is one step ahead of this piece.
   *[other] No field is { $die } steps ahead of this piece.
}
refuse-roll-move-wrong-number = { $die ->
    [one] That is not one step away.
   *[other] That is not { $die } steps away.
}
refuse-turns-not-yours = It is the turn of { $turn }; pieces of { $colour } are not theirs to move.

## Mensch ärgere Dich nicht and its family: pieces wait in a base and enter on their start

refuse-backward-capture-nobody-there = A piece goes backwards only to capture, and there is no stranger on { $field }.
refuse-backward-capture-over-own-start = A piece never goes back onto or over its own start ({ $start }).
refuse-barriers-in-the-way = There is a barrier on { $field }; nobody lands on it or passes it.
refuse-barriers-on-start = A barrier stands on the start ({ $field }); nobody can enter.
refuse-clear-start-start-first = Pieces wait in base, so the piece on the start ({ $start }) must move first.
refuse-forced-capture-capture-first = A capture is possible, so a capture must be made.
# To pass: to make no move
refuse-forced-capture-no-passing = A capture is possible; it may be missed, but not passed.
# Own: of the colour that is to move.
refuse-one-per-field-own-piece = An own piece stands on { $field }.
# To enter: to come into play from the base.
refuse-six-enters-must-enter = With a six a piece in base must enter, onto { $start }.
refuse-six-enters-needs-six = A piece leaves the base only with a six, not with a { $die }.
refuse-six-enters-only-to-start = A piece from the base enters on its own start, { $start }.
refuse-six-start-occupied-own-on-start = An own piece stands on the start ({ $start }), so nothing enters.
refuse-six-start-occupied-start-first = An own piece stands on the start ({ $start }); the six must move that piece.

## The six Nüby games: pieces wait at an entry of the track. To throw: to send an opponent's piece back

refuse-backward-throw-free-field = A backward throw crosses taken fields only, and { $field } is free.
refuse-backward-throw-nobody-there = A piece goes backwards only to throw, and no opponent stands on { $field }.
refuse-enter-needs-six = A waiting piece enters only with a six, not with a { $die }.
refuse-enter-only-to-entry = A waiting piece enters on { $field }.
refuse-enter-own-piece = An own piece stands on the entry ({ $field }).
refuse-free-entry-enter-first = With nothing in play a waiting piece is set first.
refuse-free-entry-not-optional = With nothing in play a waiting piece must be set.
refuse-six-only-to-throw = A six only enters a waiting piece or throws an opponent.

## Jäger: pieces hunt on side paths; whoever has hunted with success has "focus". A hit of a hunt turns a piece over

refuse-focus-to-go-home-no-focus = This piece has not hunted yet; only pieces with focus go home.
refuse-hunt-dice-first = The hunt is on: roll its dice.
refuse-hunt-instead-of-a-roll = A hunt takes the place of a roll; this one has fallen.
refuse-hunt-no-hit = No hit of a hunt waits to turn a piece.
refuse-hunt-no-hunter = No own piece without focus stands on a side path.
refuse-hunt-no-such-number = A hunt names a number from 1 to 6.
refuse-hunt-not-beside = No own piece stands on { $field } beside the track.
refuse-hunt-not-yet = Who begins is still being rolled for.
refuse-hunt-others-first = Pieces without focus are turned first.
refuse-hunt-turn-first = The hits of the hunt turn pieces first.
refuse-hunt-several-must = The hunt hit more than once, so each hit must turn a piece.
refuse-side-path-taken = Nobody is thrown on a side path, and { $field } is taken.

## Einser Blocker: a 1 pushes a stone along its lane; from its last field it may be set on the track, where it blocks

refuse-blockade-in-the-way = A stone blocks the way on { $field }; nobody passes it.
refuse-blockade-no-opponent = The stone on { $field } is no opponent: only an ordinary move hits it.
refuse-blockade-on-entry = A stone stands on the entry ({ $field }); nothing enters onto it.
refuse-one-pushes-needs-one = Only a 1 pushes the stone.
refuse-one-pushes-not-in-lane = The stone is not in its lane any more, or free already.
refuse-one-pushes-once = This 1 has pushed the stone already.
refuse-place-not-free = The stone is not on its free field.
refuse-place-not-now = A stone is set before a roll, or between roll and move.
refuse-place-only-on-track = A stone is set on the track only.
refuse-place-taken = { $field } is taken.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = The arrow field { $field } is not passed against its arrow.
refuse-arrow-from-arrow = From the arrow field { $field } one goes back only to throw with a 1.
refuse-shortcut-from-a-stop = A shortcut is taken from a stop on its arrow field only.
refuse-grey-taken = Nobody is thrown on a grey field, and { $field } is taken.

## NICHTLUSTIG, a game of dice and cards (see card.ftl)
##
## $card: the name of a card in the nominative, such as "Lemming 5" or "UFO"
## $seat: who has it, the name of a colour in the nominative
## $die: a die and what it shows, such as "black 3"

# Instead of taking a death card one may give up the clown.
refuse-clown-no-death = The clown is given up in place of a death card, when one is to be taken.
refuse-cover-cover-first = First say which card { $card } is laid on.
refuse-cover-covered = { $card } is covered already.
# Meant as a joke.
refuse-cover-dinosaur = Dinosaurs are never covered; they are extinct already.
refuse-cover-fresh = { $card } is not scored yet; only scored cards are covered.
refuse-cover-lemming-first = A scored lemming must be covered before any other card: { $card }.
refuse-cover-no-death = There is no death card to lay down.
refuse-cover-no-target = { $card } is no target card; only those are covered.
refuse-cover-not-yours = { $card } is not an own card; a death card covers own cards only.
refuse-death-must-take = No target card was taken, or the virus is there: a death card must be taken.
refuse-death-not-due = No death card is to be taken now.
refuse-death-only-one = Only one death card is taken, and nothing with it.
refuse-death-pink-decides = The pink die decides which death card is taken: { $card }.
refuse-dinosaurs-only-one = Only one dinosaur can be taken in a turn.
# $sum (number): what the six dice that are not pink add up to
refuse-dinosaurs-too-low = The coloured dice add up to { $sum }; that is not enough for { $card }.
refuse-duck-after-third = The duck gives a fourth roll, so the third must have been rolled.
refuse-duck-must-roll = The duck was used for a fourth roll; at least one die must be rolled.
refuse-duck-too-late = The rolls of this turn are over; the duck comes too late.
refuse-duck-use-first = The three rolls are over; only the duck gives a fourth. Use it first.
refuse-each-die-once-not-together = These cards need a die twice; each die counts once.
refuse-end-over = The game is over.
refuse-first-roll-first = The seats are rolling for the first turn: roll one die.
refuse-own-death-own-already = { $card } lies there already; another death card must be taken.
refuse-own-death-table-first = { $card } is an own card already; another one comes from the table while there is one.
# $colour (black, red or white): the colour of the two dice. $number (number): what they must show
refuse-pairs-not-shown = { $colour ->
    [black] { $card } needs both black dice to show { $number }.
    [red] { $card } needs both red dice to show { $number }.
   *[white] { $card } needs both white dice to show { $number }.
}
# $number (number): what the dice must show
refuse-professors-not-shown = { $card } needs a black, a red and a white die to show { $number }.
refuse-professors-roll-roll-first = Now the professors' dice are rolled.
refuse-rolls-aside = Set aside already, and for good: { $die }.
refuse-rolls-done = The rolls of this turn are over.
# "keep nothing" is typed like this in all languages
refuse-rolls-keep-first = First say which dice are kept; keep nothing rolls them all again.
refuse-rolls-no-such-die = There is no { $die }.
refuse-rolls-roll-first = Roll the dice first.
refuse-rolls-said-twice = There is no further { $die }.
# $one, $other: exact words that can be typed, such as b3:duck and b3:ufo
refuse-rolls-which-die = Two dice are alike, but have different symbols: say { $one } or { $other }.
refuse-scoring-safe = { $card } is scored; { $seat } cannot lose it any more.
refuse-specials-by-itself = { $card } works by itself, it is not chosen to.
refuse-specials-by-symbol = { $card } is a special card; its symbol brings it at the end of the turn.
refuse-specials-not-held = { $seat } does not have the { $card } card.
refuse-take-done = The target cards of this turn are taken.
refuse-take-elsewhere = { $card } lies with { $seat }.
refuse-take-elsewhere-table = { $card } lies on the table.
refuse-take-must-take = A target card can be taken, so one must be.
refuse-take-own = { $card } is an own card already.
refuse-take-roll-first = The duck's roll comes first: say which dice are kept.
refuse-take-stop-first = Cards are taken when the rolls are over: stop first.
# $sum (number): what the dice add up to
refuse-time-machine-not-needed = The sum of { $sum } is enough; the time machine is not needed.
refuse-time-machine-say-dinosaur = The time machine is used by taking a dinosaur that needs it.
refuse-two-rolls-no-duck = Whoever has the { $card } card has only two rolls, so the duck cannot be used.
