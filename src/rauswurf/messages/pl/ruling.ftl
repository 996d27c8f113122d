### Rulings: what we decided where the printed rules leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Jeśli bicie jest twoim jedynym dozwolonym ruchem, musisz bić.
ruling-classic-six-rolls-again = Szóstka, której nie dało się użyć, też daje kolejny rzut.
ruling-classic-three-rolls = Szóstka kończy trzy rzuty; szóstka, z którą nikt nie może wyjść z bazy, jest jednym z trzech, a reszta zostaje.
ruling-classic-highest-roll = Przy remisie rzucają jeszcze raz tylko ci, między którymi jest remis.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Przymus bicia ma pierwszeństwo przed wejściem z szóstką i przed zwalnianiem pola startowego. Wystarcza dowolne bicie. Inaczej wraca najdalszy pionek, który mógł bić, nawet jeśli jest już w domku (nigdy pionek w bazie; gdy własny i neutralny są równie daleko, własny). Pasowanie nie pomaga. Dodatkowy rzut zostaje.
   *[strict] Przymus bicia ma pierwszeństwo przed wejściem z szóstką i przed zwalnianiem pola startowego.
}
ruling-classic-backward-capture = Pionek na własnym polu startowym lub w domku nigdy się nie cofa. Gdy nie ma nic innego do zrobienia, można zamiast tego spasować, chyba że bicie jest obowiązkiem.
ruling-classic-barriers = W domku nie ma barier, a własne pole startowe zwalnia się przed wejściem; bicie do tyłu też nie mija barier.
ruling-classic-two-colours = Kolejka przechodzi z koloru na kolor; drugi własny kolor jest jak cudzy; kolor, który jest w domku, się pomija; gracz kończy, gdy oba jego kolory są w domku.
ruling-classic-neutral = Obowiązki dotyczą każdego koloru z osobna, przymus bicia obu razem; trzy rzuty są tylko wtedy, gdy oba kolory spełniają warunek; kto jest w domku, gra dalej neutralnymi pionkami. Jeśli ostatni neutralny pionek wprowadzi ktoś, kto sam nie jest jeszcze w domku, albo wejdzie on przed wszystkimi, wygrywa pierwszy gracz w domku. Dalsze miejsca według kolejności wejścia.

## The six Nüby games

ruling-nueby-turns = Dwoje gra żółtym i czarnym, troje żółtym, czerwonym i niebieskim, czworo żółtym, zielonym, czarnym i niebieskim, pięcioro wszystkimi oprócz białego.
ruling-nueby-turns-four = Dwoje gra żółtym i czerwonym, troje żółtym, zielonym i czerwonym.
ruling-nueby-free-entry = Liczy się jako pierwsza szóstka w kolejce.
ruling-nueby-throw = Liczy się, gdzie pionek stoi, a nie co minął; przebytych okrążeń nikt nie pamięta.
ruling-nueby-must-move = Bicie do tyłu nigdy nie jest obowiązkiem.
ruling-nueby-goal-no-jump = Z każdą liczbą; to, że można też wejść do domku, nie jest powodem do pasowania.
ruling-nueby-backward-throw = Nigdy z domku.
ruling-nueby-highest-roll = Instrukcja nikogo nie wskazuje; przy remisie rzucają jeszcze raz tylko ci, między którymi jest remis.
ruling-nueby-finish = Instrukcja nie podaje celu gry.
ruling-nueby-second-level = Pionek może też zrobić jeszcze jedno okrążenie na zewnątrz. To nie jest minięcie domku: jeśli to twój jedyny ruch, musisz go zrobić. Od czterech graczy każdy gra trzema pionkami.
ruling-nueby-one-pushes = Popycha się przed ruchem. Jeśli żaden pionek nie może ruszyć, można tylko popchnąć.
ruling-nueby-place = Możesz postawić kamień także tam, gdzie blokuje twoje własne pionki albo twoje pole wejścia. Dopiero potem rozstrzyga się, czym musisz ruszyć.
ruling-nueby-blockade = Kamienia nie mija nikt, właściciel też nie. Jeśli wszystkie pola wejścia są zablokowane, zamiast wolnego wejścia jest zwykły rzut; jeśli przez całą rundę nikt nie może wejść ani ruszyć, kamienie z pól wejścia wracają na swoje tory.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Gdy wszystkie twoje pionki tam mają skupienie, kolejne trafienie odwraca jeden z powrotem.
   *[ignored] Gdy wszystkie twoje pionki tam mają skupienie, kolejne trafienia przepadają.
}
ruling-nueby-either-way = Pionki w domku nigdy się nie cofają; ruchy do tyłu są obowiązkiem jak każde inne.
ruling-nueby-shortcut = Z trasy nie bije się do tyłu na szare pola.
ruling-nueby-short-throw = Przesuwanie idzie wzdłuż trasy, nigdy do domku. Bicie liczy się jako ruch także wtedy, gdy na koniec wszystkie pionki stoją tam, gdzie stały.

## NICHTLUSTIG

ruling-nichtlustig-first = Przy remisie rzucają jeszcze raz tylko ci, między którymi jest remis.
ruling-nichtlustig-rolls = Odłożyć wszystkie kostki znaczy przestać. Kostki różnią się symbolami: która z dwóch jednakowych zostaje odłożona, wpływa na to, co może jeszcze przynieść druga.
ruling-nichtlustig-scoring = W utraconej kolejce nie ma zaliczania.
ruling-nichtlustig-take = Wszystkie karty z kolejki wymienia się naraz.
ruling-nichtlustig-dinosaurs = Wybrać można każdego dinozaura, na którego starcza suma, nie tylko najwyższego.
ruling-nichtlustig-death = W jednej kolejce bierze się najwyżej jedną kartę śmierci.
ruling-nichtlustig-own-death = Pudel jest tu kartą śmierci jak inne. Spośród leżących na stole wybierasz. Kto ma wszystkie sześć, nie bierze żadnej.
ruling-nichtlustig-cover = Spośród kilku lemingów wybierasz. Kartę można zakryć tylko raz.
ruling-nichtlustig-open-death = Tak samo, gdy wszystkie zaliczone karty są już zakryte. Odkryta pozostaje odkryta, cokolwiek zaliczy się później.
ruling-nichtlustig-specials = Przychodzą na końcu, po karcie śmierci i po odłożeniu użytych kart, więc kartę można od razu odzyskać.
ruling-nichtlustig-duck = Przed nią można odkładać kostki, ale trzeba rzucić przynajmniej jedną. Kto skończył przed trzecim rzutem, nie może jej użyć.
ruling-nichtlustig-time-machine = Działa tylko dla dinozaura, którego bez niego nie da się zdobyć. Kto nie może wziąć nic innego, może go zatrzymać, nic nie brać i stanąć oko w oko ze Śmiercią.
ruling-nichtlustig-clown = Jeśli nie ma karty śmierci do wzięcia, klaun zostaje.
ruling-nichtlustig-virus = Nawet bez karty celu to nadal jedna karta śmierci i odwraca ją jeden klaun. Wirus w każdym razie wraca na stół.
ruling-nichtlustig-points = Zakryty yeti nie jest dla innego towarzystwem.
ruling-nichtlustig-professors-roll = W kolejności miejsc; zakryci profesorowie nie dają kostki.
ruling-nichtlustig-winner = Tak rozstrzyga się wszystkie miejsca; kto dalej ma remis, dzieli miejsce.
