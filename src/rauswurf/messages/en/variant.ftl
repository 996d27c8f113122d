### House rules that players may choose before a game: a sentence or question about each, and a
### title of a few words ("-title") for a form with switches and lists. Words in brackets are values;
### they are typed like this in all languages.

variant-opening = Does each colour begin with one piece on its start, or with all four in base?
variant-opening-title = Beginning
variant-first = Does the first seat begin (let the youngest sit there), or who rolls highest?
variant-first-title = First turn
variant-three-rolls = Who can do nothing without a six rolls up to three times.
variant-three-rolls-title = Three rolls
variant-goal-jump = Pieces in the goal may be jumped over.
variant-goal-jump-title = Jumping in the goal
variant-play-on = After the first is home the others play on for the places.
variant-play-on-title = Play for the places
variant-forced-capture = Whoever can capture must: a missed capture costs the piece (huff), or nothing else is offered (strict).
variant-forced-capture-title = Forced capture
variant-backward-capture = A piece on the track may go backwards if that captures.
variant-backward-capture-title = Capturing backwards
variant-barriers = Two own pieces may share a track field and close the way for all.
variant-barriers-title = Barriers
variant-colours = Own colours only; two players with two colours each; or three players and a colour that everybody may move.
variant-colours-title = Colours
# The game Jäger: a hit of a hunt turns a piece over; it gets "focus", or loses it.
variant-extra-hits = Do hits beyond the last piece without focus turn a piece back, or count for nothing?
variant-extra-hits-title = Extra hits
# NICHTLUSTIG: nf700 and ufo are cards.
variant-skip-card = Which card costs a turn? The other one leaves only two rolls. The rulebook says nf700; on the printed cards it is the ufo.
variant-skip-card-title = Card that costs a turn
