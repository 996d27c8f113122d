### The answers of `rauswurf referee`, which says what may be done in a position.

## Bad input: parts of a line.

referee-roll-empty = --roll è vuoto: di’ che cosa mostra il dado, un numero da 1 a 6
referee-roll-differs = la posizione ha die { $position }, --roll dice { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is.

referee-over = La partita è finita.
referee-to-roll = { $rolls ->
    [one] Tocca a { $who } tirare, resta un tiro.
   *[other] Tocca a { $who } tirare, restano { $rolls } tiri.
}
referee-to-move = Tocca a { $who } muovere.
referee-misses-turn = { $who } ha la carta «{ $card }» e salta questo turno; la carta torna sul tavolo. Ora tira { $next }.
referee-rolled = { $who } ha tirato { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } ha tirato { $rolled }. Ora tocca a { $next }, resta un tiro.
   *[other] { $who } ha tirato { $rolled }. Ora tocca a { $next }, restano { $rolls } tiri.
}
referee-lost = { $rolls ->
    [one] { $who } ha tirato { $rolled } e non può fare niente: il tiro è perso. Ora tocca a { $next }, resta un tiro.
   *[other] { $who } ha tirato { $rolled } e non può fare niente: il tiro è perso. Ora tocca a { $next }, restano { $rolls } tiri.
}

## What may be done.

referee-legal = Permesso:
referee-refused = Non permesso:
referee-move-legal = { $move } è permesso.
referee-piece-moves = La pedina su { $field } può muovere.
referee-move-refused = { $move } non è permesso: { $reason }
