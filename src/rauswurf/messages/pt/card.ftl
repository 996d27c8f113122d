### The cards of NICHTLUSTIG.

## Target cards

card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Lemingue { $number }
card-professor = Professor { $number }
card-dinosaur = Dinossauro { $number }

## Death cards

card-death = Morte { $number }
card-poodle = Caniche

## Special cards

card-duck = Pato
card-ufo = OVNI
card-clown = Palhaço
card-nf700 = NF-700
card-time-machine = Máquina do tempo
card-virus = Vírus
