### Only what Brazil says in other words than pt, which tells the rest.

value-forced-capture-huff = quem deixa escapar perde a peça
value-forced-capture-strict = só jogadas que comem
