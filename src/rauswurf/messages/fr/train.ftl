# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Le point de reprise appartient à un autre entraînement. Donne un autre --out, ou supprime-le.
train-progress = apprentissage, { $games } parties/s
train-strength = Contre « capture-else-foremost », il gagne { $share } ± { $error } (attendu : { $fair }).
train-written = { $games } parties, { $seconds } s. Le réseau est dans { $file }.
train-stopped = Arrêté après { $played } parties. La même commande reprend à partir de là.
train-option-race = { $option } est pour les jeux de parcours : ce que valent les cartes s'apprend à toutes les tables ensemble. Retire-le.
train-fitted = { $games } parties, { $seconds } s. Ce que valent les cartes est dans { $file }.
train-option-lessons = { $option } sert à l’entraînement sur une carte graphique ou avec --truth. Ajoute --device gpu ou --truth, ou retire l’option.
train-option-cpu = { $option } sert à l’entraînement sur un processeur. Sur une carte graphique, utilise --lessons.
train-lessons = apprend
train-schooled = { $lessons } leçons, { $seconds } s. Le réseau est dans { $file }.
train-exam = Tables à { $players } : parmi des joueurs qui ont le réseau livré avec Rauswurf, il gagne { $share } ± { $error } (attendu : { $fair }).
train-truth-for-two = Un jeu résolu a deux joueurs. Ajoute --players 2.
train-games-or-truth = Un réseau apprend de parties ou de l’extrait d’un jeu résolu. Retire --games ou --truth.
train-truth-other-game = { $file } est un extrait de { $game }. Entraîne ce jeu ou choisis un autre fichier.
train-truth-table = { $file } est un tableau entier. --truth en demande un extrait : rauswurf solve { $game } --slice 1000000 en découpe un.
