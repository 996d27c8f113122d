### Values of house rules, a few words each.

value-off = não
value-on = sim
value-opening-one-on-start = um peão na saída
value-opening-all-in-base = todos os peões na base
value-first-seat = o primeiro lugar
value-first-highest-roll = o número mais alto
value-forced-capture-huff = se te escapa, perdes o peão
value-forced-capture-strict = só há capturas à escolha
value-colours-own = uma cor cada
value-colours-two-each = duas cores cada
value-colours-neutral = uma cor neutra
value-extra-hits-turn-back = voltam a virar um peão
value-extra-hits-ignored = não contam
value-skip-card-nf700 = NF-700
value-skip-card-ufo = OVNI
