### Each game on one screen, to be read before playing

intro-aim-title = Ton but
intro-turn-title = Ton tour
intro-special-title = Ce qui est spécial
intro-setup-title = Mise en place
intro-pictures-title = Trois images (tu joues jaune)
intro-figures = De { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes.
intro-classic-aim = Amène tous tes pions, une fois le tour fait, à ton arrivée avant les autres.
intro-classic-turn = Lance le dé et avance un de tes pions d’autant de cases. Un six fait sortir un pion de ton écurie et te donne un autre lancer. Si tu tombes sur un pion adverse, il retourne à son écurie.
intro-nueby-aim = Amène tous tes pions, tour fait, à ton arrivée avant les autres.
intro-nueby-turn = Si tu n’as aucun pion en jeu, fais d’abord entrer un pion en attente. Puis lance. De 1 à 5, avance un de tes pions. Un six fait entrer un pion ou éjecte, et le premier six te donne un autre lancer.
intro-kurzer-einsatz-turn = Lance le dé et avance un de tes pions d’autant de cases. Tous tes pions sont en jeu dès le début, et un six est un nombre comme un autre.
intro-nichtlustig-aim = Gagne des cartes avec tes dés, fais-en des points et tiens la Mort à distance.
intro-nichtlustig-turn = Lance les sept dés jusqu’à trois fois et mets de côté ce que tu veux. Le nombre rose marque des cartes. Puis prends les cartes que montrent tes dés. Si tu n’en prends aucune, tu prends une carte de mort.
intro-scene-capture = Tu as fait { $die }. De { $origin }, tu tombes juste sur { $target } et tu prends le pion qui s’y trouve.
intro-scene-clear-start = Il te reste des pions à l’écurie : le pion sur ta case de départ ({ $origin }) doit avancer d’abord.
intro-scene-goal-count = Les cases d’arrivée se comptent une à une : de { $origin }, un { $die } mène à { $target }. Un nombre trop grand ne fait pas avancer ce pion.
intro-scene-throw = De { $origin }, tu tombes sur { $target } et tu éjectes le pion. Il attend maintenant en { $waits } et rentre par là.
intro-scene-backward-throw = La case entre les deux est occupée : avec un { $die }, tu peux éjecter en arrière, de { $origin } à { $target }.
intro-scene-second-level = De { $origin }, un { $die } te mène par ta flèche sur l’anneau intérieur, en { $target }.
intro-scene-blockade = Une pierre en { $target } barre la route à tous. Seul un { $die } exact depuis { $origin } la touche et la renvoie dans son couloir.
intro-scene-hunt = Sur le sentier ({ $origin }), personne ne peut t’éjecter. D’ici tu peux chasser : annonce un chiffre et lance quatre dés.
intro-scene-either-way = Avec un { $die }, tu peux avancer depuis { $origin } ou reculer en { $target }.
intro-scene-arrow = Les entrées portent des flèches : de { $origin } tu peux reculer sur { $target }, jamais au-delà.
intro-scene-shortcut = Tu t’es arrêté sur la case fléchée { $origin }. Avec un { $die }, tu peux prendre le raccourci gris jusqu’à { $target }.
intro-scene-short-throw = De { $origin }, tu éjectes le pion en { $target }. Il ne recule que jusqu’à l’entrée { $entry }.
intro-scene-grey = Sur les cases grises, personne n’est éjecté : de { $origin }, { $target } t’est fermée.
intro-scene-take = Tes deux dés blancs montrent le même nombre : tu gagnes le lemming de ce nombre.
intro-scene-scoring = Avant de prendre des cartes, le nombre rose change en points toutes les cartes de cette valeur.
intro-scene-death = Tu n’as rien gagné, alors la Mort vient : elle couvre un lemming marqué, dont les points sont perdus.
intro-setup-classic = { $opening ->
    [one-on-start] Un de tes pions est sur ta case de départ, trois attendent à l’écurie (B). Les cases d’arrivée vont de a à d.
   *[all-in-base] Tes quatre pions attendent à l’écurie (B). Les cases d’arrivée vont de a à d.
}
intro-setup-waiting = Tes pions attendent sur tes cases d’attente (W0, W1, …, une par couleur). Les cases d’arrivée vont de a à d.
intro-setup-first-fields = Tes pions commencent sur les cases grises juste après ton entrée. Les cases d’arrivée vont de a à d.
intro-setup-three-pieces = À partir de { $from } joueurs, chacun a trois pions. Le quatrième est dès le début sur la dernière case d’arrivée, d.
intro-setup-stone = Ta pierre commence en L0 de son couloir, à deux joueurs en L1. F est la case libre d’où tu peux la poser.
intro-setup-side = Les cases des sentiers s’appellent par exemple s2.4 : la quatrième case du sentier du secteur 2.
intro-setup-grey = Les cases grises des raccourcis s’appellent par exemple g2.1 : la première du raccourci du secteur 2.
intro-setup-inner = Les cases de l’anneau intérieur commencent par i (i0 à i35) ; ses cases d’attente vont de w0 à w5.
intro-setup-cards = Toutes les cartes cibles sont visibles sur la table, avec à côté les cartes de mort et les six cartes spéciales.
