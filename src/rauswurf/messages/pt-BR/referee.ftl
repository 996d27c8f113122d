### Only what Brazil says in other words than pt, which tells the rest.

referee-roll-empty = --roll está vazio: diga o que o dado mostra, um número de 1 a 6
