### The values of house rules (see variant.ftl), a few words each.

value-off = non
value-on = oui
value-opening-one-on-start = un pion sur la case de départ
value-opening-all-in-base = tous les pions à l’écurie
value-first-seat = la place 1
value-first-highest-roll = le plus haut chiffre
value-forced-capture-huff = une prise oubliée coûte le pion
value-forced-capture-strict = seuls les coups qui prennent sont permis
value-colours-own = une couleur chacun
value-colours-two-each = deux couleurs chacun
value-colours-neutral = une couleur neutre
value-extra-hits-turn-back = retournent un pion
value-extra-hits-ignored = ne comptent pas
value-skip-card-nf700 = NF-700
value-skip-card-ufo = Ovni
