### Which printed rules a game follows.

source-madn = návod Mensch ärgere Dich nicht (německy), s jeho variantami
source-never-mind = návod Never Mind! (rozhoduje německý; anglický)
source-dont-worry = návod Don't Worry! v jedenácti jazycích (rozhoduje německý)
source-nueby = návod Nüby (německy); plány rekonstruované podle jeho textu
source-nichtlustig = návod NICHTLUSTIG (německy, 2007); účinky speciálních karet podle jejich potisku
