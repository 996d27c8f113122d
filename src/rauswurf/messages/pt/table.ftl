### Labels and buttons on and beside the board.

## The board

table-board = Tabuleiro
table-piece = { $colour } em { $field }
table-piece-picked = { $colour } em { $field }, peça escolhida
table-target = Ir para { $field }
table-target-throw = Ir para { $field } e expulsar { $colour }
table-target-stone = Ir para { $field } e acertar na pedra de { $colour }
table-target-turn = Virar a peça de { $field }
table-target-set = Pôr a pedra em { $field }
table-stone = Pedra em { $field }
table-stone-picked = Pedra em { $field }, escolhida

## Buttons

table-actions = Que mais se pode fazer
table-pass = Passar
table-push = Empurrar a pedra
table-set-stone = Pôr a pedra
table-hunt = Caçar o { $number }
table-hunts = Em vez de lançar, caça um número:
table-which = Que jogada?
table-way = De { $from } para { $to }
table-way-back = De { $from } para trás até { $to }
table-cancel = Cancelar

## Dice

table-dice = Dados
table-roll = { $dice ->
    [1] Lançar
   *[other] Lançar { $dice } dados
}
table-rolls-left = { $rolls ->
    [1] Resta um lançamento
   *[other] Restam { $rolls } lançamentos
}
table-type = O que tiraste?
table-type-for = Lança por { $name }. O que saiu?
table-type-die = Dado { $number }
table-typed = Aceitar este lançamento
table-skip = Saltar para a minha vez
table-die = Dado: { $face }
table-die-of = Dado – { $colour }: { $face }
table-die-unrolled = Dado por lançar

## NICHTLUSTIG

table-display = Cartas por ganhar
table-all-cards = Todas as cartas
table-deaths = Cartas da morte
table-specials = Cartas especiais
table-hand = Cartas de { $name }
table-no-cards = ainda sem cartas
table-card-scored = { $card }, pontuada
table-card-covered = { $card }, coberta por { $death }
table-seven-dice = Os sete dados
table-die-black = Dado preto: { $face }
table-die-red = Dado vermelho: { $face }
table-die-white = Dado branco: { $face }
table-die-pink = Dado rosa: { $face }
table-die-black-symbol = Dado preto: { $symbol }
table-die-red-symbol = Dado vermelho: { $symbol }
table-die-white-symbol = Dado branco: { $symbol }
table-die-pink-symbol = Dado rosa: { $symbol }
table-die-black-unrolled = Dado preto, por lançar
table-die-red-unrolled = Dado vermelho, por lançar
table-die-white-unrolled = Dado branco, por lançar
table-die-pink-unrolled = Dado rosa, por lançar
table-aside = de lado
table-brings = Com estes dados levavas:
table-brings-nothing = Com estes dados não levas nenhuma carta.
table-keep-hint = Toca nos dados que queres pôr de lado.
table-keep = { $dice ->
    [0] Lançar todos outra vez
    [1] Guardar um e lançar o resto
   *[other] Guardar { $dice } e lançar o resto
}
table-stop = Parar de lançar
table-no-duck = Sem quarto lançamento
table-use = Usar { $card }
table-take-card = Ficar com { $card }
table-cover-card = Cobrir { $card }
table-take-hint = Toca nas cartas com que queres ficar.
table-take = { $cards ->
    [1] Ficar com esta carta
   *[other] Ficar com { $cards } cartas
}
table-take-machine = Ficar com ela, com a máquina do tempo
table-take-nothing = Não ficar com nada
table-death-hint = Toca na carta da morte com que ficas.
table-cover-hint = Toca na carta que vai ser coberta.
