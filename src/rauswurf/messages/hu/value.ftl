### The values of house rules.

value-off = ki
value-on = be
value-opening-one-on-start = egy bábu a startmezőn
value-opening-all-in-base = minden bábu a házban
value-first-seat = az 1. hely
value-first-highest-roll = a legnagyobb dobás
value-forced-capture-huff = aki nem üt ki, elveszti a bábuját
value-forced-capture-strict = csak kiütéssel járó lépés szabályos
value-colours-own = mindenki egy szín
value-colours-two-each = mindenki két szín
value-colours-neutral = egy semleges szín
value-extra-hits-turn-back = visszafordít egy bábut
value-extra-hits-ignored = elvész
value-skip-card-nf700 = NF-700
value-skip-card-ufo = UFO
