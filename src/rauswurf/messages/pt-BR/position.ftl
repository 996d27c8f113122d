### Only what Brazil says in other words than pt, which tells the rest.

position-no-colour = falta uma cor: escreva yellow B B 0 a / green ...
position-pairs = { $fact } { $said }: diga uma cor que joga e depois as suas casas
position-no-pairs = { $fact }: diga uma cor que joga e depois as suas casas
position-contest-form = contest { $said }: diga cada cor uma vez e o que tirou, ou -
position-hunt-form = hunt: diga o número, os dados que faltam e os acertos, como em hunt 5 dice 2 hits 1
position-no-card = não há nenhuma carta { $card }; escreva lemming 5 scored, yeti 2, duck
position-say-dice = diga o que os dados mostram: dice b3 ufo r1 r2 w5 w5 p4
