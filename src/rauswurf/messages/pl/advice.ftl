### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Kto miał jakie szanse i kiedy
advice-race-win = Szanse na wygraną:
advice-race-place = Szanse na miejsce { $place }:
advice-moments = Chwile, które się liczyły
advice-step-lucky = { $name } rzuca: { $faces }. Szczęście: to było warte { $count } na 100 gier.
advice-step-unlucky = { $name } rzuca: { $faces }. Pech: to kosztowało { $count } na 100 gier.
advice-step-mistake = { $name }: { $move }. To kosztowało { $count } na 100 gier.
advice-step-good = { $name }: { $move }. Dobry wybór.
advice-step-others = { $name }: zyskuje { $gains }, traci { $loses }: { $count } na 100 gier.
advice-step-forced = { $name }: { $move }. Nie było wyboru.
advice-step-usual = Tu nie stało się nic szczególnego.
advice-better = Lepiej: { $move }.
advice-why = Pokaż mi dlaczego
advice-why-after = Po tym ruchu: { $move }
advice-why-wins = { $name } wygrywa { $count } na 100 gier.
advice-why-thrown = { $name }: następnymi rzutami przeciwnicy mogą zbić pionek w { $count } na 100 przypadków.
advice-why-safe = { $name }: następnym rzutem żaden przeciwnik nie może zbić pionka.
advice-why-answer = Co najczęściej następuje, w { $count } na 100 przypadków: { $told }
advice-why-passes = { $name }: w { $count } na 100 przypadków nic się nie da zrobić.

## Luck and mistakes, player by player.

advice-sums = Szczęście i błędy
advice-sums-place = Szczęście i błędy w walce o miejsce { $place }
advice-luck-good = { $name }: kostki podarowały { $count } na 100 gier.
advice-luck-good-much = { $name }: kostki podarowały tyle, co całe gry: { $games }.
advice-luck-bad = { $name }: kostki zabrały { $count } na 100 gier.
advice-luck-bad-much = { $name }: kostki zabrały tyle, co całe gry: { $games }.
advice-luck-even = { $name }: szczęście i pech się wyrównały.
advice-mistakes = { $name }: błędy: { $mistakes }, stracone w ten sposób: { $count } na 100 gier.
advice-mistakes-much = { $name }: błędy: { $mistakes }, stracone w ten sposób całe gry: { $games }.
advice-mistakes-none = { $name }: żadnego błędu, o którym warto mówić.
advice-sums-start = Początek
advice-sums-luck = Szczęście
advice-sums-own = Własne błędy
advice-sums-others = Błędy innych
advice-sums-estimate = Oszacowanie
advice-sums-result = Wynik
advice-sums-hint = Wszystkie liczby to gry na 100. Każda kolumna się zgadza: początek, szczęście, błędy i oszacowanie dają wynik. Oszacowanie to to, w czym po drodze pomylił się sam trener.
advice-exact = Te szanse są dokładne.
advice-estimated = Te szanse są oszacowane. Mogą się różnić o { $count } na 100.
advice-evaluator = Obliczył: { $name }.

## At the table.

advice-hint = Najlepiej: { $move }.
advice-hint-wins = Tak wygrywasz około { $count } na 100 gier.
advice-sure = Na pewno?
advice-sure-cost = { $move }: to kosztuje około { $count } na 100 gier.
advice-sure-yes = Mimo to zagraj
advice-sure-no = Zastanowię się
advice-agree = Osoba, która otworzyła ten stół, chce, żeby trener pomagał wszystkim: { $what }. Zgadzasz się?

## A position.

advice-now = Szanse teraz
advice-rolls = Co może wypaść
advice-roll = Jeśli wypadnie { $faces }
advice-rolls-hint = Pod każdą liczbą: o ile gier na 100 ten rzut jest wart więcej lub mniej niż zwykle. Wybierz rzut, żeby zobaczyć jego ruchy.
advice-moves = Ruchy
advice-cost = Koszt
advice-no-move = Żaden pionek nie może ruszyć.
advice-set-up = Żeby zmienić pozycję, dotknij pionka, a potem pola, na którym ma stać.
advice-change = Ustaw inną pozycję
advice-piece = { $colour }, pionek { $number }
advice-turn = Czyja kolej?
advice-text = Pozycja jako tekst
advice-show = Pokaż
