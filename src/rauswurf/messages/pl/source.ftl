### Which printed rules a game follows.

source-madn = instrukcja Mensch ärgere Dich nicht (po niemiecku), z jej wariantami
source-never-mind = instrukcja Never Mind! (rozstrzyga niemiecka; angielska)
source-dont-worry = instrukcja Don't Worry! w jedenastu językach (rozstrzyga niemiecka)
source-nueby = instrukcja Nüby (po niemiecku); plansze odtworzone z tekstu
source-nichtlustig = instrukcja NICHTLUSTIG (po niemiecku, 2007); działanie kart specjalnych według nadruku
