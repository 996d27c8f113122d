### The answers of `rauswurf referee`, which says what may be done in a position.

## Bad input.

referee-roll-empty = --roll je prázdné: řekni, co je na kostce, číslo od 1 do 6
referee-roll-differs = v pozici je na kostce { $position }, --roll říká { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is.

referee-over = Hra skončila.
referee-to-roll = { $rolls ->
    [one] { $who } má házet, zbývá jeden hod.
    [few] { $who } má házet, zbývají { $rolls } hody.
   *[other] { $who } má házet, zbývá { $rolls } hodů.
}
referee-to-move = { $who } má táhnout.
referee-misses-turn = { $who } má kartu „{ $card }“ a tento tah vynechává; karta se vrací na stůl. Teď hází { $next }.
referee-rolled = { $who } hází { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } hází { $rolled }. Teď pokračuje { $next }, zbývá jeden hod.
    [few] { $who } hází { $rolled }. Teď pokračuje { $next }, zbývají { $rolls } hody.
   *[other] { $who } hází { $rolled }. Teď pokračuje { $next }, zbývá { $rolls } hodů.
}
referee-lost = { $rolls ->
    [one] { $who } hází { $rolled } a nemůže nic: hod propadá. Teď pokračuje { $next }, zbývá jeden hod.
    [few] { $who } hází { $rolled } a nemůže nic: hod propadá. Teď pokračuje { $next }, zbývají { $rolls } hody.
   *[other] { $who } hází { $rolled } a nemůže nic: hod propadá. Teď pokračuje { $next }, zbývá { $rolls } hodů.
}

## What may be done.

referee-legal = Dovolené:
referee-refused = Nedovolené:
referee-move-legal = { $move } je dovolený tah.
referee-piece-moves = Figurka na { $field } smí táhnout.
referee-move-refused = { $move } není dovolený tah: { $reason }
