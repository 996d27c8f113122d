### The answers of `rauswurf referee`.

## Bad input.

referee-roll-empty = --roll is leeg: zeg wat de dobbelsteen toont, een getal van 1 tot en met 6
referee-roll-differs = in de stelling toont de dobbelsteen { $position }, --roll zegt { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is.

referee-over = Het spel is afgelopen.
referee-to-roll = { $rolls ->
    [one] { $who } is aan de beurt en heeft één worp.
   *[other] { $who } is aan de beurt en heeft { $rolls } worpen.
}
referee-to-move = { $who } is aan zet.
referee-misses-turn = { $who } heeft de kaart ‘{ $card }’ en slaat deze beurt over; de kaart gaat terug naar de tafel. Nu gooit { $next }.
referee-rolled = { $who } heeft { $rolled } gegooid.
referee-rolled-on = { $rolls ->
    [one] { $who } heeft { $rolled } gegooid. Nu is { $next } aan de beurt, met één worp.
   *[other] { $who } heeft { $rolled } gegooid. Nu is { $next } aan de beurt, met { $rolls } worpen.
}
referee-lost = { $rolls ->
    [one] { $who } heeft { $rolled } gegooid en kan er niets mee: de worp vervalt. Nu is { $next } aan de beurt, met één worp.
   *[other] { $who } heeft { $rolled } gegooid en kan er niets mee: de worp vervalt. Nu is { $next } aan de beurt, met { $rolls } worpen.
}

## What may be done.

referee-legal = Toegestaan:
referee-refused = Niet toegestaan:
referee-move-legal = { $move } is toegestaan.
referee-piece-moves = De pion op { $field } mag zetten.
referee-move-refused = { $move } is niet toegestaan: { $reason }
