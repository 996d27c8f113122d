### Only what Brazil says in other words than pt, which tells the rest.

record-board-needed = jogado no tabuleiro { $board }: é preciso o arquivo desse tabuleiro
record-other-board = jogado em outro tabuleiro, não neste ({ $board })
record-empty-file = o arquivo está vazio
record-rules-other = Este jogo foi jogado com a versão { $version } das regras de { $game }, que não é conhecida aqui. Você pode vê-lo até onde coincide com a versão { $known }, mas não continuá-lo.
