### Bad input about which game is played and how: parts of a line.

setup-no-game-near = non c’è un gioco { $game }; volevi dire { $near }?
setup-no-game = non c’è un gioco { $game }; ci sono { $known }
setup-game-several = { $game } può indicare più giochi; scegli { $known }
setup-no-dice = { $said } non è un dado; scrivi Dice.seeded(7), Dice.system() o Dice.by_hand()
setup-no-variant = { $game } non ha una variante { $variant }; ci sono { $known }
setup-no-variant-near = { $game } non ha una variante { $variant }; volevi dire { $near }?
setup-no-value = { $variant } non può essere { $value }; può essere { $known }
setup-value-players = { $variant }={ $value } si gioca in { $known }, non in { $players }
setup-players = { $game } si gioca da { $least } a { $most } persone, non in { $players }
setup-players-on = sul tabellone { $board } { $game } si gioca da { $least } a { $most } persone, non in { $players }
setup-board-misfit = { $game } non può usare il tabellone { $board }: { $faults }
setup-boardless = si gioca senza tabellone
setup-no-board = { $game } si gioca senza tabellone
setup-few-colours = qui { $game } ha bisogno di { $wanted } colori; il tabellone { $board } ne ha { $colours }
