### What is wrong with a typed position: parts of a line. The words of a position stay as they are.

## The form

position-no-colour = falta uma cor: escreve yellow B B 0 a / green ...
position-twice = { $colour } aparece duas vezes
position-missing = falta { $colour }
position-no-such-colour = não joga nenhuma cor { $colour }; há { $known }
position-no-field = o tabuleiro não tem nenhuma casa { $field }
position-no-fact = não há nenhuma indicação { $fact }; há { $known }
position-fact-twice = { $fact } é dito duas vezes
position-number = { $fact } { $said }: tem de ser um número de { $least } a { $most }
position-one-number = { $fact } { $said }: tem de ser { $number }, ou faltar
position-alone = { $fact } { $said }: diz-se sem mais nada
position-pairs = { $fact } { $said }: diz uma cor que jogue e depois as suas casas
position-no-pairs = { $fact }: diz uma cor que jogue e depois as suas casas
position-turn = turn { $said }: pode ser a vez de { $known }

## Pieces

position-pieces = { $count ->
    [1] { $colour } tem uma peça em vez de { $wanted }
   *[other] { $colour } tem { $count } peças em vez de { $wanted }
}
position-fourth-piece = com { $players } jogadores, a quarta peça de { $colour } está em { $field } desde o início
position-on-lane = { $colours }: em { $field } não há lugar para peças, só para uma pedra
position-together = { $colours } estão juntos em { $field }
position-crowded = { $colour } tem { $count } peças em { $field }; só cabe uma
position-large-barrier = { $colour } tem { $count } peças em { $field }; uma barreira tem duas
position-start-barrier = { $colour } tem uma barreira na própria saída, o que não pode acontecer

## Whose turn it is, and who is home

position-turn-home = { $colour } está na meta e já não tem vez
position-home = home { $said }: na meta está { $known }
position-nobody-home = home { $said }: não há ninguém na meta
position-many-home = { $count } jogadores estão na meta; o jogo acabou com { $enough }
position-over = { $fact }: o jogo acabou
position-contest = { $fact }: ainda se está a lançar para ver quem começa
position-contest-form = contest { $said }: diz cada cor uma vez e o que tirou, ou -
position-contest-done = contest: alguém tem de lançar ainda, como em yellow 5 green -
position-no-contest = contest: começa o primeiro lugar, ninguém lança para isso
position-contest-moved = contest: já se moveram peças
position-contest-next = contest: o próximo lançamento é de { $colour }
position-rolls = rolls { $rolls }: não podem restar mais de { $most }
position-die-lost = die { $die }: { $colour } não pode mover com isso, o lançamento perde-se

## Hunts and stones

position-hunt-form = hunt: diz o número, os dados por lançar e os acertos, como em hunt 5 dice 2 hits 1
position-no-hunter = hunt: ninguém num caminho lateral poderia caçar
position-focus = focus { $colour } { $field }: aí não tem nenhuma peça em jogo
position-one-stone = stone { $colour }: só tem uma pedra
position-stone-begin = stone { $colour } { $field }: com dois jogadores as pedras começam em { $first }
position-stone-place = stone { $colour } { $field }: uma pedra está no seu corredor ou no percurso
position-stone-taken = stone { $colour } { $field }: a casa está ocupada
position-pushed = pushed: a pedra está onde começa

## Cards of NICHTLUSTIG

position-no-seat = ninguém se chama { $colour }; há { $known }
position-no-card = não há nenhuma carta { $card }; escreve lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } tem { $card } duas vezes
position-card-places = { $card } está em dois sítios: com { $colour } e com { $other }
position-not-scored = { $card } não é uma carta-alvo e não pode estar pontuada
position-not-death = { $card } está debaixo de { $death }, que não é uma carta da morte
position-not-covered = { $card } não pode estar coberta
position-misses-turn = { $colour } tem { $card } e perde a vez: joga quem vem a seguir, e a carta está na mesa

## Dice of NICHTLUSTIG

position-no-die = não há nenhum dado { $said }; os dados dizem-se b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] dados pretos: { $count } em vez de { $wanted }
    [red] dados vermelhos: { $count } em vez de { $wanted }
    [white] dados brancos: { $count } em vez de { $wanted }
   *[pink] dados rosa: { $count } em vez de { $wanted }
}
position-die-twice = { $dice ->
    [black] um dado preto aparece duas vezes
    [red] um dado vermelho aparece duas vezes
    [white] um dado branco aparece duas vezes
   *[pink] o dado rosa aparece duas vezes
}
position-say-dice = diz o que os dados mostram: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: os dados dizem-se b3, w5, ufo ou b3:ufo
position-kept = kept { $said }: os dados não mostram isso, ou dois são iguais: então diz b3:duck ou b3:ufo
position-kept-alone = kept: diz também o que os dados mostram
position-kept-shown = kept: os dados postos de lado mostram algo, e nem todos estão de lado
position-rolled-form = { $fact } { $said }: diz um lugar e o que tirou: de 1 a 5, symbol ou -
position-rolls-before = rolls { $rolls }: antes deste lançamento podem restar de 1 a { $most }
position-rolls-after = rolls { $rolls }: depois deste lançamento não podem restar mais de { $most }
position-turn-over = rolls 0: já não há nada para decidir, o turno acabou

## The beginning and the end of NICHTLUSTIG

position-contest-cards = contest: ninguém tem cartas antes do primeiro turno
position-contest-one-die = contest: em cada lugar lança-se um dado, como em yellow 5 green -
position-contest-two = contest: têm de participar pelo menos dois
position-ended = { $fact }: o jogo acabou, na mesa só há { $count } cartas-alvo
position-not-ended = professors: o jogo não acabou, na mesa há { $count } cartas-alvo
position-professors = professors: lançam-se estes dados: { $known }
position-no-professors = professors: não se lança nenhum dado
position-professors-order = professors: os dados lançam-se pela ordem dos lugares

## What is to be decided in NICHTLUSTIG

position-now = now { $said }: pode ser duck, fourth, take, death ou cover death 3
position-now-rolls = { $wanted ->
    [1] { $now }: então resta um lançamento, não { $rolls }
   *[other] { $now }: então restam { $wanted } lançamentos, não { $rolls }
}
position-now-dice = { $now }: têm de lá estar todos os dados
position-now-duck = now duck: { $colour } não pode usar o pato
position-now-fourth = now fourth: quem usou o pato teve três lançamentos e devolveu-o
position-now-take = now take: estes dados não trazem nenhuma carta-alvo
position-now-death = now death: { $colour } já tem todas as cartas da morte
position-now-cover = now cover: { $death } tem de estar à vista diante de { $colour }
position-nothing-to-cover = now cover: { $colour } não tem nenhuma carta que se possa cobrir
position-scored = { $now }: o dado rosa pontuou { $card } de { $colour }
position-no-death-due = { $now }: estes dados trazem uma carta-alvo, e não há vírus
