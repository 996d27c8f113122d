### What is wrong with a position that somebody typed as one line. Parts of a line.

## The form.

position-no-colour = hiányzik egy szín: így írd: yellow B B 0 a / green ...
position-twice = { $colour } kétszer szerepel
position-missing = { $colour } hiányzik
position-no-such-colour = ilyen szín nem játszik: { $colour }; játszik: { $known }
position-no-field = nincs ilyen mező a táblán: { $field }
position-no-fact = nincs ilyen adat: { $fact }; ezek vannak: { $known }
position-fact-twice = { $fact } kétszer szerepel
position-number = { $fact } { $said }: { $least } és { $most } közötti szám kell
position-one-number = { $fact } { $said }: csak { $number } lehet, vagy hagyd el
position-alone = { $fact } { $said }: magában kell állnia
position-pairs = { $fact } { $said }: írj egy játszó színt, aztán a mezőit
position-no-pairs = { $fact }: írj egy játszó színt, aztán a mezőit
position-turn = turn { $said }: ők jöhetnek: { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] { $colour }: egy bábu van, { $wanted } kell
   *[other] { $colour }: { $count } bábu van, { $wanted } kell
}
position-fourth-piece = { $players } játékosnál a negyedik bábu ({ $colour }) kezdettől itt áll: { $field }
position-on-lane = { $colours } nem állhat itt: { $field }, itt csak kő áll
position-together = { $colours } együtt áll itt: { $field }
position-crowded = { $colour }: { $count } bábu áll itt: { $field }; csak egy fér el
position-large-barrier = { $colour }: { $count } bábu áll itt: { $field }; a torlasz kettőből áll
position-start-barrier = { $colour }: torlasz áll a saját startmezőn, ez nem jöhet létre

## Whose turn it is, and who is home.

position-turn-home = { $colour } már célba ért, és nem jön többé
position-home = home { $said }: célban van: { $known }
position-nobody-home = home { $said }: senki sincs célban
position-many-home = { $count } játékos van célban; a játék már { $enough } játékosnál véget ért
position-over = { $fact }: a játék véget ért
position-contest = { $fact }: még azért dobnak, hogy ki kezdjen
position-contest-form = contest { $said }: minden színt egyszer írj, és hogy mit dobott, vagy -
position-contest-done = contest: valakinek még dobnia kell, például yellow 5 green -
position-no-contest = contest: az első hely kezd, senki sem dob érte
position-contest-moved = contest: a bábuk már léptek
position-contest-next = contest: most { $colour } dob
position-rolls = rolls { $rolls }: legfeljebb { $most } lehet hátra
position-die-lost = die { $die }: { $colour } nem léphet vele, a dobás elvész

## Hunts and stones, in the games Jäger and Einser Blocker.

position-hunt-form = hunt: írd a számot, a hátralévő kockákat és a találatokat, például hunt 5 dice 2 hits 1
position-no-hunter = hunt: mellékúton senki sem vadászhatott
position-focus = focus { $colour } { $field }: ott nincs játékban lévő bábuja
position-one-stone = stone { $colour }: csak egy köve van
position-stone-begin = stone { $colour } { $field }: két játékosnál a kövek innen indulnak: { $first }
position-stone-place = stone { $colour } { $field }: a kő a sávjában vagy a pályán áll
position-stone-taken = stone { $colour } { $field }: a mező foglalt
position-pushed = pushed: a kő ott áll, ahol kezd

## Cards of NICHTLUSTIG, as they are typed.

position-no-seat = senkit sem hívnak így: { $colour }; itt vannak: { $known }
position-no-card = nincs ilyen kártya: { $card }; így írd: lemming 5 scored, yeti 2, duck
position-card-twice = { $colour }: kétszer van nála: { $card }
position-card-places = { $card } két helyen van: { $colour } és { $other }
position-not-scored = { $card } nem célkártya, és nem lehet beszámított
position-not-death = { $card } nem halálkártya alatt van: { $death }
position-not-covered = { $card } nem takarható le
position-misses-turn = { $colour } kimarad a körből, mert nála van: { $card }; a következő jön, és a kártya az asztalon van

## Dice of NICHTLUSTIG.

position-no-die = nincs ilyen kocka: { $said }; a kockákat így írd: b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] fekete kocka: { $count }, { $wanted } kell
    [red] piros kocka: { $count }, { $wanted } kell
    [white] fehér kocka: { $count }, { $wanted } kell
   *[pink] rózsaszín kocka: { $count }, { $wanted } kell
}
position-die-twice = { $dice ->
    [black] egy fekete kocka kétszer szerepel
    [red] egy piros kocka kétszer szerepel
    [white] egy fehér kocka kétszer szerepel
   *[pink] a rózsaszín kocka kétszer szerepel
}
position-say-dice = írd le, mit mutatnak a kockák: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: a kockákat így írd: b3, w5, ufo vagy b3:ufo
position-kept = kept { $said }: a kockák nem ezt mutatják, vagy kettő egyforma: akkor írd így: b3:duck vagy b3:ufo
position-kept-alone = kept: azt is írd le, mit mutatnak a kockák
position-kept-shown = kept: a félretett kockáknak mutatniuk kell valamit, és nem lehet mind félretéve
position-rolled-form = { $fact } { $said }: írj egy helyet és a dobását: 1–5, symbol vagy -
position-rolls-before = rolls { $rolls }: e dobás előtt 1 és { $most } közötti számú lehet hátra
position-rolls-after = rolls { $rolls }: e dobás után legfeljebb { $most } lehet hátra
position-turn-over = rolls 0: már nincs mit eldönteni, a kör véget ért

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest: az első kör előtt senkinek sincs kártyája
position-contest-one-die = contest: minden hely egy kockával dob, például yellow 5 green -
position-contest-two = contest: legalább ketten kellenek hozzá
position-ended = { $fact }: a játék véget ért, csak { $count } célkártya van az asztalon
position-not-ended = professors: a játék nem ért véget, { $count } célkártya van az asztalon
position-professors = professors: ennyi kockával kell dobni: { $known }
position-no-professors = professors: egy kockával sem kell dobni
position-professors-order = professors: a helyek sorrendjében kell dobni

## What is to be decided in NICHTLUSTIG.

position-now = now { $said }: ez lehet duck, fourth, take, death vagy cover death 3
position-now-rolls = { $wanted ->
    [one] { $now }: ekkor egy dobás van hátra, nem { $rolls }
   *[other] { $now }: ekkor { $wanted } dobás van hátra, nem { $rolls }
}
position-now-dice = { $now }: minden kockának az asztalon kell lennie
position-now-duck = now duck: { $colour } nem használhatja a kacsát
position-now-fourth = now fourth: aki a kacsát használta, háromszor dobott, és visszatette
position-now-take = now take: ezek a kockák nem hoznak célkártyát
position-now-death = now death: { $colour } minden halálkártyát megkapott már
position-now-cover = now cover: ennek nyíltan kell feküdnie: { $death } ({ $colour })
position-nothing-to-cover = now cover: { $colour }: nincs letakarható kártyája
position-scored = { $now }: a rózsaszín kocka már beszámította: { $card } ({ $colour })
position-no-death-due = { $now }: ezek a kockák célkártyát hoznak, és nincs vírus
