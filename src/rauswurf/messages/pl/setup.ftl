### Bad input about which game is played and how: part of a line.

setup-no-game-near = nie ma gry { $game }; może chodzi o { $near }?
setup-no-game = nie ma gry { $game }; są { $known }
setup-game-several = { $game } może oznaczać kilka gier; wybierz { $known }
setup-no-dice = { $said } to nie kostka; napisz Dice.seeded(7), Dice.system() albo Dice.by_hand()
setup-no-variant = { $game } nie ma wariantu { $variant }; są { $known }
setup-no-variant-near = { $game } nie ma wariantu { $variant }; może chodzi o { $near }?
setup-no-value = { $variant } nie może być { $value }, tylko { $known }
setup-value-players = { $variant }={ $value } jest dla { $known } graczy, nie dla { $players }
setup-players = { $game } jest dla { $least }–{ $most } graczy, nie dla { $players }
setup-players-on = na planszy { $board } { $game } jest dla { $least }–{ $most } graczy, nie dla { $players }
setup-board-misfit = { $game } nie pasuje do planszy { $board }: { $faults }
setup-boardless = gra się w to bez planszy
setup-no-board = w { $game } gra się bez planszy
setup-few-colours = kolorów potrzeba tu { $wanted } ({ $game }), a plansza { $board } ma { $colours }
