### Only what Brazil says in other words than pt, which tells the rest.

help-play = Joga aqui: várias pessoas na mesma tela, com bots para quem faltar.
help-serve =
    Põe mesas na web, para este computador ou para todo mundo.
help-backup =
    Copia todas as mesas de um servidor para um arquivo, enquanto ele funciona, e repete cada registro.

    Código de saída 0: tudo pode ser lido. 1: copiado, mas algumas mesas não podem ser lidas. 2: nada foi copiado.
help-restore =
    Coloca uma cópia onde um servidor encontrará suas mesas, depois de repetir cada registro.

    Nada é sobrescrito. Os códigos de saída são os de 'rauswurf backup'.

    As mesas ficam em um arquivo na sua pasta de dados, se --db não disser outro lugar.
help-study =
    Mede muitos conjuntos de regras descritos em um arquivo TOML; escreve uma tabela e um relatório.

    Se for interrompido, o mesmo comando continua onde estava.
help-board = Cria e verifica arquivos de tabuleiros.
help-board-check = Diz tudo o que está errado em um arquivo de tabuleiro, ou que está certo.
help-completion =
    Escreve um script com que seu shell completa comandos, jogos, variantes e bots.

    bash: eval "$(rauswurf completion bash)" em ~/.bashrc.

    zsh: source <(rauswurf completion zsh) em ~/.zshrc.

    fish: rauswurf completion fish | source em config.fish.
help-board-file = Jogar no tabuleiro deste arquivo.
help-lab-csv = Escrever os números também neste arquivo.
help-compare-picture = Desenhar uma imagem neste arquivo: .svg, .png ou .html.
help-replay-gif = Desenhar uma imagem animada neste arquivo.
help-board-check-file = Um arquivo de tabuleiro (TOML).
help-completion-shell = Seu shell.
help-solve-out = Onde a tabela é escrita; se não for dito, na sua pasta de dados.
help-serve-db = A base de dados: sqlite:///ARQUIVO ou postgresql://USUÁRIO@SERVIDOR/NOME.
help-value-file = ARQUIVO
help-share = Deixar os celulares da sua rede jogarem, até você terminar.
help-backup-file = Onde colocar a cópia: um arquivo novo. A soma de verificação fica ao lado.
