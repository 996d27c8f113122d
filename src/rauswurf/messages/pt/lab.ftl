### What experiments say.

## Measures

lab-rolls = lançamentos por jogo
lab-rolls-meaning = Quantos dados se lançam num jogo. Quando se lançam vários de uma vez, em NICHTLUSTIG o lançamento conta uma vez, e nos jogos de corrida conta cada dado.
lab-turns = turnos por jogo
lab-turns-meaning = Quantos turnos dura um jogo, os de todos juntos. Um seis que deixa repetir faz parte do mesmo turno.
lab-captures = expulsões por jogo
lab-captures-meaning = Quantas vezes uma peça é expulsa.
lab-lead-changes = mudanças de líder por jogo
lab-lead-changes-meaning = Quantas vezes outra pessoa passa para a frente: aquela cujas peças juntas chegaram mais longe, visto no início de cada turno. Partilhar a frente não é uma mudança.
lab-cards-taken = cartas tiradas aos outros por jogo
lab-cards-taken-meaning = Quantas cartas os jogadores tiram uns aos outros.
lab-death-cards = cartas da morte recebidas por jogo
lab-death-cards-meaning = Quantas cartas da morte se recebem.
lab-winner-points = pontos de quem ganha
lab-winner-points-meaning = A pontuação mais alta no fim de um jogo.
lab-wins = { $who } ganha
lab-wins-together = { $who } ganham
lab-wins-of-seat = O lugar { $seat } ganha
lab-seat-advantage = vantagem de começar
lab-seat-advantage-meaning = Quanto mais vezes do que a parte justa ganha quem começa.
lab-luck = parte da sorte
lab-luck-meaning = Um bot forte senta-se entre bots mais fracos, em cada lugar à vez. 0% quer dizer que ganha sempre; 100%, que não ganha mais do que a sua parte justa.
lab-choices = escolhas por turno
lab-choices-meaning = Quantas vezes, num turno, se pode escolher entre duas ou mais jogadas.
lab-options = jogadas à escolha
lab-options-meaning = Quantas jogadas há quando se pode escolher.
lab-forced = jogadas forçadas
lab-forced-meaning = Quantas de todas as jogadas são as únicas possíveis.
lab-minutes = minutos para pessoas
lab-minutes-meaning = Uma estimativa para pessoas: 4 segundos por lançamento, 3 por escolha e meio por casa que uma peça percorre, se ninguém puser outros números. São suposições.
lab-coverage = casas visitadas
lab-coverage-meaning = Em quantas das casas alcançáveis alguma peça para durante um jogo.
lab-drama = dramatismo
lab-drama-meaning = Quanto o vencedor estava atrás no pior momento: as hipóteses de quem ia à frente menos as dele.
lab-chance-leads = mudanças de líder pelas hipóteses
lab-chance-leads-meaning = Quantas vezes, ao começar um turno, outra pessoa tem as melhores hipóteses com pelo menos 5 pontos de vantagem.
lab-decided = decidido após
lab-decided-meaning = Quanto do jogo já passou quando as hipóteses do vencedor passam de vez os 90 %.
lab-comebacks = reviravoltas
lab-comebacks-meaning = Quantos jogos ganha alguém cujas hipóteses estiveram alguma vez abaixo de metade da parte justa.
lab-stakes = o que está em jogo numa escolha
lab-stakes-meaning = Quanto a melhor jogada é melhor do que a pior, em hipóteses de ganhar.
lab-luck-part = parte da sorte no resultado
lab-luck-part-meaning = Quanto de quem ganha vem dos dados, entre estes mesmos jogadores.
lab-skill-part = parte da habilidade no resultado
lab-skill-part-meaning = Quanto de quem ganha vem de jogadas melhores e piores, entre estes mesmos jogadores.
lab-gain = ganho de um jogador forte
lab-gain-meaning = Quanto mais do que a parte justa ganha um jogador forte entre jogadores ocasionais.
lab-restricted-peaceful = ganho de nunca expulsar
lab-restricted-foremost = ganho de mover sempre a peça da frente
lab-restricted-rearmost = ganho de mover sempre a peça de trás
lab-restricted-meaning = Quanto mais do que a parte justa ganha alguém com este hábito entre jogadores ocasionais. Abaixo de zero, custa vitórias.
lab-own-board = o tabuleiro do jogo
lab-own-rules = as regras do jogo
lab-picture-zero = Uma barra que cruza a linha do zero: não se encontrou diferença.
lab-picture-percent-of = diferença em percentagem de: { $before }
lab-picture-points = diferença em pontos percentuais
lab-picture-measure-points = { $measure }, em pontos percentuais
lab-picture-games = parte dos jogos
lab-finished = jogos acabados
lab-finished-meaning = Os jogos são cortados depois de um milhão de lançamentos.

## Numbers in tables

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong

lab-not-installed = { $package } não está instalado, e aqui é preciso: { $command }
lab-bot-illegal = o bot { $bot } responde { $move }, que não é uma jogada permitida em { $position }
lab-no-weighing = { $option } não funciona com { $game } nesta mesa: ninguém aprendeu quanto vale ali um lançamento
lab-lineup = { $option } quer um bot para todos os lugares, ou um para cada um dos { $seats } lugares separados por vírgulas, não { $bots }
lab-file-kind = { $option } quer o nome de um ficheiro que acabe em { $known }, não { $file }
lab-compiling = Preparar estas regras demora cerca de { $seconds } s, só da primeira vez.
lab-pace-form = --pace precisa de três números de segundos, para um lançamento, uma escolha e uma casa, como --pace 4,3,0.5, e não { $text }
lab-measures-gpu = todas as medidas são calculadas no processador, pois olham para as hipóteses de cada um: tira --device gpu
