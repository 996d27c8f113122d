### The values of house rules (see variant.ftl), a few words each.

value-off = no
value-on = sì
value-opening-one-on-start = una pedina sulla partenza
value-opening-all-in-base = tutte le pedine in base
value-first-seat = chi siede al posto 1
value-first-highest-roll = il tiro più alto
value-forced-capture-huff = dimenticarsene costa la pedina
value-forced-capture-strict = sono permesse solo le mosse che catturano
value-colours-own = un colore a testa
value-colours-two-each = due colori a testa
value-colours-neutral = un colore neutro
value-extra-hits-turn-back = rigirano una pedina
value-extra-hits-ignored = non contano
value-skip-card-nf700 = NF-700
value-skip-card-ufo = UFO
