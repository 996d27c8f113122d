### What `rauswurf verify` says, which checks a recorded game.

verify-title = { $game }, { $created }: { $players }

## Headings.

verify-rules = Zasady
verify-dice = Kostki
verify-outcome = Wynik
verify-seal = Pieczęć

## Rules.

verify-rules-followed = Wszystko zgodnie z zasadami: { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
} i { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
verify-ended = Gra została zakończona wcześniej. Liczą się miejsca z tamtej chwili.
verify-against-rules = Wiersz { $line } jest niezgodny z zasadami: { $reason }
verify-against-rule = Wiersz { $line } jest niezgodny z zasadami: { $reason } [{ $rule }]
verify-rules-before = Wcześniej wszystko zgodnie z zasadami: { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
} i { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
verify-taken-back = { $steps ->
    [one] Cofnięto { $steps } krok.
    [few] Cofnięto { $steps } kroki.
    [many] Cofnięto { $steps } kroków.
   *[other] Cofnięto { $steps } kroku.
}
verify-rolls-taken-back = { $rolls ->
    [one] W tym { $rolls } rzut: kto cofał, ten wie, co wypadnie dalej.
    [few] W tym { $rolls } rzuty: kto cofał, ten wie, co wypadnie dalej.
    [many] W tym { $rolls } rzutów: kto cofał, ten wie, co wypadnie dalej.
   *[other] W tym { $rolls } rzutu: kto cofał, ten wie, co wypadnie dalej.
}

## Dice.

verify-dice-fair = { $rolls ->
    [one] Jedyny rzut wynika z sekretu ustalonego przed grą.
    [few] Wszystkie { $rolls } rzuty wynikają z sekretu ustalonego przed grą.
    [many] Wszystkie rzuty ({ $rolls }) wynikają z sekretu ustalonego przed grą.
   *[other] Wszystkie rzuty ({ $rolls }) wynikają z sekretu ustalonego przed grą.
}
verify-dice-not-told = Sekret zostaje ujawniony na końcu; wcześniej kostek nie da się sprawdzić.
verify-words = Graczy, którzy dodali własne słowa: { $players } z { $all }.
verify-no-words = Nikt nie dodał własnych słów, więc losujący sekret mógł wybrać taki, który mu pasuje.
verify-promise = Obietnica to
verify-promise-seen = Czy to ta sama, którą ci pokazano, zanim padły twoje słowa?
verify-dice-seed = { $rolls ->
    [one] Jedyny rzut wynika z ziarna { $seed }.
    [few] Wszystkie { $rolls } rzuty wynikają z ziarna { $seed }.
    [many] Wszystkie rzuty ({ $rolls }) wynikają z ziarna { $seed }.
   *[other] Wszystkie rzuty ({ $rolls }) wynikają z ziarna { $seed }.
}
verify-dice-seed-known = Kto znał ziarno, mógł z góry znać każdy rzut.
verify-dice-hand = Prawdziwe kostki, wpisywane ręcznie: nie dało się ich sprawdzić.
verify-dice-computer = Rzuty komputera bez obietnicy: kostek nie dało się sprawdzić.

## Outcome.

verify-not-over = Ta gra nie ma końca. Resztę ktoś mógł usunąć, więc nic nie jest obiecane o tym, jak potoczyła się dalej ani kto wygrał.
verify-outcome-not-looked-at = Nie sprawdzono, bo coś jest niezgodne z zasadami.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Pieczęć pasuje: od zamknięcia zapisu nic nie zmieniło się przypadkiem.
verify-seal-compare = Kto zmienia zapis, może zrobić nową pieczęć. Porównaj ją z pieczęcią, którą mają twoi znajomi: { $seal }

## What the record cannot prove.

verify-uncovered = Bez dowodu
verify-uncovered-names-given = Imiona gracze podali sami, siadając do stołu; zapis w żaden sposób ich nie potwierdza.
verify-uncovered-names-absent = Nie każdy ma tu imię. Imię, które ktoś podał, siadając do stołu, mogło zostać usunięte.
verify-uncovered-names-unbound = O imionach nic nie jest obiecane: ktoś mógł je później zmienić.
verify-uncovered-ended = Nic tutaj nie dowodzi, że wszyscy chcieli przestać. Dalszy ciąg gry mógł zostać usunięty.
verify-uncovered-moves = Nikt nie podpisał ruchów. Nic tutaj nie dowodzi, kto je wykonał.
verify-uncovered-game = Przed tą grą niczego nie obiecano. Kto ma plik, mógł wszystko zmyślić.

## The whole in one sentence.

verify-holds = Ten zapis się zgadza.
verify-holds-so-far = Jak dotąd wszystko się zgadza, ale zapis nie jest zamknięty: brakuje końca.
verify-no-end = To, co zapisano, jest w porządku, ale gra nie ma końca: nic o niej nie jest obiecane.
verify-does-not-hold = Ten zapis się nie zgadza.
