### The rules, one clause each, in our own words: never copy a sentence of a printed rulebook.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = On joue chacun son tour, dans le sens des aiguilles d’une montre.
clause-classic-turns-title = Chacun son tour
clause-classic-roll-move = { $barriers ->
    [on] Tu lances le dé et tu avances un de tes pions d’exactement ce nombre de cases. Les cases occupées comptent. Sur la piste tu peux sauter par-dessus n’importe quel pion, mais pas par-dessus un barrage.
   *[off] Tu lances le dé et tu avances un de tes pions d’exactement ce nombre de cases. Les cases occupées comptent, et sur la piste tu peux sauter par-dessus n’importe quel pion.
}
clause-classic-roll-move-title = Lancer, puis avancer
clause-classic-must-move = Qui peut jouer doit jouer ; sinon, le lancer est perdu.
clause-classic-must-move-title = Qui peut jouer doit jouer
clause-classic-one-per-field = { $barriers ->
    [on] À l’arrivée et sur ta case de départ, il n’y a de place que pour un de tes pions. Ailleurs sur la piste, deux d’entre eux peuvent partager une case.
   *[off] Aucun coup ne finit sur une case où se trouve déjà un pion de la même couleur.
}
clause-classic-one-per-field-title = Un pion par case
clause-classic-capture = { $forced-capture ->
    [off] Un pion qui finit son coup exactement sur un pion adverse le prend et le renvoie à l’écurie. Tant qu’un autre coup est permis, personne n’est obligé de prendre.
   *[other] Un pion qui finit son coup exactement sur un pion adverse le prend et le renvoie à l’écurie.
}
clause-classic-capture-title = Renvoyer à l’écurie
clause-classic-six-enters = Un pion ne sort de l’écurie qu’avec un six, sur sa propre case de départ. Avec un six et un pion à l’écurie, il faut en sortir un ; un pion adverse sur la case de départ est pris.
clause-classic-six-enters-title = Le six fait sortir
clause-classic-six-start-occupied = Si un de tes pions est sur ta case de départ, c’est lui qui doit avancer avec le six. S’il ne peut pas, un autre doit le faire. Dans les deux cas, rien ne sort de l’écurie.
clause-classic-six-start-occupied-title = Un six, et le départ occupé
clause-classic-clear-start = Tant qu’un de tes pions attend à l’écurie, celui qui se tient sur ta case de départ passe avant tous les autres : il doit avancer à chaque lancer qui le lui permet.
clause-classic-clear-start-title = Libérer le départ
clause-classic-six-rolls-again = Après un six, tu relances, aussi souvent que le six tombe. Seul le six qui mène ton dernier pion à l’arrivée ne donne plus de lancer.
clause-classic-six-rolls-again-title = Le six fait rejouer
clause-classic-three-rolls = Tu as jusqu’à trois lancers si, au début de ton tour, tu n’as aucun pion sur la piste, au moins un à l’écurie, et si tes pions déjà arrivés occupent les dernières cases.
clause-classic-three-rolls-title = Trois lancers
clause-classic-goal-count = Les cases d’arrivée se comptent une à une, et seul un nombre qui tombe juste fait avancer un pion. Personne ne dépasse sa propre arrivée ni n’entre dans celle d’une autre couleur.
clause-classic-goal-count-title = Compter à l’arrivée
clause-classic-goal-no-jump = À l’arrivée, on ne saute par-dessus personne.
clause-classic-goal-no-jump-title = Pas de saut à l’arrivée
clause-classic-goal-jump = À l’arrivée, on peut sauter par-dessus des pions.
clause-classic-goal-jump-title = Sauter à l’arrivée
clause-classic-finish = { $play-on ->
    [on] Qui amène d’abord tous ses pions à l’arrivée gagne. Les autres continuent pour les places ; qui reste prend la dernière.
   *[off] Qui amène d’abord tous ses pions à l’arrivée gagne. La partie est alors finie, et tous les autres partagent la deuxième place.
}
clause-classic-finish-title = La fin
clause-classic-highest-roll = Avant la partie, on lance une fois pour chaque place ; le plus grand nombre commence.
clause-classic-highest-roll-title = Le plus grand nombre commence
clause-classic-forced-capture = { $forced-capture ->
    [huff] Qui peut prendre doit prendre ; entre plusieurs prises, tu choisis. Si tu l’oublies, le pion qui aurait pu prendre est soufflé et retourne à l’écurie.
   *[strict] Qui peut prendre doit prendre ; entre plusieurs prises, tu choisis. Aucun autre coup n’est alors permis.
}
clause-classic-forced-capture-title = Prise obligatoire
clause-classic-backward-capture = Sur la piste, un pion peut reculer du nombre lancé s’il finit ainsi sur un pion adverse, mais jamais jusqu’à sa propre case de départ ni au-delà.
clause-classic-backward-capture-title = Prendre en arrière
clause-classic-barriers = Deux pions de la même couleur sur une case de la piste forment un barrage : personne, pas même toi, ne s’y pose ni ne le passe avant que l’un des deux parte. Sur une case de départ, il ne laisse entrer personne.
clause-classic-barriers-title = Barrages
clause-classic-two-colours = À deux, chacun a deux couleurs qui se font face, et chaque couleur joue pour elle-même.
clause-classic-two-colours-title = Deux couleurs chacun
clause-classic-neutral = À trois, la quatrième couleur est neutre : à ton tour, tu joues un de tes pions ou un pion neutre. Qui a tous ses pions à l’arrivée ne gagne que lorsque les pions neutres y sont aussi ; si vous êtes plusieurs, gagne qui y amène le dernier pion neutre.
clause-classic-neutral-title = La couleur neutre

## The six Nüby games

clause-nueby-turns = On joue chacun son tour, dans le sens des aiguilles d’une montre.
clause-nueby-turns-title = Chacun son tour
clause-nueby-roll-move = Tu lances le dé et tu avances un de tes pions en jeu d’exactement ce nombre de cases, dans le sens des aiguilles d’une montre. Chaque case compte, et sur la piste tu peux sauter par-dessus n’importe quel pion.
clause-nueby-roll-move-either-way = Tu lances le dé et tu déplaces un de tes pions en jeu d’exactement ce nombre de cases, en avant ou en arrière. Chaque case compte, et sur la piste tu peux sauter par-dessus n’importe quel pion.
clause-nueby-roll-move-title = Lancer, puis avancer
clause-nueby-free-entry = Si tu commences ton tour sans aucun pion en jeu, et que tes pions arrivés sont aussi loin que possible, tu poses un pion en attente de ton choix sur sa case d’entrée, comme avec un six, puis tu lances une fois.
clause-nueby-free-entry-title = L’entrée libre
clause-nueby-throw = Qui tombe sur un pion adverse l’éjecte : il attend alors chez la couleur dans le secteur de laquelle il se trouvait, et repart de là.
clause-nueby-throw-title = Éjecter
clause-nueby-must-move = Qui peut jouer doit jouer, même s’il ne reste qu’à éjecter. Personne n’est forcé de dépasser sa propre bifurcation ni d’utiliser un six, et on ne va jamais sur un pion de sa couleur. Tu peux passer exactement quand plus rien ne t’oblige.
clause-nueby-must-move-ordinary-six = Qui peut jouer doit jouer, même s’il ne reste qu’à éjecter. Personne n’est forcé de dépasser sa propre bifurcation, et on ne va jamais sur un pion de sa couleur. Tu peux passer exactement quand plus rien ne t’oblige.
clause-nueby-must-move-title = Qui peut jouer doit jouer
clause-nueby-goal-no-jump = À l’arrivée, on ne saute par-dessus personne. On peut dépasser sa propre bifurcation pour refaire un tour de piste.
clause-nueby-goal-no-jump-title = Pas de saut à l’arrivée
clause-nueby-six = Un six ne sert qu’à faire entrer un pion en attente ou à éjecter un adversaire, et tu peux toujours y renoncer. Après le premier six d’un tour, tu relances, que tu l’aies utilisé ou non ; après le deuxième, le tour est fini.
clause-nueby-six-title = Le six
clause-nueby-enter = Un pion en attente se pose sur la case d’entrée de la couleur chez qui il attend : jamais sur un pion de sa couleur ; un adversaire qui s’y trouve est éjecté.
clause-nueby-enter-title = Entrer en jeu
clause-nueby-backward-throw = Un pion en jeu peut éjecter un adversaire placé derrière lui, à la distance exacte du dé, si toutes les cases entre les deux sont prises. Qui recule ainsi par-dessus les cases entre sa propre entrée et sa bifurcation peut rentrer aussitôt.
clause-nueby-backward-throw-title = Éjecter en arrière
clause-nueby-highest-roll = Avant la partie, on lance une fois pour chaque place ; le plus grand nombre commence.
clause-nueby-highest-roll-title = Le plus grand nombre commence
clause-nueby-finish = { $play-on ->
    [on] Qui amène d’abord tous ses pions à l’arrivée gagne. Les autres continuent pour les places ; qui reste prend la dernière.
   *[off] Qui amène d’abord tous ses pions à l’arrivée gagne. La partie est alors finie, et tous les autres partagent la deuxième place.
}
clause-nueby-finish-title = La fin
clause-nueby-second-level = Après un tour à l’extérieur, un pion peut passer par la flèche de sa couleur dans l’anneau intérieur, dans le même élan ; c’est là que se trouve son arrivée. Les pions éjectés attendent à leur niveau ; avec un six, tu choisis entre dedans, dehors et rien. On n’éjecte en arrière qu’à son propre niveau.
clause-nueby-second-level-title = Le deuxième niveau
clause-nueby-one-pushes = Avec un 1, tu peux pousser ta pierre d’une case vers l’extérieur, en plus du coup d’un pion.
clause-nueby-one-pushes-title = Le 1 pousse la pierre
clause-nueby-place = Si ta pierre est en F, tu peux la poser sur n’importe quelle case libre de la piste, entrées comprises : juste après la poussée, à un de tes tours suivants avant de lancer ou de faire ton entrée gratuite, ou entre le lancer et le coup.
clause-nueby-place-title = Poser la pierre
clause-nueby-blockade = Qui tombe exactement sur une pierre la renvoie au début de son couloir. Ce n’est pas un adversaire : ni un six ni une éjection en arrière ne l’enlève ou ne la franchit, et rien n’entre en jeu sur elle.
clause-nueby-blockade-title = Pierres de blocage
clause-nueby-side-path = Tous les sentiers sont ouverts à tous, dans leur sens seulement. On n’y éjecte personne ; on ne s’y pose que sur des cases libres. On peut éjecter en arrière en sortant d’un sentier, jamais en y entrant.
clause-nueby-side-path-title = Sentiers
clause-nueby-hunt = Si un de tes pions sans focus est sur un sentier, tu peux chasser au lieu de lancer, même à la place du deuxième lancer après un premier six. Annonce un chiffre et lance quatre dés. S’il sort une fois, tu peux retourner un de tes pions sur un sentier. S’il sort plus souvent, tu dois retourner un pion pour chaque touche. Les pions sans focus passent d’abord. La chasse termine ton tour.
clause-nueby-hunt-title = Chasser
clause-nueby-focus-to-go-home = Seuls les pions avec focus (les pions retournés) vont à l’arrivée ; les autres refont un tour de piste, mais rien ne les force à dépasser la bifurcation. Un pion éjecté perd son focus. Qui éjecte en arrière par-dessus les cases entre sa propre entrée et sa bifurcation le gagne.
clause-nueby-focus-to-go-home-title = Seuls les chasseurs rentrent
clause-nueby-side-path-pass = S’il n’y a rien d’autre à jouer, tu peux passer au lieu de quitter un sentier sans focus, ou de dépasser le dernier sentier avant ton arrivée parce que sa case est prise.
clause-nueby-side-path-pass-title = Rester sur un sentier
clause-nueby-either-way = Un pion va en avant ou en arrière, dans un seul sens pendant tout le coup, même par-dessus des cases libres. On n’entre à l’arrivée qu’en avançant. Passer la bifurcation en reculant n’est pas dépasser l’arrivée.
clause-nueby-either-way-title = En avant ou en arrière
clause-nueby-arrow = Les entrées sont des cases fléchées : on ne les passe pas à contresens, mais on peut s’y poser en venant de devant. D’une case fléchée, on ne recule que pour éjecter avec un 1.
clause-nueby-arrow-title = Cases fléchées
clause-nueby-before-goal = Les six cases jusqu’à la bifurcation sont marquées : si seuls des pions qui s’y trouvent peuvent jouer, tu peux passer.
clause-nueby-before-goal-title = Avant l’arrivée
clause-nueby-shortcut = Un pion qui s’est arrêté sur une case fléchée peut prendre les deux cases grises au coup suivant. Rien ne t’y oblige jamais : s’il ne reste que le raccourci, tu peux passer. Sur les cases grises, seuls les pions qui ont pris ce chemin peuvent l’éjecter. De là, on éjecte en arrière par la case fléchée, puis à contresens de la marche normale.
clause-nueby-shortcut-title = Raccourcis
clause-nueby-six-is-ordinary = Tous les pions sont toujours en jeu. Un six se joue comme tout autre nombre et ne fait pas rejouer.
clause-nueby-six-is-ordinary-title = Le six est un nombre comme un autre
clause-nueby-short-throw = Un pion éjecté revient sur la dernière entrée où il s’est tenu ou qu’il a passée ; le pion qui s’y trouve est poussé d’une case, et ainsi de suite jusqu’à une case libre, y compris celui qui a éjecté.
clause-nueby-short-throw-title = Éjection courte
clause-nueby-grey = On n’éjecte personne sur les cases grises ; un coup qui finirait sur une case grise prise n’est pas permis.
clause-nueby-grey-title = Cases grises

## NICHTLUSTIG, a game of dice and cards

clause-nichtlustig-first = Avant la partie, on lance un dé pour chaque place ; le plus grand nombre commence, un symbole vaut 0.
clause-nichtlustig-first-title = Qui commence
clause-nichtlustig-turns = On joue chacun son tour, dans le sens des aiguilles d’une montre.
clause-nichtlustig-turns-title = Chacun son tour
clause-nichtlustig-rolls = Au début de ton tour, tu lances les sept dés. Ensuite, et après un deuxième lancer, tu peux t’arrêter, ou mettre autant de dés que tu veux de côté pour de bon et relancer les autres. Après le troisième lancer, c’est fini, ou après le deuxième si une carte ne t’en laisse que deux. Le dé rose se garde et se relance comme les autres.
clause-nichtlustig-rolls-title = Lancer les dés
clause-nichtlustig-scoring = Après le dernier lancer, le chiffre rose change en points les cartes non validées de cette valeur, chez tout le monde ; plus personne ne peut les enlever. Le caniche ne valide rien. On prend les cartes ensuite : aucune n’est donc validée dans le tour où elle est gagnée.
clause-nichtlustig-scoring-title = Validation
clause-nichtlustig-take = Après la validation, tu prends des cartes objectif que montrent les dés : sur la table, ou chez les autres si elles ne sont pas validées. Si tu peux en avoir, il en faut au moins une ; laquelle et combien de plus, c’est ton choix. Tes propres cartes ne comptent pas.
clause-nichtlustig-take-title = Prendre des cartes
clause-nichtlustig-pairs = Riebmann demande les deux dés noirs, le yéti les deux rouges, le lemming les deux blancs, tous deux au chiffre de la carte. Un symbole ne fait pas de paire.
clause-nichtlustig-pairs-title = Paires
clause-nichtlustig-professors = Un professeur demande un dé noir, un rouge et un blanc au chiffre de la carte.
clause-nichtlustig-professors-title = Professeurs
clause-nichtlustig-dinosaurs = Un dinosaure demande que la somme des six dés, sans le rose, atteigne son nombre ; un symbole vaut 0. Il rapporte aussitôt ses points. On n’en prend qu’un par tour.
clause-nichtlustig-dinosaurs-title = Dinosaures
clause-nichtlustig-each-die-once = Chaque dé ne compte que pour une carte : jusqu’à trois paires, ou jusqu’à deux professeurs, ou un dinosaure, qui prend les six dés.
clause-nichtlustig-each-die-once-title = Chaque dé compte une fois
clause-nichtlustig-death = Qui ne prend pas de carte objectif prend la carte Mort du chiffre rose, ou le caniche, où qu’elle soit. Ce qu’elle couvrait là compte de nouveau.
clause-nichtlustig-death-title = La Mort
clause-nichtlustig-own-death = Qui a déjà cette carte Mort en prend une autre sur la table ou, s’il n’y en a plus, n’importe laquelle chez quelqu’un d’autre.
clause-nichtlustig-own-death-title = Encore la même Mort
clause-nichtlustig-cover = Une carte Mort se pose sur un de tes lemmings validés, dont les points sont perdus. Si tu n’en as pas, sur une autre de tes cartes validées, mais jamais sur un dinosaure.
clause-nichtlustig-cover-title = Couvrir
clause-nichtlustig-open-death = Sans carte à couvrir, une carte Mort reste à découvert et compte -1 à la fin.
clause-nichtlustig-open-death-title = Cartes Mort à découvert
clause-nichtlustig-specials = À la fin de ton tour, chaque symbole sur un dé autre que le rose t’apporte la carte spéciale de ce dé, prise sur la table ou chez quelqu’un. Ce n’est pas une carte objectif et elle ne sauve personne de la Mort. Une carte spéciale agit à partir du tour suivant, une fois, puis retourne sur la table. Le canard, la machine temporelle et le clown peuvent se garder, les autres doivent servir.
clause-nichtlustig-specials-title = Cartes spéciales
clause-nichtlustig-duck = Après un troisième lancer, le canard permet d’en faire un quatrième, avec les dés qui ne sont pas de côté.
clause-nichtlustig-duck-title = Le canard
clause-nichtlustig-time-machine = Avec la machine temporelle, tu peux ajouter 2 à la somme pour un dinosaure.
clause-nichtlustig-time-machine-title = La machine temporelle
clause-nichtlustig-clown = Au lieu de prendre une carte Mort, quelle qu’en soit la raison, tu peux rendre le clown.
clause-nichtlustig-clown-title = Le clown
clause-nichtlustig-virus = Qui a le virus prend une carte Mort à la fin du tour, même après avoir pris des cartes objectif. Clown et virus peuvent s’annuler.
clause-nichtlustig-virus-title = Le virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Si tu as la carte « Ovni », tu passes ton tour et tu la remets en place. Aucune autre carte spéciale ne sert alors, et tu les gardes toutes.
   *[nf700] Si tu as la carte « NF-700 », tu passes ton tour et tu la remets en place. Aucune autre carte spéciale ne sert alors, et tu les gardes toutes.
}
clause-nichtlustig-skip-title = Sauter un tour
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Si tu as la carte « NF-700 », tu n’as que deux lancers. Le canard ne peut donc pas servir non plus.
   *[nf700] Si tu as la carte « Ovni », tu n’as que deux lancers. Le canard ne peut donc pas servir non plus.
}
clause-nichtlustig-two-rolls-title = Deux lancers seulement
clause-nichtlustig-end = La partie finit après un tour qui laisse au plus cinq cartes objectif sur la table.
clause-nichtlustig-end-title = La fin
clause-nichtlustig-points = Un lemming validé vaut 4, un Riebmann validé 2, les dinosaures de 1 à 5. Les yétis validés valent 3 chacun à partir de deux, un seul vaut 1. Les cartes non validées valent 1 chacune, les cartes couvertes et spéciales rien, les cartes Mort à découvert -1.
clause-nichtlustig-points-title = Points
clause-nichtlustig-professors-roll = Qui a des professeurs validés lance autant de dés à la fin ; le plus grand nombre compte une fois pour tous, un symbole vaut 0.
clause-nichtlustig-professors-roll-title = Les professeurs lancent
clause-nichtlustig-winner = Qui a le plus de points gagne ; en cas d’égalité, qui a le moins de cartes Mort, à découvert ou non.
clause-nichtlustig-winner-title = Qui gagne
