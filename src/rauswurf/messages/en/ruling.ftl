### Rulings: what we decided where the printed rules of a game leave something open. Each belongs to
### the clause of the same name in clause.ftl and is shown below it.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!: up to four colours race around a cross

ruling-classic-capture = A capture that is the only legal move must be made: must-move knows no exception.
ruling-classic-six-rolls-again = A six that could not be used gives another roll as well.
ruling-classic-three-rolls = The three rolls end with a six; a six that cannot enter is one of the three and the rest remain.
ruling-classic-highest-roll = Tied seats, and only those, roll again.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] This duty comes before the duty to enter with a six and the duty to clear the start. Any capture will do. Otherwise the piece furthest along that could have captured goes back, even if it is home by then (never a piece in base; of your own and a neutral piece equally far along, your own). You cannot pass instead. An extra roll stays yours.
   *[strict] This duty comes before the duty to enter with a six and the duty to clear the start.
}
ruling-classic-backward-capture = A piece on its own start or in the goal never goes back. With nothing else to do one may pass instead, unless the capture is owed.
ruling-classic-barriers = There are no barriers in the goal, and the own start is emptied before it is entered; backward captures do not pass barriers either.
ruling-classic-two-colours = The turn goes round by colour; the owner's other colour is a stranger; a colour that is home is passed over; a player has finished when both colours are home.
ruling-classic-neutral = Duties are looked at for each colour, the duty to capture over both; three rolls need both colours to qualify; who is home goes on with neutral pieces; if the last neutral piece is brought by somebody not yet home, or comes home before anybody, the first player home wins; further places in order of coming home.

## The six Nüby games. To throw: to land on an opponent's piece, which then waits again. Mouth: the field from which a goal branches off

ruling-nueby-turns = Two players have yellow and black, three yellow, red and blue, four yellow, green, black and blue, five all but white.
ruling-nueby-turns-four = Two players have yellow and red, three yellow, green and red.
ruling-nueby-free-entry = It counts as the first six of the turn.
ruling-nueby-throw = Where it stands decides, not what it has passed; no lap is remembered.
ruling-nueby-must-move = Throwing backwards is never a duty.
ruling-nueby-goal-no-jump = With any number; being able to go in instead is no reason to pass.
ruling-nueby-backward-throw = Never out of a goal.
ruling-nueby-highest-roll = The book names nobody; tied seats, and only those, roll again.
ruling-nueby-finish = The book names no aim.
ruling-nueby-second-level = It may also walk another outer round, which is no walking past the goal: must-move holds. With four players and more three pieces each are played.
ruling-nueby-one-pushes = The push comes before the move. If no piece can move the push alone is possible.
ruling-nueby-place = You may also put the stone where it blocks your own pieces or your own entry. What you must move is decided after that.
ruling-nueby-blockade = Nobody passes a stone, its owner neither. If all entries are blocked a plain roll replaces the free entry; if for a full round nobody can enter or move, the stones on entries go back to their lanes.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] When all your pieces there have focus, a further hit turns one of them back.
   *[ignored] When all your pieces there have focus, further hits count for nothing.
}
ruling-nueby-either-way = Goal pieces never move back; backward moves are duties like any.
ruling-nueby-shortcut = No backward throw goes from the track into grey fields.
ruling-nueby-short-throw = Pushes run along the track, never into a goal. A throw counts as a move even if all pieces end up where they were.

## NICHTLUSTIG, a game of dice and cards (see card.ftl). A card is fresh at first; when it is scored its points are safe

ruling-nichtlustig-first = Tied seats, and only those, roll again.
ruling-nichtlustig-rolls = Setting all dice aside is stopping. Dice are told apart by their symbols: which of two equal ones is kept matters for what the other may bring.
ruling-nichtlustig-scoring = A turn that is missed has no scoring.
ruling-nichtlustig-take = All cards of a turn are named together.
ruling-nichtlustig-dinosaurs = Any dinosaur that the sum reaches may be chosen, not only the highest.
ruling-nichtlustig-death = At most one death card is taken in a turn.
ruling-nichtlustig-own-death = The poodle is a death card like the others here. The player chooses among those on the table. Whoever has all six takes none.
ruling-nichtlustig-cover = Of several lemmings the player chooses. A card can be covered only once.
ruling-nichtlustig-open-death = So too if all scored cards are covered already. An open one stays open, whatever is scored later.
ruling-nichtlustig-specials = They come last, after the death card and after used cards have gone back, so one may win a card back at once.
ruling-nichtlustig-duck = Dice may be set aside before it, but one at least is rolled. Whoever stopped before the third roll cannot use it.
ruling-nichtlustig-time-machine = It is used only for a dinosaur that cannot be had without it. Whoever can take nothing else may keep it, take nothing, and face death.
ruling-nichtlustig-clown = If there is no death card to take the clown stays.
ruling-nichtlustig-virus = Without a target card it is still one death card, and one clown averts it. The virus goes back in any case.
ruling-nichtlustig-points = A covered yeti is no company for another one.
ruling-nichtlustig-professors-roll = In the order of the seats; covered professors give no die.
ruling-nichtlustig-winner = All places are decided so; still tied seats share the place.
