### The games. Their names belong to their publishers and stay as they are.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Jednou kolem kříže a do domečku, jen kdyby nepřekáželi ti ostatní.
game-never-mind = Never Mind!
game-never-mind-about = Stejný závod, jak ho hraje většina rodin: všechny figurky začínají v základně a na šestku jsou až tři hody.
game-dont-worry = Don't Worry!
game-dont-worry-about = Mezinárodní vydání závodu kolem kříže, pro dva až čtyři.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Dva kruhy, jeden uvnitř druhého: do domečku se jde jen z toho vnitřního.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Každá barva má kámen, který uvolní jednička, a přes ten se nikdo nedostane.
game-jaeger = Jäger
game-jaeger-about = Loví se z bezpečných vedlejších cest, a kdo nelovil, ten domů nesmí.
game-werfer = Werfer
game-werfer-about = Dopředu, nebo dozadu, jak chceš: každý tah má dva směry a každé nebezpečí taky.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Kdo se zastaví na správném místě, smí jít zkratkou.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Nikdo nečeká: všechny figurky jsou pořád ve hře a vyhozené se vracejí jen o kousek.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Sedmi kostkami vyhráváš yetti, lumíky a dinosaury, a kdo nevyhraje nic, pro toho si přijde Smrtka.
