### Typed moves that cannot be made or understood. Parts of a line.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = er is niets om terug te nemen
move-over = het spel is afgelopen

## Race games.

move-unknown = { $said } is geen zet; zetten zien eruit als 12-18, 12x18, B-0 of pass
move-no-colour = er speelt geen kleur { $said } mee; er zijn { $known }
move-no-field = het bord heeft geen veld { $said }
move-where-to = zeg waar de pion heen gaat, zoals in 12-18

## NICHTLUSTIG.

move-unknown-cards = { $said } is geen zet; zetten zien eruit als keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck of cover professor 3
move-no-die = er is geen dobbelsteen { $said }; dobbelstenen heten b3, w5, p1, ufo of b3:ufo
move-no-card = er is geen kaart { $said }; kaarten heten { $known }
move-card-twice = een kaart wordt twee keer genoemd
move-one-card = bij { $word } hoort precies één kaart: { $word } { $card }
move-not-special = alleen speciale kaarten kun je gebruiken: { $known }
move-nobody = niemand heet { $said }; er zijn { $known }
