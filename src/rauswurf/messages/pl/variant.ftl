### House rules that players may choose before a game.

variant-opening = Czy każdy kolor zaczyna z jednym pionkiem na polu startowym, czy ze wszystkimi czterema w bazie?
variant-opening-title = Ustawienie
variant-first = Czy zaczyna miejsce 1 (niech siądzie tam najmłodsza osoba), czy najwyższy rzut?
variant-first-title = Kto zaczyna
variant-three-rolls = Gdy pomóc może tylko szóstka, rzuca się do trzech razy.
variant-three-rolls-title = Trzy rzuty
variant-goal-jump = W domku wolno przeskakiwać pionki.
variant-goal-jump-title = Przeskakiwanie w domku
variant-play-on = Gdy pierwszy gracz jest w domku, pozostali grają dalej o kolejne miejsca.
variant-play-on-title = Gra o miejsca
variant-forced-capture = Kto może bić, musi: przeoczone bicie kosztuje pionek albo dozwolone są tylko ruchy, które biją.
variant-forced-capture-title = Przymus bicia
variant-backward-capture = Pionek na trasie może się cofnąć, jeśli w ten sposób bije.
variant-backward-capture-title = Bicie do tyłu
variant-barriers = Dwa własne pionki mogą stanąć na jednym polu trasy i zamknąć drogę wszystkim.
variant-barriers-title = Bariery
variant-colours = Tylko własne kolory; dwoje graczy po dwa kolory; albo troje i kolor, którym może ruszać każdy.
variant-colours-title = Kolory
variant-extra-hits = Gdy nie ma już pionka bez skupienia: czy kolejne trafienia odwracają pionek z powrotem, czy przepadają?
variant-extra-hits-title = Nadmiarowe trafienia
variant-skip-card = Która karta kosztuje kolejkę? Druga zostawia tylko dwa rzuty. Według instrukcji jest to NF-700, według nadruku na kartach UFO.
variant-skip-card-title = Karta utraty kolejki
