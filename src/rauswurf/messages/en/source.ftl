### Which printed rules a game follows. Names of games and publishers stay as they are.

source-madn = Rulebook Mensch ärgere Dich nicht (German), with its variants
source-never-mind = Rulebook Never Mind! (German decides; English)
source-dont-worry = Rulebook Don't Worry! in eleven languages (German decides)
source-nueby = Rulebook Nüby (German); boards reconstructed from its text
source-nichtlustig = Rulebook NICHTLUSTIG (German, 2007); effects of the special cards as printed on them
