### House rules. Words in brackets are typed values.

variant-opening = Cada cor começa com uma peça na sua saída ou com as quatro na base?
variant-opening-title = Início
variant-first = Começa o lugar 1 (o melhor é sentar aí a pessoa mais nova) ou quem tirar o número mais alto?
variant-first-title = Quem começa
variant-three-rolls = Quem não pode fazer nada sem um seis lança até três vezes.
variant-three-rolls-title = Três lançamentos
variant-goal-jump = Na meta é permitido saltar por cima de outras peças.
variant-goal-jump-title = Saltar na meta
variant-play-on = Quando alguém chega à meta, os outros continuam a jogar pelos lugares seguintes.
variant-play-on-title = Jogar até ao fim
variant-forced-capture = Quem pode expulsar tem de expulsar: se te escapa, perdes a peça, ou só são permitidas jogadas que expulsam.
variant-forced-capture-title = Expulsão obrigatória
variant-backward-capture = Uma peça no percurso pode andar para trás se assim expulsar.
variant-backward-capture-title = Expulsar para trás
variant-barriers = Duas peças da mesma cor podem partilhar uma casa do percurso e fechar o caminho a todos.
variant-barriers-title = Barreiras
variant-colours = Só cores próprias; dois jogadores com duas cores cada; ou três jogadores e uma cor que todos podem mover.
variant-colours-title = Cores
variant-extra-hits = Quando já não há peças sem foco, os acertos a mais voltam a virar uma peça ou não contam?
variant-extra-hits-title = Acertos a mais
variant-skip-card = Que carta custa um turno? A outra deixa só dois lançamentos. O livro diz NF-700; nas cartas impressas é o OVNI.
variant-skip-card-title = Carta que faz perder a vez
