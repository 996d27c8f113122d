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
lab-seat-advantage = az 1. hely előnye
lab-seat-advantage-meaning = Mennyivel több játékot nyer az 1. hely (vagy aki kezd, ha ezt a kockák döntik el) annál, ami egyenlő esélynél járna.
lab-luck = a szerencse része
lab-luck-meaning = Egy erős játékos ül alkalmi játékosok között, sorban minden helyen. 0% azt jelenti, hogy mindig az erős nyer, 100% azt, hogy csak annyit nyer, amennyi egyenlő esélynél jár.
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
