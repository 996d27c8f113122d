### Each game on one screen, to be read before playing: what you want, what a turn is, three pictures.
### In the pictures the reader plays yellow.
###
### $die (number): what was rolled. $origin, $target, $waits, $entry, $field: short names of fields, such as 12 or W2

intro-aim-title = The aim
intro-turn-title = Your turn
intro-special-title = What is special
intro-setup-title = Setup
intro-pictures-title = Three pictures (you play yellow)
# $least, $most: players. $age: in years. $minutes: how long a game takes. All are numbers, given as text
intro-figures = { $least } to { $most } players, age { $age } and up, about { $minutes } minutes.
intro-classic-aim = Bring all your pieces once round the track and into your goal before the others do.
intro-classic-turn = Roll the die and move one of your pieces that many fields. A six brings a piece in from your base and gives you another roll. Land on an opponent’s piece and it goes back to its base.
intro-nueby-aim = Bring all your pieces round the board and into your goal before the others do.
intro-nueby-turn = If you have no piece in play, put a waiting piece on its entry first. Then roll. With 1 to 5 you move one of your pieces. A six brings in a waiting piece or captures, and the first six gives you another roll.
intro-kurzer-einsatz-turn = Roll the die and move one of your pieces that many fields. All your pieces are in play from the start, and a six is a number like any other.
intro-nichtlustig-aim = Win cards with your dice, turn them into points, and keep Death away from them.
intro-nichtlustig-turn = Roll the seven dice up to three times and set aside what you like. The pink number scores cards. Then take the cards that your dice show. If you take none, you take a death card.
intro-scene-capture = You rolled a { $die }. From { $origin } you land exactly on { $target } and capture the piece there.
intro-scene-clear-start = You have pieces in base, so the piece on your start ({ $origin }) must move on first.
intro-scene-goal-count = Goal fields are counted one by one: from { $origin } a { $die } leads to { $target }. If the number is too high, this piece cannot move.
intro-scene-throw = From { $origin } you land on { $target } and capture the piece there. It now waits on { $waits } and enters from there.
intro-scene-backward-throw = The field between is occupied, so with a { $die } you may capture backwards, from { $origin } to { $target }.
intro-scene-second-level = From { $origin } a { $die } takes you over your own arrow onto the inner ring, to { $target }.
intro-scene-blockade = A stone on { $target } blocks the way for everybody. Only an exact { $die } from { $origin } hits it and sends it back to its lane.
intro-scene-hunt = On the side path ({ $origin }) nobody can capture you. From here you may hunt: name a number and roll four dice.
intro-scene-either-way = With a { $die } you may go forwards from { $origin } or backwards to { $target }.
intro-scene-arrow = Entries have arrows: from { $origin } you may move back onto { $target }, but never past it.
intro-scene-shortcut = You stopped on the arrow field { $origin }. With a { $die } you may now take the grey shortcut to { $target }.
intro-scene-short-throw = From { $origin } you capture the piece on { $target }. It only goes back to the entry { $entry }.
intro-scene-grey = Pieces cannot be captured on grey fields, so you cannot move from { $origin } to { $target }.
intro-scene-take = Your two white dice show the same number: you win the lemming with that number.
intro-scene-scoring = Before anybody takes cards, the pink number turns all unscored cards of that value into points.
intro-scene-death = You won nothing, so Death comes: it covers a scored lemming, and its points are lost.
intro-setup-classic = { $opening ->
    [one-on-start] One of your pieces stands on your start, three wait in your base (B). The goal fields are a to d.
   *[all-in-base] Your four pieces wait in your base (B). The goal fields are a to d.
}
intro-setup-waiting = Your pieces wait on your waiting fields (W0, W1, …, one for each colour). The goal fields are a to d.
intro-setup-first-fields = Your pieces begin on the grey fields right after your entry. The goal fields are a to d.
# $from: from how many players on, as text
intro-setup-three-pieces = With { $from } or more players everybody plays with three pieces. The fourth is on the last goal field, d, from the beginning.
intro-setup-stone = Your stone begins on L0 of its lane, or on L1 with two players. F is the free field from which you may place it.
intro-setup-side = Fields of side paths have names such as s2.4: the fourth field of the path in segment 2.
intro-setup-grey = Grey fields of shortcuts have names such as g2.1: the first field of the shortcut in segment 2.
intro-setup-inner = Fields of the inner ring begin with i (i0 to i35); its waiting fields are w0 to w5.
intro-setup-cards = All target cards lie open on the table, and beside them the death cards and the six special cards.
