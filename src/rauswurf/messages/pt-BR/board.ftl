### Only what Brazil says in other words than pt, which tells the rest.

board-not-toml = não é um arquivo TOML: { $reason }
board-not-a-board = não é um arquivo de tabuleiro ({ $reason })
board-file = o arquivo
