### Which printed rules a game follows.

source-madn = a Mensch ärgere Dich nicht szabályfüzete (német), a változataival
source-never-mind = a Never Mind! szabályfüzete (a német dönt; angol)
source-dont-worry = a Don't Worry! szabályfüzete tizenegy nyelven (a német dönt)
source-nueby = a Nüby szabályfüzete (német); a táblák a szövege alapján készültek
source-nichtlustig = a NICHTLUSTIG szabályfüzete (német, 2007); a különleges kártyák hatása a kártyák felirata szerint
