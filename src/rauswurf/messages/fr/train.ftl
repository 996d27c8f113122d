# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Le point de reprise appartient à un autre entraînement. Donne un autre --out, ou supprime-le.
train-progress = apprentissage, { $games } parties/s
train-strength = Contre « capture-else-foremost », il gagne { $share } ± { $error } (attendu : { $fair }).
train-written = { $games } parties, { $seconds } s. Le réseau est dans { $file }.
train-stopped = Arrêté après { $played } parties. La même commande reprend à partir de là.
train-option-race = { $option } est pour les jeux de parcours : ce que valent les cartes s'apprend à toutes les tables ensemble. Retire-le.
train-fitted = { $games } parties, { $seconds } s. Ce que valent les cartes est dans { $file }.
train-option-gpu = { $option } sert à l’entraînement sur une carte graphique. Ajoutez --device gpu ou retirez l’option.
train-option-cpu = { $option } sert à l’entraînement sur un processeur. Sur une carte graphique, utilisez --lessons.
train-lessons = apprend
train-schooled = { $lessons } leçons, { $seconds } s. Le réseau est dans { $file }.
train-exam = Tables à { $players } : parmi des joueurs qui ont le réseau livré avec Rauswurf, il gagne { $share } ± { $error } (attendu : { $fair }).
train-truth-for-two = Un jeu résolu a deux joueurs. Ajoutez --players 2.
train-games-or-truth = Un réseau apprend de parties ou de l’extrait d’un jeu résolu. Retirez --games ou --truth.
train-truth-other-game = { $file } est un extrait de { $game }. Entraînez ce jeu ou choisissez un autre fichier.
