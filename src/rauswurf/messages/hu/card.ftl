### The cards of NICHTLUSTIG, always the nominative.

## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Jeti { $number }
card-lemming = Lemming { $number }
card-professor = Professzor { $number }
card-dinosaur = Dinoszaurusz { $number }

## Death cards.

card-death = Halál { $number }
card-poodle = Pudli

## Special cards.

card-duck = Kacsa
card-ufo = UFO
card-clown = Bohóc
card-nf700 = NF-700
card-time-machine = Időgép
card-virus = Vírus
