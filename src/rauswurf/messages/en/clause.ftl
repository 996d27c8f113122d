### The rules, one clause each, in our own words: never copy a sentence of a printed rulebook.
### They address the player. The last words of an id are the name of the rule, which is typed; no text has such
### a name in it (play-on, huff, skip-card): it says what the rule or house rule does, or calls it as it is shown.
### Each has a title of a few words besides, to be read above it and in lists.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!: up to four colours race around a cross

clause-classic-turns = Players take turns, clockwise.
clause-classic-turns-title = Taking turns
clause-classic-roll-move = { $barriers ->
    [on] Roll the die, then move one of your pieces forward by exactly that number. Count occupied fields too. On the track you may jump over any piece, but not over a barrier.
   *[off] Roll the die, then move one of your pieces forward by exactly that number. Count occupied fields too. On the track you may jump over any piece.
}
clause-classic-roll-move-title = Roll, then move
clause-classic-must-move = If you can move, you must. If you cannot, the roll is lost.
clause-classic-must-move-title = You must move if you can
clause-classic-one-per-field = { $barriers ->
    [on] In the goal and on your start there is room for only one of your pieces. On the rest of the track two of them may share a field.
   *[off] You cannot end a move on a field that holds one of your own pieces.
}
clause-classic-one-per-field-title = One piece per field
clause-classic-capture = { $forced-capture ->
    [off] If your piece lands exactly on an opponent's piece, you capture it: it goes back to its base. You do not have to capture while you have another legal move.
   *[other] If your piece lands exactly on an opponent's piece, you capture it: it goes back to its base.
}
clause-classic-capture-title = Capturing
clause-classic-six-enters = Only a six brings a piece out of your base, and it enters on your start. If you roll a six and still have a piece in base, you must bring one in. An opponent's piece on your start is captured.
clause-classic-six-enters-title = A six brings a piece in
clause-classic-six-start-occupied = If your own piece is on your start when you roll a six, you must move that piece instead. If it cannot move, you must move another piece. Either way, no piece enters.
clause-classic-six-start-occupied-title = A six when your start is taken
clause-classic-clear-start = While you have pieces in base, the piece on your start must move before any other, whenever the roll lets it move.
clause-classic-clear-start-title = Clear your start
clause-classic-six-rolls-again = After a six you roll again, as many times as you roll sixes. If a six brings your last piece home, you do not roll again.
clause-classic-six-rolls-again-title = Roll again after a six
clause-classic-three-rolls = If you start your turn with no piece on the track, at least one piece in base, and your goal pieces as far in as they can go, you may roll up to three times.
clause-classic-three-rolls-title = Three rolls
clause-classic-goal-count = Goal fields are counted one by one, and you need a number that fits. You cannot move past your own goal or into another colour's goal.
clause-classic-goal-count-title = Counting in the goal
clause-classic-goal-no-jump = You cannot jump over pieces in the goal.
clause-classic-goal-no-jump-title = No jumping in the goal
clause-classic-goal-jump = You may jump over pieces in the goal.
clause-classic-goal-jump-title = Jumping in the goal
clause-classic-finish = { $play-on ->
    [on] The first player to bring all pieces home wins. The others play on for the places until only the last place is left.
   *[off] The first player to bring all pieces home wins. That ends the game, and all the others share second place.
}
clause-classic-finish-title = The end
clause-classic-highest-roll = Before the game everybody rolls once. The highest roll begins.
clause-classic-highest-roll-title = Highest roll begins
clause-classic-forced-capture = { $forced-capture ->
    [huff] If you can capture, you must. If you can capture in several ways, choose one. If you overlook it, the piece that could have captured goes back to base.
   *[strict] If you can capture, you must. If you can capture in several ways, choose one. No other move is allowed.
}
clause-classic-forced-capture-title = Forced capture
clause-classic-backward-capture = A piece on the track may move backwards by the number rolled if it captures by doing so. It never moves back onto or over its own start.
clause-classic-backward-capture-title = Capturing backwards
clause-classic-barriers = Two pieces of one colour on the same track field are a barrier. Nobody can land on it or pass it, not even its owner, until one of the two moves away. While it stands on a start, no piece can enter there.
clause-classic-barriers-title = Barriers
clause-classic-two-colours = Two players play two opposite colours each. Each colour takes its own turns.
clause-classic-two-colours-title = Two colours each
clause-classic-neutral = With three players the fourth colour is neutral. On your turn you move one of your own pieces or a neutral one. When all your pieces are home, you win only once the neutral pieces are home too. If several players are home by then, whoever brings in the last neutral piece wins.
clause-classic-neutral-title = The neutral colour

## The six Nüby games. To capture: to land on an opponent's piece, which then waits again. Goal entrance: the field from which a goal branches off

clause-nueby-turns = Players take turns, clockwise.
clause-nueby-turns-title = Taking turns
clause-nueby-roll-move = Roll the die, then move one of your pieces in play clockwise by exactly that number. Count every field. On the track you may jump over any piece.
clause-nueby-roll-move-either-way = Roll the die, then move one of your pieces in play by exactly that number, forwards or backwards. Count every field. On the track you may jump over any piece.
clause-nueby-roll-move-title = Roll, then move
clause-nueby-free-entry = If you start your turn with no piece in play and your goal pieces are as far in as they can go, place one of your waiting pieces on its entry, as if you had rolled a six. Then roll once.
clause-nueby-free-entry-title = The free entry
clause-nueby-throw = If you land on an opponent's piece, you capture it. It goes to wait at the colour in whose segment it stood, and enters again from there.
clause-nueby-throw-title = Capturing
clause-nueby-must-move = If you can move, you must, even if your only move is a capture. But you never have to move past your own goal entrance or use a six, and you can never land on your own piece. You may pass only when nothing obliges you to move.
clause-nueby-must-move-ordinary-six = If you can move, you must, even if your only move is a capture. But you never have to move past your own goal entrance, and you can never land on your own piece. You may pass only when nothing obliges you to move.
clause-nueby-must-move-title = You must move if you can
clause-nueby-goal-no-jump = You cannot jump over pieces in the goal. You may move past your own goal entrance and go round again.
clause-nueby-goal-no-jump-title = No jumping in the goal
clause-nueby-six = You can use a six only to bring in a waiting piece or to capture, and you may always leave it unused. After the first six of your turn you roll again, whether you used it or not. After the second six your turn ends.
clause-nueby-six-title = The six
clause-nueby-enter = A waiting piece enters on the entry of the colour where it waits. It cannot enter onto your own piece. An opponent's piece there is captured.
clause-nueby-enter-title = Entering
clause-nueby-backward-throw = A piece in play may capture an opponent's piece behind it, exactly as far back as the die says, if every field in between is occupied. If it moves back over the fields between your entry and your goal entrance, it can go straight home with its next move.
clause-nueby-backward-throw-title = Capturing backwards
clause-nueby-highest-roll = Before the game everybody rolls once. The highest roll begins.
clause-nueby-highest-roll-title = Highest roll begins
clause-nueby-finish = { $play-on ->
    [on] The first player to bring all pieces home wins. The others play on for the places until only the last place is left.
   *[off] The first player to bring all pieces home wins. That ends the game, and all the others share second place.
}
clause-nueby-finish-title = The end
clause-nueby-second-level = After a lap of the outer ring, your piece may move on over the arrow of its colour into the inner ring, all in one move. Your goal is inside. Captured pieces wait on the level where they were captured. With a six you choose a piece waiting inside, one waiting outside, or none. Backward captures stay on one level.
clause-nueby-second-level-title = The second level
clause-nueby-one-pushes = When you roll a 1, you may push your stone one step outward and still move a piece.
clause-nueby-one-pushes-title = A 1 pushes the stone
clause-nueby-place = When your stone is on F, you may place it on any free track field, even an entry. You can do so right after the push, on a later turn before you roll or bring in a piece for free, or between your roll and your move.
clause-nueby-place-title = Placing the stone
clause-nueby-blockade = If you land exactly on a stone, it goes back to the beginning of its lane. A stone is not an opponent's piece: no six and no backward capture removes it or crosses it, and no piece can enter onto it.
clause-nueby-blockade-title = Blockades
clause-nueby-side-path = You may use any side path, in its direction only. Pieces cannot be captured there, so you can land on free fields only. You may capture backwards out of a side path, but never into one.
clause-nueby-side-path-title = Side paths
clause-nueby-hunt = If you have a piece without focus on a side path, you may hunt instead of rolling, or instead of the second roll after your first six. Name a number and roll four dice. One hit lets you turn over one of your pieces on a side path. With more hits, you must turn over a piece for each of them. Pieces without focus come first. A hunt ends your turn.
clause-nueby-hunt-title = Hunting
clause-nueby-focus-to-go-home = Only pieces with focus (turned over by a hunt) can go home. The others go round again, but you never have to move them past your goal entrance. A captured piece loses its focus. A piece that captures backwards across the fields between your entry and your goal entrance gets focus.
clause-nueby-focus-to-go-home-title = Only hunters go home
clause-nueby-side-path-pass = If you have no other move, you may pass instead of leaving a side path without focus. You may also pass instead of moving past the last side path before your goal because the field you would reach on it is taken.
clause-nueby-side-path-pass-title = Staying on a side path
clause-nueby-either-way = A piece moves forwards or backwards, in one direction for the whole move, over free fields too. You enter the goal forwards only. Moving back past your goal entrance does not count as moving past your goal.
clause-nueby-either-way-title = Forwards or backwards
clause-nueby-arrow = The entries are arrow fields. You cannot pass one against its arrow, but you may land on one from ahead. From an arrow field you can move back only to capture with a 1.
clause-nueby-arrow-title = Arrow fields
clause-nueby-before-goal = The six fields up to your goal entrance are marked. If you can only move pieces on these fields, you may pass.
clause-nueby-before-goal-title = Before the goal
clause-nueby-shortcut = If your piece has stopped on an arrow field, its next move may lead over the two grey fields. You never have to: if you can only move by the shortcut, you may pass. On grey fields a piece can be captured only by pieces that took the same way. A backward capture from there goes over the arrow field and on against the usual direction.
clause-nueby-shortcut-title = Shortcuts
clause-nueby-six-is-ordinary = All pieces are always in play. You move a six like any other number, and it gives you no second roll.
clause-nueby-six-is-ordinary-title = A six is a number like any other
clause-nueby-short-throw = A captured piece goes to the last entry it stood on or passed. If a piece stands there, it is pushed one field on, and so on up to a free field. This can push the capturing piece too.
clause-nueby-short-throw-title = Short way back
clause-nueby-grey = Pieces cannot be captured on grey fields, so you cannot end a move on one that is taken.
clause-nueby-grey-title = Grey fields

## NICHTLUSTIG, a game of dice and cards (see card.ftl). A card is fresh at first; when it is scored its points are safe

clause-nichtlustig-first = Before the game everybody rolls one die. The highest number begins; a symbol counts 0.
clause-nichtlustig-first-title = Who begins
clause-nichtlustig-turns = Players take turns, clockwise.
clause-nichtlustig-turns-title = Taking turns
clause-nichtlustig-rolls = Start your turn by rolling all seven dice. After the first and the second roll you may stop, or set any dice aside for good and roll the others again. After the third roll your rolling is over, or after the second if a card leaves you only two. The pink die is rolled and set aside like the others.
clause-nichtlustig-rolls-title = Rolling
clause-nichtlustig-scoring = After the last roll the number on the pink die scores all fresh cards with that number, whoever has them. Nobody can take scored cards away. The poodle scores nothing. You take cards after scoring, so no card scores in the turn in which you win it.
clause-nichtlustig-scoring-title = Scoring
clause-nichtlustig-take = After scoring, take target cards that your dice show, from the table or fresh ones from other players. If you can take a card, you must take at least one; which ones, and how many more, is up to you. Cards that you already have do not count.
clause-nichtlustig-take-title = Taking cards
clause-nichtlustig-pairs = For a Riebmann both black dice must show the number of the card, for a yeti both red ones, for a lemming both white ones. Symbols do not make a pair.
clause-nichtlustig-pairs-title = Pairs
clause-nichtlustig-professors = For a professor one black, one red and one white die must show the number of the card.
clause-nichtlustig-professors-title = Professors
clause-nichtlustig-dinosaurs = For a dinosaur the sum of the six coloured dice must reach its number; symbols count 0. It scores at once. You can take only one per turn.
clause-nichtlustig-dinosaurs-title = Dinosaurs
clause-nichtlustig-each-die-once = Each die counts for one card only. So you can take up to three pairs, or up to two professors, or one dinosaur, which uses all six dice.
clause-nichtlustig-each-die-once-title = Each die counts once
clause-nichtlustig-death = If you take no target card, you must take the death card with the number on the pink die, or the poodle if it shows its symbol, wherever that card is. A card it covered there counts again.
clause-nichtlustig-death-title = Death
clause-nichtlustig-own-death = If you already have that death card, take another one from the table. If there is none on the table, take any from another player.
clause-nichtlustig-own-death-title = The same death again
clause-nichtlustig-cover = Lay your death card on one of your scored lemmings; its points are lost. If you have none, lay it on any other of your scored cards, but never on a dinosaur.
clause-nichtlustig-cover-title = Covering
clause-nichtlustig-open-death = If you have no card to cover, the death card lies open in front of you and counts -1 at the end.
clause-nichtlustig-open-death-title = Open death cards
clause-nichtlustig-specials = For each symbol on your coloured dice at the end of your turn you get the special card of that die, from the table or from another player. It is not a target card and does not save you from death. A special card works once, from your next turn on, and then goes back to the table. You may keep the duck, the time machine and the clown for later; the others you must use.
clause-nichtlustig-specials-title = Special cards
clause-nichtlustig-duck = After your third roll you may use the duck to roll the dice you have not set aside a fourth time.
clause-nichtlustig-duck-title = The duck
clause-nichtlustig-time-machine = The time machine lets you add 2 to your sum for a dinosaur.
clause-nichtlustig-time-machine-title = The time machine
clause-nichtlustig-clown = Whenever you would have to take a death card, you may give up the clown instead.
clause-nichtlustig-clown-title = The clown
clause-nichtlustig-virus = If you have the virus, you take a death card at the end of your turn, even if you took target cards. You may use the clown to cancel the virus.
clause-nichtlustig-virus-title = The virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] If you have the UFO card, you miss your turn and put the card back. You use no other special cards in that turn, and you keep them all.
   *[nf700] If you have the NF-700 card, you miss your turn and put the card back. You use no other special cards in that turn, and you keep them all.
}
clause-nichtlustig-skip-title = Missing a turn
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] If you have the NF-700 card, you get only two rolls, so you cannot use the duck either.
   *[nf700] If you have the UFO card, you get only two rolls, so you cannot use the duck either.
}
clause-nichtlustig-two-rolls-title = Only two rolls
clause-nichtlustig-end = The game ends after a turn that leaves five or fewer target cards on the table.
clause-nichtlustig-end-title = The end
clause-nichtlustig-points = A scored lemming counts 4, a scored Riebmann 2, a dinosaur 1 to 5. Scored yetis count 3 each if you have two or more; a single one counts 1. Fresh cards count 1 each, covered and special cards nothing, open death cards -1.
clause-nichtlustig-points-title = Points
clause-nichtlustig-professors-roll = At the end, roll one die for each of your scored professors. The highest number counts once for all of them; a symbol counts 0.
clause-nichtlustig-professors-roll-title = The professors roll
clause-nichtlustig-winner = The player with the most points wins. If there is a tie, whoever has fewer death cards wins, open and covering ones together.
clause-nichtlustig-winner-title = The winner
