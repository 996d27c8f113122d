### The cards of NICHTLUSTIG.

## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Lemming { $number }
card-professor = Professore { $number }
card-dinosaur = Dinosauro { $number }

## Death cards.

card-death = Morte { $number }
card-poodle = Barboncino

## Special cards.

card-duck = Papera
card-ufo = UFO
card-clown = Clown
card-nf700 = NF-700
card-time-machine = Macchina del tempo
card-virus = Virus
