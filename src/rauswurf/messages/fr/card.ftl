### The cards of NICHTLUSTIG.

## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Yéti { $number }
card-lemming = Lemming { $number }
card-professor = Professeur { $number }
card-dinosaur = Dinosaure { $number }

## Death cards.

card-death = Mort { $number }
card-poodle = Caniche

## Special cards.

card-duck = Canard
card-ufo = Ovni
card-clown = Clown
card-nf700 = NF-700
card-time-machine = Machine temporelle
card-virus = Virus
