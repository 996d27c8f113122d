### Only what Brazil says in other words than pt, which tells the rest.

variant-forced-capture = Quem pode comer tem que comer: quem deixa escapar perde a peça, ou só são permitidas jogadas que comem.
variant-forced-capture-title = Comer é obrigatório
variant-three-rolls = Se só um seis ajuda você, pode jogar o dado até três vezes.
variant-goal-jump = Na meta é permitido pular outras peças.
variant-goal-jump-title = Pular na meta
variant-backward-capture = Uma peça no percurso pode andar para trás se assim comer.
variant-backward-capture-title = Comer para trás
variant-barriers = Duas peças da mesma cor podem dividir uma casa do percurso e fechar o caminho para todos.
