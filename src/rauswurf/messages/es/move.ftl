### Typed moves that cannot be made or understood. Parts of a line. Typed words stay.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = no hay nada que deshacer
move-over = la partida ha terminado

## Race games

move-unknown = { $said } no es una jugada; las jugadas son así: 12-18, 12x18, B-0 o pass
move-no-colour = no juega ningún color { $said }; hay { $known }
move-no-field = el tablero no tiene ninguna casilla { $said }
move-where-to = di adónde va la ficha, por ejemplo 12-18

## NICHTLUSTIG

move-unknown-cards = { $said } no es una jugada; las jugadas son así: keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck o cover professor 3
move-no-die = no hay ningún dado { $said }; los dados se dicen b3, w5, p1, ufo o b3:ufo
move-no-card = no hay ninguna carta { $said }; las cartas se dicen { $known }
move-card-twice = una carta aparece dos veces
move-one-card = { $word } se dice con una sola carta: { $word } { $card }
move-not-special = solo se usan cartas especiales: { $known }
move-nobody = nadie se llama { $said }; hay { $known }
