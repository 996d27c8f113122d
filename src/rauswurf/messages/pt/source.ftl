### Which printed rules a game follows.

source-madn = livro de regras de Mensch ärgere Dich nicht (em alemão), com as suas variantes
source-never-mind = livro de regras de Never Mind! (decide o alemão; também em inglês)
source-dont-worry = livro de regras de Don't Worry! em onze línguas (decide o alemão)
source-nueby = livro de regras de Nüby (em alemão); tabuleiros reconstruídos a partir do texto
source-nichtlustig = livro de regras de NICHTLUSTIG (em alemão, 2007); efeitos das cartas especiais como impressos nelas
