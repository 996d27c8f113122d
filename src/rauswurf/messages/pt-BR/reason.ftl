### Only what Brazil says in other words than pt, which tells the rest.

reason-missing = não existe esse arquivo nem essa pasta
reason-closed = ninguém está mais lendo
