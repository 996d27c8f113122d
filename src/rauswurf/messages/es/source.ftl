### Which printed rules a game follows.

source-madn = reglamento de Mensch ärgere Dich nicht (en alemán), con sus variantes
source-never-mind = reglamento de Never Mind! (decide el alemán; también en inglés)
source-dont-worry = reglamento de Don't Worry! en once idiomas (decide el alemán)
source-nueby = reglamento de Nüby (en alemán); tableros reconstruidos a partir de su texto
source-nichtlustig = reglamento de NICHTLUSTIG (en alemán, 2007); efectos de las cartas especiales según lo impreso en ellas
