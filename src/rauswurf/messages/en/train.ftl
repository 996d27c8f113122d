# `rauswurf train`: bots that learn by playing against themselves.

train-other-plan = The checkpoint belongs to a different training run. Choose another --out, or delete it.
# On the progress bar. $games: so many games a second
train-progress = learning, { $games } games/s
# $share: such as 29.1 %, $error: such as 1.0 %
train-strength = Against 'capture-else-foremost' it wins { $share } ± { $error } (expected: { $fair }).
train-written = { $games } games, { $seconds } s. The net is in { $file }.
train-stopped = Stopped after { $played } games. The same command continues from there.
train-option-race = { $option } is for the race games. For cards, all tables learn together, so leave it out.
train-fitted = { $games } games, { $seconds } s. The values of the cards are in { $file }.
train-option-lessons = { $option } is for training on a graphics card or with --truth. Add --device gpu or --truth, or leave it out.
train-option-cpu = { $option } is for training on a processor. On a graphics card, use --lessons.
train-lessons = learning
train-schooled = { $lessons } lessons, { $seconds } s. The net is in { $file }.
train-exam = Tables for { $players }: among players with the net that comes with Rauswurf it wins { $share } ± { $error } (expected: { $fair }).
train-truth-for-two = A solved game has two players. Add --players 2.
train-games-or-truth = A net learns from games or from a slice of a solved game. Leave out --games or --truth.
train-truth-other-game = { $file } is a slice of { $game }. Train that game, or choose another file.
train-truth-table = { $file } is a whole table. --truth needs a slice of it: rauswurf solve { $game } --slice 1000000 cuts one.
