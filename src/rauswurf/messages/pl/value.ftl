### The values of house rules, a few words each.

value-off = nie
value-on = tak
value-opening-one-on-start = jeden pionek na polu startowym
value-opening-all-in-base = wszystkie pionki w bazie
value-first-seat = miejsce 1
value-first-highest-roll = najwyższy rzut
value-forced-capture-huff = przeoczone bicie kosztuje pionek
value-forced-capture-strict = tylko ruchy, które biją
value-colours-own = po jednym kolorze
value-colours-two-each = po dwa kolory
value-colours-neutral = z neutralnym kolorem
value-extra-hits-turn-back = odwracają pionek z powrotem
value-extra-hits-ignored = przepadają
value-skip-card-nf700 = NF-700
value-skip-card-ufo = UFO
