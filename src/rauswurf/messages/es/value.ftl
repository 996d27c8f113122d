### Values of house rules, a few words each.

value-off = no
value-on = sí
value-opening-one-on-start = una ficha en la salida
value-opening-all-in-base = todas las fichas en casa
value-first-seat = el sitio 1
value-first-highest-roll = el número más alto
value-forced-capture-huff = si se te pasa, pierdes la ficha
value-forced-capture-strict = solo se ofrece comer
value-colours-own = un color cada uno
value-colours-two-each = dos colores cada uno
value-colours-neutral = un color neutral
value-extra-hits-turn-back = vuelven a darle la vuelta a una ficha
value-extra-hits-ignored = no cuentan
value-skip-card-nf700 = NF-700
value-skip-card-ufo = Ovni
