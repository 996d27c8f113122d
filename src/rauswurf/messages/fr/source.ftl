### Which printed rules a game follows. Names of games and publishers stay as they are.

source-madn = Livret de Mensch ärgere Dich nicht (allemand), avec ses variantes
source-never-mind = Livret de Never Mind! (l’allemand fait foi ; anglais)
source-dont-worry = Livret de Don't Worry! en onze langues (l’allemand fait foi)
source-nueby = Livret de Nüby (allemand) ; plateaux reconstitués d’après son texte
source-nichtlustig = Livret de NICHTLUSTIG (allemand, 2007) ; effets des cartes spéciales comme imprimés dessus
