### Values of house rules, a few words each.

value-off = não
value-on = sim
value-opening-one-on-start = uma peça na saída
value-opening-all-in-base = todas as peças na base
value-first-seat = o lugar 1
value-first-highest-roll = o número mais alto
value-forced-capture-huff = se te escapa, perdes a peça
value-forced-capture-strict = só jogadas que expulsam
value-colours-own = uma cor cada
value-colours-two-each = duas cores cada
value-colours-neutral = uma cor neutra
value-extra-hits-turn-back = voltam a virar uma peça
value-extra-hits-ignored = não contam
value-skip-card-nf700 = NF-700
value-skip-card-ufo = OVNI
