### The cards of NICHTLUSTIG, always the nominative.

## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Yetti { $number }
card-lemming = Lumík { $number }
card-professor = Profesor { $number }
card-dinosaur = Dinosaurus { $number }

## Death cards.

card-death = Smrtka { $number }
card-poodle = Pudl

## Special cards.

card-duck = Kachna
card-ufo = UFO
card-clown = Klaun
card-nf700 = NF-700
card-time-machine = Stroj času
card-virus = Virus
