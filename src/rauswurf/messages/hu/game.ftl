### The games. Their names belong to their publishers and stay as they are.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Egyszer körbe a kereszten és be a célba, csak ne lenne ott mindenki más.
game-never-mind = Never Mind!
game-never-mind-about = Ugyanaz a verseny, ahogy a legtöbb család játssza: minden bábu a házból indul, és a hatosra akár három dobás jut.
game-dont-worry = Don't Worry!
game-dont-worry-about = A keresztet körbejáró verseny nemzetközi kiadása, kettőtől négy játékosig.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Két gyűrű, egyik a másikban: célba csak a belsőből lehet jutni.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Minden színnek van egy köve, amelyet az egyes szabadít ki, és amelyen senki sem jut túl.
game-jaeger = Jäger
game-jaeger-about = Vadászni biztonságos mellékutakról lehet, és aki nem vadászott, nem mehet haza.
game-werfer = Werfer
game-werfer-about = Előre vagy hátra, ahogy tetszik: minden lépésnek két iránya van, és minden veszélynek is.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Aki jó helyen áll meg, annak megnyílik a rövidítés.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Senki sem vár: minden bábu mindig játékban van, és akit kiütnek, csak egy kicsit megy vissza.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Hét kockával jetiket, lemmingeket és dinoszauruszokat nyerhetsz, és aki semmit sem nyer, azért eljön a Halál.
