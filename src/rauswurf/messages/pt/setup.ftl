### Bad input about which game is played and how: parts of a line.

setup-no-game-near = não há nenhum jogo { $game }; querias dizer { $near }?
setup-no-game = não há nenhum jogo { $game }; há { $known }
setup-game-several = { $game } pode ser mais de um jogo; escolhe { $known }
setup-no-dice = { $said } não é um dado; escreve Dice.seeded(7), Dice.system() ou Dice.by_hand()
setup-no-variant = { $game } não tem nenhuma variante { $variant }; tem { $known }
setup-no-variant-near = { $game } não tem nenhuma variante { $variant }; querias dizer { $near }?
setup-no-value = { $variant } não pode ser { $value }; pode ser { $known }
setup-value-players = { $variant }={ $value } é para { $known } jogadores, não para { $players }
setup-players = { $game } é para { $least } a { $most } jogadores, não para { $players }
setup-players-on = no tabuleiro { $board } { $game } é para { $least } a { $most } jogadores, não para { $players }
setup-board-misfit = { $game } não pode usar o tabuleiro { $board }: { $faults }
setup-boardless = joga-se sem tabuleiro
setup-no-board = { $game } joga-se sem tabuleiro
setup-few-colours = { $game } precisa aqui de { $wanted } cores; o tabuleiro { $board } tem { $colours }
