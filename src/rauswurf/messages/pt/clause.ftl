### The rules, one clause each, in our own words. Names of rules and options (play-on, huff, strict ...) stay.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = Joga-se à vez, no sentido dos ponteiros do relógio.
clause-classic-turns-title = Um de cada vez
clause-classic-roll-move = { $barriers ->
    [on] Lanças e avanças uma das tuas peças exatamente esse número. As casas ocupadas contam. No percurso podes saltar por cima de qualquer peça, mas não de uma barreira.
   *[off] Lanças e avanças uma das tuas peças exatamente esse número. As casas ocupadas contam, e no percurso podes saltar por cima de qualquer peça.
}
clause-classic-roll-move-title = Lançar e mover
clause-classic-must-move = Quem pode mover tem de mover; se não for possível, o lançamento perde-se.
clause-classic-must-move-title = Mover é obrigatório
clause-classic-one-per-field = { $barriers ->
    [on] Na meta e na tua saída só cabe uma das tuas peças. No resto do percurso duas delas podem partilhar uma casa.
   *[off] Nenhuma jogada acaba numa casa onde já está uma peça tua.
}
clause-classic-one-per-field-title = Uma peça por casa
clause-classic-capture = { $forced-capture ->
    [off] Se a tua jogada acaba mesmo em cima de uma peça adversária, expulsa-la: ela volta para a sua base. Enquanto tiveres outra jogada, não és obrigado a expulsar.
   *[other] Se a tua jogada acaba mesmo em cima de uma peça adversária, expulsa-la: ela volta para a sua base.
}
clause-classic-capture-title = Expulsar
clause-classic-six-enters = Da base só se sai com um seis, e para a própria saída. Com um seis e peças na base tem de sair uma; se na saída estiver uma peça adversária, é expulsa.
clause-classic-six-enters-title = Com um seis entra-se
clause-classic-six-start-occupied = Se na saída está uma peça tua, o seis tem de mover essa peça; se ela não pode andar, tem de andar outra. Em nenhum dos casos entra uma peça.
clause-classic-six-start-occupied-title = Um seis com a saída ocupada
clause-classic-clear-start = Enquanto houver peças na base, a peça que está na tua saída tem prioridade: com cada lançamento que lhe sirva, anda antes das outras.
clause-classic-clear-start-title = Libertar a saída
clause-classic-six-rolls-again = Depois de um seis lanças outra vez, tantas vezes quantas ele sair. O seis que leva a tua última peça à meta não dá outro lançamento.
clause-classic-six-rolls-again-title = Com um seis repete-se
clause-classic-three-rolls = Se, no início do turno, não tens nenhuma peça no percurso, tens pelo menos uma na base e as da meta estão bem no fundo, tens até três lançamentos.
clause-classic-three-rolls-title = Três lançamentos
clause-classic-goal-count = As casas da meta contam-se uma a uma, e só um número que caiba move uma peça. Ninguém passa além da própria meta nem entra na de outra cor.
clause-classic-goal-count-title = Contar na meta
clause-classic-goal-no-jump = Na meta não se salta por cima de nenhuma peça.
clause-classic-goal-no-jump-title = Sem saltos na meta
clause-classic-goal-jump = Na meta pode saltar-se por cima de outras peças.
clause-classic-goal-jump-title = Saltar na meta
clause-classic-finish = { $play-on ->
    [on] Ganha quem primeiro tiver todas as peças na meta. Os outros continuam a jogar pela classificação; quem sobrar fica em último.
   *[off] Ganha quem primeiro tiver todas as peças na meta. Com isso acaba a partida, e todos os outros partilham o segundo lugar.
}
clause-classic-finish-title = O fim
clause-classic-highest-roll = Antes do jogo, em cada lugar lança-se uma vez; começa o número mais alto.
clause-classic-highest-roll-title = Começa o número mais alto
clause-classic-forced-capture = { $forced-capture ->
    [huff] Quem pode expulsar tem de expulsar; se houver várias maneiras, escolhes. Se te escapar, a peça que podia ter expulsado volta para a base.
   *[strict] Quem pode expulsar tem de expulsar; se houver várias maneiras, escolhes. Nenhuma outra jogada é permitida então.
}
clause-classic-forced-capture-title = Expulsão obrigatória
clause-classic-backward-capture = Uma peça no percurso pode recuar o número que saiu se assim parar mesmo em cima de uma peça adversária, mas nunca até à própria saída nem para lá dela.
clause-classic-backward-capture-title = Expulsar para trás
clause-classic-barriers = Duas peças da mesma cor numa casa do percurso formam uma barreira: ninguém, nem a própria cor, pode parar nela ou passar até uma das duas sair. Numa saída não deixa entrar ninguém.
clause-classic-barriers-title = Barreiras
clause-classic-two-colours = A dois, cada jogador tem duas cores opostas, e cada cor joga por sua conta.
clause-classic-two-colours-title = Duas cores cada
clause-classic-neutral = A três, a quarta cor é neutra: no teu turno moves uma peça tua ou uma neutra. Quem já está na meta só ganha quando as neutras também lá estiverem; se forem vários, ganha quem leva a última neutra.
clause-classic-neutral-title = A cor neutra

## The six Nüby games

clause-nueby-turns = Joga-se à vez, no sentido dos ponteiros do relógio.
clause-nueby-turns-title = Um de cada vez
clause-nueby-roll-move = Lanças e moves uma das tuas peças em jogo exatamente esse número, no sentido dos ponteiros do relógio. Todas as casas contam, e no percurso podes saltar por cima de qualquer peça.
clause-nueby-roll-move-either-way = Lanças e moves uma das tuas peças em jogo exatamente esse número, para a frente ou para trás. Todas as casas contam, e no percurso podes saltar por cima de qualquer peça.
clause-nueby-roll-move-title = Lançar e mover
clause-nueby-free-entry = Se começas o turno sem nenhuma peça em jogo e as da meta estão tão ao fundo quanto podem, pões na sua entrada uma das tuas peças que esperam, como com um seis, e depois lanças uma vez.
clause-nueby-free-entry-title = A entrada livre
clause-nueby-throw = Se paras em cima de uma peça adversária, expulsa-la: ela fica à espera junto da cor em cujo trecho estava, e é daí que volta a entrar.
clause-nueby-throw-title = Expulsar
clause-nueby-must-move = Quem pode mover tem de mover, mesmo que só reste expulsar. Ninguém é obrigado a passar além do acesso à própria meta nem a usar um seis, e nunca se para em cima de uma peça própria. Pode passar-se a vez exatamente quando não resta nenhuma obrigação.
clause-nueby-must-move-ordinary-six = Quem pode mover tem de mover, mesmo que só reste expulsar. Nunca és obrigado a passar além do acesso à tua meta, e nunca paras em cima de uma peça tua. Podes passar exatamente quando não resta nenhuma obrigação.
clause-nueby-must-move-title = Mover é obrigatório
clause-nueby-goal-no-jump = Na meta não se salta por cima de nenhuma peça. Pode passar-se pelo acesso à própria meta e dar mais uma volta.
clause-nueby-goal-no-jump-title = Sem saltos na meta
clause-nueby-six = Um seis só serve para entrar com uma peça que espera ou para expulsar, e pode sempre recusar-se. Depois do primeiro seis de um turno lanças outra vez, usado ou não; depois do segundo o turno acaba.
clause-nueby-six-title = O seis
clause-nueby-enter = Uma peça que espera entra pela entrada da cor junto da qual espera: nunca em cima de uma peça própria, e se lá estiver uma adversária, expulsa-a.
clause-nueby-enter-title = Entrar
clause-nueby-backward-throw = Uma peça em jogo pode expulsar uma adversária que esteja tão atrás quanto o dado diz, se todas as casas entre as duas estiverem ocupadas. Se assim recua pelas casas entre a própria entrada e o acesso à meta, pode ir logo para a meta.
clause-nueby-backward-throw-title = Expulsar para trás
clause-nueby-highest-roll = Antes do jogo, em cada lugar lança-se uma vez; começa o número mais alto.
clause-nueby-highest-roll-title = Começa o número mais alto
clause-nueby-finish = { $play-on ->
    [on] Ganha quem primeiro tiver todas as peças na meta. Os outros continuam a jogar pela classificação; quem sobrar fica em último.
   *[off] Ganha quem primeiro tiver todas as peças na meta. Com isso acaba a partida, e todos os outros partilham o segundo lugar.
}
clause-nueby-finish-title = O fim
clause-nueby-second-level = Depois de uma volta por fora, uma peça pode seguir pela seta da sua cor para o anel interior, sem parar; a sua meta fica lá dentro. As peças expulsas esperam no seu próprio nível; com um seis escolhes se entra uma dentro, uma fora ou nenhuma. Para trás só se expulsa no mesmo nível.
clause-nueby-second-level-title = O segundo nível
clause-nueby-one-pushes = Com um 1 podes empurrar a tua pedra um passo para fora, além de mover uma peça.
clause-nueby-one-pushes-title = Um 1 empurra a pedra
clause-nueby-place = Se a tua pedra está em F, podes pô-la em qualquer casa livre do percurso, também nas entradas: logo depois de a empurrar, num turno teu mais tarde antes de lançar ou de entrar de graça, ou entre o lançamento e a jogada.
clause-nueby-place-title = Pôr a pedra
clause-nueby-blockade = Quem para mesmo em cima de uma pedra manda-a de volta para o início do seu corredor. Não é uma peça adversária: nem um seis nem uma expulsão para trás a tiram ou passam por ela, e ninguém entra em cima dela.
clause-nueby-blockade-title = Bloqueios
clause-nueby-side-path = Todos podem usar qualquer caminho lateral, só no seu sentido. Lá ninguém é expulso; só se para em casas livres. De um caminho lateral pode expulsar-se para trás; para dentro dele, nunca.
clause-nueby-side-path-title = Caminhos laterais
clause-nueby-hunt = Se tens uma peça sem foco num caminho lateral, podes caçar em vez de lançar, também em vez do segundo lançamento depois de um primeiro seis. Diz um número e lança quatro dados. Se sair uma vez, podes virar uma das tuas peças num caminho lateral. Se sair mais vezes, tens de virar uma peça por cada acerto. Primeiro as peças sem foco. A caça acaba a tua vez.
clause-nueby-hunt-title = Caçar
clause-nueby-focus-to-go-home = Só as peças com foco (viradas) vão para a meta; as outras dão mais uma volta, mas nunca são obrigadas a passar além do acesso. Uma peça expulsa perde o foco. Quem expulsa para trás pelas casas entre a própria entrada e o acesso à meta ganha-o.
clause-nueby-focus-to-go-home-title = Para a meta, só com foco
clause-nueby-side-path-pass = Se não houver mais nada a fazer, podes passar em vez de deixar um caminho lateral sem foco, ou em vez de seguir além do último caminho lateral antes da tua meta por a casa dele estar ocupada.
clause-nueby-side-path-pass-title = Ficar num caminho lateral
clause-nueby-either-way = Uma peça anda para a frente ou para trás, a jogada toda no mesmo sentido, também por casas livres. Na meta só se entra para a frente. Passar o acesso para trás não é passar além da meta.
clause-nueby-either-way-title = Para a frente ou para trás
clause-nueby-arrow = As entradas são casas de seta: não se passa por elas contra a seta, mas pode parar-se nelas vindo da frente. De uma casa de seta só se anda para trás para expulsar com um 1.
clause-nueby-arrow-title = Casas de seta
clause-nueby-before-goal = As seis casas até ao acesso à meta estão marcadas: se só as peças que lá estão podem andar, é permitido passar.
clause-nueby-before-goal-title = Antes da meta
clause-nueby-shortcut = Uma peça que parou numa casa de seta pode ir na jogada seguinte pelas duas casas cinzentas. Nunca és obrigado: se só restar o atalho, podes passar. Nas casas cinzentas só é expulsa por peças que foram por esse caminho. Daí expulsa-se para trás pela casa de seta e mais além, contra o sentido normal.
clause-nueby-shortcut-title = Atalhos
clause-nueby-six-is-ordinary = Todas as peças estão sempre em jogo. Um seis joga-se como qualquer outro número e não dá outro lançamento.
clause-nueby-six-is-ordinary-title = O seis é um número como os outros
clause-nueby-short-throw = Uma peça expulsa vai para a última entrada em que esteve ou por que passou; a peça que lá está é empurrada uma casa, e assim por diante até uma casa livre, também a peça que expulsou.
clause-nueby-short-throw-title = Expulsões curtas
clause-nueby-grey = Nas casas cinzentas ninguém é expulso; uma jogada que acabe numa casa cinzenta ocupada não é permitida.
clause-nueby-grey-title = Casas cinzentas

## NICHTLUSTIG

clause-nichtlustig-first = Antes do jogo, em cada lugar lança-se um dado; começa o número mais alto, e um símbolo vale 0.
clause-nichtlustig-first-title = Quem começa
clause-nichtlustig-turns = Joga-se à vez, no sentido dos ponteiros do relógio.
clause-nichtlustig-turns-title = Um de cada vez
clause-nichtlustig-rolls = O turno começa com o lançamento dos sete dados. Depois, e também depois de um segundo lançamento, podes parar, ou pôr de vez os dados que quiseres de lado e lançar os outros. Depois do terceiro lançamento acabou, ou depois do segundo se uma carta te deixa só dois. O dado rosa põe-se de lado e lança-se como os outros.
clause-nichtlustig-rolls-title = Lançar
clause-nichtlustig-scoring = Depois do último lançamento, o número rosa transforma em pontos as cartas por pontuar com esse valor, as de todos os jogadores, e já ninguém as pode tirar. O caniche não pontua nada. As cartas escolhem-se depois, por isso nenhuma pontua no turno em que se ganha.
clause-nichtlustig-scoring-title = Pontuação
clause-nichtlustig-take = Depois da pontuação ficas com cartas-alvo que os dados mostram, da mesa ou das que os outros têm por pontuar. Se podes ficar com alguma, pelo menos uma é obrigatória; qual, e quantas mais, escolhes tu. As próprias não contam.
clause-nichtlustig-take-title = Ficar com cartas
clause-nichtlustig-pairs = Riebmann precisa que os dois dados pretos mostrem o número da carta; yeti, os dois vermelhos; lemingue, os dois brancos. Com símbolos não há par.
clause-nichtlustig-pairs-title = Pares
clause-nichtlustig-professors = Um professor precisa que um dado preto, um vermelho e um branco mostrem o número da carta.
clause-nichtlustig-professors-title = Professores
clause-nichtlustig-dinosaurs = Um dinossauro precisa que a soma dos seis dados pretos, vermelhos e brancos chegue ao seu número; os símbolos valem 0. Pontua logo. Num turno só se pode ficar com um.
clause-nichtlustig-dinosaurs-title = Dinossauros
clause-nichtlustig-each-die-once = Cada dado conta só para uma carta: até três pares, ou até dois professores, ou um dinossauro, que usa os seis dados.
clause-nichtlustig-each-die-once-title = Cada dado conta uma vez
clause-nichtlustig-death = Quem não fica com nenhuma carta-alvo fica com a Morte do número rosa, ou com o caniche, esteja onde estiver. O que ela lá cobria volta a contar.
clause-nichtlustig-death-title = A Morte
clause-nichtlustig-own-death = Quem já tem essa carta da morte fica com outra da mesa ou, se já lá não houver nenhuma, com qualquer uma de outro jogador.
clause-nichtlustig-own-death-title = Outra vez a mesma Morte
clause-nichtlustig-cover = Uma carta da morte vai para cima de um lemingue próprio pontuado, cujos pontos se perdem. Se não houver nenhum, para cima de qualquer outra carta própria pontuada, mas nunca de um dinossauro.
clause-nichtlustig-cover-title = Cobrir
clause-nichtlustig-open-death = Se não houver nenhuma carta para cobrir, a carta da morte fica à vista e vale -1 no fim.
clause-nichtlustig-open-death-title = Cartas da morte à vista
clause-nichtlustig-specials = Cada símbolo que os dados pretos, vermelhos ou brancos mostram no fim do turno traz a carta especial desse dado, da mesa ou de outro jogador. Não é uma carta-alvo e não salva ninguém da Morte. As cartas especiais atuam a partir do turno seguinte, uma vez, e depois voltam para a mesa; pato, máquina do tempo e palhaço podem guardar-se, as outras têm de ser usadas.
clause-nichtlustig-specials-title = Cartas especiais
clause-nichtlustig-duck = Depois de um terceiro lançamento podes usar o pato para lançar uma quarta vez os dados que não estão de lado.
clause-nichtlustig-duck-title = O pato
clause-nichtlustig-time-machine = Com a máquina do tempo podes juntar 2 à soma para um dinossauro.
clause-nichtlustig-time-machine-title = A máquina do tempo
clause-nichtlustig-clown = Em vez de ficar com uma carta da morte podes entregar o palhaço, seja qual for o motivo.
clause-nichtlustig-clown-title = O palhaço
clause-nichtlustig-virus = Quem tem o vírus fica com uma carta da morte no fim do turno, mesmo que tenha ganho cartas-alvo. Palhaço e vírus podem anular-se.
clause-nichtlustig-virus-title = O vírus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Se tens a carta «OVNI», perdes a vez e devolve-la. Nesse turno não se usa mais nenhuma carta especial, e ficas com todas.
   *[nf700] Se tens a carta «NF-700», perdes a vez e devolve-la. Nesse turno não se usa mais nenhuma carta especial, e ficas com todas.
}
clause-nichtlustig-skip-title = Perder a vez
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Se tens a carta «NF-700», tens só dois lançamentos. Por isso também não podes usar o pato.
   *[nf700] Se tens a carta «OVNI», tens só dois lançamentos. Por isso também não podes usar o pato.
}
clause-nichtlustig-two-rolls-title = Só dois lançamentos
clause-nichtlustig-end = O jogo acaba depois de um turno em que fiquem cinco cartas-alvo ou menos na mesa.
clause-nichtlustig-end-title = O fim
clause-nichtlustig-points = Um lemingue pontuado vale 4, um Riebmann pontuado 2, os dinossauros de 1 a 5. Os yetis pontuados valem 3 cada se houver dois ou mais; um só, 1. As cartas por pontuar valem 1 cada; as cobertas e as especiais, nada; as da morte à vista, -1.
clause-nichtlustig-points-title = Pontos
clause-nichtlustig-professors-roll = Quem tem professores pontuados lança no fim outros tantos dados; o número mais alto conta uma vez por todos eles, um símbolo 0.
clause-nichtlustig-professors-roll-title = Os professores lançam
clause-nichtlustig-winner = Ganha quem tem mais pontos; em caso de empate, quem tem menos cartas da morte, à vista ou a cobrir algo.
clause-nichtlustig-winner-title = Quem ganha
