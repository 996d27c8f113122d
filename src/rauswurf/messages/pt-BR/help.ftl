### Only what Brazil says in other words than pt, which tells the rest.

help-train-guest = Aprender como convidado entre outros que comem ou então correm com a peça da frente; se não for dito, contra si mesmo.
