# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } n’est pas le tableau d’un jeu résolu, ou il est coupé. « rauswurf solve » en fait un.
solve-only-classic = Seuls « madn », « never-mind » et « dont-worry » peuvent être résolus, pas { $game }.
solve-only-plain = Cela ne peut être résolu qu’avec { $variant }={ $value }.
solve-moves = recherche des coups
solve-sweep = passage { $number }
solve-check = vérification
solve-cut = choix des positions
solve-done =
    { $game }, à deux avec { $pieces ->
        [one] { $pieces } pion
       *[other] { $pieces } pions
    } chacun : { $positions } positions, { $sweeps ->
        [one] { $sweeps } passage
       *[other] { $sweeps } passages
    }.
solve-residual = Aucune position ne changerait de plus de { $residual }.
solve-first-player = Qui commence gagne { $chance } des parties si les deux jouent parfaitement.
solve-written = Le tableau est dans { $file }. Le bot « perfect » joue d’après lui.
solve-elsewhere = La table est dans { $file }. Le bot 'perfect' n’y cherche pas : mets-la dans { $usual } pour qu’il joue.
solve-device = --device est cpu ou gpu, pas { $device }.
solve-needs-gpu = Un tableau pour { $pieces } pions chacun est trop grand pour le processeur. Ajoute --device gpu : il faut une carte graphique avec 100 Go de mémoire.
solve-gpu-too-small = Il faut { $needed } Go de mémoire sur la carte graphique. Seuls { $free } Go sont libres.
solve-residual-sample = Sur { $positions } positions vérifiées, aucune ne changerait de plus de { $residual }.
solve-damaged = { $file } est abîmé : son contenu ne correspond pas à ses sommes de contrôle.
solve-wrong = { $file } est faux : d’après les règles, une position y changerait de { $residual }.
solve-other-game = { $file } est un tableau de { $found }, pas de { $game }.
solve-slice = --slice attend un nombre de positions, par exemple 1000000, ou pieces=N, par exemple pieces=2. { $given } ne va pas.
solve-slice-no-table = Il n’y a pas de tableau avec ces règles dans { $file }. Résous d’abord le jeu : enlève --slice.
solve-slice-done = L’extrait contient { $positions } positions. Il est dans { $file }.
