### The answers of `rauswurf referee`.

## Bad input.

referee-roll-empty = --roll jest puste: napisz, co pokazuje kostka, liczbę od 1 do 6
referee-roll-differs = w pozycji kostka pokazuje { $position }, a --roll mówi { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is.

referee-over = Koniec gry.
referee-to-roll = { $rolls ->
    [one] { $who } rzuca; został jeden rzut.
    [few] { $who } rzuca; zostały { $rolls } rzuty.
    [many] { $who } rzuca; zostało { $rolls } rzutów.
   *[other] { $who } rzuca; zostało { $rolls } rzutu.
}
referee-to-move = { $who } wykonuje ruch.
referee-misses-turn = { $who } ma kartę „{ $card }” i traci tę kolejkę; karta wraca na stół. Teraz rzuca { $next }.
referee-rolled = { $who } wyrzuca { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } wyrzuca { $rolled }. Teraz gra { $next }; został jeden rzut.
    [few] { $who } wyrzuca { $rolled }. Teraz gra { $next }; zostały { $rolls } rzuty.
    [many] { $who } wyrzuca { $rolled }. Teraz gra { $next }; zostało { $rolls } rzutów.
   *[other] { $who } wyrzuca { $rolled }. Teraz gra { $next }; zostało { $rolls } rzutu.
}
referee-lost = { $rolls ->
    [one] { $who } wyrzuca { $rolled } i nic nie może z tym zrobić: rzut przepada. Teraz gra { $next }; został jeden rzut.
    [few] { $who } wyrzuca { $rolled } i nic nie może z tym zrobić: rzut przepada. Teraz gra { $next }; zostały { $rolls } rzuty.
    [many] { $who } wyrzuca { $rolled } i nic nie może z tym zrobić: rzut przepada. Teraz gra { $next }; zostało { $rolls } rzutów.
   *[other] { $who } wyrzuca { $rolled } i nic nie może z tym zrobić: rzut przepada. Teraz gra { $next }; zostało { $rolls } rzutu.
}

## What may be done.

referee-legal = Dozwolone:
referee-refused = Niedozwolone:
referee-move-legal = { $move } jest dozwolone.
referee-piece-moves = Pionek na { $field } może się ruszyć.
referee-move-refused = { $move } jest niedozwolone: { $reason }
