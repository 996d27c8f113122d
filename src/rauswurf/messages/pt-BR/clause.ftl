### Only what Brazil says in other words than pt, which tells the rest.

clause-classic-turns = Joga-se um de cada vez, no sentido horário.
clause-classic-roll-move = { $barriers ->
    [on] Você joga o dado e avança uma das suas peças exatamente esse número. As casas ocupadas contam. No percurso você pode pular qualquer peça, mas não uma barreira.
   *[off] Você joga o dado e avança uma das suas peças exatamente esse número. As casas ocupadas contam, e no percurso você pode pular qualquer peça.
}
clause-classic-must-move = Se você pode mover, tem que mover. Se não pode, perde a jogada do dado.
clause-classic-one-per-field = { $barriers ->
    [on] Na meta e na sua saída só cabe uma das suas peças. No resto do percurso duas delas podem dividir uma casa.
   *[off] Nenhuma jogada termina em uma casa onde já há uma peça sua.
}
clause-classic-capture = { $forced-capture ->
    [off] Se a sua jogada termina exatamente em cima de uma peça adversária, você a come: ela volta para a base. Enquanto tiver outra jogada, você não é obrigado a comer.
   *[other] Se a sua jogada termina exatamente em cima de uma peça adversária, você a come: ela volta para a base.
}
clause-classic-capture-title = Comer
clause-classic-six-enters = Só com um seis uma peça sai da base, para a sua própria saída. Com um seis e peças na base, você tem que tirar uma; se houver uma peça adversária na saída, ela é comida.
clause-classic-six-start-occupied = Se há uma peça sua na saída, o seis tem que mover essa peça; se ela não pode andar, outra tem que andar. Em nenhum dos casos entra uma peça.
clause-classic-clear-start = Enquanto você tiver peças na base, a peça que está na sua saída anda antes das outras, sempre que o dado permitir.
clause-classic-six-rolls-again = Depois de um seis você joga o dado outra vez, quantas vezes ele sair. O seis que leva a sua última peça à meta não dá outra vez.
clause-classic-three-rolls = Se você começa a vez sem nenhuma peça no percurso, com pelo menos uma na base e com as da meta o mais no fundo possível, pode jogar o dado até três vezes.
clause-classic-goal-no-jump = Na meta não se pula nenhuma peça.
clause-classic-goal-no-jump-title = Sem pular na meta
clause-classic-goal-jump = Na meta pode-se pular outras peças.
clause-classic-goal-jump-title = Pular na meta
clause-classic-finish = { $play-on ->
    [on] Ganha quem primeiro levar todas as peças à meta. Os outros continuam jogando pela classificação; quem sobrar fica em último.
   *[off] Ganha quem primeiro levar todas as peças à meta. Com isso a partida acaba, e todos os outros dividem o segundo lugar.
}
clause-classic-forced-capture = { $forced-capture ->
    [huff] Se você pode comer, tem que comer; se há várias maneiras, escolhe. Se deixar escapar, a peça que podia ter comido volta para a base.
   *[strict] Se você pode comer, tem que comer; se há várias maneiras, escolhe. Nenhuma outra jogada é permitida.
}
clause-classic-forced-capture-title = Comer é obrigatório
clause-classic-backward-capture = Uma peça no percurso pode andar para trás o número que saiu se assim comer uma peça adversária, mas nunca até a própria saída nem além dela.
clause-classic-backward-capture-title = Comer para trás
clause-classic-neutral = Em três, a quarta cor é neutra: na sua vez você move uma peça sua ou uma neutra. Quem já está na meta só ganha quando as neutras também estiverem lá; se forem vários, ganha quem levar a última neutra.
clause-nueby-turns = Joga-se um de cada vez, no sentido horário.
clause-nueby-roll-move = Você joga o dado e move uma das suas peças em jogo exatamente esse número, no sentido horário. Todas as casas contam, e no percurso você pode pular qualquer peça.
clause-nueby-free-entry = Se você começa a vez sem nenhuma peça em jogo e as da meta estão o mais no fundo possível, coloque na entrada uma das suas peças que esperam, como com um seis, e depois jogue o dado uma vez.
clause-nueby-throw = Se você para em cima de uma peça adversária, você a come: ela espera junto da cor em cujo trecho estava, e é dali que volta a entrar.
clause-nueby-throw-title = Comer
clause-nueby-must-move = Se você pode mover, tem que mover, mesmo que só reste comer. Mas nunca é obrigado a passar do acesso à sua meta nem a usar um seis, e nunca pode parar em cima de uma peça sua. Você só pode passar quando nada o obriga a mover.
clause-nueby-goal-no-jump = Na meta não se pula nenhuma peça. Você pode passar pelo acesso à sua meta e dar mais uma volta.
clause-nueby-goal-no-jump-title = Sem pular na meta
clause-nueby-six = Um seis só serve para colocar em jogo uma peça que espera ou para comer, e você sempre pode não usá-lo. Depois do primeiro seis da vez você joga o dado de novo, usado ou não; depois do segundo a vez acaba.
clause-nueby-enter = Uma peça que espera entra pela entrada da cor onde espera: nunca em cima de uma peça sua; uma adversária que esteja ali é comida.
clause-nueby-backward-throw = Uma peça em jogo pode comer uma adversária que esteja atrás dela exatamente o número do dado, se todas as casas entre as duas estiverem ocupadas. Se assim ela volta pelas casas entre a sua entrada e o acesso à meta, pode ir direto para a meta.
clause-nueby-backward-throw-title = Comer para trás
clause-nueby-finish = { $play-on ->
    [on] Ganha quem primeiro levar todas as peças à meta. Os outros continuam jogando pela classificação; quem sobrar fica em último.
   *[off] Ganha quem primeiro levar todas as peças à meta. Com isso a partida acaba, e todos os outros dividem o segundo lugar.
}
clause-nueby-second-level = Depois de uma volta por fora, uma peça pode seguir pela seta da sua cor para o anel de dentro, sem parar; a meta fica lá dentro. As peças comidas esperam no nível onde estavam; com um seis você escolhe se entra uma dentro, uma fora ou nenhuma. Para trás só se come no mesmo nível.
clause-nueby-one-pushes = Com um 1 você pode empurrar a sua pedra um passo para fora, além de mover uma peça.
clause-nueby-blockade = Quem para exatamente em cima de uma pedra a manda de volta para o início do corredor. Ela não é uma peça adversária: nem um seis nem comer para trás a tira ou passa por ela, e ninguém entra em cima dela.
clause-nueby-side-path = Você pode usar qualquer caminho lateral, só no sentido dele. Ali nenhuma peça é comida, então só se para em casas livres. De um caminho lateral você pode comer para trás; para dentro dele, nunca.
clause-nueby-hunt = Se você tem uma peça sem foco em um caminho lateral, pode caçar em vez de jogar o dado, ou em vez da segunda jogada depois de um primeiro seis. Diga um número e jogue quatro dados. Se ele sair uma vez, você pode virar uma das suas peças em um caminho lateral. Se sair mais vezes, tem que virar uma peça por acerto. Primeiro as peças sem foco. A caça encerra a sua vez.
clause-nueby-focus-to-go-home = Só as peças com foco (viradas) vão para a meta; as outras dão mais uma volta, mas nunca são obrigadas a passar do acesso. Uma peça comida perde o foco. Quem come para trás pelas casas entre a sua entrada e o acesso à meta ganha foco.
clause-nueby-side-path-pass = Se não há outra jogada, você pode passar em vez de sair sem foco de um caminho lateral, ou em vez de passar do último caminho lateral antes da sua meta porque a casa dele está ocupada.
clause-nueby-arrow = As entradas são casas de seta: ninguém passa por elas contra a seta, mas vindo da frente pode parar nelas. De uma casa de seta só se anda para trás para comer com um 1.
clause-nueby-before-goal = As seis casas até o acesso à meta estão marcadas: se só as peças que estão ali podem andar, você pode passar.
clause-nueby-shortcut = Uma peça que parou em uma casa de seta pode ir na jogada seguinte pelas duas casas cinza. Você nunca é obrigado: se só restar o atalho, pode passar. Nas casas cinza ela só é comida por peças que foram por esse caminho. Dali se come para trás pela casa de seta e além, contra o sentido normal.
clause-nueby-short-throw = Uma peça comida vai para a última entrada em que esteve ou por que passou; a peça que está ali é empurrada uma casa, e assim por diante até uma casa livre, inclusive a peça que comeu.
clause-nueby-short-throw-title = Volta curta
clause-nueby-grey = Nas casas cinza nenhuma peça é comida, então uma jogada não pode terminar em uma que esteja ocupada.
clause-nueby-grey-title = Casas cinza
clause-nichtlustig-first = Antes do jogo, cada um joga um dado; começa o número mais alto, e um símbolo vale 0.
clause-nichtlustig-turns = Joga-se um de cada vez, no sentido horário.
clause-nichtlustig-rolls = A vez começa jogando os sete dados. Depois, e também depois de uma segunda jogada, você pode parar, ou separar de vez os dados que quiser e jogar os outros. Depois da terceira jogada acabou, ou depois da segunda se uma carta deixa só duas. O dado rosa é separado e jogado como os outros.
clause-nichtlustig-scoring = Depois da última jogada, o número rosa pontua as cartas com esse valor que ainda não foram pontuadas, de todos os jogadores, e ninguém mais pode tirá-las. O poodle não pontua nada. As cartas são escolhidas depois, então nenhuma pontua na vez em que é ganha.
clause-nichtlustig-take = Depois da pontuação você fica com cartas-alvo que os dados mostram, da mesa ou das que os outros ainda não pontuaram. Se pode ficar com alguma, tem que ficar com pelo menos uma; qual, e quantas mais, você escolhe. As suas não contam.
clause-nichtlustig-pairs = Para um Riebmann os dois dados pretos têm que mostrar o número da carta; para um yeti, os dois vermelhos; para um lemingue, os dois brancos. Símbolos não formam par.
clause-nichtlustig-death = Quem não fica com nenhuma carta-alvo fica com a Morte do número rosa, ou com o poodle, onde quer que esteja. O que ela cobria volta a contar.
clause-nichtlustig-own-death = Quem já tem essa carta da morte pega outra da mesa ou, se não houver nenhuma lá, qualquer uma de outro jogador.
clause-nichtlustig-specials = Cada símbolo que os dados pretos, vermelhos ou brancos mostram no fim da sua vez traz a carta especial desse dado, da mesa ou de outro jogador. Ela não é uma carta-alvo e não salva ninguém da Morte. As cartas especiais valem a partir da vez seguinte, uma vez, e depois voltam para a mesa. O pato, a máquina do tempo e o palhaço podem ser guardados; as outras têm que ser usadas.
clause-nichtlustig-duck = Depois da terceira jogada você pode usar o pato para jogar uma quarta vez os dados que não separou.
clause-nichtlustig-time-machine = Com a máquina do tempo você pode somar 2 para um dinossauro.
clause-nichtlustig-clown = Em vez de pegar uma carta da morte você pode entregar o palhaço, seja qual for o motivo.
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Se você tem a carta «OVNI», perde a vez e a devolve. Nessa vez você não usa nenhuma outra carta especial, e fica com todas.
   *[nf700] Se você tem a carta «NF-700», perde a vez e a devolve. Nessa vez você não usa nenhuma outra carta especial, e fica com todas.
}
clause-nueby-roll-move-either-way = Você joga o dado e move uma das suas peças em jogo exatamente esse número, para a frente ou para trás. Todas as casas contam, e no percurso você pode pular qualquer peça.
clause-nueby-must-move-ordinary-six = Se você pode mover, tem que mover, mesmo que só reste comer. Mas nunca é obrigado a passar do acesso à sua meta, e nunca pode parar em cima de uma peça sua. Você só pode passar quando nada o obriga a mover.
clause-nueby-place = Se a sua pedra está em F, você pode colocá-la em qualquer casa livre do percurso, também nas entradas: logo depois de empurrá-la, em uma vez sua mais tarde antes de jogar o dado ou de entrar de graça, ou entre o dado e a jogada.
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Se você tem a carta «NF-700», tem só duas jogadas. Por isso também não pode usar o pato.
   *[nf700] Se você tem a carta «OVNI», tem só duas jogadas. Por isso também não pode usar o pato.
}
