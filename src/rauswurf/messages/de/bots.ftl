# Spieler, die Programme sind.

bots-unknown = Einen Bot namens „{ $name }“ gibt es nicht; es gibt { $known }.
bots-unknown-near = Einen Bot namens „{ $name }“ gibt es nicht; ist { $near } gemeint?
