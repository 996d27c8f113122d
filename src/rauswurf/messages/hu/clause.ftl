### The rules, one clause each, in our own words.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = A játékosok sorban jönnek, az óramutató járása szerint.
clause-classic-turns-title = Sorrend
clause-classic-roll-move = { $barriers ->
    [on] Dobj, majd lépj előre egy saját bábuval pontosan annyit. A foglalt mezők is számítanak. A pályán bármelyik bábut átugorhatod, de torlaszt nem.
   *[off] Dobj, majd lépj előre egy saját bábuval pontosan annyit. A foglalt mezők is számítanak, és a pályán bármelyik bábut átugorhatod.
}
clause-classic-roll-move-title = Dobás, aztán lépés
clause-classic-must-move = Aki léphet, annak lépnie kell; különben a dobás elvész.
clause-classic-must-move-title = Aki léphet, annak lépnie kell
clause-classic-one-per-field = { $barriers ->
    [on] A célban és a startmeződön csak egy bábudnak van helye. A pálya többi részén két bábud állhat egy mezőn.
   *[off] Egyetlen lépés sem érhet véget olyan mezőn, ahol saját bábu áll.
}
clause-classic-one-per-field-title = Egy mezőn egy bábu
clause-classic-capture = { $forced-capture ->
    [off] Az a bábu, amelyik pontosan egy idegen bábura lép, visszaküldi azt a házába. Senkinek sem kell kiütnie, amíg más szabályos lépése van.
   *[other] Az a bábu, amelyik pontosan egy idegen bábura lép, visszaküldi azt a házába.
}
clause-classic-capture-title = Kiütés
clause-classic-six-enters = A házból csak hatossal lehet kijönni, a saját startmezőre. Aki hatost dob, és van bábuja a házban, annak ki kell jönnie; a startmezőn álló idegen bábu repül.
clause-classic-six-enters-title = Hatossal lehet kijönni
clause-classic-six-start-occupied = Ha saját bábu áll a startmezőn, a hatossal annak kell lépnie; ha nem tud, másik bábu lép, és senki sem jön ki.
clause-classic-six-start-occupied-title = Hatos és foglalt startmező
clause-classic-clear-start = Amíg bábu vár a házban, a startmezőn álló saját bábunak kell lépnie minden más előtt, minden dobással, amellyel tud.
clause-classic-clear-start-title = A startmező felszabadítása
clause-classic-six-rolls-again = Hatos után újra lehet dobni, ahányszor csak hatos jön. Az a hatos, amely az utolsó bábut célba viszi, nem ad újabb dobást.
clause-classic-six-rolls-again-title = Hatos után újra
clause-classic-three-rolls = Az a szín, amelynek a kör elején semmije sincs a pályán, legalább egy bábuja a házban van, és a célban álló bábui hézag nélkül a legvégén állnak, legfeljebb háromszor dobhat.
clause-classic-three-rolls-title = Három dobás
clause-classic-goal-count = A célmezőket egyenként számoljuk, és csak pontosan illő számmal lehet lépni. Senki sem megy túl a saját célján, és más színébe sem lép be.
clause-classic-goal-count-title = Számolás a célban
clause-classic-goal-no-jump = A célban nem lehet bábut átugrani.
clause-classic-goal-no-jump-title = A célban nincs átugrás
clause-classic-goal-jump = A célban át szabad ugrani a bábukat.
clause-classic-goal-jump-title = Átugrás a célban
clause-classic-finish = { $play-on ->
    [on] Az nyer, akinek elsőként minden bábuja célba ér. A többiek a helyezésekért játszanak tovább; aki a végén marad, az az utolsó.
   *[off] Az nyer, akinek elsőként minden bábuja célba ér. Ezzel vége a játéknak, és mindenki más osztozik a második helyen.
}
clause-classic-finish-title = A játék vége
clause-classic-highest-roll = A játék előtt mindenki egyszer dob; a legnagyobb dobás kezd.
clause-classic-highest-roll-title = A legnagyobb dobás kezd
clause-classic-forced-capture = { $forced-capture ->
    [huff] Aki kiüthet, annak muszáj; több lehetőség közül választhatsz. Ha elnézed, az a bábu, amelyik kiüthetett volna, visszamegy a házba.
   *[strict] Aki kiüthet, annak muszáj; több lehetőség közül választhatsz. Más lépés ilyenkor nem megengedett.
}
clause-classic-forced-capture-title = Ütéskényszer
clause-classic-backward-capture = A pályán álló bábu hátrafelé is lépheti a dobott számot, ha idegen bábura érkezik, de sosem a saját startmezőjére vagy azon túl.
clause-classic-backward-capture-title = Kiütés hátrafelé
clause-classic-barriers = Két saját bábu a pálya egy mezőjén torlasz: senki, a gazdája sem léphet rá vagy mehet át rajta, amíg az egyik el nem megy. Startmezőn senkit sem enged ki.
clause-classic-barriers-title = Torlaszok
clause-classic-two-colours = Ketten játszva mindenkinek két, egymással szemközti színe van, és minden szín külön játszik.
clause-classic-two-colours-title = Fejenként két szín
clause-classic-neutral = Hármasban a negyedik szín semleges: aki jön, saját vagy semleges bábuval lép. Aki célba ért, csak akkor nyer, ha a semleges bábuk is beértek; többek közül az, aki az utolsó semleges bábut beviszi.
clause-classic-neutral-title = A semleges szín

## The six Nüby games

clause-nueby-turns = A játékosok sorban jönnek, az óramutató járása szerint.
clause-nueby-turns-title = Sorrend
clause-nueby-roll-move = Dobj, majd lépj egy játékban lévő saját bábuval pontosan annyit, az óramutató járása szerint. Minden mező számít, és a pályán bármelyik bábut át szabad ugrani.
clause-nueby-roll-move-either-way = Dobj, majd lépj egy játékban lévő saját bábuval pontosan annyit, előre vagy hátra. Minden mező számít, és a pályán bármelyik bábut átugorhatod.
clause-nueby-roll-move-title = Dobás, aztán lépés
clause-nueby-free-entry = Akinek a kör elején semmije sincs játékban, és a célban álló bábui a lehető legbeljebb vannak, egy tetszőleges várakozó bábuját a belépőmezőre állítja, mintha hatost dobott volna, aztán egyszer dob.
clause-nueby-free-entry-title = A szabad belépés
clause-nueby-throw = Aki ellenfélre lép, kiüti: a bábu annál a színnél vár, amelynek a szakaszán állt, és onnan jön be újra.
clause-nueby-throw-title = Kiütés
clause-nueby-must-move = Aki léphet, annak lépnie kell, kiütni is, ha más nem megy. Senkit sem lehet rákényszeríteni, hogy elmenjen a saját célbejárata mellett, vagy hogy hatost használjon fel, és saját bábura sosem lehet lépni. Passzolni pontosan akkor lehet, ha nincs több kötelesség.
clause-nueby-must-move-ordinary-six = Aki léphet, annak lépnie kell, kiütni is, ha más nem megy. Senkinek sem kell elmennie a saját célbejárata mellett, és saját bábura sosem lehet lépni. Passzolni pontosan akkor lehet, ha nincs több kötelesség.
clause-nueby-must-move-title = Aki léphet, annak lépnie kell
clause-nueby-goal-no-jump = A célban nem lehet bábut átugrani. A saját célbejárat mellett el szabad menni még egy körre.
clause-nueby-goal-no-jump-title = A célban nincs átugrás
clause-nueby-six = A hatos csak várakozó bábut hoz be, vagy ellenfelet üt ki, és mindig le lehet mondani róla. A kör első hatosa után újra lehet dobni, akár felhasználtad, akár nem; a második után vége a körnek.
clause-nueby-six-title = A hatos
clause-nueby-enter = A várakozó bábu annak a színnek a belépőmezőjére jön be, ahol vár: saját bábura soha, az ott álló ellenfél pedig repül.
clause-nueby-enter-title = Belépés
clause-nueby-backward-throw = Egy játékban lévő bábu kiütheti azt az ellenfelet, aki pontosan annyival áll mögötte, amennyit a kocka mutat, ha közöttük minden mező foglalt. Aki visszafelé áthalad a saját belépőmezője és célbejárata közti mezőkön, rögtön célba mehet.
clause-nueby-backward-throw-title = Kiütés hátrafelé
clause-nueby-highest-roll = A játék előtt mindenki egyszer dob; a legnagyobb dobás kezd.
clause-nueby-highest-roll-title = A legnagyobb dobás kezd
clause-nueby-finish = { $play-on ->
    [on] Az nyer, akinek elsőként minden bábuja célba ér. A többiek a helyezésekért játszanak tovább; aki a végén marad, az az utolsó.
   *[off] Az nyer, akinek elsőként minden bábuja célba ér. Ezzel vége a játéknak, és mindenki más osztozik a második helyen.
}
clause-nueby-finish-title = A játék vége
clause-nueby-second-level = Egy külső kör után a bábu a színe nyilán át egy lépésben mehet tovább a belső gyűrűbe, és a célja is belül van. A kiütött bábuk a saját szintjükön várnak; hatossal választhatsz a belső, a külső és a semmi között. Hátrafelé csak azonos szinten lehet kiütni.
clause-nueby-second-level-title = A második szint
clause-nueby-one-pushes = Az egyes a bábuval való lépés mellett egy lépéssel kijjebb tolhatja a saját követ.
clause-nueby-one-pushes-title = Az egyes tolja a követ
clause-nueby-place = Ha a köved F-en áll, a pálya bármelyik szabad mezőjére leteheted, belépőmezőre is: rögtön a tolás után, egy későbbi körödben dobás vagy szabad belépés előtt, vagy dobás és lépés között.
clause-nueby-place-title = A kő lerakása
clause-nueby-blockade = Aki pontosan kőre lép, visszaküldi azt a sávja elejére. A kő nem ellenfél: se hatos, se hátrafelé kiütés nem távolítja el és nem megy át rajta, és senki sem jöhet be rá.
clause-nueby-blockade-title = Elzárás
clause-nueby-side-path = Bármelyik mellékutat bárki használhatja, de csak a maga irányában. Ott nincs kiütés; csak szabad mezőre lehet lépni. Mellékútról kifelé lehet hátrafelé kiütni, befelé nem.
clause-nueby-side-path-title = Mellékutak
clause-nueby-hunt = Ha egy fókusz nélküli bábud mellékúton áll, dobás helyett vadászhatsz, az első hatos utáni második dobás helyett is. Mondasz egy számot, és négy kockával dobsz. Ha egyszer jön ki, megfordíthatod egy mellékúton álló bábudat. Ha többször, minden találatért meg kell fordítanod egy bábut. Előbb a fókusz nélküliek következnek. A vadászattal vége a körödnek.
clause-nueby-hunt-title = Vadászat
clause-nueby-focus-to-go-home = Csak fókuszos bábu mehet célba; a többi még egy kört megy, de sosem kötelező elmennie a célbejárat mellett. A kiütött bábu elveszti a fókuszát. Aki hátrafelé a saját belépőmezője és célbejárata közti mezőkön át üt ki, fókuszt kap.
clause-nueby-focus-to-go-home-title = Csak a vadász mehet haza
clause-nueby-side-path-pass = Ha más nem megy, passzolni lehet ahelyett, hogy egy fókusz nélküli bábu elhagyná a mellékutat, vagy elmenne a saját célja előtti utolsó mellékút mellett, mert ott foglalt a mező.
clause-nueby-side-path-pass-title = Maradás a mellékúton
clause-nueby-either-way = A bábu előre vagy hátra lép, egy lépésen belül egy irányba, szabad mezőkön át is. Célba csak előre lehet menni. Visszafelé elmenni a célbejárat mellett nem számít a cél elkerülésének.
clause-nueby-either-way-title = Előre vagy hátra
clause-nueby-arrow = A belépőmezők nyilas mezők: a nyíllal szemben nem lehet átmenni rajtuk, de elölről rájuk lehet lépni. Nyilas mezőről csak egyessel, kiütésért lehet hátralépni.
clause-nueby-arrow-title = Nyilas mezők
clause-nueby-before-goal = A célbejáratig tartó hat mező meg van jelölve: ha csak az ott álló bábukkal lehet lépni, passzolni is szabad.
clause-nueby-before-goal-title = A cél előtt
clause-nueby-shortcut = Az a bábu, amelyik megállt egy nyilas mezőn, a következő lépésével mehet a két szürke mezőn át. Sosem kötelező: ha csak a rövidítés marad, passzolhatsz. Szürke mezőn csak olyan bábu ütheti ki, amelyik szintén arra ment. Onnan hátrafelé a nyilas mezőn át, a rendes iránnyal szemben lehet kiütni.
clause-nueby-shortcut-title = Rövidítések
clause-nueby-six-is-ordinary = Minden bábu mindig játékban van. A hatost úgy kell lelépni, mint bármely más számot, és nem ad második dobást.
clause-nueby-six-is-ordinary-title = A hatos is csak egy szám
clause-nueby-short-throw = A kiütött bábu annak a színnek a belépőmezőjére kerül, amelyiken utoljára állt vagy áthaladt; aki ott áll, egy mezővel előbbre tolódik, és így tovább az első szabad mezőig, az is, aki kiütött.
clause-nueby-short-throw-title = Rövid kiütés
clause-nueby-grey = Szürke mezőn nincs kiütés; az a lépés, amely foglalt szürke mezőn érne véget, nem szabályos.
clause-nueby-grey-title = Szürke mezők

## NICHTLUSTIG, a game of dice and cards

clause-nichtlustig-first = A játék előtt mindenki egy kockával dob; a legnagyobb szám kezd, a szimbólum 0-nak számít.
clause-nichtlustig-first-title = Ki kezd
clause-nichtlustig-turns = A játékosok sorban jönnek, az óramutató járása szerint.
clause-nichtlustig-turns-title = Sorrend
clause-nichtlustig-rolls = A köröd mind a hét kocka dobásával kezdődik. Utána és a második dobás után megállhatsz, vagy tetszőleges kockákat végleg félretehetsz, és a többivel dobsz. A harmadik dobás után vége, vagy a második után, ha egy kártya csak kettőt hagy. A rózsaszín kocka ugyanúgy félretehető és dobható, mint a többi.
clause-nichtlustig-rolls-title = Dobás
clause-nichtlustig-scoring = Az utolsó dobás után a rózsaszín szám minden játékosnál beszámítja az ilyen értékű kártyákat, amelyek még nem számítanak, és ezeket már senki sem veheti el. A pudli semmit sem számít be. Kártyát csak ezután lehet elvenni, így egyik sem számít be abban a körben, amelyben megszerezted.
clause-nichtlustig-scoring-title = Beszámítás
clause-nichtlustig-take = A beszámítás után elveszed a célkártyákat, amelyeket a kockáid mutatnak: az asztalról, vagy a többiektől olyat, amely még nem számít. Ha van elvehető, legalább egyet el kell venned; hogy melyiket és mennyit még, te döntöd el. A saját kártyáid nem számítanak.
clause-nichtlustig-take-title = Kártyák elvétele
clause-nichtlustig-pairs = A kártya számát Riebmannhoz mindkét fekete, jetihez mindkét piros, lemminghez mindkét fehér kockának mutatnia kell. Szimbólumból nem lesz pár.
clause-nichtlustig-pairs-title = Párok
clause-nichtlustig-professors = Professzorhoz egy fekete, egy piros és egy fehér kockának kell mutatnia a kártya számát.
clause-nichtlustig-professors-title = Professzorok
clause-nichtlustig-dinosaurs = Dinoszauruszhoz a hat színes kocka összegének el kell érnie a számát; a szimbólum 0. Rögtön ponttá válik. Egy körben csak egyet lehet elvenni.
clause-nichtlustig-dinosaurs-title = Dinoszauruszok
clause-nichtlustig-each-die-once = Minden kocka csak egy kártyához számít: legfeljebb három pár, vagy legfeljebb két professzor, vagy egy dinoszaurusz, amelyhez mind a hat kocka kell.
clause-nichtlustig-each-die-once-title = Minden kocka egyszer számít
clause-nichtlustig-death = Aki nem vesz el célkártyát, a rózsaszín számú halálkártyát vagy a pudlit veszi el, bárhol fekszik is. Amit ott letakart, újra számít.
clause-nichtlustig-death-title = Halál
clause-nichtlustig-own-death = Akinél az a halálkártya már ott van, az asztalról vesz másikat, vagy ha ott nincs több, bármelyiket egy másik játékostól.
clause-nichtlustig-own-death-title = Ugyanaz a halál még egyszer
clause-nichtlustig-cover = A halálkártyát egy saját beszámított lemmingedre teszed, amelynek a pontjai elvesznek. Ha nincs ilyen, bármely más saját beszámított kártyádra, de dinoszauruszra soha.
clause-nichtlustig-cover-title = Letakarás
clause-nichtlustig-open-death = Ha nincs mit letakarnia, a halálkártya nyíltan fekszik, és a végén -1 pont.
clause-nichtlustig-open-death-title = Nyílt halálkártyák
clause-nichtlustig-specials = A köröd végén a színes kockákon álló minden szimbólum meghozza a kocka különleges kártyáját az asztalról vagy egy másik játékostól. Ez nem célkártya, és senkit sem ment meg a haláltól. A különleges kártyák a következő körtől hatnak, egyszer, aztán visszakerülnek az asztalra. A kacsát, az időgépet és a bohócot meg lehet tartani, a többit muszáj felhasználni.
clause-nichtlustig-specials-title = Különleges kártyák
clause-nichtlustig-duck = A harmadik dobás után a kacsával negyedszer is lehet dobni a félre nem tett kockákkal.
clause-nichtlustig-duck-title = A kacsa
clause-nichtlustig-time-machine = Az időgéppel 2-t lehet hozzáadni a dinoszauruszhoz számolt összeghez.
clause-nichtlustig-time-machine-title = Az időgép
clause-nichtlustig-clown = Halálkártya elvétele helyett le lehet adni a bohócot, bármi is az ok.
clause-nichtlustig-clown-title = A bohóc
clause-nichtlustig-virus = Akinél a vírus van, a kör végén halálkártyát vesz el, akkor is, ha célkártyát vett el. A bohóc és a vírus kiolthatja egymást.
clause-nichtlustig-virus-title = A vírus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Ha nálad van a(z) „UFO” kártya, kimaradsz a körből, és visszateszed. Más különleges kártyát ekkor nem használsz, és mind megmarad.
   *[nf700] Ha nálad van a(z) „NF-700” kártya, kimaradsz a körből, és visszateszed. Más különleges kártyát ekkor nem használsz, és mind megmarad.
}
clause-nichtlustig-skip-title = Kimaradás
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Ha nálad van a(z) „NF-700” kártya, csak kétszer dobhatsz. Így a kacsát sem használhatod.
   *[nf700] Ha nálad van a(z) „UFO” kártya, csak kétszer dobhatsz. Így a kacsát sem használhatod.
}
clause-nichtlustig-two-rolls-title = Csak két dobás
clause-nichtlustig-end = A játék az után a kör után ér véget, amikor öt vagy kevesebb célkártya marad az asztalon.
clause-nichtlustig-end-title = A játék vége
clause-nichtlustig-points = A beszámított lemming 4, a beszámított Riebmann 2, a dinoszauruszok 1–5 pontot érnek. A beszámított jetik egyenként 3 pontot, ha legalább kettő van, egyedül 1-et. A többi kártya 1 pont, a letakart és a különleges semmi, a nyílt halálkártya -1.
clause-nichtlustig-points-title = Pontok
clause-nichtlustig-professors-roll = Akinek beszámított professzorai vannak, a végén annyi kockával dob; a legnagyobb szám egyszer számít mindegyikükért együtt, a szimbólum 0.
clause-nichtlustig-professors-roll-title = A professzorok dobnak
clause-nichtlustig-winner = Az nyer, akinek a legtöbb pontja van; egyenlőségnél az, akinél kevesebb halálkártya van, akár nyílt, akár letakaró.
clause-nichtlustig-winner-title = A győztes
