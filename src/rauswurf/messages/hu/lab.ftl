### What experiments say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = kockadobás játékonként
lab-rolls-meaning = Hány kockát dobnak egy játékban. Ha egyszerre többet, az a NICHTLUSTIG játékban egy dobás, a versenyjátékokban minden kocka számít.
lab-turns = kör játékonként
lab-turns-meaning = Hány körig tart egy játék, minden játékost együttvéve. Az újra dobó hatos ugyanahhoz a körhöz tartozik.
lab-captures = kiütés játékonként
lab-captures-meaning = Hányszor ütnek ki egy bábut.
lab-lead-changes = vezetőcsere játékonként
lab-lead-changes-meaning = Hányszor kerül más az élre: az vezet, akinek a bábui együtt a legmesszebb jutottak, a kör elején nézve. A közös vezetés nem csere.
lab-cards-taken = másoktól elvett kártya játékonként
lab-cards-taken-meaning = Hány kártyát vesznek el egymástól a játékosok.
lab-death-cards = elvett halálkártya játékonként
lab-death-cards-meaning = Hány halálkártyát vesznek el a játékosok.
lab-winner-points = a győztes pontjai
lab-winner-points-meaning = A legtöbb pont a játék végén.
lab-wins = { $who } nyer
lab-wins-together = { $who } nyer
lab-wins-of-seat = { $seat }. hely nyer
lab-seat-advantage = a kezdés előnye
lab-seat-advantage-meaning = Mennyivel nyer többször annál, ami egyenlő esélynél járna, aki kezd.
lab-luck = a szerencse része
lab-luck-meaning = Egy erős játékos ül gyengébb játékosok között, sorban minden helyen. 0% azt jelenti, hogy mindig az erős nyer, 100% azt, hogy csak annyit nyer, amennyi egyenlő esélynél jár.
lab-choices = döntések körönként
lab-choices-meaning = Hányszor lehet egy körben két vagy több lépés közül választani.
lab-options = választható lépések
lab-options-meaning = Hány lépés közül lehet választani, ha van választás.
lab-forced = kényszerű lépések
lab-forced-meaning = Az összes lépés mekkora része az egyetlen lehetséges.
lab-minutes = percek embereknek
lab-minutes-meaning = Becslés emberekre: 4 másodperc minden dobásra, 3 minden döntésre és fél minden mezőre, amelyen egy bábu áthalad, ha senki nem állít be mást. Ezek feltevések.
lab-coverage = érintett mezők
lab-coverage-meaning = Az elérhető mezők mekkora részére lép valamelyik bábu egy játék során.
lab-drama = drámaiság
lab-drama-meaning = Mennyire volt lemaradva a győztes a legrosszabb pillanatban: az élen álló esélye mínusz az övé.
lab-chance-leads = vezetőváltások az esélyek szerint
lab-chance-leads-meaning = Milyen gyakran van egy kör kezdetén másnak a legjobb esélye, legalább 5 százalékpont előnnyel.
lab-decided = eldőlt ennyi után
lab-decided-meaning = A játék mekkora része telt el, amikor a győztes esélye végleg 90% fölé kerül.
lab-comebacks = fordítások
lab-comebacks-meaning = A játékok mekkora részét nyeri meg olyan, akinek az esélye egyszer az egyenlő esély fele alá esett.
lab-stakes = egy döntés tétje
lab-stakes-meaning = Mennyivel jobb a legjobb lépés a legrosszabbnál, nyerési esélyben.
lab-luck-part = a szerencse része az eredményben
lab-luck-part-meaning = Mennyi múlik a kockákon abból, hogy ki nyer, éppen ezek között a játékosok között.
lab-skill-part = a tudás része az eredményben
lab-skill-part-meaning = Mennyi múlik a jobb és rosszabb lépéseken abból, hogy ki nyer, éppen ezek között a játékosok között.
lab-gain = egy erős játékos nyeresége
lab-gain-meaning = Mennyivel nyer többet az egyenlő esélynél egy erős játékos alkalmi játékosok között.
lab-restricted-peaceful = aki sosem üt: nyeresége
lab-restricted-foremost = aki mindig az elsővel lép: nyeresége
lab-restricted-rearmost = aki mindig az utolsóval lép: nyeresége
lab-restricted-meaning = Mennyivel nyer többet az egyenlő esélynél valaki ezzel a szokással alkalmi játékosok között. Nulla alatt győzelmekbe kerül.
lab-own-board = a játék saját táblája
lab-own-rules = a játék szabályai
lab-picture-zero = Ha a sáv metszi a nulla vonalát: nem találtunk eltérést.
lab-picture-percent-of = eltérés százalékban ehhez képest: { $before }
lab-picture-points = eltérés százalékpontban
lab-picture-measure-points = { $measure }, százalékpontban
lab-picture-games = a játékok része
lab-finished = befejezett játékok
lab-finished-meaning = A játékok egymillió dobás után megszakadnak.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = { $package } nincs telepítve, pedig ehhez kell: { $command }
lab-bot-illegal = { $bot }: ez a bot ezt válaszolja: { $move }, de ez nem szabályos lépés itt: { $position }
lab-no-weighing = a(z) { $option } ennél az asztalnál nem megy ehhez: { $game }. Senki sem tanulta meg, mennyit ér ott egy dobás
lab-lineup = { $option }: egy bot kell minden helyre, vagy mind a { $seats } helyre egy-egy, vesszővel elválasztva, nem { $bots }
lab-file-kind = { $option }: olyan fájlnév kell, amelynek a vége { $known }, nem { $file }
lab-compiling = A szabályok előkészítése körülbelül { $seconds } s, csak első alkalommal.
lab-pace-form = a --pace három számot vár, másodperceket egy dobásra, egy döntésre és egy mezőre, például --pace 4,3,0.5, nem ezt: { $text }
lab-measures-gpu = az összes mérőszámot a processzor számolja ki, mert mindenki esélyeit nézi: hagyd el a --device gpu részt
