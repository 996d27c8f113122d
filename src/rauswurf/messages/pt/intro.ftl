### Each game on one screen, to be read before playing

intro-aim-title = O que queres
intro-turn-title = A tua vez
intro-special-title = O que é especial
intro-setup-title = Preparação
intro-pictures-title = Três imagens (jogas com o amarelo)
intro-figures = De { $least } a { $most } jogadores, a partir dos { $age } anos, cerca de { $minutes } minutos.
intro-classic-aim = Leva todas as tuas peças uma volta inteira e até à tua meta antes dos outros.
intro-classic-turn = Lança o dado e move uma das tuas peças esse número de casas. Com um seis tiras uma peça da base e lanças outra vez. Se paras em cima de uma peça alheia, ela volta para a sua base.
intro-nueby-aim = Leva todas as tuas peças à volta do tabuleiro e até à tua meta antes dos outros.
intro-nueby-turn = Se não tens nenhuma peça em jogo, põe primeiro uma que espera na sua entrada. Depois lança. Com 1 a 5 moves uma das tuas peças. Um seis faz entrar uma peça ou expulsa, e o primeiro seis dá-te outro lançamento.
intro-kurzer-einsatz-turn = Lança o dado e move uma das tuas peças esse número de casas. Todas as tuas peças estão em jogo desde o início, e um seis é um número como os outros.
intro-nichtlustig-aim = Ganha cartas com os dados, transforma-as em pontos e mantém a Morte longe.
intro-nichtlustig-turn = Lança os sete dados até três vezes e põe de lado os que quiseres. O número rosa pontua cartas. Depois ficas com as cartas que os dados mostram. Se não ficas com nenhuma, levas uma carta da morte.
intro-scene-capture = Saiu-te um { $die }. De { $origin } paras mesmo em { $target } e expulsas a peça que lá está.
intro-scene-clear-start = Ainda tens peças na base, por isso a peça na tua saída ({ $origin }) tem de andar primeiro.
intro-scene-goal-count = As casas da meta contam-se uma a uma: de { $origin } um { $die } leva a { $target }. Um número demasiado alto não move esta peça.
intro-scene-throw = De { $origin } paras em { $target } e expulsas a peça que lá está. Ela espera agora em { $waits } e entra por aí.
intro-scene-backward-throw = A casa do meio está ocupada, por isso com um { $die } podes expulsar para trás, de { $origin } para { $target }.
intro-scene-second-level = De { $origin } um { $die } leva-te pela tua seta ao anel interior, a { $target }.
intro-scene-blockade = Uma pedra em { $target } fecha o caminho a todos. Só um { $die } exato de { $origin } lhe acerta e a manda de volta ao seu corredor.
intro-scene-hunt = No caminho lateral ({ $origin }) ninguém te pode expulsar. Daqui podes caçar: diz um número e lança quatro dados.
intro-scene-either-way = Com um { $die } podes ir para a frente a partir de { $origin } ou para trás até { $target }.
intro-scene-arrow = As entradas têm setas: de { $origin } podes recuar até { $target }, mas nunca para lá.
intro-scene-shortcut = Paraste na casa de seta { $origin }. Com um { $die } podes ir pelo atalho cinzento até { $target }.
intro-scene-short-throw = De { $origin } expulsas a peça em { $target }. Ela só volta à entrada { $entry }.
intro-scene-grey = Nas casas cinzentas ninguém é expulso, por isso de { $origin } não podes ir para { $target }.
intro-scene-take = Os teus dois dados brancos mostram o mesmo número: ganhas o lemingue com esse número.
intro-scene-scoring = Antes de se ficar com cartas, o número rosa transforma em pontos todas as cartas desse valor.
intro-scene-death = Não ganhaste nada, por isso vem a Morte: cobre um lemingue pontuado e os pontos dele perdem-se.
intro-setup-classic = { $opening ->
    [one-on-start] Uma das tuas peças está na tua saída e três esperam na base (B). As casas da meta vão de a a d.
   *[all-in-base] As tuas quatro peças esperam na base (B). As casas da meta vão de a a d.
}
intro-setup-waiting = As tuas peças esperam nas tuas casas de espera (W0, W1, …, uma por cor). As casas da meta vão de a a d.
intro-setup-first-fields = As tuas peças começam nas casas cinzentas logo a seguir à tua entrada. As casas da meta vão de a a d.
intro-setup-three-pieces = A partir de { $from } jogadores cada um tem três peças. A quarta está desde o início na última casa da meta, d.
intro-setup-stone = A tua pedra começa em L0 do seu corredor, com dois jogadores em L1. F é a casa livre de onde a podes pôr.
intro-setup-side = As casas dos caminhos laterais chamam-se, por exemplo, s2.4: a quarta do caminho no trecho 2.
intro-setup-grey = As casas cinzentas dos atalhos chamam-se, por exemplo, g2.1: a primeira do atalho no trecho 2.
intro-setup-inner = As casas do anel interior começam por i (i0 a i35); as suas casas de espera vão de w0 a w5.
intro-setup-cards = Todas as cartas-alvo estão à vista na mesa e, ao lado, as cartas da morte e as seis especiais.
