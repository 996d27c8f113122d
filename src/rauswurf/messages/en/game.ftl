### The games. Their names belong to their publishers and stay as they are, in all languages.
### "-about": one sentence that tells a newcomer what is special about it.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Once round the cross and home, with everybody else in your way.
game-never-mind = Never Mind!
game-never-mind-about = The same race the way most families play it: all pieces begin in base, and you get up to three rolls for a six.
game-dont-worry = Don't Worry!
game-dont-worry-about = The international edition of the race round the cross, for two to four players.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Two rings, one inside the other: only the inner one leads home.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = A 1 sets your stone free, and nobody gets past it.
game-jaeger = Jäger
game-jaeger-about = Your pieces hunt from safe side paths, and only hunters go home.
game-werfer = Werfer
game-werfer-about = Move forwards or backwards as you like, but danger comes from both sides too.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Stop in the right place and a shortcut opens.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Nobody waits: all pieces are always in play, and captured ones only go back a little.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Seven dice win you yetis, lemmings and dinosaurs. If you win nothing, Death comes for you.
