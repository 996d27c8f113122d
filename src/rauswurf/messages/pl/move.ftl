### Typed moves that cannot be made or understood. Parts of a line.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = nie ma czego cofać
move-over = koniec gry

## Race games.

move-unknown = { $said } to nie ruch; ruchy wyglądają tak: 12-18, 12x18, B-0 albo pass
move-no-colour = kolor { $said } nie gra; są { $known }
move-no-field = na planszy nie ma pola { $said }
move-where-to = napisz, dokąd idzie pionek, na przykład 12-18

## NICHTLUSTIG.

move-unknown-cards = { $said } to nie ruch; ruchy wyglądają tak: keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck albo cover professor 3
move-no-die = nie ma kostki { $said }; kostki nazywają się b3, w5, p1, ufo albo b3:ufo
move-no-card = nie ma karty { $said }; karty nazywają się { $known }
move-card-twice = jedna karta jest podana dwa razy
move-one-card = do { $word } należy dokładnie jedna karta: { $word } { $card }
move-not-special = używa się tylko kart specjalnych: { $known }
move-nobody = nikt nie nazywa się { $said }; są { $known }
