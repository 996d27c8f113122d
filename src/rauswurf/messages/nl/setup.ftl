### Bad input about which game is played and how: part of a line.

setup-no-game-near = er is geen spel { $game }; bedoel je { $near }?
setup-no-game = er is geen spel { $game }; er zijn { $known }
setup-game-several = { $game } kan meer dan één spel zijn; kies { $known }
setup-no-dice = { $said } is geen dobbelsteen; schrijf Dice.seeded(7), Dice.system() of Dice.by_hand()
setup-no-variant = { $game } heeft geen variant { $variant }; het heeft { $known }
setup-no-variant-near = { $game } heeft geen variant { $variant }; bedoel je { $near }?
setup-no-value = { $variant } kan niet { $value } zijn, alleen { $known }
setup-value-players = { $variant }={ $value } is voor { $known } spelers, niet voor { $players }
setup-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }
setup-players-on = op het bord { $board } is { $game } voor { $least } tot { $most } spelers, niet voor { $players }
setup-board-misfit = { $game } past niet op het bord { $board }: { $faults }
setup-boardless = het wordt zonder bord gespeeld
setup-no-board = { $game } wordt zonder bord gespeeld
setup-few-colours = { $game } heeft hier { $wanted } kleuren nodig; het bord { $board } heeft er { $colours }
