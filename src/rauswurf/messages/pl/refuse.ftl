### Why a move may not be made: one or two friendly sentences.

## Race games: all of them

refuse-finish-over = Koniec gry.
refuse-goal-count-does-not-fit = Wynik { $die } nie prowadzi na żadne pole domku.
refuse-goal-count-foreign-goal = To domek innego koloru.
refuse-goal-count-past-own-goal = Z wynikiem { $die } pionek minąłby własny domek.
refuse-goal-count-once-round = Pionek robi jedno okrążenie i przed polem { $start } skręca do domku. Tam nigdy nie dojdzie.
refuse-goal-no-jump-in-the-way = W domku nikogo się nie przeskakuje, a pole { $field } jest zajęte.
refuse-must-move-can-move = Ruch jest możliwy, więc trzeba go wykonać.
refuse-must-move-own-piece = Na polu { $field } stoi już twój pionek.
refuse-must-move-roll-lost = Z { $die } nie możesz nic zrobić, więc rzut przepada.
refuse-no-such-move-hunt = W tej grze się nie poluje.
refuse-no-such-move-push = W tej grze nie ma kamieni.
refuse-no-such-move-stone = W tej grze nie ma kamieni.
refuse-no-such-move-turn = W tej grze nie odwraca się pionków.
refuse-no-such-piece-nothing-there = { $colour } nie ma pionka na polu { $field }.
refuse-roll-move-foreign-goal = To domek innego koloru.
refuse-roll-move-forward-only = Pionki idą do przodu, i to dokładnie o { $die }.
refuse-roll-move-move-first = Najpierw trzeba wykorzystać wynik { $die }, potem znów się rzuca.
refuse-roll-move-roll-first = Najpierw rzut; decyduje wyrzucona liczba.
refuse-roll-move-too-far = Przed tym pionkiem jest za mało pól na wynik { $die }.
refuse-roll-move-wrong-number = Z wynikiem { $die } ten pionek tam nie dojdzie.
refuse-turns-not-yours = Teraz gra { $turn }, a te pionki należą do koloru { $colour }.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Do tyłu idzie się tylko po to, żeby bić, a na polu { $field } nie ma cudzego pionka.
refuse-backward-capture-over-own-start = Pionek nigdy nie cofa się na własne pole startowe ani poza nie.
refuse-backward-capture-out-of-goal = W domku nikt się nie cofa ani z niego nie wychodzi.
refuse-barriers-in-the-way = Na polu { $field } stoi bariera; nikt nie może na niej stanąć ani jej minąć.
refuse-barriers-on-start = Na polu startowym stoi bariera; nikt nie wejdzie do gry.
refuse-clear-start-start-first = W bazie czekają pionki, więc najpierw musi ruszyć pionek z pola startowego.
refuse-forced-capture-capture-first = Można bić, więc trzeba bić.
refuse-forced-capture-no-passing = Można bić; bicie da się przeoczyć, ale nie spasować.
refuse-one-per-field-own-piece = Na polu { $field } stoi już twój pionek.
refuse-six-enters-must-enter = Z szóstką pionek musi wyjść z bazy, na swoje pole startowe.
refuse-six-enters-needs-six = Pionek wychodzi z bazy tylko z szóstką, a na kostce jest { $die }.
refuse-six-enters-only-to-start = Z bazy pionek wychodzi na własne pole startowe.
refuse-six-start-occupied-own-on-start = Na twoim polu startowym stoi twój pionek, więc żaden nowy nie wejdzie.
refuse-six-start-occupied-start-first = Na twoim polu startowym stoi twój pionek; szóstką musi ruszyć właśnie on.

## The six Nüby games

refuse-backward-throw-free-field = Do tyłu bije się tylko ponad zajętymi polami, a pole { $field } jest wolne.
refuse-backward-throw-nobody-there = Do tyłu idzie się tylko po to, żeby bić, a na polu { $field } nie ma przeciwnika.
refuse-enter-needs-six = Czekający pionek wchodzi do gry tylko z szóstką, a na kostce jest { $die }.
refuse-enter-only-to-entry = Ten czekający pionek wchodzi do gry na pole { $field }.
refuse-enter-own-piece = Na polu wejścia stoi już twój pionek.
refuse-free-entry-enter-first = Żaden pionek nie jest w grze, więc najpierw wchodzi jeden z czekających.
refuse-free-entry-not-optional = Żaden pionek nie jest w grze, więc jeden z czekających musi wejść.
refuse-six-only-to-throw = Szóstką można tylko wprowadzić czekający pionek albo zbić przeciwnika.
refuse-backward-throw-out-of-goal = W domku nikt się nie cofa ani z niego nie wychodzi.
refuse-second-level-not-out = Pionek na wewnętrznym pierścieniu nigdy nie wraca na zewnętrzny.
refuse-second-level-own-arrow = Do środka wchodzisz tylko przez swoją strzałkę, za polem { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Ten pionek jeszcze nie polował; do domku wchodzi się tylko ze skupieniem.
refuse-hunt-dice-first = Polowanie trwa: czas rzucić kostkami.
refuse-hunt-instead-of-a-roll = Poluje się zamiast rzutu, a ten rzut już był.
refuse-hunt-no-hit = Nie ma trafienia, które mogłoby odwrócić pionek.
refuse-hunt-no-hunter = Na żadnej bocznej ścieżce nie stoi twój pionek bez skupienia.
refuse-hunt-no-such-number = Polować można na liczbę od 1 do 6.
refuse-hunt-not-beside = Na polu { $field } nie ma własnego pionka obok trasy.
refuse-hunt-not-yet = Kostki jeszcze decydują, kto zaczyna.
refuse-hunt-others-first = Najpierw odwraca się pionki bez skupienia.
refuse-hunt-turn-first = Najpierw trafienia z polowania odwracają pionki.
refuse-hunt-several-must = Polowanie trafiło więcej niż raz, więc każde trafienie musi odwrócić pionek.
refuse-side-path-taken = Na bocznej ścieżce nikogo się nie zbija, a pole { $field } jest zajęte.
refuse-side-path-from-its-entrance = Boczna ścieżka zaczyna się za polem { $field }. Nigdzie indziej nie wolno na nią wejść ani na niej bić.
refuse-side-path-to-its-end = Boczna ścieżka prowadzi do pola { $field }. Bokiem się z niej nie wychodzi.

## Einser Blocker

refuse-blockade-in-the-way = Na polu { $field } drogę zamyka kamień; nikt go nie minie.
refuse-blockade-no-opponent = Kamień na polu { $field } to nie przeciwnik: trafić go może tylko zwykły ruch.
refuse-blockade-on-entry = Na polu wejścia stoi kamień; nikt tam nie wejdzie do gry.
refuse-one-pushes-needs-one = Kamień popycha tylko jedynka.
refuse-one-pushes-not-in-lane = Kamienia nie ma już na jego torze albo jest już wolny.
refuse-one-pushes-once = Ta jedynka już popchnęła kamień.
refuse-place-not-free = Kamień nie stoi na swoim wolnym polu.
refuse-place-not-now = Kamień stawia się przed rzutem albo między rzutem a ruchem.
refuse-place-only-on-track = Kamień stawia się tylko na trasie.
refuse-place-taken = Pole { $field } jest zajęte.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Przez pole ze strzałką ({ $field }) nie przechodzi się pod prąd.
refuse-arrow-from-arrow = Z pola ze strzałką ({ $field }) można się cofnąć tylko po to, żeby zbić jedynką.
refuse-either-way-out-of-goal = W domku pionki nigdy się nie cofają ani z niego nie wychodzą.
refuse-shortcut-from-a-stop = Na skróty idzie tylko ten, kto zatrzymał się na polu ze strzałką.
refuse-shortcut-to-its-end = Szare pola prowadzą do pola { $field }. Bokiem się ze skrótu nie wychodzi.
refuse-grey-taken = Na szarym polu nikogo się nie zbija, a pole { $field } jest zajęte.

## NICHTLUSTIG

refuse-clown-no-death = Klauna oddaje się zamiast karty śmierci, gdy trzeba ją wziąć.
refuse-cover-cover-first = Najpierw powiedz, na której karcie ma leżeć { $card }.
refuse-cover-covered = Karta { $card } jest już zakryta.
refuse-cover-dinosaur = Dinozaurów się nie zakrywa; i tak już wyginęły.
refuse-cover-fresh = Karta { $card } nie jest jeszcze zaliczona; zakrywa się tylko zaliczone.
refuse-cover-lemming-first = Przed innymi kartami trzeba zakryć zaliczonego leminga: { $card }.
refuse-cover-no-death = Nie ma karty śmierci do położenia.
refuse-cover-no-target = { $card } to nie karta celu; zakrywa się tylko karty celu.
refuse-cover-not-yours = Karta { $card } nie jest twoja; karta śmierci zakrywa tylko własne.
refuse-death-must-take = Nie wzięto karty celu albo działa wirus: trzeba wziąć kartę śmierci.
refuse-death-not-due = Teraz nie bierze się karty śmierci.
refuse-death-only-one = Bierze się tylko jedną kartę śmierci i nic więcej.
refuse-death-pink-decides = O tym, którą kartę śmierci bierzesz, decyduje różowa kostka: { $card }.
refuse-dinosaurs-only-one = W jednej kolejce można wziąć tylko jednego dinozaura.
refuse-dinosaurs-too-low = Bez różowej kostki suma wynosi { $sum }; to za mało na kartę { $card }.
refuse-duck-after-third = Kaczka daje czwarty rzut, więc trzeci musi być już za tobą.
refuse-duck-must-roll = Kaczka daje czwarty rzut; trzeba rzucić przynajmniej jedną kostką.
refuse-duck-too-late = Rzuty w tej kolejce już się skończyły; kaczka przychodzi za późno.
refuse-duck-use-first = Trzy rzuty już były; czwarty daje tylko kaczka. Najpierw jej użyj.
refuse-each-die-once-not-together = Te karty potrzebują jednej kostki dwa razy; każda liczy się raz.
refuse-end-over = Koniec gry.
refuse-first-roll-first = Kostki jeszcze decydują, kto zaczyna: rzuć jedną.
refuse-own-death-own-already = Kartę { $card } już masz; weź inną kartę śmierci.
refuse-own-death-table-first = Kartę { $card } już masz; inną bierze się ze stołu, dopóki jakaś tam leży.
refuse-pairs-not-shown = { $colour ->
    [black] Karta { $card } wymaga, żeby obie czarne kostki pokazywały { $number }.
    [red] Karta { $card } wymaga, żeby obie czerwone kostki pokazywały { $number }.
   *[white] Karta { $card } wymaga, żeby obie białe kostki pokazywały { $number }.
}
refuse-professors-not-shown = Karta { $card } wymaga, żeby czarna, czerwona i biała kostka pokazywały { $number }.
refuse-professors-roll-roll-first = Teraz rzuca się kostkami profesorów.
refuse-rolls-aside = Już odłożone, i to na dobre: { $die }.
refuse-rolls-done = Rzuty w tej kolejce już się skończyły.
refuse-rolls-keep-first = Najpierw powiedz, które kostki odkładasz. Żeby rzucić wszystkimi jeszcze raz, wpisz „keep nothing”.
refuse-rolls-no-such-die = Takiej kostki nie ma: { $die }.
refuse-rolls-roll-first = Najpierw rzuć kostkami.
refuse-rolls-said-twice = Więcej takich nie ma: { $die }.
refuse-rolls-which-die = Dwie kostki są takie same, ale mają różne symbole: napisz „{ $one }” albo „{ $other }”.
refuse-scoring-safe = Karta { $card } jest zaliczona; { $seat } już jej nie straci.
refuse-specials-by-itself = Karta { $card } działa sama z siebie, nie ma tu nic do wyboru.
refuse-specials-by-symbol = { $card } to karta specjalna; przynosi ją symbol na końcu kolejki.
refuse-specials-not-held = { $seat } nie ma karty { $card }.
refuse-take-done = Karty celu w tej kolejce są już wzięte.
refuse-take-elsewhere = Kartę { $card } ma { $seat }.
refuse-take-elsewhere-table = Karta { $card } leży na stole.
refuse-take-must-take = Można wziąć kartę celu, więc trzeba.
refuse-take-own = Kartę { $card } już masz.
refuse-take-roll-first = Najpierw rzut kaczki: powiedz, które kostki odkładasz.
refuse-take-stop-first = Karty bierze się, gdy rzuty się skończą: najpierw zakończ rzuty.
refuse-time-machine-not-needed = Suma { $sum } wystarcza; wehikuł czasu nie jest potrzebny.
refuse-time-machine-say-dinosaur = Wehikułu czasu używa się, biorąc dinozaura, który go potrzebuje.
refuse-two-rolls-no-duck = Kto ma kartę { $card }, rzuca tylko dwa razy, więc kaczka nic nie da.
