### Typed moves that cannot be made or understood: parts of a line.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = non c’è niente da annullare
move-over = la partita è finita

## Race games.

move-unknown = { $said } non è una mossa; le mosse si scrivono 12-18, 12x18, B-0 o pass
move-no-colour = nessun colore { $said } gioca; ci sono { $known }
move-no-field = il tabellone non ha una casella { $said }
move-where-to = di’ dove va la pedina, per esempio 12-18

## NICHTLUSTIG, a game of dice and cards.

move-unknown-cards = { $said } non è una mossa; le mosse si scrivono keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck o cover professor 3
move-no-die = non c’è un dado { $said }; i dadi si scrivono b3, w5, p1, ufo o b3:ufo
move-no-card = non c’è una carta { $said }; le carte si scrivono { $known }
move-card-twice = una carta è nominata due volte
move-one-card = { $word } si dice con una carta: { $word } { $card }
move-not-special = si usano solo carte speciali: { $known }
move-nobody = nessuno si chiama { $said }; ci sono { $known }
