# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Le point de reprise appartient à un autre entraînement. Donne un autre --out, ou supprime-le.
train-progress = apprend
train-stopped = Arrêté. La même commande reprend à partir de là.
train-option-race = { $option } est pour les jeux de parcours : ce que valent les cartes s'apprend à toutes les tables ensemble. Retire-le.
train-fitted = { $games } parties, { $seconds } s. Ce que valent les cartes est dans { $file }.
train-by-lessons = Seul NICHTLUSTIG apprend d’un nombre de parties. Les jeux de parcours apprennent par leçons : utilise --lessons au lieu de --games.
train-schooled = { $lessons } leçons, { $seconds } s. Le réseau est dans { $file }.
train-exam = Tables à { $players } : parmi des joueurs qui ont le réseau livré avec Rauswurf, il gagne { $share } ± { $error } (attendu : { $fair }).
train-truth-for-two = Un jeu résolu a deux joueurs. Ajoute --players 2.
train-truth-other-game = { $file } est un extrait de { $game }. Entraîne ce jeu ou choisis un autre fichier.
train-truth-table = { $file } est un tableau entier. --truth en demande un extrait : rauswurf solve { $game } --slice 1000000 en découpe un.
