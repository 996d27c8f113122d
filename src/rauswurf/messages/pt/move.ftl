### Typed moves that cannot be made or understood. Parts of a line. Typed words stay.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = não há nada para desfazer
move-over = o jogo acabou

## Race games

move-unknown = { $said } não é uma jogada; as jogadas são assim: 12-18, 12x18, B-0 ou pass
move-no-colour = não joga nenhuma cor { $said }; há { $known }
move-no-field = o tabuleiro não tem nenhuma casa { $said }
move-where-to = diz para onde vai a peça, por exemplo 12-18

## NICHTLUSTIG

move-unknown-cards = { $said } não é uma jogada; as jogadas são assim: keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck ou cover professor 3
move-no-die = não há nenhum dado { $said }; os dados dizem-se b3, w5, p1, ufo ou b3:ufo
move-no-card = não há nenhuma carta { $said }; as cartas dizem-se { $known }
move-card-twice = uma carta aparece duas vezes
move-one-card = { $word } diz-se com uma só carta: { $word } { $card }
move-not-special = só se usam cartas especiais: { $known }
move-nobody = ninguém se chama { $said }; há { $known }
