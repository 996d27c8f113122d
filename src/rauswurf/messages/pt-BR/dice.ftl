### Only what Brazil says in other words than pt, which tells the rest.

dice-by-hand = os dados são jogados à mão: diga o que mostram, por exemplo roll(6)
