### The cards of NICHTLUSTIG.

## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Lemming { $number }
card-professor = Professor { $number }
card-dinosaur = Dinosaurus { $number }

## Death cards.

card-death = Dood { $number }
card-poodle = Poedel

## Special cards.

card-duck = Eend
card-ufo = Ufo
card-clown = Clown
card-nf700 = NF-700
card-time-machine = Tijdmachine
card-virus = Virus
