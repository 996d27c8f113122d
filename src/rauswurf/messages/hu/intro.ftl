### Each game on one screen, to be read before playing

intro-aim-title = Mi a célod
intro-turn-title = A te köröd
intro-special-title = Mi a különleges
intro-setup-title = Előkészület
intro-pictures-title = Három kép (te vagy a sárga)
intro-figures = { $least }–{ $most } játékos, { $age } éves kortól, körülbelül { $minutes } perc.
intro-classic-aim = Vidd körbe egyszer minden bábudat, és juttasd a célba mások előtt.
intro-classic-turn = Dobj, és lépj annyit az egyik bábuddal. A hatos behoz egy bábut a házadból, és még egyszer dobhatsz. Ha idegen bábura lépsz, az visszamegy a házába.
intro-nueby-aim = Vidd körbe minden bábudat a táblán, és juttasd a célba mások előtt.
intro-nueby-turn = Ha nincs bábud játékban, előbb hozz be egy várakozót. Aztán dobj. 1–5-tel az egyik bábuddal lépsz. A hatos behoz egy bábut vagy kiüt, és az első hatos után még egyszer dobsz.
intro-kurzer-einsatz-turn = Dobj, és lépj annyit az egyik bábuddal. Minden bábud az elejétől játékban van, és a hatos is csak egy szám.
intro-nichtlustig-aim = Nyerj kártyákat a kockákkal, váltsd pontra őket, és tartsd távol a Halált.
intro-nichtlustig-turn = Dobj a hét kockával legfeljebb háromszor, és tedd félre, amit akarsz. A rózsaszín szám kártyákat értékel. Aztán elveszed, amit a kockáid mutatnak. Ha egyet sem, halálkártyát kapsz.
intro-scene-capture = { $die }-t dobtál. { $origin } mezőről pont { $target } mezőre lépsz, és kiütöd az ott álló bábut.
intro-scene-clear-start = Vannak bábuid a házban, ezért előbb a startmeződön ({ $origin }) állónak kell lépnie.
intro-scene-goal-count = A célmezők egyenként számítanak: { $origin } mezőről { $die } lépés { $target } mezőre visz. Túl nagy számmal ez a bábu nem mozdul.
intro-scene-throw = { $origin } mezőről { $target } mezőre lépsz, és kiütöd az ott álló bábut. Most { $waits } mezőn vár, és onnan jön be.
intro-scene-backward-throw = A közbeeső mező foglalt, ezért { $die } lépéssel hátrafelé is kiüthetsz: { $origin } mezőről { $target } mezőre.
intro-scene-second-level = { $origin } mezőről { $die } lépéssel a nyiladon át a belső gyűrűre jutsz: { $target }.
intro-scene-blockade = A { $target } mezőn álló kő mindenki útját elzárja. Csak pontosan { $die } lépés { $origin } mezőről találja el, és küldi vissza a sávjába.
intro-scene-hunt = A mellékúton ({ $origin }) senki sem üthet ki. Innen vadászhatsz: mondj egy számot, és dobj négy kockával.
intro-scene-either-way = { $die } lépéssel mehetsz előre { $origin } mezőről, vagy hátra { $target } mezőre.
intro-scene-arrow = A belépőmezőkön nyíl van: { $origin } mezőről visszaléphetsz { $target } mezőre, de túl rajta sosem.
intro-scene-shortcut = Megálltál a nyilas mezőn: { $origin }. { $die } lépéssel a szürke mezőkön át { $target } mezőre rövidíthetsz.
intro-scene-short-throw = { $origin } mezőről kiütöd a { $target } mezőn álló bábut. Csak a belépőmezőig megy vissza: { $entry }.
intro-scene-grey = Szürke mezőn nincs kiütés, ezért { $origin } mezőről nem léphetsz { $target } mezőre.
intro-scene-take = A két fehér kockád ugyanazt mutatja: tiéd az ilyen számú lemming.
intro-scene-scoring = Mielőtt bárki kártyát venne el, a rózsaszín szám ponttá teszi az ilyen értékű kártyákat.
intro-scene-death = Nem nyertél semmit, jön hát a Halál: letakar egy beszámított lemminget, és a pontjai elvesznek.
intro-setup-classic = { $opening ->
    [one-on-start] Egy bábud a startmeződön áll, három a házban (B) vár. A célmezők a-tól d-ig tartanak.
   *[all-in-base] Négy bábud a házban (B) vár. A célmezők a-tól d-ig tartanak.
}
intro-setup-waiting = A bábuid a várakozómezőkön várnak (W0, W1, …, színenként egy). A célmezők a-tól d-ig tartanak.
intro-setup-first-fields = A bábuid a belépőmeződ utáni szürke mezőkön kezdenek. A célmezők a-tól d-ig tartanak.
intro-setup-three-pieces = { $from } játékostól mindenkinek három bábuja van. A negyedik kezdettől az utolsó célmezőn, a d-n áll.
intro-setup-stone = A köved a sávja L0 mezőjén kezd, két játékosnál L1-en. F a szabad mező, ahonnan leteheted.
intro-setup-side = A mellékutak mezőinek neve például s2.4: a 2. szakasz útjának negyedik mezője.
intro-setup-grey = A rövidítések szürke mezőinek neve például g2.1: a 2. szakasz rövidítésének első mezője.
intro-setup-inner = A belső gyűrű mezői i-vel kezdődnek (i0–i35); várakozómezői w0–w5.
intro-setup-cards = Minden célkártya felfordítva az asztalon van, mellettük a halálkártyák és a hat különleges kártya.
