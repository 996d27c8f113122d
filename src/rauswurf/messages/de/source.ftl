### Nach welchen gedruckten Regeln ein Spiel geht. Namen von Spielen und Verlagen bleiben, wie sie sind.

source-madn = Anleitung Mensch ärgere Dich nicht (deutsch), mit ihren Varianten
source-never-mind = Anleitung Never Mind! (das Deutsche gilt; englisch)
source-dont-worry = Anleitung Don't Worry! in elf Sprachen (das Deutsche gilt)
source-nueby = Anleitung Nüby (deutsch); Spielpläne nach dem Text rekonstruiert
source-nichtlustig = Anleitung NICHTLUSTIG (deutsch, 2007); Wirkung der Sonderkarten nach dem Aufdruck
