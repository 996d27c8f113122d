### The games. Their names belong to their publishers and stay as they are, in all languages.
### "-about": one sentence that tells a newcomer what is special about it.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Once round the cross and home, while everybody else is in the way.
game-never-mind = Never Mind!
game-never-mind-about = The same race the way most families play it: all pieces begin in base, and up to three rolls for a six.
game-dont-worry = Don't Worry!
game-dont-worry-about = The international edition of the race round the cross, for two to four.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Two rings, one inside the other: only from the inner one a piece comes home.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Each colour has a stone that a 1 sets free, and nobody gets past it.
game-jaeger = Jäger
game-jaeger-about = Pieces hunt from safe side paths, and nobody goes home who has not hunted.
game-werfer = Werfer
game-werfer-about = Forwards or backwards, as you like: every move has two directions, and so has every danger.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Shortcuts open to those who stop in the right place.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Nobody waits: all pieces are in play all the time, and thrown ones go back a little only.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Seven dice win yetis, lemmings and dinosaurs, and Death comes for those who win nothing.
