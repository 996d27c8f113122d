### Which printed rules a game follows. Names of games and publishers stay as they are.

source-madn = Rulebook of Mensch ärgere Dich nicht (German), with its variants
source-never-mind = Rulebook of Never Mind! (German decides; English)
source-dont-worry = Rulebook of Don't Worry! in eleven languages (German decides)
source-nueby = Rulebook of Nüby (German); boards reconstructed from its text
source-nichtlustig = Rulebook of NICHTLUSTIG (German, 2007); effects of the special cards as printed on them
