## Target cards.

card-riebmann = Riebmann { $number }
card-yeti = Γέτι { $number }
card-lemming = Λέμινγκ { $number }
card-professor = Καθηγητής { $number }
card-dinosaur = Δεινόσαυρος { $number }

## Death cards: Death himself, whom Greeks call Charos, and his dog.

card-death = Χάρος { $number }
card-poodle = Κανίς

## Special cards.

card-duck = Πάπια
card-ufo = Ούφο
card-clown = Κλόουν
card-nf700 = NF-700
card-time-machine = Χρονομηχανή
card-virus = Ιός
