### Bad input about which game is played and how: part of a line.

setup-no-game-near = hra { $game } neexistuje; nemyslíš { $near }?
setup-no-game = hra { $game } neexistuje; jsou { $known }
setup-game-several = { $game } může být víc her; vyber { $known }
setup-no-dice = { $said } není kostka; napiš Dice.seeded(7), Dice.system() nebo Dice.by_hand()
setup-no-variant = { $game } nemá variantu { $variant }; má { $known }
setup-no-variant-near = { $game } nemá variantu { $variant }; nemyslíš { $near }?
setup-no-value = { $variant } nemůže být { $value }; může být { $known }
setup-value-players = { $variant }={ $value } je pro { $known } hráče, ne pro { $players }
setup-players = { $game }: počet hráčů je { $least } až { $most }, ne { $players }
setup-players-on = na plánu { $board } má { $game } { $least } až { $most } hráčů, ne { $players }
setup-board-misfit = { $game } nemůže použít plán { $board }: { $faults }
setup-boardless = hraje se bez plánu
setup-no-board = { $game } se hraje bez plánu
setup-few-colours = { $game }: potřebný počet barev je { $wanted }; plán { $board } jich má { $colours }
