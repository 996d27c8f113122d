## The answer in one sentence.

check-dice = Sprawdź kostki
check-holds = { $count ->
    [one] Wszystko się zgadza: ta przeglądarka sama obliczyła jedyny rzut. Wynika on z tego, co zapieczętowano przed grą.
    [few] Wszystko się zgadza: ta przeglądarka sama obliczyła wszystkie { $count } rzuty. Wynikają one z tego, co zapieczętowano przed grą.
    [many] Wszystko się zgadza: ta przeglądarka sama obliczyła wszystkie rzuty ({ $count }). Wynikają one z tego, co zapieczętowano przed grą.
   *[other] Wszystko się zgadza: ta przeglądarka sama obliczyła wszystkie rzuty ({ $count }). Wynikają one z tego, co zapieczętowano przed grą.
}
check-holds-ended = Kostki są w porządku: każdy rzut wynika z tego, co zapieczętowano przed grą. Grę zakończono wcześniej i nic nie dowodzi, że wszyscy się zgodzili.
check-no-promise = { $count ->
    [one] O tych kostkach nikt niczego nie obiecał, więc jedynego rzutu nikt nie sprawdzi.
    [few] O tych kostkach nikt niczego nie obiecał, więc { $count } rzutów nikt nie sprawdzi.
    [many] O tych kostkach nikt niczego nie obiecał, więc { $count } rzutów nikt nie sprawdzi.
   *[other] O tych kostkach nikt niczego nie obiecał, więc rzutów ({ $count }) nikt nie sprawdzi.
}
check-seed = Te kostki wynikają z liczby, którą znano wcześniej. Ta strona ich nie oblicza.
check-no-end = Ten zapis nie ma końca, więc nic nie jest obiecane o tej grze.
check-fails = Ten zapis się nie zgadza. Nie ufaj mu.
check-unreadable = To nie jest zapis, który da się odczytać: wiersz { $line } nie ma sensu.
check-rules-broken = Kostki są w porządku, ale serwer mówi, że ten zapis się nie zgadza.
check-other-promise = Ten zapis się nie zgadza: kostki zapieczętowano inną liczbą niż ta, którą ta przeglądarka widziała przed grą.
check-other-words = Ten zapis się nie zgadza: nie ma w nim tego, co ta przeglądarka dodała do kostek.
check-server-looked = Ruchy obejrzał serwer. To, co mówi, to tylko jego słowo.
check-server-silent = Serwer nie odpowiedział, więc ruchów nikt nie obejrzał.

## Behind it.

check-details = Co sprawdzono
check-here = Obliczone w tej przeglądarce
check-server = Powiedział serwer
check-promise-recorded = Obietnica w zapisie:
check-secret = Sekret zdradzony na końcu:
check-promise-computed = Obietnica, która wynika z tego sekretu i tej gry:
check-kept-promise = Ta przeglądarka widziała przed grą tę samą obietnicę:
check-kept-words = Własne słowa tej przeglądarki weszły do kostek:
check-taken-back = { $rolls ->
    [one] Cofnięto { $rolls } rzut: kto cofał, wiedział, co wypadnie.
    [few] Cofnięto rzuty ({ $rolls }): kto cofał, wiedział, co wypadnie.
    [many] Cofnięto rzuty ({ $rolls }): kto cofał, wiedział, co wypadnie.
   *[other] Cofnięto rzuty ({ $rolls }): kto cofał, wiedział, co wypadnie.
}
check-by-browser = Skróty obliczyła sama przeglądarka (Web Crypto).
check-by-library = Skróty obliczyła biblioteka (@noble/hashes): dla stron bez https przeglądarki tego nie robią.
check-rolls = { $count ->
    [one] Jedyny rzut, obliczony na nowo
    [few] Wszystkie { $count } rzuty, obliczone na nowo
    [many] Wszystkie rzuty ({ $count }), obliczone na nowo
   *[other] Wszystkie rzuty ({ $count }), obliczone na nowo
}
check-all-rolls = Wszystkie rzuty
check-column-roll = Rzut
check-column-recorded = W zapisie
check-column-computed = Obliczone
check-column-digest = Ze skrótu

## For those who trust nobody.

check-code = Ta strona też przyszła z serwera. Jeśli nie chcesz ufać nikomu, zapisz plik i sprawdź go programem Rauswurf na własnym komputerze. To sprawdza też, czy każdy ruch był dozwolony:
check-save = Zapisz plik
