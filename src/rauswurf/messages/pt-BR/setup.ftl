
setup-game-several = { $game } pode ser mais de um jogo; escolha { $known }
setup-no-variant-near = { $game } não tem nenhuma variante { $variant }; você quis dizer { $near }?
