### Only what Brazil says in other words than pt, which tells the rest.

table-target-throw = Ir para { $field } e comer { $colour }
