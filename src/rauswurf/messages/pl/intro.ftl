### Each game on one screen, to be read before playing

intro-aim-title = O co grasz
intro-turn-title = Twoja kolejka
intro-special-title = Co jest szczególne
intro-setup-title = Przygotowanie
intro-pictures-title = Trzy obrazki (grasz żółtym)
intro-figures = Od { $least } do { $most } graczy, od { $age } lat, około { $minutes } minut.
intro-classic-aim = Przeprowadź wszystkie swoje pionki raz dookoła trasy i do domku przed innymi.
intro-classic-turn = Rzuć kostką i przesuń jeden ze swoich pionków o tyle pól. Szóstka wprowadza pionek z bazy i daje jeszcze jeden rzut. Jeśli staniesz na cudzym pionku, wraca on do swojej bazy.
intro-nueby-aim = Przeprowadź wszystkie swoje pionki dookoła planszy i do domku przed innymi.
intro-nueby-turn = Jeśli nie masz pionka w grze, najpierw wprowadź czekający. Potem rzuć. Przy 1–5 przesuwasz jeden pionek. Szóstka wprowadza pionek albo bije, a pierwsza szóstka daje jeszcze jeden rzut.
intro-kurzer-einsatz-turn = Rzuć kostką i przesuń jeden ze swoich pionków o tyle pól. Wszystkie twoje pionki są w grze od początku, a szóstka jest liczbą jak każda inna.
intro-nichtlustig-aim = Zdobywaj kośćmi karty, zamieniaj je w punkty i trzymaj Śmierć z daleka.
intro-nichtlustig-turn = Rzuć siedmioma kośćmi do trzech razy i odkładaj, co chcesz. Różowa liczba punktuje karty. Potem bierzesz karty, które pokazują kości. Jeśli nie bierzesz żadnej, dostajesz kartę śmierci.
intro-scene-capture = Masz { $die }. Z { $origin } trafiasz dokładnie na { $target } i bijesz stojący tam pionek.
intro-scene-clear-start = Masz pionki w bazie, więc najpierw musi ruszyć pionek na twoim polu startowym ({ $origin }).
intro-scene-goal-count = Pola domku liczy się po jednym: z { $origin } { $die } prowadzi na { $target }. Zbyt duża liczba nie ruszy tego pionka.
intro-scene-throw = Z { $origin } trafiasz na { $target } i bijesz stojący tam pionek. Teraz czeka na { $waits } i stamtąd wchodzi.
intro-scene-backward-throw = Pole pomiędzy jest zajęte, więc z { $die } możesz bić do tyłu, z { $origin } na { $target }.
intro-scene-second-level = Z { $origin } { $die } prowadzi przez twoją strzałkę na wewnętrzny pierścień, na { $target }.
intro-scene-blockade = Kamień na { $target } zamyka drogę wszystkim. Tylko dokładnie { $die } z { $origin } trafia go i odsyła na jego tor.
intro-scene-hunt = Na bocznej ścieżce ({ $origin }) nikt cię nie zbije. Stąd możesz polować: podaj liczbę i rzuć czterema kostkami.
intro-scene-either-way = Z { $die } możesz iść z { $origin } do przodu albo do tyłu na { $target }.
intro-scene-arrow = Pola wejścia mają strzałki: z { $origin } możesz cofnąć się na { $target }, ale nigdy dalej.
intro-scene-shortcut = Stoisz na polu ze strzałką { $origin }. Z { $die } możesz pójść szarym skrótem na { $target }.
intro-scene-short-throw = Z { $origin } bijesz pionek na { $target }. Wraca tylko na pole wejścia { $entry }.
intro-scene-grey = Na szarych polach nikt nie jest bity, więc z { $origin } nie wejdziesz na { $target }.
intro-scene-take = Twoje dwie białe kości pokazują tę samą liczbę: zdobywasz leminga z tą liczbą.
intro-scene-scoring = Zanim ktoś weźmie karty, różowa liczba zamienia w punkty wszystkie karty o tej wartości.
intro-scene-death = Nic nie zdobywasz, więc przychodzi Śmierć: zakrywa leminga z punktami i te punkty przepadają.
intro-setup-classic = { $opening ->
    [one-on-start] Jeden twój pionek stoi na polu startowym, trzy czekają w bazie (B). Pola domku to a do d.
   *[all-in-base] Twoje cztery pionki czekają w bazie (B). Pola domku to a do d.
}
intro-setup-waiting = Twoje pionki czekają na polach oczekiwania (W0, W1, …, po jednym na kolor). Pola domku to a do d.
intro-setup-first-fields = Twoje pionki zaczynają na szarych polach tuż za twoim polem wejścia. Pola domku to a do d.
intro-setup-three-pieces = Od { $from } graczy każdy ma trzy pionki. Czwarty od początku stoi na ostatnim polu domku, d.
intro-setup-stone = Twój kamień zaczyna na L0 swojego toru, we dwoje na L1. F to wolne pole, z którego możesz go postawić.
intro-setup-side = Pola bocznych ścieżek nazywają się np. s2.4: czwarte pole ścieżki w odcinku 2.
intro-setup-grey = Szare pola skrótów nazywają się np. g2.1: pierwsze pole skrótu w odcinku 2.
intro-setup-inner = Pola wewnętrznego pierścienia zaczynają się na i (i0 do i35); jego pola oczekiwania to w0 do w5.
intro-setup-cards = Wszystkie karty celu leżą odkryte na stole, a obok karty śmierci i sześć kart specjalnych.
