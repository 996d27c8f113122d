### Rulings: what we decided where the printed rules of a game leave something open. Each belongs to
### the clause of the same name in clause.ftl and is shown below it.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!: up to four colours race around a cross

ruling-classic-capture = If a capture is your only legal move, you must make it.
ruling-classic-six-rolls-again = You also roll again after a six that you could not use.
ruling-classic-three-rolls = A six ends the three rolls. A six that cannot bring a piece in counts as one of the three, and you keep the rest.
ruling-classic-highest-roll = If there is a tie, only the tied players roll again.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Capturing comes before bringing in a piece and before clearing your start. Any capture will do. If you make none, the piece furthest along that could have captured goes back, even if it is home by then. It is never a piece in base, and of your own piece and a neutral one that are equally far, it is yours. You cannot pass instead. You keep an extra roll.
   *[strict] Capturing comes before bringing in a piece and before clearing your start.
}
ruling-classic-backward-capture = A piece on its own start or in the goal never moves back. If a backward capture is your only move, you may pass, unless captures are forced.
ruling-classic-barriers = There are no barriers in the goal. You must clear your own start before a piece enters. Backward captures cannot pass barriers either.
ruling-classic-two-colours = Turns go round by colour. Your two colours can capture each other. A colour that is home is skipped. You are finished when both your colours are home.
ruling-classic-neutral = Each colour has its own obligations, but the duty to capture covers both your own and the neutral pieces. You get three rolls only if both colours qualify. When you are home, you go on moving neutral pieces. If the last neutral piece is brought in by somebody who is not home yet, or before anybody is home, the first player home wins. The other places go in the order of coming home.

## The six Nüby games. To capture: to land on an opponent's piece, which then waits again. Goal entrance: the field from which a goal branches off

ruling-nueby-turns = Two players take yellow and black, three take yellow, red and blue, four take yellow, green, black and blue, and five take all but white.
ruling-nueby-turns-four = Two players take yellow and red, three take yellow, green and red.
ruling-nueby-free-entry = This counts as the first six of your turn.
ruling-nueby-throw = What counts is where the piece stands, not what it has passed. Nobody keeps track of laps.
ruling-nueby-must-move = You never have to capture backwards.
ruling-nueby-goal-no-jump = You may do so with any number. You cannot pass just because your only move leads into the goal.
ruling-nueby-backward-throw = A piece never captures backwards out of a goal.
ruling-nueby-highest-roll = The rulebook does not say who begins. If there is a tie, only the tied players roll again.
ruling-nueby-finish = The rulebook does not say how to win.
ruling-nueby-second-level = A piece may also go round the outer ring again. That does not count as moving past your goal, so you may have to do it if it is your only move. With four or more players everybody plays with three pieces.
ruling-nueby-one-pushes = Push before you move. If no piece can move, you may push only.
ruling-nueby-place = You may also place your stone where it blocks your own pieces or your own entry. After that we look at what you have to move.
ruling-nueby-blockade = Nobody can pass a stone, not even its owner. If all your entries are blocked, you just roll instead of placing a piece. If nobody can enter or move for a full round, the stones on entries go back to their lanes.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] When all your pieces there have focus, another hit turns one of them back.
   *[ignored] When all your pieces there have focus, more hits count for nothing.
}
ruling-nueby-either-way = Goal pieces never move back. If your only move is backwards, you must make it.
ruling-nueby-shortcut = You cannot capture backwards from the track into grey fields.
ruling-nueby-short-throw = Pieces are pushed along the track, never into a goal. A capture counts as a move even if all pieces end up where they were.

## NICHTLUSTIG, a game of dice and cards (see card.ftl). A card is fresh at first; when it is scored its points are safe

ruling-nichtlustig-first = If there is a tie, only the tied players roll again.
ruling-nichtlustig-rolls = Setting all dice aside means stopping. Dice with different symbols are different dice: which of two equal ones you keep decides what the other can still bring you.
ruling-nichtlustig-scoring = There is no scoring in a turn that somebody misses.
ruling-nichtlustig-take = Name all the cards of your turn at once.
ruling-nichtlustig-dinosaurs = You may take any dinosaur that your sum reaches, not only the highest.
ruling-nichtlustig-death = You take at most one death card per turn.
ruling-nichtlustig-own-death = Here the poodle is a death card like any other. If there are several on the table, choose one. If you have all six, you take none.
ruling-nichtlustig-cover = If you have several lemmings, choose one. A card can be covered only once.
ruling-nichtlustig-open-death = The same is true if all your scored cards are covered already. An open death card stays open, whatever you score later.
ruling-nichtlustig-specials = You get special cards last, after the death card and after used cards have gone back. So you may win a card back at once.
ruling-nichtlustig-duck = You may set dice aside before the fourth roll, but you must roll at least one. If you stopped before your third roll, you cannot use the duck.
ruling-nichtlustig-time-machine = You can use it only for a dinosaur that you could not take without it. If you can take nothing else, you may keep it, take nothing, and face death.
ruling-nichtlustig-clown = If there is no death card to take, you keep the clown.
ruling-nichtlustig-virus = If you have no target card either, you still take only one death card, and one clown saves you from it. The virus goes back in any case.
ruling-nichtlustig-points = A covered yeti does not count as a second one.
ruling-nichtlustig-professors-roll = Players roll in the order of their seats. Covered professors give no die.
ruling-nichtlustig-winner = The same goes for all other places. Players who are still tied share the place.
