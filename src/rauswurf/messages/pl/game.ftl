### The games. Their names stay as they are.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Raz dookoła krzyża i do domku, gdyby tylko inni nie stali na drodze.
game-never-mind = Never Mind!
game-never-mind-about = Ten sam wyścig tak, jak gra większość rodzin: wszystkie pionki zaczynają w bazie, a o szóstkę rzuca się do trzech razy.
game-dont-worry = Don't Worry!
game-dont-worry-about = Międzynarodowe wydanie wyścigu dookoła krzyża, dla dwóch do czterech osób.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Dwa kręgi, jeden w drugim: tylko z wewnętrznego dojdziesz do domku.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Każdy kolor ma kamień, który uwalnia jedynka, a obok niego nikt nie przejdzie.
game-jaeger = Jäger
game-jaeger-about = Pionki polują z bezpiecznych bocznych ścieżek, a kto nie polował, nie wejdzie do domku.
game-werfer = Werfer
game-werfer-about = Do przodu albo do tyłu, jak wolisz: każdy ruch ma dwa kierunki i każde niebezpieczeństwo też.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Kto zatrzyma się we właściwym miejscu, może iść na skróty.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Nikt nie czeka: wszystkie pionki są cały czas w grze, a zbite cofają się tylko kawałek.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Siedmioma kostkami zdobywasz yeti, lemingi i dinozaury, a do tych, co nic nie zdobędą, przychodzi Śmierć.
