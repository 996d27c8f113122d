probe-no-table = Qui non c’è una tabella di { $game }. «rauswurf solve { $id }» ne fa una.
probe-not-known = Le tabelle che sono qui non conoscono questa posizione: { $tables }.
probe-nothing-to-do = In questa posizione non c’è niente da scegliere.
probe-chance = { $who } deve tirare e vince il { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } delle partite se entrambi giocano alla perfezione.
probe-lost = Con { $rolls }, { $who } non può muovere.
probe-face = { $who } ha tirato { $roll }. Probabilità di vincere dopo ogni mossa:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
