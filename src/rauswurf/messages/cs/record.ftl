### What is wrong with a record: a file of JSON lines with one game. Mostly parts of a line.

record-line = řádek { $line }: { $reason }

## JSON.

record-not-utf8 = není to text v UTF-8 (bajt { $byte })
record-too-deep = příliš mnoho závorek v závorkách
record-not-json = není to JSON (sloupec { $column })
record-not-object = není to objekt JSON
record-key-twice = jeden klíč je tu dvakrát
record-long-number = jedno číslo je příliš dlouhé
record-not-whole-number = { $value } není celé číslo

## Keys and values.

record-in = { $key }, { $where }: { $reason }
record-lacks = { $where }: chybí { $key }
record-unknown-key = { $where }: neznámý klíč { $key }
record-where-not-object = { $where }: není to objekt, ale { $value }
record-value-not-object = není to objekt, ale { $value }
record-value-not-whole = není to celé číslo, ale { $value }
record-value-range = { $value } není od { $least } do { $most }
record-value-not-true = buď je to true, nebo to chybí, ne { $value }
record-value-not-text = není to text, ale { $value }
record-long-text = délka textu { $count } znaků, dovoleno je { $most }
record-bad-sign = text se znakem { $sign }, který nejde zobrazit
record-not-list = není to seznam, ale { $value }
record-list-length = délka seznamu { $count }, má být { $most }
record-list-range = délka seznamu { $count }, má být od { $least } do { $most }
record-not-digest = není to 64 znaků 0-9 a-f
record-empty-text = je to prázdné

## Parts of a record, for $where above.

record-header = hlavička
record-a-line = řádek
record-a-seat = místo

## The header.

record-no-header = chybí hlavička
record-header-cut = hlavička je useknutá
record-not-a-record = tohle není záznam: hlavička začíná { "{" }"rauswurf":1{ "}" }
record-version = záznam verze { $version }; tady se zná verze { $known }
record-rules-version = hrálo se podle verze { $version } pravidel hry { $game }; tady se zná verze { $known }
record-rules-older = Tahle hra začala podle verze { $version } pravidel hry { $game }. Tady platí verze { $known }: přidává pár možností a nemění nic z toho, co se stalo.
record-rules-other = Tahle hra se hrála podle verze { $version } pravidel hry { $game }, která tady není známá. Můžeš si ji prohlédnout, pokud se shoduje s verzí { $known }, ale pokračovat nejde.
record-no-variant = hlavička neříká, jak bylo nastavené { $variant }
record-board-needed = hrálo se na plánu { $board }: je potřeba jeho soubor
record-other-board = hrálo se na jiném plánu, než je tenhle ({ $board })
record-nobody-plays = barvu { $colour } nikdo hrát nemůže
record-bad-seats = takhle nikoho posadit nejde
record-name-fixed = místo { $seat } už jméno má, nebo tam hraje bot
record-not-a-date = { $value } není datum jako 2026-02-28
record-no-dice = kostky druhu { $value } nejsou; jsou fair, seed, system a hand
record-contributions = počet příspěvků { $count }, počet míst { $seats }
record-bot-contributes = { $colour } je bot a nepřispívá ničím
record-secret-needed = těmihle kostkami bez jejich tajemství házet nejde

## Lines.

record-empty-file = soubor je prázdný
record-long-line = delší než { $most } bajtů
record-unexpected = čeká se jedno z { $known }, ne { $value }
record-too-late = { $word } tu stát nemůže: záznam už skončil
record-names-late = names stojí jen jednou, hned za hlavičkou
record-many-events = víc než { $most } událostí

## Writing.

record-written-out = { $word } už zapsat nejde: záznam skončil
record-line-limit = řádek záznamu má nejvýš { $most } bajtů

## Playing it again.

record-position = taková pozice nemůže nastat: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = hod bez kostek
record-move-written = { $move } se tu píše { $written }
record-closed = tenhle záznam je uzavřený: není v čem pokračovat
record-outcome-early = výsledek hry, která neskončila
record-ended-seats = předčasný konec uvádí místa, která souhlasila: popořadě, každé jednou a žádného bota
record-outcome-places = pořadí ve výsledku neodpovídá hře
record-outcome-winners = vítězové ve výsledku neodpovídají hře
record-outcome-rule = pravidlo ve výsledku neodpovídá hře
record-outcome-points = body ve výsledku neodpovídají hře
record-no-end = tahle hra nemá konec

## Dice and seal.

record-secret-broken = tajemství bylo slíbeno, ale není prozrazeno
record-secret-later = tajemství ještě není prozrazeno
record-secret-strange = je tu tajemství, ale kostky téhle hry žádné nemají
record-secret-other = tohle není tajemství, které bylo pro tuhle hru slíbeno
record-roll-wrong = hod { $number } je { $said }, ale kostky daly { $right }
record-seal-broken = pečeť je porušená: po uzavření záznamu se něco změnilo
record-line-cut = poslední řádek je useknutý
record-not-closed = záznam odsud pokračuje, nebo byl useknutý: není uzavřený
