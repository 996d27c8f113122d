### House rules that players may choose before a game: a sentence or question about each, and a
### title of a few words ("-title") for a form with switches and lists. Names that are typed (huff, nf700) do
### not occur in them: they say what a value means, or how value.ftl calls it.

variant-opening = Does each colour begin with one piece on its start, or with all four in base?
variant-opening-title = Opening
variant-first = Does seat 1 begin (let the youngest sit there), or whoever rolls highest?
variant-first-title = First turn
variant-three-rolls = If only a six helps you, you may roll up to three times.
variant-three-rolls-title = Three rolls
variant-goal-jump = You may jump over pieces in the goal.
variant-goal-jump-title = Jumping in the goal
variant-play-on = When the first player is home, the others play on for the places.
variant-play-on-title = Play for the places
variant-forced-capture = If you can capture, you must. A missed capture costs you the piece, or you may only make capturing moves.
variant-forced-capture-title = Forced capture
variant-backward-capture = A piece on the track may move backwards if that captures.
variant-backward-capture-title = Capturing backwards
variant-barriers = Two of your pieces may share a track field and block the way for everybody.
variant-barriers-title = Barriers
variant-colours = One colour each; or two colours each for two players; or three players and a neutral colour that everybody may move.
variant-colours-title = Colours
# The game Jäger: a hit of a hunt turns a piece over; it gets "focus", or loses it.
variant-extra-hits = Do hits beyond your last piece without focus turn a piece back, or count for nothing?
variant-extra-hits-title = Extra hits
# NICHTLUSTIG: NF-700 and UFO are cards.
variant-skip-card = Which card makes you miss a turn? The other one leaves you only two rolls. The rulebook says NF-700; on the printed cards it is the UFO.
variant-skip-card-title = Card that costs a turn
