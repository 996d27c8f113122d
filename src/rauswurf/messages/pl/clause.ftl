### The rules, one clause each, in our own words.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = Gra się po kolei, zgodnie z ruchem wskazówek zegara.
clause-classic-turns-title = Po kolei
clause-classic-roll-move = { $barriers ->
    [on] Rzucasz i idziesz jednym ze swoich pionków do przodu, dokładnie o tyle pól. Zajęte pola też się liczą. Na trasie wolno przeskoczyć każdy pionek, ale nie barierę.
   *[off] Rzucasz i idziesz jednym ze swoich pionków do przodu, dokładnie o tyle pól. Zajęte pola też się liczą, a na trasie wolno przeskoczyć każdy pionek.
}
clause-classic-roll-move-title = Rzut i ruch
clause-classic-must-move = Kto może wykonać ruch, musi; jeśli się nie da, rzut przepada.
clause-classic-must-move-title = Kto może, musi ruszyć
clause-classic-one-per-field = { $barriers ->
    [on] W domku i na twoim polu startowym mieści się tylko jeden twój pionek. Na reszcie trasy dwa mogą stać na jednym polu.
   *[off] Żaden ruch nie kończy się na polu z własnym pionkiem.
}
clause-classic-one-per-field-title = Jeden pionek na polu
clause-classic-capture = { $forced-capture ->
    [off] Gdy twój ruch kończy się dokładnie na cudzym pionku, zbijasz go: wraca do swojej bazy. Dopóki jest inny dozwolony ruch, bić nie trzeba.
   *[other] Gdy twój ruch kończy się dokładnie na cudzym pionku, zbijasz go: wraca do swojej bazy.
}
clause-classic-capture-title = Zbijanie
clause-classic-six-enters = Z bazy pionek wychodzi tylko z szóstką, na własne pole startowe. Kto wyrzuci szóstkę i ma pionek w bazie, musi nim wyjść; cudzy pionek na polu startowym zostaje zbity.
clause-classic-six-enters-title = Szóstka wyprowadza z bazy
clause-classic-six-start-occupied = Jeśli na polu startowym stoi własny pionek, szóstką musi ruszyć on. Jeśli nie może, musi ruszyć inny. W obu przypadkach nikt nie wychodzi z bazy.
clause-classic-six-start-occupied-title = Szóstka i zajęte pole startowe
clause-classic-clear-start = Dopóki w bazie czeka pionek, własny pionek na polu startowym ma pierwszeństwo: każdym rzutem, którym może ruszyć, musi ruszyć przed innymi.
clause-classic-clear-start-title = Zwolnij pole startowe
clause-classic-six-rolls-again = Po szóstce rzuca się jeszcze raz, tyle razy, ile wypadnie szóstek. Tylko szóstka, która wprowadza ostatni pionek do domku, nie daje kolejnego rzutu.
clause-classic-six-rolls-again-title = Szóstka: rzuć jeszcze raz
clause-classic-three-rolls = Do trzech razy rzuca kolor, który na początku swojej kolejki nie ma nic na trasie, ma co najmniej jeden pionek w bazie, a jego pionki w domku stoją tak daleko, jak się da.
clause-classic-three-rolls-title = Trzy rzuty
clause-classic-goal-count = Pola domku liczy się po jednym i tylko liczba, która pasuje, przesuwa pionek. Nikt nie mija własnego domku ani nie wchodzi do cudzego.
clause-classic-goal-count-title = Liczenie w domku
clause-classic-goal-no-jump = W domku nie wolno nikogo przeskakiwać.
clause-classic-goal-no-jump-title = Bez przeskakiwania w domku
clause-classic-goal-jump = W domku wolno przeskakiwać pionki.
clause-classic-goal-jump-title = Przeskakiwanie w domku
clause-classic-finish = { $play-on ->
    [on] Wygrywa, kto pierwszy ma wszystkie pionki w domku. Pozostali grają o kolejne miejsca; ostatnie przypada temu, kto zostanie.
   *[off] Wygrywa, kto pierwszy ma wszystkie pionki w domku. Na tym gra się kończy, a wszyscy pozostali dzielą drugie miejsce.
}
clause-classic-finish-title = Koniec gry
clause-classic-highest-roll = Przed grą na każdym miejscu rzuca się raz; najwyższy rzut zaczyna.
clause-classic-highest-roll-title = Najwyższy rzut zaczyna
clause-classic-forced-capture = { $forced-capture ->
    [huff] Kto może bić, musi; jeśli można na kilka sposobów, wybierasz. Jeśli przeoczysz bicie, pionek, który mógł bić, wraca do bazy.
   *[strict] Kto może bić, musi; jeśli można na kilka sposobów, wybierasz. Żaden inny ruch nie jest wtedy dozwolony.
}
clause-classic-forced-capture-title = Przymus bicia
clause-classic-backward-capture = Pionek na trasie może się cofnąć o wyrzuconą liczbę, jeśli w ten sposób bije, ale nigdy na własne pole startowe ani poza nie.
clause-classic-backward-capture-title = Bicie do tyłu
clause-classic-barriers = Dwa własne pionki na jednym polu trasy to bariera: nikt, także właściciel, nie może na niej stanąć ani jej minąć, dopóki jeden z nich nie odejdzie. Na polu startowym nie wpuszcza nikogo do gry.
clause-classic-barriers-title = Bariery
clause-classic-two-colours = We dwoje każdy ma dwa kolory, które leżą naprzeciw siebie, i każdym kolorem gra osobno.
clause-classic-two-colours-title = Po dwa kolory
clause-classic-neutral = W trójkę czwarty kolor jest neutralny: w swojej kolejce ruszasz pionkiem własnym albo neutralnym. Kto jest w domku, wygrywa dopiero wtedy, gdy są w nim też pionki neutralne; jeśli takich graczy jest kilku, wygrywa ten, kto wprowadzi ostatni neutralny pionek.
clause-classic-neutral-title = Neutralny kolor

## The six Nüby games

clause-nueby-turns = Gra się po kolei, zgodnie z ruchem wskazówek zegara.
clause-nueby-turns-title = Po kolei
clause-nueby-roll-move = Rzucasz i idziesz jednym ze swoich pionków w grze dokładnie o tyle pól, zgodnie z ruchem wskazówek zegara. Liczy się każde pole, a na trasie wolno przeskoczyć każdy pionek.
clause-nueby-roll-move-either-way = Rzucasz i idziesz jednym ze swoich pionków w grze dokładnie o tyle pól, do przodu albo do tyłu. Liczy się każde pole, a na trasie wolno przeskoczyć każdy pionek.
clause-nueby-roll-move-title = Rzut i ruch
clause-nueby-free-entry = Kto na początku kolejki nie ma nic w grze, a jego pionki w domku stoją tak daleko, jak się da, stawia wybrany czekający pionek na jego polu wejścia, jak z szóstką, i potem rzuca raz.
clause-nueby-free-entry-title = Wolne wejście
clause-nueby-throw = Kto staje na pionku przeciwnika, zbija go: pionek czeka odtąd przy kolorze, w którego odcinku stał, i stamtąd wraca do gry.
clause-nueby-throw-title = Zbijanie
clause-nueby-must-move = Kto może wykonać ruch, musi, także gdy zostaje tylko bicie. Nikt nie musi mijać własnego skrętu do domku ani używać szóstki, a na własny pionek nie wchodzi się nigdy. Spasować można dokładnie wtedy, gdy nie ma już żadnego obowiązku.
clause-nueby-must-move-ordinary-six = Kto może wykonać ruch, musi, także gdy zostaje tylko bicie. Nikt nie musi mijać własnego skrętu do domku, a na własny pionek nie wchodzi się nigdy. Spasować można dokładnie wtedy, gdy nie ma już żadnego obowiązku.
clause-nueby-must-move-title = Kto może, musi ruszyć
clause-nueby-goal-no-jump = W domku nie wolno nikogo przeskakiwać. Własny skręt do domku wolno minąć i zrobić jeszcze jedno okrążenie.
clause-nueby-goal-no-jump-title = Bez przeskakiwania w domku
clause-nueby-six = Szóstką można tylko wprowadzić czekający pionek albo zbić przeciwnika i zawsze wolno z niej zrezygnować. Po pierwszej szóstce w kolejce rzuca się jeszcze raz, użytej czy nie; po drugiej kolejka się kończy.
clause-nueby-six-title = Szóstka
clause-nueby-enter = Czekający pionek staje na polu wejścia koloru, przy którym czeka: nigdy na własnym pionku, a przeciwnik zostaje tam zbity.
clause-nueby-enter-title = Wejście do gry
clause-nueby-backward-throw = Pionek w grze może zbić przeciwnika stojącego za nim dokładnie o tyle pól, ile pokazuje kostka, jeśli wszystkie pola pomiędzy są zajęte. Kto cofnie się tak przez pola między własnym wejściem a skrętem, może od razu iść do domku.
clause-nueby-backward-throw-title = Bicie do tyłu
clause-nueby-highest-roll = Przed grą na każdym miejscu rzuca się raz; najwyższy rzut zaczyna.
clause-nueby-highest-roll-title = Najwyższy rzut zaczyna
clause-nueby-finish = { $play-on ->
    [on] Wygrywa, kto pierwszy ma wszystkie pionki w domku. Pozostali grają o kolejne miejsca; ostatnie przypada temu, kto zostanie.
   *[off] Wygrywa, kto pierwszy ma wszystkie pionki w domku. Na tym gra się kończy, a wszyscy pozostali dzielą drugie miejsce.
}
clause-nueby-finish-title = Koniec gry
clause-nueby-second-level = Po okrążeniu na zewnątrz pionek może iść dalej przez strzałkę swojego koloru do wewnętrznego kręgu, w jednym ruchu; tam leży jego domek. Zbite pionki czekają na swoim poziomie; z szóstką wybierasz, czy wchodzi pionek w środku, na zewnątrz, czy żaden. Bicie do tyłu nie wychodzi poza swój poziom.
clause-nueby-second-level-title = Drugi poziom
clause-nueby-one-pushes = Jedynką możesz popchnąć swój kamień o jedno pole na zewnątrz, oprócz ruchu pionkiem.
clause-nueby-one-pushes-title = Jedynka popycha kamień
clause-nueby-place = Jeśli twój kamień stoi na F, możesz postawić go na dowolnym wolnym polu trasy, także na polu wejścia: zaraz po popchnięciu, w jednej z następnych kolejek przed rzutem lub wolnym wejściem albo między rzutem a ruchem.
clause-nueby-place-title = Stawianie kamienia
clause-nueby-blockade = Kto stanie dokładnie na kamieniu, odsyła go na początek jego toru. Kamień to nie przeciwnik: nie usuwa go ani nie mija żadna szóstka i żadne bicie do tyłu i nie można na niego wejść do gry.
clause-nueby-blockade-title = Blokady
clause-nueby-side-path = Z każdej bocznej ścieżki może korzystać każdy, ale tylko w jej kierunku. Nikogo się tam nie zbija; stanąć można tylko na wolnych polach. Z bocznej ścieżki wolno bić do tyłu z niej, ale nigdy na nią.
clause-nueby-side-path-title = Boczne ścieżki
clause-nueby-hunt = Jeśli twój pionek bez skupienia stoi na bocznej ścieżce, możesz polować zamiast rzucać, także zamiast drugiego rzutu po pierwszej szóstce. Podajesz liczbę i rzucasz czterema kostkami. Jeśli wypadnie raz, możesz odwrócić jeden ze swoich pionków na bocznej ścieżce. Jeśli wypadnie częściej, za każde trafienie musisz odwrócić pionek. Najpierw te bez skupienia. Polowanie kończy twoją kolejkę.
clause-nueby-hunt-title = Polowanie
clause-nueby-focus-to-go-home = Do domku wchodzą tylko pionki ze skupieniem (odwrócone); inne robią jeszcze jedno okrążenie, ale nigdy nie muszą mijać skrętu. Zbity pionek traci skupienie. Kto bije do tyłu przez pola między własnym wejściem a skrętem, zyskuje je.
clause-nueby-focus-to-go-home-title = Do domku tylko ze skupieniem
clause-nueby-side-path-pass = Gdy nie ma nic innego do zrobienia, możesz spasować, zamiast zejść bez skupienia z bocznej ścieżki albo minąć ostatnią boczną ścieżkę przed własnym domkiem, bo pole na niej jest zajęte.
clause-nueby-side-path-pass-title = Zostać na bocznej ścieżce
clause-nueby-either-way = Pionek idzie do przodu albo do tyłu, cały ruch w jednym kierunku, także przez wolne pola. Do domku wchodzi się tylko do przodu. Cofnięcie się za skręt to nie minięcie domku.
clause-nueby-either-way-title = Do przodu albo do tyłu
clause-nueby-arrow = Pola wejścia mają strzałki: nie mija się ich pod prąd, choć można na nich stanąć, idąc z przodu. Z pola ze strzałką można się cofnąć tylko po to, żeby zbić jedynką.
clause-nueby-arrow-title = Pola ze strzałką
clause-nueby-before-goal = Sześć pól aż do skrętu jest oznaczonych: jeśli ruszyć można tylko pionkami na nich, wolno spasować.
clause-nueby-before-goal-title = Przed domkiem
clause-nueby-shortcut = Pionek, który zatrzymał się na polu ze strzałką, może następnym ruchem pójść przez dwa szare pola. Nigdy nie musisz: jeśli zostaje tylko skrót, możesz spasować. Na szarych polach mogą go zbić tylko pionki, które poszły tą samą drogą. Bicie do tyłu prowadzi stamtąd przez pole ze strzałką i dalej przeciwnie do zwykłego kierunku.
clause-nueby-shortcut-title = Skróty
clause-nueby-six-is-ordinary = Wszystkie pionki są zawsze w grze. Szóstkę rozgrywa się jak każdą inną liczbę i nie daje ona drugiego rzutu.
clause-nueby-six-is-ordinary-title = Szóstka to zwykła liczba
clause-nueby-short-throw = Zbity pionek wraca na pole wejścia, na którym ostatnio stał lub które ostatnio minął. Kto tam stoi, przesuwa się o jedno pole dalej, i tak kolejno aż do wolnego pola, także pionek, który zbił.
clause-nueby-short-throw-title = Krótki powrót
clause-nueby-grey = Na szarych polach nikogo się nie zbija; ruch na zajęte szare pole jest niedozwolony.
clause-nueby-grey-title = Szare pola

## NICHTLUSTIG

clause-nichtlustig-first = Przed grą na każdym miejscu rzuca się jedną kostką; najwyższa liczba zaczyna, symbol liczy się jako 0.
clause-nichtlustig-first-title = Kto zaczyna
clause-nichtlustig-turns = Gra się po kolei, zgodnie z ruchem wskazówek zegara.
clause-nichtlustig-turns-title = Po kolei
clause-nichtlustig-rolls = Kolejka zaczyna się rzutem wszystkimi siedmioma kostkami. Po nim i po drugim rzucie możesz przestać albo odłożyć na dobre dowolne kostki i rzucić pozostałymi. Po trzecim rzucie to koniec, a jeśli karta zostawia ci tylko dwa rzuty, to po drugim. Różową kostką rzuca się i odkłada się ją tak jak inne.
clause-nichtlustig-rolls-title = Rzuty
clause-nichtlustig-scoring = Po ostatnim rzucie różowa liczba zalicza u wszystkich niezaliczone karty o tej wartości, i tych punktów nikt już nie odbierze. Pudel niczego nie zalicza. Karty bierze się dopiero potem: żadnej nie zalicza się w kolejce, w której została zdobyta.
clause-nichtlustig-scoring-title = Zaliczanie
clause-nichtlustig-take = Po zaliczaniu bierzesz karty celu, które pokazują kostki: ze stołu albo niezaliczone od innych. Jeśli jakąś można wziąć, trzeba wziąć przynajmniej jedną; którą i ile jeszcze, to twój wybór. Własne karty się nie liczą.
clause-nichtlustig-take-title = Branie kart
clause-nichtlustig-pairs = Riebmann wymaga, żeby liczbę z karty pokazały obie czarne kostki, yeti obie czerwone, leming obie białe. Symbole nie tworzą pary.
clause-nichtlustig-pairs-title = Pary
clause-nichtlustig-professors = Profesor wymaga, żeby liczbę z karty pokazały jedna czarna, jedna czerwona i jedna biała kostka.
clause-nichtlustig-professors-title = Profesorowie
clause-nichtlustig-dinosaurs = Dinozaur wymaga, żeby suma sześciu kostek czarnych, czerwonych i białych osiągnęła jego liczbę; symbole liczą się jako 0. Zalicza się go od razu. W jednej kolejce można wziąć tylko jednego.
clause-nichtlustig-dinosaurs-title = Dinozaury
clause-nichtlustig-each-die-once = Każda kostka liczy się tylko do jednej karty: najwyżej trzy pary albo dwóch profesorów, albo jeden dinozaur, który zużywa wszystkie sześć.
clause-nichtlustig-each-die-once-title = Każda kostka liczy się raz
clause-nichtlustig-death = Kto nie bierze karty celu, bierze kartę śmierci z różową liczbą albo pudla, gdziekolwiek leży. To, co tam zakrywała, znów się liczy.
clause-nichtlustig-death-title = Śmierć
clause-nichtlustig-own-death = Kto tę kartę śmierci już ma, bierze inną ze stołu albo, jeśli tam żadnej nie ma, dowolną od kogoś innego.
clause-nichtlustig-own-death-title = Znów ta sama Śmierć
clause-nichtlustig-cover = Kartę śmierci kładzie się na własnym zaliczonym lemingu; jego punkty przepadają. Kto go nie ma, kładzie ją na dowolnej innej własnej zaliczonej karcie, byle nie na dinozaurze.
clause-nichtlustig-cover-title = Zakrywanie
clause-nichtlustig-open-death = Gdy nie ma czego zakryć, karta śmierci leży odkryta i na końcu kosztuje punkt.
clause-nichtlustig-open-death-title = Odkryte karty śmierci
clause-nichtlustig-specials = Każdy symbol na czarnej, czerwonej lub białej kostce na końcu kolejki przynosi kartę specjalną tej kostki, ze stołu albo od kogoś innego. To nie karta celu i nikogo nie ratuje przed Śmiercią. Karty specjalne działają od następnej kolejki, raz, a potem wracają na stół; kaczkę, wehikuł czasu i klauna można zatrzymać, pozostałych trzeba użyć.
clause-nichtlustig-specials-title = Karty specjalne
clause-nichtlustig-duck = Po trzecim rzucie można użyć kaczki i rzucić czwarty raz kostkami, które nie są odłożone.
clause-nichtlustig-duck-title = Kaczka
clause-nichtlustig-time-machine = Z wehikułem czasu można dodać 2 do sumy na dinozaura.
clause-nichtlustig-time-machine-title = Wehikuł czasu
clause-nichtlustig-clown = Zamiast wziąć kartę śmierci, można oddać klauna, bez względu na powód.
clause-nichtlustig-clown-title = Klaun
clause-nichtlustig-virus = Kto ma wirusa, bierze na końcu kolejki kartę śmierci, nawet po wzięciu kart celu. Pomaga na to klaun.
clause-nichtlustig-virus-title = Wirus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Jeśli masz kartę „UFO”, tracisz kolejkę i odkładasz ją na stół. Żadna inna karta specjalna wtedy nie działa i wszystkie zostają u ciebie.
   *[nf700] Jeśli masz kartę „NF-700”, tracisz kolejkę i odkładasz ją na stół. Żadna inna karta specjalna wtedy nie działa i wszystkie zostają u ciebie.
}
clause-nichtlustig-skip-title = Utrata kolejki
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Jeśli masz kartę „NF-700”, rzucasz tylko dwa razy. Dlatego nie możesz też użyć kaczki.
   *[nf700] Jeśli masz kartę „UFO”, rzucasz tylko dwa razy. Dlatego nie możesz też użyć kaczki.
}
clause-nichtlustig-two-rolls-title = Tylko dwa rzuty
clause-nichtlustig-end = Gra kończy się po kolejce, po której na stole leży najwyżej pięć kart celu.
clause-nichtlustig-end-title = Koniec gry
clause-nichtlustig-points = Zaliczony leming daje 4 punkty, zaliczony Riebmann 2, dinozaur od 1 do 5. Zaliczone yeti dają po 3, jeśli są co najmniej dwa, a jeden sam tylko 1. Niezaliczone karty dają po 1, zakryte i specjalne nic, odkryte karty śmierci minus 1.
clause-nichtlustig-points-title = Punkty
clause-nichtlustig-professors-roll = Kto ma zaliczonych profesorów, rzuca na końcu tyloma kostkami, ilu ich jest; najwyższa liczba liczy się raz za wszystkich, symbol jako 0.
clause-nichtlustig-professors-roll-title = Profesorowie rzucają
clause-nichtlustig-winner = Wygrywa ten, kto ma najwięcej punktów; przy równej liczbie ten, kto ma mniej kart śmierci, odkrytych czy zakrywających.
clause-nichtlustig-winner-title = Kto wygrywa
