### House rules. Words in brackets are typed values.

variant-opening = Cada cor começa com um peão na sua saída ou com os quatro na base?
variant-opening-title = Início
variant-first = Começa o primeiro lugar (o melhor é sentar aí a pessoa mais nova) ou quem tirar o número mais alto?
variant-first-title = Quem começa
variant-three-rolls = Quem não pode fazer nada sem um seis lança até três vezes.
variant-three-rolls-title = Três lançamentos
variant-goal-jump = Na meta é permitido saltar por cima de outros peões.
variant-goal-jump-title = Saltar na meta
variant-play-on = Quando alguém chega à meta, os outros continuam a jogar pelos lugares seguintes.
variant-play-on-title = Jogar até ao fim
variant-forced-capture = Quem pode capturar tem de capturar: se te escapa, perdes o peão (huff), ou não há mais nada à escolha (strict).
variant-forced-capture-title = Captura obrigatória
variant-backward-capture = Um peão no percurso pode andar para trás se assim capturar.
variant-backward-capture-title = Capturar para trás
variant-barriers = Dois peões da mesma cor podem partilhar uma casa do percurso e fechar o caminho a todos.
variant-barriers-title = Barreiras
variant-colours = Só cores próprias; dois jogadores com duas cores cada; ou três jogadores e uma cor que todos podem mover.
variant-colours-title = Cores
variant-extra-hits = Quando já não há peões sem foco, os acertos a mais voltam a virar um peão ou não contam?
variant-extra-hits-title = Acertos a mais
variant-skip-card = Que carta faz perder a vez? A outra deixa só dois lançamentos. O livro de regras diz nf700; nas cartas impressas é o ufo.
variant-skip-card-title = Carta que faz perder a vez
