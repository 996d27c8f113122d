### Only what Brazil says in other words than pt, which tells the rest.

move-where-to = diga para onde vai a peça, por exemplo 12-18
