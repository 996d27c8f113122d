### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Quem tinha que hipóteses, e quando
advice-race-win = As probabilidades de ganhar:
advice-race-place = As probabilidades para o lugar { $place }:
advice-moments = Os momentos decisivos
advice-step-lucky = { $name } tira { $faces }. Sorte: valeu { $count } em cada 100 jogos.
advice-step-unlucky = { $name } tira { $faces }. Azar: custou { $count } em cada 100 jogos.
advice-step-mistake = { $name }: { $move }. Isto custou { $count } em cada 100 jogos.
advice-step-good = { $name }: { $move }. Boa escolha.
advice-step-others = { $name }: isto ajudou { $gains } e prejudicou { $loses }: { $count } em cada 100 jogos.
advice-step-forced = { $name }: { $move }. Não havia escolha.
advice-step-usual = Aqui não aconteceu nada de especial.
advice-better = Melhor: { $move }.
advice-why = Mostra-me porquê
advice-why-after = Depois desta jogada: { $move }
advice-why-wins = { $name } ganha { $count } em cada 100 jogos.
advice-why-thrown = Com os próximos lançamentos, os adversários poderiam expulsar uma peça de { $name } em { $count } de 100 casos.
advice-why-safe = Com o próximo lançamento, nenhum adversário pode expulsar uma peça de { $name }.
advice-why-answer = O que mais vezes se segue, em { $count } de 100 casos: { $told }
advice-why-passes = { $name } não pode fazer nada em { $count } de 100 casos.

## Luck and mistakes, player by player.

advice-sums = Sorte e erros
advice-sums-place = Sorte e erros na corrida pelo lugar { $place }
advice-luck-good = Os dados deram a { $name } { $count } em cada 100 jogos.
advice-luck-good-much = Os dados deram a { $name } tanto como { $games } jogos inteiros.
advice-luck-bad = Os dados tiraram a { $name } { $count } em cada 100 jogos.
advice-luck-bad-much = Os dados tiraram a { $name } tanto como { $games } jogos inteiros.
advice-luck-even = Para { $name }, a sorte e o azar equilibram-se.
advice-mistakes = { $name } cometeu { $mistakes ->
    [one] um erro
   *[other] { $mistakes } erros
} e assim perdeu { $count } em cada 100 jogos.
advice-mistakes-much = { $name } cometeu { $mistakes } erros e assim perdeu tanto como { $games } jogos inteiros.
advice-mistakes-none = { $name } não cometeu nenhum erro que conte.
advice-sums-start = Início
advice-sums-luck = Sorte
advice-sums-own = Erros próprios
advice-sums-others = Erros dos outros
advice-sums-estimate = Estimativa
advice-sums-result = Resultado
advice-sums-hint = Todos os números são jogos em cada 100. Cada coluna bate certo: início, sorte, erros e estimativa dão o resultado. A estimativa é aquilo em que o próprio treinador se enganou pelo caminho.
advice-exact = Estas probabilidades são exatas.
advice-estimated = Estas probabilidades são estimadas. Podem falhar por { $count } em cada 100.
advice-evaluator = Calculado por: { $name }.

## At the table.

advice-hint = O melhor: { $move }.
advice-hint-wins = Assim ganhas cerca de { $count } em cada 100 jogos.
advice-sure = De certeza?
advice-sure-cost = { $move }: isto custa cerca de { $count } em cada 100 jogos.
advice-sure-yes = Jogar na mesma
advice-sure-no = Pensar melhor
advice-agree = Quem abriu esta mesa gostava que o treinador ajudasse toda a gente: { $what }. Concordas?

## A position.

advice-now = As probabilidades agora
advice-rolls = O que pode sair
advice-roll = Se sair { $faces }
advice-rolls-hint = Por baixo de cada número: quantos em cada 100 jogos esse lançamento vale a mais, ou a menos, do que é normal. Escolhe um lançamento para ver as suas jogadas.
advice-moves = Jogadas
advice-cost = Custa
advice-no-move = Nenhuma peça pode andar.
advice-set-up = Para mudar a posição, toca numa peça e depois na casa onde deve ficar.
advice-change = Montar outra posição
advice-piece = { $colour }, peça { $number }
advice-turn = De quem é a vez?
advice-text = A posição em texto
advice-show = Mostrar
