### The games. Their names belong to their publishers and stay as they are, in all languages.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Un giro della croce e poi al traguardo, se solo non ci fossero di mezzo tutti gli altri.
game-never-mind = Never Mind!
game-never-mind-about = La stessa corsa come la giocano quasi tutte le famiglie: tutte le pedine in base, e fino a tre tiri per fare sei.
game-dont-worry = Don't Worry!
game-dont-worry-about = L’edizione internazionale della corsa intorno alla croce, da due a quattro.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Due anelli, uno dentro l’altro: solo da quello interno si va al traguardo.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Ogni colore ha una pietra che l’1 libera, e nessuno la supera.
game-jaeger = Jäger
game-jaeger-about = Le pedine vanno a caccia da sentieri sicuri, e al traguardo non va chi non ha cacciato.
game-werfer = Werfer
game-werfer-about = Avanti o indietro, come vuoi: ogni mossa ha due direzioni, e ogni pericolo anche.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Le scorciatoie si aprono a chi si ferma nel posto giusto.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Nessuno aspetta: tutte le pedine sono sempre in gioco, e chi vola fuori torna indietro solo un po’.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Con sette dadi si vincono yeti, lemming e dinosauri; e chi non vince niente riceve la visita della Morte.
