### The help pages of the command. Commands, options and their values stay as they are.

## What stands around the texts

help-usage = Uso:
help-options-go-here = [OPÇÕES]
help-command-goes-here = COMANDO ...
help-arguments = Argumentos:
help-options = Opções:
help-commands = Comandos:
help-default = [se não for dito: { $value }]
help-required = [obrigatório]

## Commands

help-rauswurf =
    Árbitro, mesa e laboratório para jogos de dados e peças.

    Sem nenhum comando, abrem-se mesas neste computador e o navegador mostra-as.
help-games = Enumera os jogos e para quantos jogadores são.
help-rules = Explica as regras de um jogo nas nossas palavras, com todas as decisões e variantes.
help-play = Joga aqui: várias pessoas no mesmo ecrã, com bots para quem faltar.
help-serve =
    Põe mesas na web, para este computador ou para toda a gente.
help-backup =
    Copia todas as mesas de um servidor para um ficheiro, enquanto ele funciona, e repete cada registo.

    Código de saída 0: tudo se pode ler. 1: copiado, mas algumas mesas não se podem ler. 2: nada foi copiado.
help-restore =
    Põe uma cópia onde um servidor encontrará as suas mesas, depois de repetir cada registo.

    Nunca se escreve por cima de nada. Os códigos de saída são os de 'rauswurf backup'.

    As mesas guardam-se num ficheiro na tua pasta de dados, se --db não disser outro sítio.
help-referee =
    Diz que jogadas são permitidas numa posição, e porque é que as outras não são.

    Quantos jogam, e com que cores, deduz-se da posição se não for dito.
    Código de saída 1: a jogada perguntada não é permitida.
help-simulate =
    Joga muitas vezes e conta quem ganha, quanto tempo demora e o que acontece.

    Os jogadores escolhem ao acaso se --bots não disser quem joga.

    O resultado depende só da semente, não das threads.
help-arena =
    Põe bots a jogar uns contra os outros, com rotação de lugares e dados iguais, e classifica-os.

    Sem --gauntlet jogam todos contra todos.
help-compare =
    Conta o que uma regra muda: quanto demoram os jogos, quem ganha, o que acontece, quanto é sorte.

    Joga-se com a mudança e sem ela, com os mesmos dados.
help-study =
    Mede muitos conjuntos de regras descritos num ficheiro TOML; escreve uma tabela e um relatório.

    Se for interrompido, o mesmo comando continua onde estava.
help-train =
    Faz os bots aprenderem um jogo jogando contra si próprios.

    Se for interrompido, o mesmo comando continua onde estava. Numa placa gráfica recomeça.
help-solve =
    Resolve com exatidão um jogo clássico para dois jogadores com poucas peças cada.

    O bot «perfect» joga pela tabela que é escrita.
help-probe =
    Procura uma posição de um jogo resolvido: cada jogada com a sua probabilidade exata, a melhor primeiro.

    É precisa uma tabela escrita por «rauswurf solve», ou uma parte dela.
help-perft =
    Conta as sequências de lançamentos e jogadas que podem seguir-se a uma posição.

    Seis faces são seis ramos, e cada escolha é um.
help-verify =
    Verifica um jogo gravado: cada jogada pelas regras, cada lançamento pelos dados.

    Código de saída 0: tudo está certo. 1: algo não está. 2: não se pode ler como gravação.
help-replay =
    Mostra um jogo gravado passo a passo: Enter segue, b recua, um número para saltar, a para tudo.

    O código de saída 1 diz que a gravação falha nalgum ponto; o que vem antes é mostrado.
help-analyse =
    Separar a sorte da habilidade num jogo gravado.

    Cada lançamento e cada decisão é pesada. O que fizeram a sorte, os erros e as estimativas do treinador soma o resultado. Código de saída 1: o registo falha em algum ponto; vê-se o que vem antes.
help-board = Cria e verifica ficheiros de tabuleiros.
help-board-check = Diz tudo o que está mal num ficheiro de tabuleiro, ou que está bem.
help-board-new = Escrever um novo ficheiro de tabuleiro: um anel com meta e base para cada cor.
help-completion =
    Escreve um script com que a tua shell completa comandos, jogos, variantes e bots.

    bash: eval "$(rauswurf completion bash)" em ~/.bashrc.

    zsh: source <(rauswurf completion zsh) em ~/.zshrc.

    fish: rauswurf completion fish | source em config.fish.

## Options of every command

help-help = Mostrar esta ajuda.
help-lang = O idioma de todos os textos: { $codes }.
help-json = Escrever JSON para programas, e mais nada.
help-version = Mostrar a versão.

## Options of several commands

help-game = Que jogo; «rauswurf games» enumera-os.
help-players = Quantos jogadores.
help-set = Escolher uma variante: ID=VALOR, ou apenas ID se além do valor das regras só há um; pode dar-se várias vezes. «rauswurf rules JOGO» enumera-as.
help-position =
    A posição numa linha, por exemplo 'yellow B B 0 a / red 12 B B B ; turn red';
    se não for dada, o início de um jogo.
help-board-file = Jogar no tabuleiro deste ficheiro.
help-rules-file = Jogar pelas regras deste ficheiro Python, por cima das do jogo.

## `rauswurf referee`

help-referee-roll = O que saiu; vários dados como '2 5 5 1'.
help-referee-move = Perguntar por uma jogada, por exemplo 12-18.

## `rauswurf simulate`

help-simulate-games = Quantos jogos jogar.
help-simulate-seed = A mesma semente dá os mesmos jogos.
help-simulate-threads = Em quantas threads; se não for dito, em todos os núcleos.
help-lab-device = Jogar no processador (cpu), em placas gráficas NVIDIA (gpu) ou onde for mais rápido (auto).
help-simulate-rotate = Os bots mudam de lugar de um jogo para outro.

## The lab

help-lab-bots = Quem joga: um bot para todos os lugares, ou um para cada um, separados por vírgulas.
help-lab-without-luck = Mostra também as vitórias sem a sorte dos dados: o que o bom jogo trouxe. Demora mais.
help-lab-csv = Escrever os números também neste ficheiro.
help-arena-bots = Os bots; com --gauntlet o primeiro desafia os outros.
help-arena-games = Quantos jogos jogar em cada mesa de bots.
help-arena-gauntlet = Só joga o primeiro bot, sozinho contra tantos de cada um dos outros quantos lugares houver.
help-arena-sprt = Parar cada duelo assim que estiver decidido: o primeiro bot é melhor em BAIXO pontos Elo no máximo, ou em ALTO no mínimo?
help-compare-set = O que mudar: ID=VALOR ou, onde só há dois valores, apenas ID. Pode dar-se várias vezes.
help-compare-a = O que é o lado A: regras como depois de --set, e game=, players=, bots=, board=, rules=. Repetível.
help-compare-b = O mesmo para o lado B.
help-compare-both = Uma variante com que jogar nos dois casos; pode dar-se várias vezes.
help-compare-picture = Desenhar uma imagem neste ficheiro: .svg, .png ou .html.
help-lab-measures = Medir tudo: escolhas, dramatismo, mudanças de líder, reviravoltas, sorte e habilidade, minutos. Demora mais.
help-lab-pace = Para os minutos: segundos por lançamento, escolha e casa, como 4,3,0.5.
help-study-file = O estudo (TOML).
help-study-out = Onde pôr tudo; se não for dito, ao lado do estudo.
help-study-format = Como escrever a tabela de resultados.
help-study-no-report = Escrever só a tabela, sem desenhar relatório.
help-study-cluster = Jogar no cluster Dask deste endereço.

## `rauswurf serve`

help-serve-host = O endereço em que escutar; 0.0.0.0 deixa entrar outros computadores.
help-serve-port = A porta em que escutar; 0 usa qualquer uma que esteja livre.
help-serve-db = A base de dados: sqlite:///FICHEIRO ou postgresql://UTILIZADOR@SERVIDOR/NOME.
help-serve-allowed-host = Outro nome pelo qual os navegadores podem chamar este servidor, por exemplo play.example; pode repetir-se. Endereços, localhost e os nomes deste computador servem sempre.
help-serve-origin = Outra página que pode usar este servidor, por exemplo https://play.example; pode repetir-se.
help-serve-trusted-proxy = O endereço do teu proxy, ou a rede dele; só nesse proxy se acredita quando diz quem pergunta. Pode repetir-se.
help-serve-open = Abrir o navegador.
help-share = Deixar jogar os telemóveis da tua rede, até terminares.
help-serve-keep = Apaga uma mesa quando nada lá acontece durante tantos dias; 0 guarda todas as mesas. Com --db são 90 dias; sem --db guardam-se todas.
help-serve-log = Quanto registar: debug, info, warning ou error.
help-backup-file = Onde pôr a cópia: um ficheiro novo. A soma de verificação fica ao lado.
help-restore-file = A cópia, com a soma de verificação ao lado.

## `rauswurf perft`

help-perft-depth = Quantos acontecimentos de profundidade.

## `rauswurf verify` and `rauswurf replay`

help-record-file = Uma gravação (linhas JSON); - lê a entrada padrão.
help-record-board = O tabuleiro em que se jogou, se não for o próprio do jogo.
help-record-rules = O ficheiro de regras com que se jogou, se houve.
help-replay-text = Contar o jogo todo sem perguntar nada.
help-replay-svg = Desenhar imagens nesta pasta nova: 0000.svg ...
help-replay-gif = Desenhar uma imagem animada neste ficheiro.
help-replay-each = Uma imagem depois de cada acontecimento (event) ou de cada turno (turn).
help-replay-pause = Segundos entre as imagens.
help-analyse-html = Escrever o balanço neste ficheiro, como página com imagens.
help-analyse-rollouts = Continuar a jogar os momentos decisivos, para ter mais certeza.
help-analyse-error = Continuar até o erro padrão ser assim pequeno, em jogos em 100.

## `rauswurf board check`

help-board-check-file = Um ficheiro de tabuleiro (TOML).
help-board-check-for = Dizer também se este jogo se pode jogar nele e, se não, o que falta.
help-board-new-file = O ficheiro a escrever, por exemplo my-board.toml.
help-board-new-colours = Quantas cores: 2 a 6.
help-board-new-fields = Quantas casas tem o anel, um múltiplo das cores.
help-board-new-pieces = Quantas peças tem cada cor: 2 a 6.
help-completion-shell = A tua shell.

## `rauswurf train` and `rauswurf solve`

help-train-games = NICHTLUSTIG: com quantos jogos aprender; se não for dito, os que bastam para jogar bem.
help-train-players = Só em mesas de tantos jogadores; se não for dito, em mesas de todos os tamanhos.
help-train-out = Onde se escreve a rede; se não for dito, em JOGO.net.
help-train-lessons = Quantas lições aprender; por omissão, as suficientes para um bom jogador.
help-train-device = Onde se aprende: no processador (cpu) ou numa placa gráfica da NVIDIA (gpu).
help-train-truth = Aprender com as probabilidades exatas desta parte de um jogo resolvido em vez de partidas; só para dois jogadores.
help-solve-pieces = Quantas peças cada; as outras estão na meta desde o início.
help-solve-device = Onde se calcula: cpu ou gpu. Quatro peças pedem uma placa gráfica com 100 GB de memória.
help-solve-out = Onde se escreve a tabela; se não for dito, na tua pasta de dados.
help-solve-slice = Recorta antes uma parte da tabela: as N posições a que os jogos chegam mais vezes, ou todas as de N peças cada.
help-solve-check = Verifica antes esta tabela: as somas de controlo e depois uma parte ao acaso segundo as regras.
help-probe-roll = O que saiu no dado; se não for dito, as seis faces.
help-probe-position = A posição numa linha, por exemplo 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals

help-value-game = JOGO
help-value-file = FICHEIRO
help-value-points = PONTOS
help-value-side = PALAVRAS
help-value-pace = SEGUNDOS
help-value-folder = PASTA
help-value-variant = ID=VALOR
help-value-code = CÓDIGO
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = BAIXO,ALTO
help-value-address = ENDEREÇO
help-value-name = NOME
help-value-level = NÍVEL
help-value-days = DIAS
