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
lab-wins-of-seat = la place { $seat } gagne
lab-seat-advantage = avantage de la place 1
lab-seat-advantage-meaning = De combien la part des parties gagnées par la place 1 (ou par qui commence, là où les dés en décident) dépasse la part équitable.
lab-luck = part de chance
lab-luck-meaning = Un bot fort joue parmi des bots tranquilles, à chaque place tour à tour. 0 % veut dire que le plus fort gagne toujours, 100 % qu’il ne gagne pas plus que sa part équitable.
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
