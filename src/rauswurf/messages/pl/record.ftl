### What is wrong with a record: parts of a line.

record-line = wiersz { $line }: { $reason }

## JSON.

record-not-utf8 = to nie tekst UTF-8 (bajt { $byte })
record-too-deep = za dużo nawiasów w nawiasach
record-not-json = to nie JSON (kolumna { $column })
record-not-object = to nie obiekt JSON
record-key-twice = jeden klucz występuje dwa razy
record-long-number = liczba jest za długa
record-not-whole-number = { $value } to nie liczba całkowita

## Keys and values.

record-in = { $where }, { $key }: { $reason }
record-lacks = { $where }: brakuje { $key }
record-unknown-key = { $where }: nieznany klucz { $key }
record-where-not-object = { $where }: to nie obiekt, tylko { $value }
record-value-not-object = to nie obiekt, tylko { $value }
record-value-not-whole = to nie liczba całkowita, tylko { $value }
record-value-range = { $value } nie mieści się między { $least } a { $most }
record-value-not-true = może być true albo nic, nie { $value }
record-value-not-text = to nie tekst, tylko { $value }
record-long-text = tekst za długi: znaków { $count }, dozwolone najwyżej { $most }
record-bad-sign = tekst ze znakiem { $sign }, którego nie da się pokazać
record-not-list = to nie lista, tylko { $value }
record-list-length = lista ma pozycji { $count }, a nie { $most }
record-list-range = lista ma pozycji { $count }, a nie od { $least } do { $most }
record-not-digest = to nie 64 cyfry 0-9 a-f
record-empty-text = jest puste

## Parts of a record.

record-header = nagłówek
record-a-line = wiersz
record-a-seat = miejsce

## The header.

record-no-header = brakuje nagłówka
record-header-cut = nagłówek jest ucięty
record-not-a-record = to nie zapis gry: nagłówek zaczyna się od { "{" }"rauswurf":1{ "}" }
record-version = zapis w wersji { $version }; tutaj znana jest wersja { $known }
record-rules-version = grano według wersji { $version } zasad { $game }; tutaj znana jest wersja { $known }
record-rules-older = Ta gra zaczęła się według wersji { $version } zasad { $game }. Tutaj obowiązuje wersja { $known }: daje kilka nowych możliwości i nie zmienia niczego, co się wydarzyło.
record-rules-other = Tę grę rozegrano według wersji { $version } zasad { $game }, która nie jest tu znana. Możesz ją oglądać, dopóki zgadza się z wersją { $known }, ale nie możesz grać dalej.
record-no-variant = nagłówek nie mówi, jakie było { $variant }
record-board-needed = grano na planszy { $board }: potrzebny jest jej plik
record-other-board = grano na innej planszy niż ta ({ $board })
record-nobody-plays = nikt nie może grać kolorem { $colour }
record-bad-seats = tak nikt nie może siedzieć
record-name-fixed = miejsce { $seat } ma już nazwę albo gra tam bot
record-not-a-date = { $value } to nie data taka jak 2026-02-28
record-no-dice = nie ma kostek typu { $value }; są fair, seed, system i hand
record-contributions = liczba dodanych słów to { $count }, a miejsc { $seats }
record-bot-contributes = { $colour } to bot i niczego nie dodaje
record-secret-needed = bez sekretu nie da się rzucać tymi kostkami

## Lines.

record-empty-file = plik jest pusty
record-long-line = dłuższy niż { $most } bajtów
record-unexpected = oczekiwane jest jedno z { $known }, nie { $value }
record-too-late = { $word } nie może tu stać: zapis już się skończył
record-names-late = names występuje raz, zaraz po nagłówku
record-many-events = więcej niż { $most } zdarzeń

## Writing.

record-written-out = nie można już zapisać { $word }: zapis się skończył
record-line-limit = wiersz zapisu ma najwyżej { $most } bajtów

## Playing it again.

record-position = taka pozycja jest niemożliwa: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = rzut bez kostek
record-move-written = { $move } pisze się tutaj { $written }
record-closed = ten zapis jest zamknięty: nie ma czego grać dalej
record-outcome-early = jest wynik, ale gra nie jest skończona
record-ended-seats = przy wcześniejszym końcu podaje się miejsca, które się zgodziły: po kolei, każde raz i bez botów
record-outcome-places = miejsca w wyniku są inne niż w grze
record-outcome-winners = wygrani w wyniku są inni niż w grze
record-outcome-rule = zasada w wyniku jest inna niż w grze
record-outcome-points = punkty w wyniku są inne niż w grze
record-no-end = ta gra nie ma końca

## Dice and seal.

record-secret-broken = sekret był obiecany, ale nie został ujawniony
record-secret-later = sekret nie jest jeszcze ujawniony
record-secret-strange = jest sekret, ale kostki tej gry go nie mają
record-secret-other = to nie jest sekret obiecany dla tej gry
record-roll-wrong = rzut { $number } to { $said }, ale kostki dały { $right }
record-seal-broken = pieczęć jest złamana: coś zmieniono po zamknięciu zapisu
record-line-cut = ostatni wiersz jest ucięty
record-not-closed = zapis trwa dalej albo jest ucięty: nie został zamknięty
