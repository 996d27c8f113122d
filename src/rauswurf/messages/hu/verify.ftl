### What `rauswurf verify` says, which checks a recorded game.

verify-title = { $game }, { $created }: { $players }

## Short headings of the four paragraphs.

verify-rules = Szabályok
verify-dice = Kockák
verify-outcome = Eredmény
verify-seal = Pecsét

## Rules.

verify-rules-followed = Minden szabályos: { $rolls ->
    [one] { $rolls } dobás
   *[other] { $rolls } dobás
} és { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
}.
verify-ended = A játékot idő előtt befejezték. Az akkori helyezések számítanak.
verify-against-rules = A szabályok ellen való, { $line }. sor: { $reason }
verify-against-rule = A szabályok ellen való, { $line }. sor: { $reason } [{ $rule }]
verify-rules-before = Előtte szabályos { $rolls ->
    [one] { $rolls } dobás
   *[other] { $rolls } dobás
} és { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
}.
verify-taken-back = { $steps ->
    [one] { $steps } lépés visszavéve.
   *[other] { $steps } lépés visszavéve.
}
verify-rolls-taken-back = { $rolls ->
    [one] Köztük { $rolls } dobás: aki visszavette, tudta, mi jön legközelebb.
   *[other] Köztük { $rolls } dobás: aki visszavette, tudta, mi jön legközelebb.
}

## Dice.

verify-dice-fair = { $rolls ->
    [one] Az egyetlen dobás ({ $rolls }) a játék előtt rögzített titokból következik.
   *[other] Mind a { $rolls } dobás a játék előtt rögzített titokból következik.
}
verify-dice-not-told = A titok a végén derül ki; addig a kockák nem ellenőrizhetők.
verify-words = { $players ->
    [one] { $all } játékosból { $players } szavai kerültek bele.
   *[other] { $all } játékosból { $players } szavai kerültek bele.
}
verify-no-words = Egy játékos sem tett hozzá szavakat, így aki a titkot húzta, olyat választhatott, amilyen neki jó.
verify-promise = Az ígéret
verify-promise-seen = Ugyanez az, amit láttál, mielőtt hozzátetted a szavaidat?
verify-dice-seed = { $rolls ->
    [one] Az egyetlen dobás ({ $rolls }) ebből a magból következik: { $seed }.
   *[other] Mind a { $rolls } dobás ebből a magból következik: { $seed }.
}
verify-dice-seed-known = Aki ismerte a magot, minden dobást előre tudhatott.
verify-dice-hand = Igazi kockák, kézzel beírva: nem lehetett ellenőrizni őket.
verify-dice-computer = A gép dobott, ígéret nélkül: a kockákat nem lehetett ellenőrizni.

## Outcome.

verify-not-over = Ennek a játéknak nincs vége. A többit elhagyhatták, ezért semmi sincs megígérve arról, hogyan folytatódott vagy ki nyert.
verify-outcome-not-looked-at = Nem néztük meg, a szabályok miatt.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = A pecsét egyezik: a felvétel lezárása óta semmi sem változott véletlenül.
verify-seal-compare = Aki megváltoztat egy felvételt, új pecsétet is készíthet. Hasonlítsd össze azzal a pecséttel, amely a barátaidnál van: { $seal }

## What the record cannot prove.

verify-uncovered = Nem bizonyított
verify-uncovered-names-given = A neveket a játékosok maguk adták meg, amikor leültek; a feljegyzésben semmi sem bizonyítja őket.
verify-uncovered-names-absent = Nem mindenkinek van itt neve. Ha valaki megadta a nevét, amikor leült, azt elhagyhatták.
verify-uncovered-names-unbound = A nevekről semmi sincs megígérve: valaki később megváltoztathatta őket.
verify-uncovered-ended = Itt semmi sem bizonyítja, hogy mindenki abba akarta hagyni. A játék többi részét kihagyhatták.
verify-uncovered-moves = A lépéseket senki sem írta alá. Itt semmi sem bizonyítja, ki tette meg őket.
verify-uncovered-game = E játék előtt semmit sem ígértek. Akinél a fájl van, akár az egészet kitalálhatta.

## The whole in one sentence.

verify-holds = Ez a felvétel rendben van.
verify-holds-so-far = Eddig minden rendben van, de a felvétel nincs lezárva: hiányzik a vége.
verify-no-end = Amit feljegyeztek, rendben van, de a játéknak nincs vége: erről semmi sincs megígérve.
verify-does-not-hold = Ez a felvétel nem állja meg a helyét.
