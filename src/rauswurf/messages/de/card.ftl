### Die Karten von NICHTLUSTIG, im Nominativ. Als Satzgegenstand heißt es „Die Karte Lemming 5 ...“: So passt jeder
### Name, auch „Professoren 3“.

## Zielkarten: $number ist 1 bis 5, bei Dinosauriern 24 bis 28

card-riebmann = Riebmann { $number }
card-yeti = Yeti { $number }
card-lemming = Lemming { $number }
card-professor = Professoren { $number }
card-dinosaur = Dinosaurier { $number }

## Todeskarten

card-death = Tod { $number }
card-poodle = Pudel

## Sonderkarten

card-duck = Ente
card-ufo = Ufo
card-clown = Clown
card-nf700 = NF-700
card-time-machine = Zeitmaschine
card-virus = Killervirus
