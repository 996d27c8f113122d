### What is wrong with a record: a file of JSON lines with one game. Mostly parts of a line.

record-line = { $line }. sor: { $reason }

## JSON.

record-not-utf8 = nem UTF-8 szöveg (bájt: { $byte })
record-too-deep = túl sok zárójel egymásban
record-not-json = nem JSON (oszlop: { $column })
record-not-object = nem JSON objektum
record-key-twice = egy kulcs kétszer szerepel
record-long-number = egy szám túl hosszú
record-not-whole-number = { $value } nem egész szám

## Keys and values.

record-in = { $key } itt: { $where }: { $reason }
record-lacks = { $where }: hiányzik ez: { $key }
record-unknown-key = { $where }: ismeretlen kulcs: { $key }
record-where-not-object = { $where }: nem objektum, hanem { $value }
record-value-not-object = nem objektum, hanem { $value }
record-value-not-whole = nem egész szám, hanem { $value }
record-value-range = { $value } nincs { $least } és { $most } között
record-value-not-true = true lehet, vagy hiányozhat, ez nem: { $value }
record-value-not-text = nem szöveg, hanem { $value }
record-long-text = { $count } betűs szöveg, legfeljebb { $most } lehet
record-bad-sign = nem megjeleníthető jel a szövegben: { $sign }
record-not-list = nem lista, hanem { $value }
record-list-length = a lista hossza { $count }, ennyi kell: { $most }
record-list-range = a lista hossza { $count }, ennyi kell: { $least }–{ $most }
record-not-digest = nem 64 jegy a 0-9 a-f jelekből
record-empty-text = üres

## Parts of a record, for $where above.

record-header = fejléc
record-a-line = sor
record-a-seat = hely

## The header.

record-no-header = hiányzik a fejléc
record-header-cut = a fejléc el van vágva
record-not-a-record = ez nem felvétel: a fejléc így kezdődik: { "{" }"rauswurf":1{ "}" }
record-version = a felvétel változata { $version }; itt ez ismert: { $known }
record-rules-version = { $game }: a szabályok változata { $version } volt; itt ez ismert: { $known }
record-rules-older = Ez a játék a(z) { $game } szabályainak { $version }. változatával kezdődött. Itt a(z) { $known }. változat érvényes: néhány lehetőség új, és semmi sem változik abból, ami történt.
record-rules-other = Ezt a játékot a(z) { $game } szabályainak { $version }. változatával játszották, amely itt nem ismert. Megnézheted, ameddig egyezik a(z) { $known }. változattal, de folytatni nem lehet.
record-no-variant = a fejléc nem mondja meg, mi volt ez: { $variant }
record-board-needed = ezen a táblán játszották: { $board }; kell hozzá a tábla fájlja
record-other-board = nem ezen a táblán játszották ({ $board })
record-nobody-plays = ezzel a színnel senki sem játszhat: { $colour }
record-bad-seats = így senki sem ülhet le
record-name-fixed = { $seat }. hely: már van neve, vagy bot játszik ott
record-not-a-date = { $value } nem olyan dátum, mint 2026-02-28
record-no-dice = nincs ilyen kockafajta: { $value }; van fair, seed, system és hand
record-contributions = { $count } hozzájárulás { $seats } helyhez
record-bot-contributes = { $colour } bot, és nem tesz hozzá semmit
record-secret-needed = ezekkel a kockákkal a titkuk nélkül nem lehet dobni

## Lines.

record-empty-file = a fájl üres
record-long-line = hosszabb, mint { $most } bájt
record-unexpected = ezek egyike kell: { $known }, nem { $value }
record-too-late = { $word } nem állhat itt: a felvétel már véget ért
record-names-late = a names egyszer szerepel, rögtön a fejléc után
record-many-events = több mint { $most } esemény

## Writing.

record-written-out = { $word } már nem írható: a felvétel véget ért
record-line-limit = a felvétel egy sora legfeljebb { $most } bájt

## Playing it again.

record-position = ilyen állás nem lehet: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = dobás kockák nélkül
record-move-written = { $move } itt így írandó: { $written }
record-closed = ez a felvétel le van zárva: nincs mit folytatni
record-outcome-early = eredmény, pedig a játék nem ért véget
record-ended-seats = a korai befejezés azokat a helyeket sorolja fel, amelyek beleegyeztek: sorrendben, mindegyiket egyszer, botot nem
record-outcome-places = az eredmény helyezései nem a játékéi
record-outcome-winners = az eredmény győztesei nem a játékéi
record-outcome-rule = az eredmény szabálya nem a játéké
record-outcome-points = az eredmény pontjai nem a játékéi
record-no-end = ennek a játéknak nincs vége

## Dice and seal.

record-secret-broken = a titkot megígérték, de nem árulták el
record-secret-later = a titok még nem derült ki
record-secret-strange = van titok, de a játék kockáinak nincs titkuk
record-secret-other = nem ezt a titkot ígérték ehhez a játékhoz
record-roll-wrong = { $number }. dobás: { $said }, de a kockák ezt adták: { $right }
record-seal-broken = a pecsét sérült: a felvétel lezárása után valami megváltozott
record-line-cut = az utolsó sor el van vágva
record-not-closed = a felvétel innen folytatódik, vagy elvágták: nincs lezárva
