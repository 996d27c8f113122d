### The values of house rules (see variant.ftl), a few words each, for a form with switches and lists.

value-off = off
value-on = on
value-opening-one-on-start = one piece on the start
value-opening-all-in-base = all pieces in base
value-first-seat = seat 1
value-first-highest-roll = the highest roll
value-forced-capture-huff = a missed capture costs the piece
value-forced-capture-strict = only capturing moves are allowed
value-colours-own = one colour each
value-colours-two-each = two colours each
value-colours-neutral = a neutral colour
value-extra-hits-turn-back = turn a piece back
value-extra-hits-ignored = count for nothing
value-skip-card-nf700 = NF-700
value-skip-card-ufo = UFO
