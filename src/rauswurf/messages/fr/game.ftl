### The games. Their names belong to their publishers and stay as they are, in all languages.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Un tour de la croix, puis à l’arrivée ; mais tous les autres sont sur le chemin.
game-never-mind = Never Mind!
game-never-mind-about = La même course, comme on y joue dans la plupart des familles : tous les pions à l’écurie, et jusqu’à trois lancers pour faire un six.
game-dont-worry = Don't Worry!
game-dont-worry-about = L’édition internationale de la course autour de la croix, de deux à quatre.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Deux anneaux, l’un dans l’autre : l’arrivée ne s’atteint que par celui du milieu.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Chaque couleur a une pierre que le 1 libère, et personne ne la dépasse.
game-jaeger = Jäger
game-jaeger-about = Les pions chassent depuis des sentiers sûrs, et qui n’a pas chassé ne rentre pas.
game-werfer = Werfer
game-werfer-about = En avant ou en arrière, comme tu veux : chaque coup a deux sens, et chaque danger aussi.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Les raccourcis s’ouvrent à qui s’arrête au bon endroit.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Personne n’attend : tous les pions sont toujours en jeu, et les éjectés ne reculent qu’un peu.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Sept dés pour gagner yétis, lemmings et dinosaures ; et la Mort passe chez qui ne gagne rien.
