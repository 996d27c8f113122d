### Rolls that cannot be. Parts of a line.

roll-over = teď není co házet: hra skončila
roll-not-now = teď není co házet. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] hází se jednou kostkou, ne { $count }
    [few] hází se { $wanted } kostkami, ne { $count }
   *[other] hází se { $wanted } kostkami, ne { $count }
}
roll-no-face = na kostce padne 1 až 6, ne { $face }
roll-not-typed = tady se kostky hází samy, proto neuváděj žádné číslo; Dice.by_hand() je pro kostky, kterými házíš ty
roll-unknown = { $said } není hod; napiš, co je na kostkách, třeba 6 nebo 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = kostka { $said } neexistuje; napiš 3, nebo b3, w5, ufo, nebo b3:ufo
roll-die-too-many = { $said } je o kostku navíc; hodit se má: { $dice }
roll-missing = některé kostky chybí; hodit se má: { $dice }
