### Rulings: what we decided where the printed rules leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Ha a kiütés az egyetlen szabályos lépésed, meg kell tenned.
ruling-classic-six-rolls-again = Az a hatos is újabb dobást ad, amellyel nem lehetett lépni.
ruling-classic-three-rolls = A három dobás hatossal véget ér; az a hatos, amellyel nem lehet kijönni, egy a háromból, a többi megmarad.
ruling-classic-highest-roll = Egyenlőségnél csak az érintett helyek dobnak újra.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Ez a kötelesség megelőzi a hatossal való belépést és a startmező kiürítését. Bármelyik kiütés megfelel. Különben az a bábu megy vissza, amelyik kiüthetett volna, és a legelőrébb áll, akkor is, ha közben célba ért (sosem a házban álló; egyforma távolságnál a saját, nem a semleges). Passzolni nem segít. A plusz dobás megmarad.
   *[strict] Ez a kötelesség megelőzi a hatossal való belépést és a startmező kiürítését.
}
ruling-classic-backward-capture = A saját startmezőn vagy a célban álló bábu sosem lép vissza. Ha más lépés nincs, passzolni is lehet helyette, hacsak a kiütés nem kötelező.
ruling-classic-barriers = A célban nincs torlasz, és a saját startmezőt ki kell üríteni, mielőtt valaki kijön rá; hátrafelé kiütve sem lehet torlaszon átmenni.
ruling-classic-two-colours = A sor színenként halad; a játékos másik színe idegen; a célba ért szín kimarad a sorból; az a játékos végzett, akinek mindkét színe célba ért.
ruling-classic-neutral = A kötelességek színenként érvényesek, az ütéskényszer a kettőre együtt; három dobáshoz mindkét színnek jogosultnak kell lennie; aki célba ért, semleges bábukkal játszik tovább; ha az utolsó semleges bábut olyan viszi be, aki még nincs célban, vagy az bárkinél előbb ér be, akkor az nyer, aki elsőként célba ér; a további helyezések a beérkezés sorrendjében.

## The six Nüby games

ruling-nueby-turns = Ketten sárgával és feketével, hárman sárgával, pirossal és kékkel, négyen sárgával, zölddel, feketével és kékkel, öten a fehéren kívül mindegyikkel játszanak.
ruling-nueby-turns-four = Ketten sárgával és pirossal, hárman sárgával, zölddel és pirossal játszanak.
ruling-nueby-free-entry = A kör első hatosának számít.
ruling-nueby-throw = Az számít, hol áll a bábu, nem az, min ment át; a köröket nem számoljuk.
ruling-nueby-must-move = Hátrafelé kiütni sosem kötelező.
ruling-nueby-goal-no-jump = Bármilyen számmal; az, hogy be is lehetne menni, nem ok a passzolásra.
ruling-nueby-backward-throw = Célból kifelé soha.
ruling-nueby-highest-roll = A szabályfüzet nem mondja meg, ki kezd; egyenlőségnél csak az érintett helyek dobnak újra.
ruling-nueby-finish = A szabályfüzet nem mond célt.
ruling-nueby-second-level = Egy bábu mehet még egy külső kört is. Ez nem a cél elkerülése: ha ez az egyetlen lépésed, meg kell tenned. Négyen és többen fejenként három bábuval játszanak.
ruling-nueby-one-pushes = A tolás a lépés előtt jön. Ha egyetlen bábu sem léphet, csak tolni is lehet.
ruling-nueby-place = A követ oda is leteheted, ahol a saját bábuidat vagy a saját belépőmeződet zárja el. Hogy mivel kell lépned, csak azután dől el.
ruling-nueby-blockade = A kövön senki sem jut túl, a gazdája sem. Ha minden belépőmező el van zárva, a szabad belépés helyett sima dobás jön; ha egy teljes körön át senki sem tud bejönni vagy lépni, a belépőmezőkön álló kövek visszamennek a sávjukba.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Ha ott már minden bábudnak van fókusza, a további találat visszafordít egyet.
   *[ignored] Ha ott már minden bábudnak van fókusza, a további találatok nem számítanak.
}
ruling-nueby-either-way = Célban álló bábu sosem lép vissza; hátralépni ugyanúgy kötelező, mint bármi mást.
ruling-nueby-shortcut = A pályáról nem lehet hátrafelé szürke mezőre kiütni.
ruling-nueby-short-throw = A tolás a pálya mentén halad, sosem a célba. A kiütés akkor is lépésnek számít, ha a végén minden bábu ott áll, ahol addig.

## NICHTLUSTIG, a game of dice and cards

ruling-nichtlustig-first = Egyenlőségnél csak az érintett helyek dobnak újra.
ruling-nichtlustig-rolls = Aki minden kockát félretesz, megállt. A kockákat a szimbólumuk különbözteti meg: két egyforma közül nem mindegy, melyiket tartod meg, mert a másik mást hozhat.
ruling-nichtlustig-scoring = Kimaradt körben nincs beszámítás.
ruling-nichtlustig-take = Egy kör összes kártyáját egyszerre kell megnevezni.
ruling-nichtlustig-dinosaurs = Bármelyik dinoszaurusz választható, amelyet az összeg elér, nem csak a legnagyobb.
ruling-nichtlustig-death = Egy körben legfeljebb egy halálkártyát kell elvenni.
ruling-nichtlustig-own-death = Itt a pudli is olyan halálkártya, mint a többi. Az asztalon fekvők közül a játékos választ. Akinél mind a hat ott van, nem vesz el egyet sem.
ruling-nichtlustig-cover = Több lemming közül a játékos választ. Egy kártyát csak egyszer lehet letakarni.
ruling-nichtlustig-open-death = Akkor is, ha már minden beszámított kártya le van takarva. A nyílt halálkártya nyílt marad, bármi számít be később.
ruling-nichtlustig-specials = Legutoljára jönnek, a halálkártya után, és miután a felhasznált kártyák visszakerültek; így egy kártyát rögtön vissza is lehet szerezni.
ruling-nichtlustig-duck = Előtte félre lehet tenni kockákat, de legalább eggyel dobni kell. Aki a harmadik dobás előtt megállt, nem használhatja.
ruling-nichtlustig-time-machine = Csak olyan dinoszauruszhoz használható, amely nélküle nem lenne meg. Aki mást nem vehet el, megtarthatja, üres kézzel maradhat, és szembenézhet a halállal.
ruling-nichtlustig-clown = Ha nincs elvehető halálkártya, a bohóc marad.
ruling-nichtlustig-virus = Célkártya nélkül is csak egy halálkártya jár, és egy bohóc elhárítja. A vírus mindenképp visszakerül.
ruling-nichtlustig-points = A letakart jeti nem társaság egy másiknak.
ruling-nichtlustig-professors-roll = A helyek sorrendjében; letakart professzor nem ad kockát.
ruling-nichtlustig-winner = Minden helyezés így dől el; akik így is egyenlők, osztoznak a helyen.
