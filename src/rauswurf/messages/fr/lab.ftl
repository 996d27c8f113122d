### What experiments say: names of what is measured, and what several commands of the lab say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = dés lancés par partie
lab-rolls-meaning = Combien de dés sont lancés dans une partie. Quand on en lance plusieurs à la fois, le lancer compte une fois dans NICHTLUSTIG, et chaque dé compte dans les jeux de parcours.
lab-turns = tours par partie
lab-turns-meaning = Combien de tours dure une partie, tous ensemble. Un six qui fait rejouer appartient au même tour.
lab-captures = prises par partie
lab-captures-meaning = Combien de fois un pion est éjecté.
lab-lead-changes = changements de tête par partie
lab-lead-changes-meaning = Combien de fois quelqu’un d’autre passe en tête, c’est-à-dire a les pions les plus avancés en tout ; on regarde au début de chaque tour. Partager la tête n’est pas un changement.
lab-cards-taken = cartes prises aux autres par partie
lab-cards-taken-meaning = Combien de cartes on se prend les uns aux autres.
lab-death-cards = cartes Mort prises par partie
lab-death-cards-meaning = Combien de cartes Mort sont prises.
lab-winner-points = points de qui gagne
lab-winner-points-meaning = Le plus haut total de points à la fin d’une partie.
lab-wins = { $who } gagne
lab-wins-together = { $who } gagnent
lab-wins-of-seat = La place { $seat } gagne
lab-seat-advantage = avantage de commencer
lab-seat-advantage-meaning = De combien celui qui commence gagne plus souvent que sa part équitable.
lab-luck = part de chance
lab-luck-meaning = Un bot fort joue parmi des bots plus faibles, à chaque place tour à tour. 0 % veut dire que le plus fort gagne toujours, 100 % qu’il ne gagne pas plus que sa part équitable.
lab-choices = choix par tour
lab-choices-meaning = Combien de fois, dans un tour, on peut choisir entre deux coups ou plus.
lab-options = coups au choix
lab-options-meaning = Combien de coups il y a quand on a le choix.
lab-forced = coups forcés
lab-forced-meaning = Combien de coups, sur tous, sont les seuls possibles.
lab-minutes = minutes pour des humains
lab-minutes-meaning = Une estimation pour des gens : 4 secondes par lancer, 3 par choix et une demie par case parcourue, si personne ne met d’autres nombres. Ce sont des hypothèses.
lab-coverage = cases visitées
lab-coverage-meaning = Sur combien des cases accessibles un pion s’arrête pendant une partie.
lab-drama = suspense
lab-drama-meaning = De combien le gagnant était en retard au pire moment : les chances du premier moins les siennes.
lab-chance-leads = changements de meneur selon les chances
lab-chance-leads-meaning = Combien de fois, au début d’un tour, quelqu’un d’autre a les meilleures chances, avec au moins 5 points d’avance.
lab-decided = décidée après
lab-decided-meaning = Quelle part de la partie est jouée quand les chances du gagnant dépassent 90 % pour de bon.
lab-comebacks = retournements
lab-comebacks-meaning = Combien de parties sont gagnées par quelqu’un dont les chances étaient tombées sous la moitié de la part équitable.
lab-stakes = enjeu d’un choix
lab-stakes-meaning = De combien le meilleur coup vaut mieux que le pire, en chances de gagner.
lab-luck-part = part de la chance dans le résultat
lab-luck-part-meaning = Quelle part de la victoire vient des dés, entre ces joueurs-là.
lab-skill-part = part de l’adresse dans le résultat
lab-skill-part-meaning = Quelle part de la victoire vient de coups meilleurs ou moins bons, entre ces joueurs-là.
lab-gain = gain d’un joueur fort
lab-gain-meaning = De combien un joueur fort gagne plus que sa part équitable parmi des joueurs occasionnels.
lab-restricted-peaceful = gain à ne jamais capturer
lab-restricted-foremost = gain à toujours avancer le pion de tête
lab-restricted-rearmost = gain à toujours avancer le pion de queue
lab-restricted-meaning = De combien un joueur qui a cette habitude gagne plus que sa part équitable parmi des joueurs occasionnels. Sous zéro, elle coûte des victoires.
lab-own-board = le plateau du jeu
lab-own-rules = les règles du jeu
lab-picture-zero = Une barre qui coupe la ligne du zéro : aucune différence trouvée.
lab-picture-percent-of = différence en pour cent de : { $before }
lab-picture-points = différence en points de pourcentage
lab-picture-measure-points = { $measure }, en points de pourcentage
lab-picture-games = part des parties
lab-finished = parties finies
lab-finished-meaning = Les parties sont interrompues après un million de lancers.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = { $package } n’est pas installé, et il le faut ici : { $command }
lab-bot-illegal = le bot { $bot } répond { $move }, qui n’est pas un coup permis dans { $position }
lab-no-weighing = { $option } ne marche pas pour { $game } à cette table : personne n’y a appris ce que vaut un lancer
lab-lineup = { $option } veut un bot pour toutes les places, ou un pour chacune des { $seats } places, séparés par des virgules, pas { $bots }
lab-file-kind = { $option } veut le nom d’un fichier qui finit par { $known }, pas { $file }
lab-compiling = Les règles se préparent. Cela prend environ { $seconds } s, la première fois seulement.
lab-pace-form = --pace demande trois nombres de secondes, pour un lancer, un choix et une case, comme --pace 4,3,0.5, et non { $text }
lab-measures-gpu = toutes les mesures se calculent sur le processeur, car elles regardent les chances de chacun : enlève --device gpu
