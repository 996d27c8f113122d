### Werte der Hausregeln (siehe variant.ftl), wenige Wörter, für Formulare.

value-off = aus
value-on = an
value-opening-one-on-start = eine Figur auf dem Startfeld
value-opening-all-in-base = alle Figuren auf den B-Feldern
value-first-seat = Platz 1
value-first-highest-roll = die höchste Zahl
value-forced-capture-huff = wer es übersieht, verliert die Figur
value-forced-capture-strict = nur Züge, die schlagen
value-colours-own = je eine Farbe
value-colours-two-each = je zwei Farben
value-colours-neutral = mit einer neutralen Farbe
value-extra-hits-turn-back = drehen eine Figur zurück
value-extra-hits-ignored = verfallen
value-skip-card-nf700 = NF-700
value-skip-card-ufo = Ufo
