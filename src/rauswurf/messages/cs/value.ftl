### The values of house rules.

value-off = vypnuto
value-on = zapnuto
value-opening-one-on-start = jedna figurka na startu
value-opening-all-in-base = všechny figurky v základně
value-first-seat = místo 1
value-first-highest-roll = nejvyšší hod
value-forced-capture-huff = promeškané vyhození stojí figurku
value-forced-capture-strict = jen tahy, které vyhazují
value-colours-own = každý jednu barvu
value-colours-two-each = každý dvě barvy
value-colours-neutral = jedna neutrální barva
value-extra-hits-turn-back = otočí figurku zpátky
value-extra-hits-ignored = propadne
value-skip-card-nf700 = NF-700
value-skip-card-ufo = UFO
