### Bad input about which game is played and how: part of a line.

setup-no-game-near = nincs ilyen játék: { $game }; erre gondoltál: { $near }?
setup-no-game = nincs ilyen játék: { $game }; ezek vannak: { $known }
setup-game-several = { $game } több játékot is jelenthet; válassz: { $known }
setup-no-dice = { $said } nem kocka; írd azt, hogy Dice.seeded(7), Dice.system() vagy Dice.by_hand()
setup-no-variant = { $game }: nincs ilyen változat: { $variant }; ezek vannak: { $known }
setup-no-variant-near = { $game }: nincs ilyen változat: { $variant }; erre gondoltál: { $near }?
setup-no-value = { $variant } nem lehet { $value }; lehet { $known }
setup-value-players = { $variant }={ $value } { $known } játékosnak való, nem { $players } játékosnak
setup-players = { $game }: { $least }–{ $most } játékosnak való, nem { $players } játékosnak
setup-players-on = { $board } táblán a { $game } { $least }–{ $most } játékosnak való, nem { $players } játékosnak
setup-board-misfit = { $game }: ez a tábla nem jó hozzá: { $board }: { $faults }
setup-boardless = tábla nélkül játsszák
setup-no-board = { $game }: tábla nélkül játsszák
setup-few-colours = { $game }: itt { $wanted } szín kell; a tábla ({ $board }) színeinek száma: { $colours }
