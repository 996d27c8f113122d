# Players that are programs.

bots-unknown = Er is geen bot ‘{ $name }’; er zijn { $known }.
bots-unknown-near = Er is geen bot ‘{ $name }’; bedoel je { $near }?
bots-weights-cut = { $file } is afgekapt of te lang: de gewichten die erin horen, staan er niet in.
bots-weights-unreadable = { $file } bevat geen gewichten die deze versie kan lezen.

## How well a bot plays.

bots-level-beginner = eenvoudig
bots-level-casual = ontspannen
bots-level-skilled = ervaren
bots-level-strong = sterk
bots-level-expert = meesterlijk
bots-level-perfect = perfect
bots-perfect-limits = De bot ‘perfect’ kent aan deze tafel niet elke stelling. Hij heeft { $tables }, en verder speelt hij als ‘expert’.
bots-perfect-unsolved = De bot ‘perfect’ zoekt opgeloste stellingen op, en die zijn er hier niet van { $game }. ‘rauswurf solve { $id }’ rekent ze uit.
