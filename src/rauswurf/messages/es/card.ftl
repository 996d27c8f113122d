### The cards of NICHTLUSTIG.

## Target cards

card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Lemming { $number }
card-professor = Profesor { $number }
card-dinosaur = Dinosaurio { $number }

## Death cards

card-death = Muerte { $number }
card-poodle = Caniche

## Special cards

card-duck = Pato
card-ufo = Ovni
card-clown = Payaso
card-nf700 = NF-700
card-time-machine = Máquina del tiempo
card-virus = Virus
