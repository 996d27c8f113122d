### Typed moves that cannot be made or understood. Parts of a line.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = není co vzít zpět
move-over = hra skončila

## Race games.

move-unknown = { $said } není tah; tahy vypadají takhle: 12-18, 12x18, B-0 nebo pass
move-no-colour = barva { $said } nehraje; hrají tu { $known }
move-no-field = na hracím plánu není pole { $said }
move-where-to = řekni, kam figurka jde, třeba 12-18

## NICHTLUSTIG, a game of dice and cards.

move-unknown-cards = { $said } není tah; tahy vypadají takhle: keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck nebo cover professor 3
move-no-die = kostka { $said } tu není; kostky se píšou b3, w5, p1, ufo nebo b3:ufo
move-no-card = karta { $said } neexistuje; karty se píšou { $known }
move-card-twice = jedna karta je tu dvakrát
move-one-card = { $word } se píše s jednou kartou: { $word } { $card }
move-not-special = používají se jen speciální karty: { $known }
move-nobody = nikdo se nejmenuje { $said }; hrají tu { $known }
