# Spieler, die Programme sind.

bots-unknown = Einen Bot namens „{ $name }“ gibt es nicht; es gibt { $known }.
bots-unknown-near = Einen Bot namens „{ $name }“ gibt es nicht; ist { $near } gemeint?
bots-weights-cut = { $file } ist abgeschnitten oder zu lang: Es enthält nicht die Gewichte, die es ankündigt.
bots-weights-unreadable = { $file } enthält keine Gewichte, die diese Version lesen kann.

## Wie gut ein Bot spielt.

bots-level-beginner = einfach
bots-level-casual = gemütlich
bots-level-skilled = geübt
bots-level-strong = stark
bots-level-expert = meisterhaft
bots-level-perfect = perfekt
bots-perfect-limits = Der Bot „perfect“ kennt an diesem Tisch nicht jede Stellung. Er hat { $tables }, und sonst spielt er wie „expert“.
bots-perfect-unsolved = Der Bot „perfect“ schlägt gelöste Stellungen nach, und hier gibt es keine von { $game }. „rauswurf solve { $id }“ rechnet sie aus.
