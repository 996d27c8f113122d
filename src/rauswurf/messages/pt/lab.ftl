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
lab-wins-of-seat = o lugar { $seat } ganha
lab-seat-advantage = vantagem do lugar 1
lab-seat-advantage-meaning = Quanto a proporção de jogos ganhos pelo lugar 1 ou, onde os dados o decidem, por quem começa, está acima da parte justa.
lab-luck = parte da sorte
lab-luck-meaning = Um bot forte senta-se entre bots calmos, em cada lugar à vez. 0% quer dizer que ganha sempre; 100%, que não ganha mais do que a sua parte justa.
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
