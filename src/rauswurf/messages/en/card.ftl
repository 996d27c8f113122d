### The cards of NICHTLUSTIG, a game of dice and cards. The cards show figures of a series of German
### cartoons. In English their names are written like names of persons. Always the nominative.

## Target cards, which players collect; several of each kind, told apart by a number.
## $number (number): 1 to 5, of dinosaurs 24 to 28

# A man: Mister Riebmann, who lives in a wall. The name stays as it is.
card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Lemming { $number }
card-professor = Professor { $number }
card-dinosaur = Dinosaur { $number }

## Death cards, which nobody wants: Death himself with a number from 1 to 5, and his dog, a poodle.

card-death = Death { $number }
card-poodle = Poodle

## Special cards. Their pictures are on the dice too, in the place of a six.

card-duck = Duck
card-ufo = UFO
card-clown = Clown
# A robot; the name stays as it is.
card-nf700 = NF-700
card-time-machine = Time Machine
card-virus = Virus
