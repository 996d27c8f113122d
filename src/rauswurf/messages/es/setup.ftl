### Bad input about which game is played and how: parts of a line.

setup-no-game-near = no hay ningún juego { $game }; ¿querías decir { $near }?
setup-no-game = no hay ningún juego { $game }; hay { $known }
setup-game-several = { $game } puede ser más de un juego; elige { $known }
setup-no-dice = { $said } no es un dado; escribe Dice.seeded(7), Dice.system() o Dice.by_hand()
setup-no-variant = { $game } no tiene ninguna variante { $variant }; tiene { $known }
setup-no-variant-near = { $game } no tiene ninguna variante { $variant }; ¿querías decir { $near }?
setup-no-value = { $variant } no puede ser { $value }; puede ser { $known }
setup-value-players = { $variant }={ $value } es para { $known } jugadores, no para { $players }
setup-players = { $game } es para { $least } a { $most } jugadores, no para { $players }
setup-players-on = en el tablero { $board } { $game } es para { $least } a { $most } jugadores, no para { $players }
setup-board-misfit = { $game } no puede usar el tablero { $board }: { $faults }
setup-boardless = se juega sin tablero
setup-no-board = { $game } se juega sin tablero
setup-few-colours = { $game } necesita aquí { $wanted } colores; el tablero { $board } tiene { $colours }
