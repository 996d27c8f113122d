### The rules, one clause each, in our own words.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = Hraje se po řadě, ve směru hodinových ručiček.
clause-classic-turns-title = Kdo je na tahu
clause-classic-roll-move = { $barriers ->
    [on] Hoď a táhni jednou svojí figurkou dopředu přesně o tolik. Obsazená pole se počítají. Na dráze smíš přeskočit kteroukoli figurku, ale ne závoru.
   *[off] Hoď a táhni jednou svojí figurkou dopředu přesně o tolik. Obsazená pole se počítají a na dráze smíš přeskočit kteroukoli figurku.
}
clause-classic-roll-move-title = Hodit a táhnout
clause-classic-must-move = Kdo může táhnout, musí; jinak hod propadá.
clause-classic-must-move-title = Kdo může táhnout, musí
clause-classic-one-per-field = { $barriers ->
    [on] V domečku a na tvém startu je místo jen pro jednu tvoji figurku. Na zbytku dráhy smějí dvě stát na jednom poli.
   *[off] Žádný tah nekončí na poli, kde stojí vlastní figurka.
}
clause-classic-one-per-field-title = Jedna figurka na poli
clause-classic-capture = { $forced-capture ->
    [off] Figurka, která tah dokončí přesně na cizí figurce, ji vyhodí zpátky do základny. Dokud jde táhnout i jinak, vyhazovat se nemusí.
   *[other] Figurka, která tah dokončí přesně na cizí figurce, ji vyhodí zpátky do základny.
}
clause-classic-capture-title = Vyhazování
clause-classic-six-enters = Ze základny se jde jen se šestkou, a to na vlastní start. Kdo hodí šestku a má figurku v základně, musí nasadit; cizí figurka na startu letí ven.
clause-classic-six-enters-title = Šestka nasazuje
clause-classic-six-start-occupied = Stojí-li na startu vlastní figurka, musí šestkou táhnout ona; když nemůže, táhne jiná a nenasazuje se.
clause-classic-six-start-occupied-title = Šestka a obsazený start
clause-classic-clear-start = Dokud v základně čeká figurka, musí vlastní figurka na startu táhnout dřív než ostatní, a to každým hodem, se kterým může.
clause-classic-clear-start-title = Uvolnit start
clause-classic-six-rolls-again = Po šestce se hází znovu, kolikrát šestka padne. Šestka, která dovede do domečku poslední figurku, už další hod nedává.
clause-classic-six-rolls-again-title = Po šestce znovu
clause-classic-three-rolls = Barva, která na začátku kola nemá nic na dráze, má aspoň jednu figurku v základně a figurky v domečku natěsno až vzadu, má až tři hody.
clause-classic-three-rolls-title = Tři hody
clause-classic-goal-count = Pole domečku se počítají jedno po druhém a figurkou pohne jen číslo, které vyjde. Nikdo nejde za vlastní domeček ani do cizího.
clause-classic-goal-count-title = Počítání v domečku
clause-classic-goal-no-jump = V domečku se nepřeskakuje.
clause-classic-goal-no-jump-title = Bez přeskakování v domečku
clause-classic-goal-jump = V domečku se smí přeskakovat.
clause-classic-goal-jump-title = Přeskakování v domečku
clause-classic-finish = { $play-on ->
    [on] Vítězí, kdo má první všechny figurky v domečku. Ostatní hrají o pořadí; kdo zbude, je poslední.
   *[off] Vítězí, kdo má první všechny figurky v domečku. Tím hra končí a všichni ostatní se dělí o druhé místo.
}
clause-classic-finish-title = Konec
clause-classic-highest-roll = Před hrou hodí každý jednou; nejvyšší hod začíná.
clause-classic-highest-roll-title = Nejvyšší hod začíná
clause-classic-forced-capture = { $forced-capture ->
    [huff] Kdo může vyhodit, musí; z více možností si vybíráš. Když to přehlédneš, figurka, která mohla vyhodit, jde do základny.
   *[strict] Kdo může vyhodit, musí; z více možností si vybíráš. Jiný tah pak není dovolen.
}
clause-classic-forced-capture-title = Povinné vyhození
clause-classic-backward-capture = Figurka na dráze smí couvnout o hozené číslo, když skončí na cizí figurce, nikdy však na vlastní start ani přes něj.
clause-classic-backward-capture-title = Vyhazování pozpátku
clause-classic-barriers = Dvě vlastní figurky na jednom poli dráhy jsou závora: nikdo, ani majitel, na ni nevstoupí a neprojde, dokud jedna z nich neodejde. Závora na startu nikoho nepustí do hry.
clause-classic-barriers-title = Závory
clause-classic-two-colours = Ve dvou má každý dvě protilehlé barvy a každá barva hraje sama za sebe.
clause-classic-two-colours-title = Dvě barvy pro každého
clause-classic-neutral = Ve třech je čtvrtá barva neutrální: kdo je na řadě, táhne vlastní, nebo neutrální figurkou. Kdo je v domečku, vítězí, teprve když jsou doma i neutrální figurky; je-li jich víc, ten, kdo dovede domů poslední neutrální.
clause-classic-neutral-title = Neutrální barva

## The six Nüby games

clause-nueby-turns = Hraje se po řadě, ve směru hodinových ručiček.
clause-nueby-turns-title = Kdo je na tahu
clause-nueby-roll-move = Hoď a táhni jednou vlastní figurkou ve hře přesně o tolik, ve směru hodinových ručiček. Počítá se každé pole a na dráze se smí přeskočit kterákoli figurka.
clause-nueby-roll-move-either-way = Hoď a táhni jednou svojí figurkou ve hře přesně o tolik, dopředu nebo pozpátku. Počítá se každé pole a na dráze smíš přeskočit kteroukoli figurku.
clause-nueby-roll-move-title = Hodit a táhnout
clause-nueby-free-entry = Kdo na začátku kola nemá nic ve hře a figurky v domečku má tak hluboko, jak to jde, nasadí čekající figurku podle své volby na její nasazovací pole, jako by padla šestka, a pak hodí jednou.
clause-nueby-free-entry-title = Volné nasazení
clause-nueby-throw = Kdo dojde na soupeře, vyhodí ho: figurka čeká u barvy, v jejímž úseku stála, a odtud se zase nasazuje.
clause-nueby-throw-title = Vyhazování
clause-nueby-must-move = Kdo může táhnout, musí, i vyhodit, když nejde nic jiného. Nikdo nemusí minout vlastní odbočku domů ani využít šestku a nikdy nejde na vlastní figurku. Pasovat jde právě tehdy, když nezbývá žádná povinnost.
clause-nueby-must-move-ordinary-six = Kdo může táhnout, musí, i vyhodit, když nejde nic jiného. Nikdo nemusí minout vlastní odbočku domů a nikdy se nechodí na vlastní figurku. Pasovat jde právě tehdy, když nezbývá žádná povinnost.
clause-nueby-must-move-title = Kdo může táhnout, musí
clause-nueby-goal-no-jump = V domečku se nepřeskakuje. Vlastní odbočku domů smíš minout a jít další okruh.
clause-nueby-goal-no-jump-title = Bez přeskakování v domečku
clause-nueby-six = Šestka jen nasazuje čekající figurku, nebo vyhazuje soupeře, a vždycky ji jde odmítnout. Po první šestce v kole se hází znovu, ať je využitá, nebo ne; po druhé kolo končí.
clause-nueby-six-title = Šestka
clause-nueby-enter = Čekající figurka se nasazuje na nasazovací pole té barvy, u které čeká: nikdy ne na vlastní figurku, a soupeř, který tam stojí, letí ven.
clause-nueby-enter-title = Nasazování
clause-nueby-backward-throw = Figurka ve hře smí vyhodit soupeře, který stojí přesně tak daleko za ní, jak ukazuje kostka, pokud jsou všechna pole mezi nimi obsazená. Kdo couvne přes pole mezi vlastním nasazovacím polem a odbočkou, smí jít rovnou domů.
clause-nueby-backward-throw-title = Vyhazování pozpátku
clause-nueby-highest-roll = Před hrou hodí každý jednou; nejvyšší hod začíná.
clause-nueby-highest-roll-title = Nejvyšší hod začíná
clause-nueby-finish = { $play-on ->
    [on] Vítězí, kdo má první všechny figurky v domečku. Ostatní hrají o pořadí; kdo zbude, je poslední.
   *[off] Vítězí, kdo má první všechny figurky v domečku. Tím hra končí a všichni ostatní se dělí o druhé místo.
}
clause-nueby-finish-title = Konec
clause-nueby-second-level = Po jednom vnějším okruhu smí figurka přes šipku své barvy pokračovat jedním tahem do vnitřního kruhu, a tam je i její domeček. Vyhozené figurky čekají na své úrovni; se šestkou si vybíráš mezi vnitřkem, vnějškem a ničím. Pozpátku se vyhazuje jen na téže úrovni.
clause-nueby-second-level-title = Druhá úroveň
clause-nueby-one-pushes = Jednička smí kromě tahu figurkou posunout vlastní kámen o krok ven.
clause-nueby-one-pushes-title = Jednička posouvá kámen
clause-nueby-place = Stojí-li tvůj kámen na F, smíš ho položit na kterékoli volné pole dráhy, i na nasazovací: hned po posunutí, v některém dalším svém tahu před hodem nebo volným nasazením, nebo mezi hodem a tahem.
clause-nueby-place-title = Pokládání kamene
clause-nueby-blockade = Kdo dojde přesně na kámen, pošle ho zpátky na začátek jeho uličky. Kámen není soupeř: neodstraní ho ani nepřejde šestka ani vyhození pozpátku a nasadit se na něj nesmí.
clause-nueby-blockade-title = Blokády
clause-nueby-side-path = Po vedlejších cestách smí každý, ale jen v jejich směru. Nevyhazuje se tam; vstupuje se jen na volná pole. Ven z vedlejší cesty se pozpátku vyhazovat smí, dovnitř ne.
clause-nueby-side-path-title = Vedlejší cesty
clause-nueby-hunt = Stojí-li tvoje figurka bez fokusu na vedlejší cestě, smíš místo hodu lovit, i místo druhého hodu po první šestce. Ohlásíš číslo a hodíš čtyřmi kostkami. Padne-li jednou, smíš otočit jednu svoji figurku na vedlejší cestě. Padne-li vícekrát, musíš za každý zásah otočit figurku. Nejdřív ty bez fokusu. Lovem tvůj tah končí.
clause-nueby-hunt-title = Lov
clause-nueby-focus-to-go-home = Domů smějí jen figurky s fokusem (otočené); ostatní jdou další okruh, ale minout odbočku nikdy nemusejí. Vyhozená figurka fokus ztrácí. Kdo vyhodí pozpátku přes pole mezi vlastním nasazovacím polem a odbočkou, fokus získá.
clause-nueby-focus-to-go-home-title = Domů smějí jen lovci
clause-nueby-side-path-pass = Když nejde nic jiného, smí se pasovat, místo aby figurka bez fokusu opustila vedlejší cestu nebo minula poslední vedlejší cestu před vlastním domečkem jen proto, že pole tam je obsazené.
clause-nueby-side-path-pass-title = Zůstat na vedlejší cestě
clause-nueby-either-way = Figurka táhne dopředu, nebo dozadu, celý tah jedním směrem, i přes volná pole. Do domečku se jde jen dopředu. Couvnout přes odbočku neznamená minout domeček.
clause-nueby-either-way-title = Dopředu, nebo dozadu
clause-nueby-arrow = Nasazovací pole jsou pole se šipkou: proti šipce se přes ně neprochází, jen na ně jde zepředu dojít. Z pole se šipkou se couvá jen s jedničkou kvůli vyhození.
clause-nueby-arrow-title = Pole se šipkou
clause-nueby-before-goal = Posledních šest polí až po odbočku je vyznačených: když jde táhnout jen figurkami na nich, smíš pasovat.
clause-nueby-before-goal-title = Před domečkem
clause-nueby-shortcut = Figurka, která se zastavila na poli se šipkou, smí příštím tahem jít přes dvě šedá pole. Nikdy nemusíš: zbývá-li jen zkratka, smíš pasovat. Na šedých polích ji vyhodí jen figurky, které šly tudy taky. Vyhození pozpátku odtud vede přes pole se šipkou a dál proti běžnému směru.
clause-nueby-shortcut-title = Zkratky
clause-nueby-six-is-ordinary = Všechny figurky jsou pořád ve hře. Šestkou se táhne jako každým jiným číslem a druhý hod nedává.
clause-nueby-six-is-ordinary-title = Šestka jako každé jiné číslo
clause-nueby-short-throw = Vyhozená figurka jde na nasazovací pole barvy, na kterém stála nebo přes které prošla naposledy; kdo tam stojí, posune se o pole dál a tak pořád až po volné pole, i ten, kdo vyhazoval.
clause-nueby-short-throw-title = Krátké vyhození
clause-nueby-grey = Na šedých polích se nevyhazuje; tah, který by skončil na obsazeném, není dovolený.
clause-nueby-grey-title = Šedá pole

## NICHTLUSTIG, a game of dice and cards

clause-nichtlustig-first = Před hrou hodí každý jednou kostkou; začíná nejvyšší číslo, symbol platí za 0.
clause-nichtlustig-first-title = Kdo začíná
clause-nichtlustig-turns = Hraje se po řadě, ve směru hodinových ručiček.
clause-nichtlustig-turns-title = Kdo je na tahu
clause-nichtlustig-rolls = Kolo začíná hodem všemi sedmi kostkami. Po něm a po druhém hodu smíš přestat, nebo odložit libovolné kostky nadobro stranou a ostatními hodit. Po třetím hodu je konec, nebo po druhém, když ti karta nechá jen dva. Růžová kostka se odkládá a hází jako ostatní.
clause-nichtlustig-rolls-title = Házení
clause-nichtlustig-scoring = Po posledním hodu promění růžové číslo všem hráčům nezapočítané karty té hodnoty v body, které už nikdo nevezme. Pudl nezapočítává nic. Karty se berou až potom, takže se žádná nezapočítá v kole, kdy byla získána.
clause-nichtlustig-scoring-title = Započítání
clause-nichtlustig-take = Po započítání si hráč bere cílové karty, které kostky ukazují, ze stolu nebo nezapočítané od ostatních. Jde-li nějakou vzít, musí vzít aspoň jednu; kterou a kolik dalších, je na něm. Vlastní karty se nepočítají.
clause-nichtlustig-take-title = Braní karet
clause-nichtlustig-pairs = Číslo karty musí ukazovat: u Riebmanna obě černé kostky, u yettiho obě červené, u lumíka obě bílé. Symbol dvojici nedělá.
clause-nichtlustig-pairs-title = Dvojice
clause-nichtlustig-professors = U profesora musí číslo karty ukazovat jedna černá, jedna červená a jedna bílá kostka.
clause-nichtlustig-professors-title = Profesoři
clause-nichtlustig-dinosaurs = Na dinosaura musí součet šesti barevných kostek dosáhnout jeho čísla; symboly platí za 0. Hned se mění v body. Za kolo jde vzít jen jednoho.
clause-nichtlustig-dinosaurs-title = Dinosauři
clause-nichtlustig-each-die-once = Každá kostka platí jen na jednu kartu: až tři dvojice, nebo až dva profesoři, nebo jeden dinosaurus, na kterého padne všech šest kostek.
clause-nichtlustig-each-die-once-title = Každá kostka platí jednou
clause-nichtlustig-death = Kdo si nevezme cílovou kartu, bere kartu smrti s růžovým číslem, nebo pudla, odkudkoli, kde leží. Co tam zakrývala, zase platí.
clause-nichtlustig-death-title = Smrt
clause-nichtlustig-own-death = Kdo už tu kartu smrti má, bere jinou ze stolu, a není-li tam žádná, kteroukoli od jiného hráče.
clause-nichtlustig-own-death-title = Tatáž smrt znovu
clause-nichtlustig-cover = Karta smrti se pokládá na vlastního započítaného lumíka, jehož body jsou ztracené. Když žádný není, na kteroukoli jinou vlastní započítanou kartu, nikdy však na dinosaura.
clause-nichtlustig-cover-title = Zakrývání
clause-nichtlustig-open-death = Když není co zakrýt, karta smrti leží odkrytá a na konci platí za -1.
clause-nichtlustig-open-death-title = Odkryté karty smrti
clause-nichtlustig-specials = Každý symbol na barevných kostkách ti na konci kola přinese speciální kartu té kostky, ze stolu nebo od jiného hráče. Není to cílová karta a před smrtí nikoho nezachrání. Speciální karty fungují od příštího kola, jednou, a pak se vracejí na stůl. Kachnu, stroj času a klauna si smíš nechat, ostatní se použít musejí.
clause-nichtlustig-specials-title = Speciální karty
clause-nichtlustig-duck = Po třetím hodu se smí kachna použít na čtvrtý, kostkami, které nejsou odložené stranou.
clause-nichtlustig-duck-title = Kachna
clause-nichtlustig-time-machine = Se strojem času se smí k součtu na dinosaura přičíst 2.
clause-nichtlustig-time-machine-title = Stroj času
clause-nichtlustig-clown = Místo braní karty smrti se smí odevzdat klaun, ať je důvod jakýkoli.
clause-nichtlustig-clown-title = Klaun
clause-nichtlustig-virus = Kdo má virus, bere na konci kola kartu smrti, i když si vzal cílové karty. Klaun a virus se smějí navzájem zrušit.
clause-nichtlustig-virus-title = Virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Máš-li kartu „UFO“, tah vynecháš a kartu vrátíš. Žádná jiná speciální karta se přitom nepoužije a všechny ti zůstávají.
   *[nf700] Máš-li kartu „NF-700“, tah vynecháš a kartu vrátíš. Žádná jiná speciální karta se přitom nepoužije a všechny ti zůstávají.
}
clause-nichtlustig-skip-title = Stát kolo
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Máš-li kartu „NF-700“, máš jen dva hody. Takže ani kachnu použít nejde.
   *[nf700] Máš-li kartu „UFO“, máš jen dva hody. Takže ani kachnu použít nejde.
}
clause-nichtlustig-two-rolls-title = Jen dva hody
clause-nichtlustig-end = Hra končí po kole, po kterém na stole zbývá pět nebo méně cílových karet.
clause-nichtlustig-end-title = Konec
clause-nichtlustig-points = Započítaný lumík platí za 4, započítaný Riebmann za 2, dinosauři za 1 až 5. Započítaní yettiové platí každý za 3, jsou-li aspoň dva, samotný za 1. Nezapočítané karty platí po 1, zakryté a speciální nic, odkryté karty smrti -1.
clause-nichtlustig-points-title = Body
clause-nichtlustig-professors-roll = Kdo má započítané profesory, hází na konci tolika kostkami; nejvyšší číslo platí jednou za všechny dohromady, symbol za 0.
clause-nichtlustig-professors-roll-title = Profesoři házejí
clause-nichtlustig-winner = Vítězí, kdo má nejvíc bodů; při shodě ten, kdo má méně karet smrti, odkrytých i zakrývajících.
clause-nichtlustig-winner-title = Vítěz
