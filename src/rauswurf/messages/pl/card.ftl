### The cards of NICHTLUSTIG.

## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Leming { $number }
card-professor = Profesor { $number }
card-dinosaur = Dinozaur { $number }

## Death cards.

card-death = Śmierć { $number }
card-poodle = Pudel

## Special cards.

card-duck = Kaczka
card-ufo = UFO
card-clown = Klaun
card-nf700 = NF-700
card-time-machine = Wehikuł czasu
card-virus = Wirus
