### Typed moves that cannot be made or understood: parts of a line.

move-illegal = { $move } : { $why } [{ $rule }]
move-nothing-to-undo = il n’y a rien à annuler
move-over = la partie est finie

## Race games.

move-unknown = { $said } n’est pas un coup ; un coup s’écrit 12-18, 12x18, B-0 ou pass
move-no-colour = aucune couleur { $said } ne joue ; il y a { $known }
move-no-field = le plateau n’a pas de case { $said }
move-where-to = dis où va le pion, par exemple 12-18

## NICHTLUSTIG, a game of dice and cards.

move-unknown-cards = { $said } n’est pas un coup ; un coup s’écrit keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck ou cover professor 3
move-no-die = il n’y a pas de dé { $said } ; les dés s’écrivent b3, w5, p1, ufo ou b3:ufo
move-no-card = il n’y a pas de carte { $said } ; les cartes s’écrivent { $known }
move-card-twice = une carte est nommée deux fois
move-one-card = { $word } se dit avec une carte : { $word } { $card }
move-not-special = seules les cartes spéciales s’utilisent : { $known }
move-nobody = personne ne s’appelle { $said } ; il y a { $known }
