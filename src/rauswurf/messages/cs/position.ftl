### What is wrong with a position that somebody typed as one line. Parts of a line.

## The form.

position-no-colour = chybí barva: piš yellow B B 0 a / green ...
position-twice = { $colour } je tu dvakrát
position-missing = chybí { $colour }
position-no-such-colour = barva { $colour } nehraje; hrají { $known }
position-no-field = na plánu není pole { $field }
position-no-fact = údaj { $fact } neexistuje; jsou { $known }
position-fact-twice = { $fact } je tu dvakrát
position-number = { $fact } { $said }: musí to být číslo od { $least } do { $most }
position-one-number = { $fact } { $said }: musí to být { $number }, nebo to vynech
position-alone = { $fact } { $said }: píše se to samotné
position-pairs = { $fact } { $said }: napiš barvu, která hraje, a pak její pole
position-no-pairs = { $fact }: napiš barvu, která hraje, a pak její pole
position-turn = turn { $said }: na tahu může být { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] { $colour } má jednu figurku, má jich mít { $wanted }
    [few] { $colour } má { $count } figurky, má jich mít { $wanted }
   *[other] { $colour } má { $count } figurek, má jich mít { $wanted }
}
position-fourth-piece = počet hráčů je { $players }, takže čtvrtá figurka ({ $colour }) stojí od začátku na { $field }
position-on-lane = { $colours }: na { $field } figurka stát nemůže, jen kámen
position-together = { $colours } stojí spolu na { $field }
position-crowded = { $colour }: počet figurek na { $field } je { $count }; vejde se jedna
position-large-barrier = { $colour }: počet figurek na { $field } je { $count }; závora má dvě
position-start-barrier = { $colour } má závoru na vlastním startu, to nemůže nastat

## Whose turn it is, and who is home.

position-turn-home = { $colour } je v domečku a na tahu už nebude
position-home = home { $said }: v domečku je { $known }
position-nobody-home = home { $said }: v domečku není nikdo
position-many-home = hráčů v domečku je { $count }; hra skončila, už když jich bylo { $enough }
position-over = { $fact }: hra skončila
position-contest = { $fact }: ještě se hází o to, kdo začne
position-contest-form = contest { $said }: napiš každou barvu jednou a co hodila, nebo -
position-contest-done = contest: někdo ještě musí mít hod před sebou, třeba yellow 5 green -
position-no-contest = contest: začíná první místo, nehází se o to
position-contest-moved = contest: figurky už táhly
position-contest-next = contest: teď hází { $colour }
position-rolls = rolls { $rolls }: nemůže zbývat víc než { $most }
position-die-lost = die { $die }: { $colour } s tím táhnout nemůže, hod propadá

## Hunts and stones, in the games Jäger and Einser Blocker.

position-hunt-form = hunt: napiš číslo, kostky, které ještě přijdou, a zásahy, třeba hunt 5 dice 2 hits 1
position-no-hunter = hunt: na vedlejší cestě nikdo lovit nemohl
position-focus = focus { $colour } { $field }: tam žádnou figurku ve hře nemá
position-one-stone = stone { $colour }: má jen jeden kámen
position-stone-begin = stone { $colour } { $field }: ve dvou hráčích začínají kameny na { $first }
position-stone-place = stone { $colour } { $field }: kámen leží ve své uličce, nebo na dráze
position-stone-taken = stone { $colour } { $field }: pole je obsazené
position-pushed = pushed: kámen leží tam, kde začíná

## Cards of NICHTLUSTIG, as they are typed.

position-no-seat = nikdo se nejmenuje { $colour }; hrají { $known }
position-no-card = karta { $card } neexistuje; piš lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } má { $card } dvakrát
position-card-places = { $card } je na dvou místech: { $colour } a { $other }
position-not-scored = { $card } není cílová karta a nemůže být započítaná
position-not-death = { $card } leží pod { $death }, a to není karta smrti
position-not-covered = { $card } zakrýt nejde
position-misses-turn = { $colour } má { $card } a kolo stojí: na tahu je další a karta je na stole

## Dice of NICHTLUSTIG.

position-no-die = kostka { $said } neexistuje; kostky se píšou b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] černé kostky: { $count }, má jich být { $wanted }
    [red] červené kostky: { $count }, má jich být { $wanted }
    [white] bílé kostky: { $count }, má jich být { $wanted }
   *[pink] růžové kostky: { $count }, má jich být { $wanted }
}
position-die-twice = { $dice ->
    [black] jedna černá kostka je tu dvakrát
    [red] jedna červená kostka je tu dvakrát
    [white] jedna bílá kostka je tu dvakrát
   *[pink] růžová kostka je tu dvakrát
}
position-say-dice = napiš, co je na kostkách: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: kostky se píšou b3, w5, ufo nebo b3:ufo
position-kept = kept { $said }: to na kostkách není, nebo jsou dvě stejné: pak piš b3:duck nebo b3:ufo
position-kept-alone = kept: napiš i to, co je na kostkách
position-kept-shown = kept: odložené kostky musejí něco ukazovat a nesmějí být odložené všechny
position-rolled-form = { $fact } { $said }: napiš místo a co hodilo: 1 až 5, symbol nebo -
position-rolls-before = rolls { $rolls }: před tímhle hodem může zbývat 1 až { $most }
position-rolls-after = rolls { $rolls }: po tomhle hodu nemůže zbývat víc než { $most }
position-turn-over = rolls 0: už není o čem rozhodovat, kolo skončilo

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest: před prvním kolem nemá karty nikdo
position-contest-one-die = contest: každé místo hází jednou kostkou, třeba yellow 5 green -
position-contest-two = contest: musí v tom být aspoň dva
position-ended = { $fact }: hra skončila, počet cílových karet na stole je jen { $count }
position-not-ended = professors: hra neskončila, počet cílových karet na stole je { $count }
position-professors = professors: hází se tolika kostkami: { $known }
position-no-professors = professors: žádnými kostkami se nehází
position-professors-order = professors: hází se v pořadí míst

## What is to be decided in NICHTLUSTIG.

position-now = now { $said }: může to být duck, fourth, take, death nebo cover death 3
position-now-rolls = { $wanted ->
    [one] { $now }: v tu chvíli zbývá jeden hod, ne { $rolls }
    [few] { $now }: v tu chvíli zbývají { $wanted } hody, ne { $rolls }
   *[other] { $now }: v tu chvíli zbývá { $wanted } hodů, ne { $rolls }
}
position-now-dice = { $now }: všechny kostky musejí ležet na stole
position-now-duck = now duck: { $colour } kachnu použít nemůže
position-now-fourth = now fourth: kdo použil kachnu, měl tři hody a vrátil ji
position-now-take = now take: tyhle kostky žádnou cílovou kartu nepřinesou
position-now-death = now death: { $colour } už má všechny karty smrti
position-now-cover = now cover: { $death } musí ležet odkrytě; má ji mít { $colour }
position-nothing-to-cover = now cover: { $colour } nemá kartu, kterou by šlo zakrýt
position-scored = { $now }: růžová kostka už započítala { $card } ({ $colour })
position-no-death-due = { $now }: tyhle kostky přinesou cílovou kartu a virus tu není
