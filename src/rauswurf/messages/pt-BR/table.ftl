### Only what Brazil says in other words than pt, which tells the rest.

table-target-throw = Ir para { $field } e comer { $colour }
table-type = O que você tirou?
table-keep-hint = Toque nos dados que quer separar.
table-take-hint = Toque nas cartas com que quer ficar.
table-death-hint = Toque na carta da morte com que você fica.
table-cover-hint = Toque na carta que vai ser coberta.
table-type-for = Jogue o dado por { $name }. O que saiu?
table-skip = Pular para a minha vez
