### What commands say that have no file of their own, and what several commands say.

## Bad input.

cli-between = { $option } musi być od { $least } do { $most }, nie { $value }
cli-language = { $option } musi być jednym z tych języków: { $known }; nie „{ $code }”
cli-position-cannot-be = taka pozycja jest niemożliwa: { $faults }
cli-no-file = nie ma pliku { $file }
cli-not-a-file = { $file } to nie plik
cli-no-folder = { $option }: nie ma folderu { $folder }
cli-output = nie można zapisać wyniku: { $reason }
cli-file = nie można użyć { $file }: { $reason }
cli-set-form = --set wymaga ID=WARTOŚĆ, na przykład --set three-rolls=on, nie „{ $text }”
cli-set-twice = --set { $variant } podano dwa razy: { $first } i { $second }
cli-position-empty = --position jest puste: napisz, co gdzie stoi
cli-too-long = { $option } ma więcej niż { $most } znaków
cli-needs-option = { $option } wymaga { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`

cli-games-game = gra
cli-games-name = nazwa
cli-games-players = gracze
cli-games-more =
    Zasady: rauswurf rules GRA
    Gra: rauswurf play GRA

## `rauswurf rules`

cli-rules-title = { $game }, dla { $players } graczy
cli-rules-source = Tutaj dla { $players } graczy. Źródło: { $source }.
cli-rules-ruling = Rozstrzygnięcie:
cli-rules-variants = Warianty, do wyboru przez --set ID=WARTOŚĆ:
cli-rules-usually = (zwykle { $value })
cli-rules-limit = ({ $value }: { $players } graczy)

## `rauswurf perft`

cli-perft-first = pierwsze zdarzenie
cli-perft-sequences-of = ciągi długości { $depth }
cli-perft-depth = głębokość
cli-perft-sequences = ciągi
cli-perft-rolls = z rzutem na końcu
cli-perft-moves = z ruchem na końcu
cli-perft-total = { $sequences ->
    [one] jeden ciąg
    [few] { $sequences } ciągi
    [many] { $sequences } ciągów
   *[other] { $sequences } ciągu
} { $depth ->
    [1] jednego zdarzenia
   *[other] { $depth } zdarzeń
}, w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`

cli-board-wrong = { $faults ->
    [one] { $file }: jeden błąd
    [few] { $file }: { $faults } błędy
    [many] { $file }: { $faults } błędów
   *[other] { $file }: { $faults } błędu
}
cli-board-fine = { $file } jest w porządku: { $name }, liczba pól: { $fields }, kolory { $colours }
cli-board-fits = { $game }: na tej planszy można grać. Graczy: { $most ->
    [2] { $most }
   *[other] { $least }–{ $most }
}, pionków na gracza: { $pieces }.
cli-board-misfit = { $faults ->
    [one] { $game }: na tej planszy grać się nie da, z jednego powodu:
    [few] { $game }: na tej planszy grać się nie da, z { $faults } powodów:
   *[many] { $game }: na tej planszy grać się nie da, z { $faults } powodów:
}
cli-board-endless = nikt nie doszedł do domku w losowo rozegranych partiach (ich liczba: { $games })
cli-board-no-net = Boty nie znają tej planszy. Grają według prostych zasad: poziomy się różnią, ale nawet ekspert jest słabszy niż na planszy gry. Trener nie umie jej ocenić.
cli-board-four = Nie można wybrać { $variants }: potrzebne są cztery kolory.
cli-board-uneven = --fields { $fields }: nie da się tego równo podzielić, kolorów jest { $colours }. Wybierz wielokrotność liczby { $colours }, co najmniej { $least } na kolor
cli-board-there = { $file } już istnieje i zostaje bez zmian
