### Which printed rules a game follows.

source-madn = Spelregels Mensch ärgere Dich nicht (Duits), met hun varianten
source-never-mind = Spelregels Never Mind! (het Duits beslist; Engels)
source-dont-worry = Spelregels Don't Worry! in elf talen (het Duits beslist)
source-nueby = Spelregels Nüby (Duits); borden naar de tekst gereconstrueerd
source-nichtlustig = Spelregels NICHTLUSTIG (Duits, 2007); werking van de speciale kaarten zoals erop gedrukt
