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

view-you-contest = Rzuć o to, kto zaczyna.
view-you-roll = { $rolls ->
    [one] Rzuć kostką.
    [few] Rzuć kostką. Zostały ci { $rolls } rzuty.
    [many] Rzuć kostką. Zostało ci { $rolls } rzutów.
   *[other] Rzuć kostką. Zostało ci { $rolls } rzutu.
}
view-you-move = Masz na kostce { $die }. Wykonaj ruch.
view-you-set = Wprowadź do gry jeden ze swoich czekających pionków.
view-you-roll-hunt = { $dice ->
    [one] Polujesz na { $number }. Rzuć jeszcze jedną kostką.
    [few] Polujesz na { $number }. Rzuć jeszcze { $dice } kostkami.
    [many] Polujesz na { $number }. Rzuć jeszcze { $dice } kostkami.
   *[other] Polujesz na { $number }. Rzuć jeszcze { $dice } kostkami.
}
view-you-turn-over = { $hits ->
    [one] Masz jedno trafienie. Odwróć pionek.
    [few] Masz { $hits } trafienia. Odwróć pionki.
    [many] Masz { $hits } trafień. Odwróć pionki.
   *[other] Masz { $hits } trafienia. Odwróć pionki.
}
view-you-roll-dice = { $rolls ->
    [one] Rzuć kostkami. To twój ostatni rzut.
    [few] Rzuć kostkami. Zostały ci { $rolls } rzuty.
    [many] Rzuć kostkami. Zostało ci { $rolls } rzutów.
   *[other] Rzuć kostkami. Zostało ci { $rolls } rzutu.
}
view-you-professors = { $dice ->
    [one] Rzuć jedną kostką za profesora.
    [few] Rzuć { $dice } kostkami za profesorów.
    [many] Rzuć { $dice } kostkami za profesorów.
   *[other] Rzuć { $dice } kostkami za profesorów.
}
view-you-keep = { $rolls ->
    [one] Odłóż kostki i rzuć pozostałymi albo przestań. Został ci jeden rzut.
    [few] Odłóż kostki i rzuć pozostałymi albo przestań. Zostały ci { $rolls } rzuty.
    [many] Odłóż kostki i rzuć pozostałymi albo przestań. Zostało ci { $rolls } rzutów.
   *[other] Odłóż kostki i rzuć pozostałymi albo przestań. Zostało ci { $rolls } rzutu.
}
view-you-duck = Możesz użyć kaczki, żeby rzucić czwarty raz.
view-you-fourth = Odłóż kostki przed czwartym rzutem.
view-you-take = Weź swoje karty.
view-you-death = Weź kartę śmierci.
view-you-cover = Wybierz kartę, którą zakryje karta śmierci.
