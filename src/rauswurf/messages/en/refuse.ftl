### Why a move may not be made: one or two sentences for the player who wanted to make it. The first words of
### an id are the name of the rule. Players may have asked "why not?", so the tone is friendly and short.
###
### $field, $start: fields, in words or by their short names (place.ftl): "field 3 after Red's start", 23
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
    [one] One step would take you past your own goal.
   *[other] { $die } steps would take you past your own goal.
}
refuse-goal-count-once-round = A piece goes round once and turns into its goal before { $start }. It never gets there.
refuse-goal-no-jump-in-the-way = You cannot jump over pieces in the goal, and there is one on { $field }.
refuse-must-move-can-move = You can move, so you must.
refuse-must-move-own-piece = Your own piece is on { $field }.
refuse-must-move-roll-lost = You have no move with a { $die }, so the roll is lost.
refuse-no-such-move-hunt = There is no hunting in this game.
refuse-no-such-move-push = There are no stones in this game.
refuse-no-such-move-stone = There are no stones in this game.
refuse-no-such-move-turn = No pieces are turned over in this game.
refuse-no-such-piece-nothing-there = { $colour } has no piece on { $field }.
refuse-roll-move-foreign-goal = That is another colour's goal.
refuse-roll-move-forward-only = Pieces move forward, and by { $die }.
refuse-roll-move-move-first = Use your { $die } before you roll again.
refuse-roll-move-roll-first = Roll first. The number you roll decides.
refuse-roll-move-too-far = { $die ->
    [one] There is no field one step ahead of this piece.
   *[other] There is no field { $die } steps ahead of this piece.
}
refuse-roll-move-wrong-number = { $die ->
    [one] That field is not one step away.
   *[other] That field is not { $die } steps away.
}
refuse-turns-not-yours = It is { $turn }'s turn, and that piece belongs to { $colour }.

## Mensch ärgere Dich nicht and its family: pieces wait in a base and enter on their start

refuse-backward-capture-nobody-there = A piece moves backwards only to capture, and there is no opponent's piece on { $field }.
refuse-backward-capture-over-own-start = A piece never moves back onto or over its own start.
refuse-backward-capture-out-of-goal = Pieces never move back in the goal, or out of it.
refuse-barriers-in-the-way = There is a barrier on { $field }. Nobody can land on it or pass it.
refuse-barriers-on-start = There is a barrier on the start, so no piece can enter.
refuse-clear-start-start-first = You have pieces in base, so the piece on your start must move first.
refuse-forced-capture-capture-first = You can capture, so you must.
# To pass: to make no move
refuse-forced-capture-no-passing = You can capture. You may overlook that and move, but you cannot pass.
# A piece of the colour that is to move.
refuse-one-per-field-own-piece = Your own piece is on { $field }.
# To enter: to come into play from the base.
refuse-six-enters-must-enter = You rolled a six and have a piece in base: bring it in on your start.
refuse-six-enters-needs-six = Only a six brings a piece out of base, not a { $die }.
refuse-six-enters-only-to-start = A piece from base enters on your start.
refuse-six-start-occupied-own-on-start = Your own piece is on your start, so no piece can enter.
refuse-six-start-occupied-start-first = Your own piece is on your start. You must move that piece with your six.

## The six Nüby games: pieces wait at an entry of the track. To capture: to send an opponent's piece back

refuse-backward-throw-free-field = You can capture backwards only over occupied fields, and { $field } is free.
refuse-backward-throw-nobody-there = A piece moves backwards only to capture, and there is no opponent's piece on { $field }.
refuse-enter-needs-six = Only a six brings in a waiting piece, not a { $die }.
refuse-enter-only-to-entry = This waiting piece enters on { $field }.
refuse-enter-own-piece = Your own piece is on the entry.
refuse-free-entry-enter-first = You have no piece in play, so bring in a waiting piece first.
refuse-free-entry-not-optional = You have no piece in play, so you must bring in a waiting piece.
refuse-six-only-to-throw = You can use a six only to bring in a waiting piece or to capture.
refuse-backward-throw-out-of-goal = Pieces never move back in the goal, or out of it.
# Entscheidung auf zweiter Ebene: an outer ring and an inner one
refuse-second-level-not-out = A piece on the inner ring never goes back to the outer ring.
refuse-second-level-own-arrow = You can go inside only over your own arrow, after { $field }.

## Jäger: pieces hunt on side paths; whoever has hunted with success has "focus". A hit of a hunt turns a piece over

refuse-focus-to-go-home-no-focus = This piece has not hunted yet. Only pieces with focus can go home.
refuse-hunt-dice-first = You are hunting: roll the dice first.
refuse-hunt-instead-of-a-roll = You hunt instead of rolling, and you have already rolled.
refuse-hunt-no-hit = You have no hit left that could turn a piece over.
refuse-hunt-no-hunter = You have no piece without focus on a side path.
refuse-hunt-no-such-number = Hunt for a number from 1 to 6.
refuse-hunt-not-beside = You have no piece on a side path at { $field }.
refuse-hunt-not-yet = You are still rolling to see who begins.
refuse-hunt-others-first = Turn over your pieces without focus first.
refuse-hunt-turn-first = Turn over pieces for your hits first.
refuse-hunt-several-must = Your hunt hit more than once, so you must turn over a piece for each hit.
refuse-side-path-taken = Pieces cannot be captured on a side path, and { $field } is taken.
refuse-side-path-from-its-entrance = A side path begins after { $field }. You cannot enter it, or capture into it, anywhere else.
refuse-side-path-to-its-end = A side path leads to { $field }. You cannot leave it sideways.

## Einser Blocker: a 1 pushes a stone along its lane; from its last field it may be set on the track, where it blocks

refuse-blockade-in-the-way = A stone on { $field } blocks the way. Nobody can pass it.
refuse-blockade-no-opponent = The stone on { $field } is not an opponent's piece. Only an ordinary move can hit it.
refuse-blockade-on-entry = There is a stone on the entry, so no piece can enter there.
refuse-one-pushes-needs-one = Only a 1 pushes your stone.
refuse-one-pushes-not-in-lane = Your stone has left its lane, or is already free.
refuse-one-pushes-once = You have already pushed your stone with this 1.
refuse-place-not-free = Your stone is not free yet.
refuse-place-not-now = You can place a stone before you roll, or between your roll and your move.
refuse-place-only-on-track = You can place a stone on the track only.
refuse-place-taken = { $field } is taken.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = You cannot pass the arrow field ({ $field }) against its arrow.
refuse-arrow-from-arrow = From the arrow field ({ $field }) you can move back only to capture with a 1.
refuse-either-way-out-of-goal = Pieces never move back in the goal, or out of it.
refuse-shortcut-from-a-stop = You can take a shortcut only if your piece has stopped on its arrow field.
refuse-shortcut-to-its-end = The grey fields lead to { $field }. You cannot leave a shortcut sideways.
refuse-grey-taken = Pieces cannot be captured on a grey field, and { $field } is taken.

## NICHTLUSTIG, a game of dice and cards (see card.ftl)
##
## $card: the name of a card in the nominative, such as "Lemming 5" or "UFO"
## $seat: who has it, the name of a colour in the nominative
## $die: a die and what it shows, such as "black 3"

# Instead of taking a death card one may give up the clown.
refuse-clown-no-death = You can give up the clown only when you have to take a death card.
refuse-cover-cover-first = First say which card { $card } covers.
refuse-cover-covered = { $card } is already covered.
# Meant as a joke.
refuse-cover-dinosaur = You cannot cover dinosaurs. They are already extinct.
refuse-cover-fresh = { $card } has not scored yet. You can cover scored cards only.
refuse-cover-lemming-first = You must cover a scored lemming before any other card: { $card }.
refuse-cover-no-death = You have no death card to lay down.
refuse-cover-no-target = { $card } is not a target card. You can cover target cards only.
refuse-cover-not-yours = { $card } is not yours. You can cover your own cards only.
refuse-death-must-take = You took no target card, or you have the virus, so you must take a death card.
refuse-death-not-due = You do not have to take a death card now.
refuse-death-only-one = You take one death card, and nothing else with it.
refuse-death-pink-decides = The pink die decides which death card you take: { $card }.
refuse-dinosaurs-only-one = You can take only one dinosaur per turn.
# $sum (number): what the six dice that are not pink add up to
refuse-dinosaurs-too-low = Your coloured dice add up to { $sum }. That is not enough for { $card }.
refuse-duck-after-third = The duck gives you a fourth roll, so you need to roll a third time first.
refuse-duck-must-roll = You used the duck for a fourth roll, so roll at least one die.
refuse-duck-too-late = You have finished rolling. It is too late for the duck.
refuse-duck-use-first = You have used your three rolls. Only the duck gives you a fourth, so use it first.
refuse-each-die-once-not-together = These cards need the same die twice, and each die counts only once.
refuse-end-over = The game is over.
refuse-first-roll-first = You are still rolling to see who begins: roll one die.
refuse-own-death-own-already = You already have { $card }, so take another death card.
refuse-own-death-table-first = You already have { $card }. Take another one from the table while there is one.
# $colour (black, red or white): the colour of the two dice. $number (number): what they must show
refuse-pairs-not-shown = { $colour ->
    [black] For { $card } both black dice must show { $number }.
    [red] For { $card } both red dice must show { $number }.
   *[white] For { $card } both white dice must show { $number }.
}
# $number (number): what the dice must show
refuse-professors-not-shown = For { $card } a black, a red and a white die must show { $number }.
refuse-professors-roll-roll-first = Roll the dice for the professors now.
refuse-rolls-aside = You have set this die aside for good: { $die }.
refuse-rolls-done = You have finished rolling this turn.
# "keep nothing" is typed like this in all languages
refuse-rolls-keep-first = First say which dice you keep. To roll them all again, type 'keep nothing'.
refuse-rolls-no-such-die = There is no { $die }.
refuse-rolls-roll-first = Roll the dice first.
refuse-rolls-said-twice = There is no second { $die }.
# $one, $other: exact words that can be typed, such as b3:duck and b3:ufo
refuse-rolls-which-die = These two dice look alike but have different symbols. Say '{ $one }' or '{ $other }'.
refuse-scoring-safe = { $card } has scored. Nobody can take it from { $seat } any more.
refuse-specials-by-itself = { $card } works by itself. You do not choose when.
refuse-specials-by-symbol = { $card } is a special card. You get it at the end of your turn if a die shows its symbol.
refuse-specials-not-held = { $seat } does not have the { $card } card.
refuse-take-done = You have already taken your target cards this turn.
refuse-take-elsewhere = { $seat } has { $card }.
refuse-take-elsewhere-table = { $card } is on the table.
refuse-take-must-take = You can take a target card, so you must take one.
refuse-take-own = You already have { $card }.
refuse-take-roll-first = Roll again with the duck first: say which dice you keep.
refuse-take-stop-first = You take cards when you have finished rolling. Stop first.
# $sum (number): what the dice add up to
refuse-time-machine-not-needed = Your sum of { $sum } is enough. You do not need the time machine.
refuse-time-machine-say-dinosaur = To use the time machine, take a dinosaur that needs it.
refuse-two-rolls-no-duck = The { $card } card leaves you only two rolls, so you cannot use the duck.
