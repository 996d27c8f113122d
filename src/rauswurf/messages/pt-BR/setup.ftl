
setup-game-several = { $game } pode ser mais de um jogo; escolha { $known }
