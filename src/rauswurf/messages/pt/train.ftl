# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = O ponto de controlo é de outro treino. Dá outro --out ou apaga-o.
train-progress = aprende
train-stopped = Interrompido. O mesmo comando continua daí.
train-option-race = { $option } é para os jogos de corrida: o que valem as cartas aprende-se em todas as mesas juntas. Tira-o.
train-fitted = { $games } jogos, { $seconds } s. O que as cartas valem está em { $file }.
train-by-lessons = Só o NICHTLUSTIG aprende com um número de jogos. Os jogos de corrida aprendem por lições: usa --lessons em vez de --games.
train-schooled = { $lessons } lições, { $seconds } s. A rede está em { $file }.
train-exam = Mesas para { $players }: entre jogadores com a rede que vem com o Rauswurf ganha { $share } ± { $error } (esperado: { $fair }).
train-truth-for-two = Um jogo resolvido tem dois jogadores. Acrescenta --players 2.
train-truth-other-game = { $file } é uma parte de { $game }. Treina esse jogo ou escolhe outro ficheiro.
train-truth-table = { $file } é uma tabela inteira. --truth precisa de uma parte dela: rauswurf solve { $game } --slice 1000000 recorta uma.
