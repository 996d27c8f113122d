### The values of house rules, a few words each.

value-off = uit
value-on = aan
value-opening-one-on-start = één pion op het startveld
value-opening-all-in-base = alle pionnen in de basis
value-first-seat = plek 1
value-first-highest-roll = de hoogste worp
value-forced-capture-huff = wie niet slaat, is de pion kwijt
value-forced-capture-strict = je kunt alleen slaan
value-colours-own = elk één kleur
value-colours-two-each = elk twee kleuren
value-colours-neutral = met een neutrale kleur
value-extra-hits-turn-back = draaien een pion terug
value-extra-hits-ignored = tellen niet
value-skip-card-nf700 = NF-700
value-skip-card-ufo = Ufo
