### Bad input about which game is played and how: parts of a line.

setup-no-game-near = il n’y a pas de jeu { $game } ; voulais-tu dire { $near } ?
setup-no-game = il n’y a pas de jeu { $game } ; il y a { $known }
setup-game-several = { $game } peut désigner plusieurs jeux ; choisis { $known }
setup-no-dice = { $said } n’est pas un dé ; écris Dice.seeded(7), Dice.system() ou Dice.by_hand()
setup-no-variant = { $game } n’a pas de variante { $variant } ; il y a { $known }
setup-no-variant-near = { $game } n’a pas de variante { $variant } ; voulais-tu dire { $near } ?
setup-no-value = { $variant } ne peut pas être { $value } ; cela peut être { $known }
setup-value-players = { $variant }={ $value } se joue à { $known }, pas à { $players }
setup-players = { $game } se joue de { $least } à { $most }, pas à { $players }
setup-players-on = sur le plateau { $board }, { $game } se joue de { $least } à { $most }, pas à { $players }
setup-board-misfit = { $game } ne peut pas utiliser le plateau { $board } : { $faults }
setup-boardless = on y joue sans plateau
setup-no-board = { $game } se joue sans plateau
setup-few-colours = il faut ici { $wanted } couleurs pour { $game } ; le plateau { $board } en a { $colours }
