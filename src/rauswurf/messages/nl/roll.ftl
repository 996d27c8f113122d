### Rolls that cannot be. Parts of a line.

roll-over = er valt nu niets te gooien: het spel is afgelopen
roll-not-now = er valt nu niets te gooien. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] er is één dobbelsteen te gooien, niet { $count }
   *[other] er zijn { $wanted } dobbelstenen te gooien, niet { $count }
}
roll-no-face = een dobbelsteen toont 1 tot en met 6, niet { $face }
roll-not-typed = hier rollen de dobbelstenen vanzelf, dus noem geen getal; Dice.by_hand() is voor dobbelstenen die je zelf gooit
roll-unknown = { $said } is geen worp; zeg wat de dobbelstenen tonen, zoals 6 of 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = er is geen dobbelsteen { $said }; zeg 3, of b3, w5, ufo, of b3:ufo
roll-die-too-many = { $said } is één dobbelsteen te veel; te gooien: { $dice }
roll-missing = er ontbreken dobbelstenen; te gooien: { $dice }
