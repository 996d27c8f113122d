# The coach: chances, luck and mistakes.

coach-no-evaluator = Ninguém sabe avaliar posições de { $game } neste tabuleiro. O treinador conhece os tabuleiros que vêm com o Rauswurf.

coach-title = { $game }: como correu?
coach-unfinished = Este jogo não foi terminado. O resultado mostra as hipóteses que havia no fim.
coach-taken-back = O que foi anulado não conta.
coach-stage = A corrida pelo lugar { $place }
coach-start = Início
coach-luck = Sorte
coach-errors = Erros
coach-estimate = Estimativa
coach-result = Resultado
coach-fair = Sem a sorte
coach-class = Classe
coach-unit = Todos os números são jogos em 100. Início, sorte, erros e estimativa somam o resultado. A estimativa é aquilo em que o próprio treinador se enganou. A sorte e os erros são os de todos: o que um dá, ganham os outros.
coach-fair-said = «Sem a sorte» é o resultado menos a sorte, com a sua margem. O resultado real mantém-se.
coach-class-said = A classe diz se as escolhas foram boas. Um só jogo diz pouco: onde há duas classes, a verdadeira pode ser uma delas ou outra entre as duas.
coach-luck-even = A sorte e o azar compensaram-se: { $who }.
coach-luck-good =
    { $who } teve sorte. Valeu isto: { $size ->
        [twentieth] um jogo em cada vinte
        [tenth] um décimo de jogo
        [quarter] um quarto de jogo
        [third] um terço de jogo
        [half] meio jogo
       *[whole] um jogo inteiro
    }.
coach-luck-bad =
    { $who } teve azar. Custou isto: { $size ->
        [twentieth] um jogo em cada vinte
        [tenth] um décimo de jogo
        [quarter] um quarto de jogo
        [third] um terço de jogo
        [half] meio jogo
       *[whole] um jogo inteiro
    }.
coach-mistakes-none = { $who } não cometeu nenhum erro.
coach-mistakes = { $count ->
    [one] { $who } cometeu { $count } erro.
   *[other] { $who } cometeu { $count } erros.
}
coach-lost = { $who } perdeu com as suas decisões { $points } jogos em 100.
coach-lost-rolls = { $count ->
    [one] É mais ou menos o que custa um lançamento azarado.
   *[other] É mais ou menos o que custam { $count } lançamentos azarados.
}
coach-turning = Momentos decisivos
coach-step = Passo { $step }: { $told }
coach-roll-good = { $who } ganhou com este lançamento { $points } jogos em 100.
coach-roll-bad = { $who } perdeu com este lançamento { $points } jogos em 100.
coach-choice-cost = { $who } perdeu com esta decisão { $points } jogos em 100.
coach-changes = Hipóteses: { $chances }.
coach-instead = O que se podia fazer, e quantos jogos em 100 { $who } ganha então:
coach-dice-of = O que os dados de cada um trouxeram a quem
coach-errors-of = O que os erros de cada um trouxeram a quem
coach-evaluator = As hipóteses vêm de { $evaluator }. Costumam falhar por menos de { $points } jogos em 100.
coach-page-written = A página está em { $file }.
coach-closer = Um olhar mais atento
coach-closer-said = Estes momentos foram jogados muitas vezes até mais longe, e a sorte foi descontada. O número depois de ± é o erro padrão: em dois de três casos a verdade não fica mais longe.
coach-closer-wins = Vitórias em 100
coach-closer-games = Jogos
coach-closer-progress = Olhar { $look }: { $games } jogos, ± { $error }
coach-curve = As hipóteses ao longo do jogo
coach-class-beginner = principiante
coach-class-learner = aprendiz
coach-class-casual = ocasional
coach-class-skilled = com prática
coach-class-expert = experiente
coach-class-master = mestre
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
