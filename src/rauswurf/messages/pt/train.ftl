# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = O ponto de controlo é de outro treino. Dá outro --out ou apaga-o.
train-progress = a aprender, { $games } jogos/s
train-strength = Contra «capture-else-foremost» ganha { $share } ± { $error } (esperado: { $fair }).
train-written = { $games } jogos, { $seconds } s. A rede está em { $file }.
train-stopped = Interrompido depois de { $played } jogos. O mesmo comando continua daí.
train-option-race = { $option } é para os jogos de corrida: o que valem as cartas aprende-se em todas as mesas juntas. Tira-o.
train-fitted = { $games } jogos, { $seconds } s. O que as cartas valem está em { $file }.
train-option-lessons = { $option } é para treinar numa placa gráfica ou com --truth. Acrescenta --device gpu ou --truth, ou retira a opção.
train-option-cpu = { $option } é para treinar num processador. Numa placa gráfica usa --lessons.
train-lessons = aprende
train-schooled = { $lessons } lições, { $seconds } s. A rede está em { $file }.
train-exam = Mesas para { $players }: entre jogadores com a rede que vem com o Rauswurf ganha { $share } ± { $error } (esperado: { $fair }).
train-truth-for-two = Um jogo resolvido tem dois jogadores. Acrescenta --players 2.
train-games-or-truth = Uma rede aprende com partidas ou com uma parte de um jogo resolvido. Retira --games ou --truth.
train-truth-other-game = { $file } é uma parte de { $game }. Treina esse jogo ou escolhe outro ficheiro.
train-truth-table = { $file } é uma tabela inteira. --truth precisa de uma parte dela: rauswurf solve { $game } --slice 1000000 recorta uma.
