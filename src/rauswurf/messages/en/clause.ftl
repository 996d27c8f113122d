### The rules, one clause each, in our own words: never copy a sentence of a printed rulebook.
### The last words of an id are the name of the rule, which players see too. Names of rules and of
### options (play-on, huff, strict, skip-card ...) are the same in all languages and stay as they are.
### Each has a title of a few words besides, to be read above it and in lists.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!: up to four colours race around a cross

clause-classic-turns = The seats play in turn, clockwise.
clause-classic-turns-title = Taking turns
clause-classic-roll-move = { $barriers ->
    [on] Roll, then move one of your pieces forward by exactly that number. Occupied fields count. On the track you may jump over any piece, but not over a barrier.
   *[off] Roll, then move one of your pieces forward by exactly that number. Occupied fields count, and on the track you may jump over any piece.
}
clause-classic-roll-move-title = Roll, then move
clause-classic-must-move = Whoever can move must move; otherwise the roll is lost.
clause-classic-must-move-title = Whoever can move must move
clause-classic-one-per-field = { $barriers ->
    [on] In the goal and on your start there is room for only one of your pieces. On the rest of the track two of them may share a field.
   *[off] No move ends on a field with one of your own pieces.
}
clause-classic-one-per-field-title = One piece on a field
clause-classic-capture = { $forced-capture ->
    [off] If your move ends exactly on an opponent’s piece, you capture it: it goes back to its base. You don’t have to capture while you can make another move.
   *[other] If your move ends exactly on an opponent’s piece, you capture it: it goes back to its base.
}
clause-classic-capture-title = Throwing out
clause-classic-six-enters = Pieces leave the base only with a six, onto their own start. With a six and a piece in base one must enter; a stranger on the start is captured.
clause-classic-six-enters-title = A six enters
clause-classic-six-start-occupied = If an own piece stands on the start, the six must move that piece instead; if it cannot move another piece must, and nothing enters.
clause-classic-six-start-occupied-title = A six and a taken start
clause-classic-clear-start = While a piece waits in base, an own piece on the start must be moved before any other by every roll with which it can move.
clause-classic-clear-start-title = Clear the start
clause-classic-six-rolls-again = After a six one rolls again, as often as a six falls. A six that brings the last piece home gives no further roll.
clause-classic-six-rolls-again-title = A six rolls again
clause-classic-three-rolls = At the start of a turn, a colour with nothing on the track, at least one piece in base and its goal pieces packed at the far end has up to three rolls.
clause-classic-three-rolls-title = Three rolls
clause-classic-goal-count = Goal fields are counted one by one and only a number that fits moves a piece. Nobody walks past the own goal or into another colour's.
clause-classic-goal-count-title = Counting in the goal
clause-classic-goal-no-jump = In the goal no piece is jumped over.
clause-classic-goal-no-jump-title = No jumping in the goal
clause-classic-goal-jump = In the goal pieces may be jumped over.
clause-classic-goal-jump-title = Jumping in the goal
clause-classic-finish = { $play-on ->
    [on] The first to bring all their pieces home wins. The others play on for the places; the last one left takes the last place.
   *[off] The first to bring all their pieces home wins. That ends the game, and all others share second place.
}
clause-classic-finish-title = The end
clause-classic-highest-roll = Before the game each seat rolls once; the highest roll begins.
clause-classic-highest-roll-title = The highest roll begins
clause-classic-forced-capture = { $forced-capture ->
    [huff] If you can capture, you must; if there are several ways, you choose. If you overlook it, the piece that could have captured goes back to base.
   *[strict] If you can capture, you must; if there are several ways, you choose. No other move is allowed then.
}
clause-classic-forced-capture-title = Forced capture
clause-classic-backward-capture = A piece on the track may go backwards by the number rolled if that ends on a stranger, never onto or over its own start.
clause-classic-backward-capture-title = Capturing backwards
clause-classic-barriers = Two own pieces on one track field are a barrier: nobody, the owner included, lands on it or passes it until one of them leaves. On a start it lets nobody in.
clause-classic-barriers-title = Barriers
clause-classic-two-colours = Two players have two opposite colours each, and each colour is played on its own.
clause-classic-two-colours-title = Two colours each
clause-classic-neutral = With three players the fourth colour is neutral: on a turn one moves an own or a neutral piece. A player who is home wins only when the neutral pieces are home too; of several, whoever brings the last neutral piece home.
clause-classic-neutral-title = The neutral colour

## The six Nüby games. To throw: to land on an opponent's piece, which then waits again. Mouth: the field from which a goal branches off

clause-nueby-turns = The seats play in turn, clockwise.
clause-nueby-turns-title = Taking turns
clause-nueby-roll-move = Roll, then move one own piece in play by exactly that number, clockwise. Every field counts, and on the track any piece may be jumped over.
clause-nueby-roll-move-either-way = Roll, then move one of your pieces in play by exactly that number, forwards or backwards. Every field counts, and on the track you may jump over any piece.
clause-nueby-roll-move-title = Roll, then move
clause-nueby-free-entry = Who begins a turn with nothing in play and the goal pieces as far in as they can be sets a waiting piece of their choice on its entry, as if with a six, and then rolls once.
clause-nueby-free-entry-title = The free entry
clause-nueby-throw = Landing on an opponent throws it out: it waits with the colour in whose segment it stood and enters from there.
clause-nueby-throw-title = Throwing
clause-nueby-must-move = Whoever can move must, also to throw when nothing else can be done. Nobody is forced past the own mouth or to use a six, and never onto an own piece. Passing is offered exactly where no duty is left.
clause-nueby-must-move-ordinary-six = If you can move, you must, even if all you can do is throw. You never have to walk past your own goal entrance, and you never land on your own piece. You may pass exactly when nothing is a duty.
clause-nueby-must-move-title = Whoever can move must move
clause-nueby-goal-no-jump = In the goal no piece is jumped over. The own mouth may be passed for another round.
clause-nueby-goal-no-jump-title = No jumping in the goal
clause-nueby-six = A six only enters a waiting piece or throws an opponent, and may always be declined. After the first six of a turn one rolls again, used or not; after the second the turn is over.
clause-nueby-six-title = The six
clause-nueby-enter = A waiting piece is set on the entry of the colour where it waits: never onto an own piece, and an opponent there is thrown.
clause-nueby-enter-title = Entering
clause-nueby-backward-throw = A piece in play may throw an opponent exactly as far behind it as the die says if every field between is taken. Who goes back over the fields between own entry and mouth may go home at once.
clause-nueby-backward-throw-title = Throwing backwards
clause-nueby-highest-roll = Before the game each seat rolls once; the highest roll begins.
clause-nueby-highest-roll-title = The highest roll begins
clause-nueby-finish = { $play-on ->
    [on] The first to bring all their pieces home wins. The others play on for the places; the last one left takes the last place.
   *[off] The first to bring all their pieces home wins. That ends the game, and all others share second place.
}
clause-nueby-finish-title = The end
clause-nueby-second-level = After a round outside a piece may go on over the arrow of its colour into the inner ring, in one go, and its goal lies inside. Thrown pieces wait on their own level; with a six one chooses between inside, outside and none. Backward throws stay on their level.
clause-nueby-second-level-title = The second level
clause-nueby-one-pushes = A 1 may push the own stone one step outward, besides the move of a piece.
clause-nueby-one-pushes-title = A 1 pushes the stone
clause-nueby-place = If your stone is on F, you may put it on any free track field, entries too: right after the push, in a later turn of yours before you roll or make your free entry, or between roll and move.
clause-nueby-place-title = Setting the stone
clause-nueby-blockade = Landing exactly on a stone sends it back to the beginning of its lane. It is no opponent: no six and no backward throw removes it or goes over it, and nothing enters onto it.
clause-nueby-blockade-title = Blockades
clause-nueby-side-path = Anybody may use any side path, in its direction only. Nobody is thrown there; only free fields are landed on. A piece may throw backwards out of one, nobody into one.
clause-nueby-side-path-title = Side paths
clause-nueby-hunt = If one of your pieces without focus is on a side path, you may hunt instead of rolling, also instead of the second roll after a first six. Name a number and roll four dice. If it comes up once, you may turn over one of your pieces on a side path. If it comes up more often, you must turn over a piece for each hit. Pieces without focus come first. A hunt ends your turn.
clause-nueby-hunt-title = Hunting
clause-nueby-focus-to-go-home = Only pieces with focus go home; others walk another round, never forced past the mouth. A thrown piece loses its focus. Who throws backwards over the fields between own entry and mouth gains it.
clause-nueby-focus-to-go-home-title = Only hunters go home
clause-nueby-side-path-pass = With nothing else to do one may pass rather than leave a side path without focus, or walk past the last side path before the own goal because the field there is taken.
clause-nueby-side-path-pass-title = Staying on a side path
clause-nueby-either-way = A piece moves forwards or backwards, one direction for a whole move, over free fields too. The goal is entered forwards only. Going back past the mouth is not walking past the goal.
clause-nueby-either-way-title = Forwards or backwards
clause-nueby-arrow = The entries are arrow fields: they are not passed against the arrow, though one may land on one from ahead. From an arrow field one goes back only to throw with a 1.
clause-nueby-arrow-title = Arrow fields
clause-nueby-before-goal = The six fields up to the mouth are marked: if only pieces on them can be moved one may pass.
clause-nueby-before-goal-title = Before the goal
clause-nueby-shortcut = A piece that came to a stop on an arrow field may take the two grey fields with its next move. You never have to: if only the shortcut is left, you may pass. On grey fields a piece is thrown only by pieces that took that way. Backward throws from there go over the arrow field and on against the normal direction.
clause-nueby-shortcut-title = Shortcuts
clause-nueby-six-is-ordinary = All pieces are always in play. A six is moved like any other number and gives no second roll.
clause-nueby-six-is-ordinary-title = A six is a number like any other
clause-nueby-short-throw = A thrown piece is set on the entry of the colour it last stood on or passed; who stands there is pushed one field on, and so on to a free field, the thrower too.
clause-nueby-short-throw-title = Short throws
clause-nueby-grey = Nobody is thrown on grey fields; a move that would end on a taken one is not legal.
clause-nueby-grey-title = Grey fields

## NICHTLUSTIG, a game of dice and cards (see card.ftl). A card is fresh at first; when it is scored its points are safe

clause-nichtlustig-first = Before the game each seat rolls one die; the highest number begins, a symbol counts 0.
clause-nichtlustig-first-title = Who begins
clause-nichtlustig-turns = The seats play in turn, clockwise.
clause-nichtlustig-turns-title = Taking turns
clause-nichtlustig-rolls = A turn begins with a roll of all seven dice. After it, and after a second roll, one may stop, or set any dice aside for good and roll the others. After the third roll, or the second with two-rolls, it is over; the pink die is set aside and rolled like the others.
clause-nichtlustig-rolls-title = Rolling
clause-nichtlustig-scoring = After the last roll the pink number turns every player's fresh cards of that value into points, which nobody can take away. The poodle scores nothing. Cards are taken afterwards, so none is scored in the turn in which it was won.
clause-nichtlustig-scoring-title = Scoring
clause-nichtlustig-take = After scoring the player takes target cards that the dice show, from the table or fresh ones from the others. If any can be taken at least one must be; which, and how many more, is free. Own cards do not count.
clause-nichtlustig-take-title = Taking cards
clause-nichtlustig-pairs = Riebmann needs both black dice, yeti both red ones, lemming both white ones to show the number of the card. A symbol makes no pair.
clause-nichtlustig-pairs-title = Pairs
clause-nichtlustig-professors = A professor needs one black, one red and one white die to show the number of the card.
clause-nichtlustig-professors-title = Professors
clause-nichtlustig-dinosaurs = A dinosaur needs a sum of the six coloured dice that reaches its number; symbols count 0. It is turned to points at once. Only one can be taken in a turn.
clause-nichtlustig-dinosaurs-title = Dinosaurs
clause-nichtlustig-each-die-once = Each die counts for one card only: up to three pairs, or up to two professors, or one dinosaur, which uses all six dice.
clause-nichtlustig-each-die-once-title = Each die counts once
clause-nichtlustig-death = Whoever takes no target card takes the death card of the pink number, or the poodle, from wherever it lies. What it covered there counts again.
clause-nichtlustig-death-title = Death
clause-nichtlustig-own-death = Whoever has that death card already takes another one from the table, or, if none is left there, any from another player.
clause-nichtlustig-own-death-title = The same death again
clause-nichtlustig-cover = A death card is laid on an own scored lemming, whose points are lost. Without one, on any other own scored card, but never on a dinosaur.
clause-nichtlustig-cover-title = Covering
clause-nichtlustig-open-death = With no card that it could cover a death card lies open and counts -1 at the end.
clause-nichtlustig-open-death-title = Open death cards
clause-nichtlustig-specials = Each symbol on the coloured dice at the end of the turn brings the special card of that die, from the table or from another player. It is no target card and saves nobody from death. Special cards work from the next turn on, once, and then go back to the table; duck, time-machine and clown may be kept, the others must be used.
clause-nichtlustig-specials-title = Special cards
clause-nichtlustig-duck = After a third roll the duck may be used for a fourth of the dice not set aside.
clause-nichtlustig-duck-title = The duck
clause-nichtlustig-time-machine = With the time machine 2 may be added to the sum for a dinosaur.
clause-nichtlustig-time-machine-title = The time machine
clause-nichtlustig-clown = Instead of taking a death card the clown may be given up, whatever the cause.
clause-nichtlustig-clown-title = The clown
clause-nichtlustig-virus = Whoever has the virus takes a death card at the end of the turn, even after taking target cards. Clown and virus may cancel each other.
clause-nichtlustig-virus-title = The virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] If you have the card “UFO”, you miss your turn and put that card back. You use no other special card then, and you keep them all.
   *[nf700] If you have the card “NF-700”, you miss your turn and put that card back. You use no other special card then, and you keep them all.
}
clause-nichtlustig-skip-title = Missing a turn
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] If you have the card “NF-700”, you have only two rolls. So you cannot use the duck either.
   *[nf700] If you have the card “UFO”, you have only two rolls. So you cannot use the duck either.
}
clause-nichtlustig-two-rolls-title = Only two rolls
clause-nichtlustig-end = The game ends after a turn with five or fewer target cards on the table.
clause-nichtlustig-end-title = The end
clause-nichtlustig-points = A scored lemming counts 4, a scored riebmann 2, dinosaurs 1 to 5. Scored yetis count 3 each if there are two or more, a single one 1. Fresh cards count 1 each, covered and special cards nothing, open death cards -1.
clause-nichtlustig-points-title = Points
clause-nichtlustig-professors-roll = Whoever has scored professors rolls as many dice at the end; the highest number counts once for all of them, a symbol 0.
clause-nichtlustig-professors-roll-title = The professors roll
clause-nichtlustig-winner = Most points win; of several, whoever has fewer death cards, open or covering.
clause-nichtlustig-winner-title = The winner
