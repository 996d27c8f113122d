### What is awaited at a table now: a line above the board.

view-over = Koniec gry.
view-contest = { $turn } rzuca o to, kto zaczyna.
view-roll = { $rolls ->
    [one] { $turn } rzuca.
    [few] { $turn } rzuca; zostały { $rolls } rzuty.
    [many] { $turn } rzuca; zostało { $rolls } rzutów.
   *[other] { $turn } rzuca; zostało { $rolls } rzutu.
}
view-move = { $turn } ma na kostce { $die } i wykonuje ruch.
view-set = { $turn } wprowadza do gry czekający pionek.

## Games in which pieces hunt.

view-roll-hunt = { $dice ->
    [one] { $turn } poluje na { $number }: została jedna kostka do rzucenia.
    [few] { $turn } poluje na { $number }: zostały { $dice } kostki do rzucenia.
    [many] { $turn } poluje na { $number }: zostało { $dice } kostek do rzucenia.
   *[other] { $turn } poluje na { $number }: zostało { $dice } kostki do rzucenia.
}
view-turn-over = { $hits ->
    [one] { $turn } ma jedno trafienie i odwraca pionek.
    [few] { $turn } ma { $hits } trafienia i odwraca pionki.
    [many] { $turn } ma { $hits } trafień i odwraca pionki.
   *[other] { $turn } ma { $hits } trafienia i odwraca pionki.
}

## NICHTLUSTIG.

view-roll-dice = { $rolls ->
    [one] { $turn } rzuca ostatni raz.
    [few] { $turn } rzuca; zostały { $rolls } rzuty.
    [many] { $turn } rzuca; zostało { $rolls } rzutów.
   *[other] { $turn } rzuca; zostało { $rolls } rzutu.
}
view-professors = { $dice ->
    [one] { $turn } rzuca jedną kostką za profesora.
    [few] { $turn } rzuca { $dice } kostkami za profesorów.
    [many] { $turn } rzuca { $dice } kostkami za profesorów.
   *[other] { $turn } rzuca { $dice } kostkami za profesorów.
}
view-keep = { $rolls ->
    [one] { $turn } odkłada kostki i rzuca pozostałymi albo przestaje. Został jeden rzut.
    [few] { $turn } odkłada kostki i rzuca pozostałymi albo przestaje. Zostały { $rolls } rzuty.
    [many] { $turn } odkłada kostki i rzuca pozostałymi albo przestaje. Zostało { $rolls } rzutów.
   *[other] { $turn } odkłada kostki i rzuca pozostałymi albo przestaje. Zostało { $rolls } rzutu.
}
view-duck = { $turn } może użyć kaczki, żeby rzucić czwarty raz.
view-fourth = { $turn } odkłada kostki przed czwartym rzutem.
view-take = { $turn } bierze karty.
view-death = { $turn } bierze kartę śmierci.
view-cover = { $turn } wybiera kartę, którą zakryje karta śmierci.
