# `rauswurf train`: bots that learn by playing against themselves.

train-other-plan = The checkpoint belongs to a different training run. Choose another --out, or delete it.
# On the progress bar.
train-progress = learning
train-stopped = Stopped. The same command continues from there.
train-option-race = { $option } is for the race games. For cards, all tables learn together, so leave it out.
train-fitted = { $games } games, { $seconds } s. The values of the cards are in { $file }.
train-by-lessons = Only NICHTLUSTIG learns by a number of games. Race games learn in lessons: use --lessons instead of --games.
train-schooled = { $lessons } lessons, { $seconds } s. The net is in { $file }.
# $share: such as 29.1 %, $error: such as 1.0 %
train-exam = Tables for { $players }: among players with the net that comes with Rauswurf it wins { $share } ± { $error } (expected: { $fair }).
train-truth-for-two = A solved game has two players. Add --players 2.
train-truth-other-game = { $file } is a slice of { $game }. Train that game, or choose another file.
train-truth-table = { $file } is a whole table. --truth needs a slice of it: rauswurf solve { $game } --slice 1000000 cuts one.
