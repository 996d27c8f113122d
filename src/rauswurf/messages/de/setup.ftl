### Falsche Angaben dazu, was gespielt wird und wie: Teile einer Zeile, am Anfang klein, ohne Punkt.

setup-no-game-near = es gibt kein Spiel { $game }; ist { $near } gemeint?
setup-no-game = es gibt kein Spiel { $game }; es gibt { $known }
setup-game-several = { $game } kann mehrere Spiele meinen; wähle { $known }
setup-no-dice = { $said } ist kein Würfel; schreibe Dice.seeded(7), Dice.system() oder Dice.by_hand()
setup-no-variant = { $game } hat keine Variante { $variant }; es hat { $known }
setup-no-variant-near = { $game } hat keine Variante { $variant }; ist { $near } gemeint?
setup-no-value = { $variant } kann nicht { $value } sein, nur { $known }
setup-value-players = { $variant }={ $value } ist für { $known } Personen, nicht für { $players }
setup-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
setup-players-on = auf dem Spielplan { $board } ist { $game } für { $least } bis { $most } Personen, nicht für { $players }
setup-board-misfit = { $game } lässt sich auf dem Spielplan { $board } nicht spielen: { $faults }
setup-boardless = es kommt ohne Spielplan aus
setup-no-board = { $game } kommt ohne Spielplan aus
setup-few-colours = { $game } braucht hier { $wanted } Farben; der Spielplan { $board } hat { $colours }
