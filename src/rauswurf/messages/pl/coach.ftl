# The coach: chances, luck and mistakes.

coach-no-evaluator = Na tej planszy nikt nie umie ocenić pozycji w grze { $game }. Trener zna plansze dołączone do Rauswurf.

coach-title = { $game }: jak poszło?
coach-unfinished = Ta partia nie została dokończona. Wynik pokazuje szanse z jej ostatniej chwili.
coach-taken-back = To, co cofnięto, się nie liczy.
coach-stage = Wyścig o miejsce { $place }
coach-start = Początek
coach-luck = Szczęście
coach-errors = Błędy
coach-estimate = Szacunek
coach-result = Wynik
coach-fair = Bez szczęścia
coach-class = Klasa
coach-unit = Wszystkie liczby to partie na 100. Początek, szczęście, błędy i szacunek dają razem wynik. Szacunek to wszystko, w czym pomylił się sam trener. Szczęście i błędy są wszystkich graczy: co jeden oddaje, zyskują inni.
coach-fair-said = „Bez szczęścia” to wynik pomniejszony o szczęście, razem z dokładnością. Prawdziwy wynik zostaje.
coach-class-said = Klasa mówi, jak dobre były wybory. Jedna partia mówi niewiele: jeśli są dwie klasy, prawdziwa może być jedną z nich albo leżeć pomiędzy.
coach-luck-even = Szczęście i pech się wyrównały: { $who }.
coach-luck-good =
    Dopisało szczęście: { $who }. Było warte tyle: { $size ->
        [twentieth] jedna partia na dwadzieścia
        [tenth] jedna dziesiąta partii
        [quarter] ćwierć partii
        [third] jedna trzecia partii
        [half] pół partii
       *[whole] cała partia
    }.
coach-luck-bad =
    Zabrakło szczęścia: { $who }. Kosztowało to tyle: { $size ->
        [twentieth] jedna partia na dwadzieścia
        [tenth] jedna dziesiąta partii
        [quarter] ćwierć partii
        [third] jedna trzecia partii
        [half] pół partii
       *[whole] cała partia
    }.
coach-mistakes-none = Bez błędów: { $who }.
coach-mistakes = { $count ->
    [one] { $who }: { $count } błąd.
    [few] { $who }: { $count } błędy.
   *[many] { $who }: { $count } błędów.
}
coach-lost = { $who } traci przez swoje wybory razem { $points } partii na 100.
coach-lost-rolls = { $count ->
    [one] To mniej więcej tyle, co jeden pechowy rzut.
    [few] To mniej więcej tyle, co { $count } pechowe rzuty.
   *[many] To mniej więcej tyle, co { $count } pechowych rzutów.
}
coach-turning = Punkty zwrotne
coach-step = Krok { $step }: { $told }
coach-roll-good = { $who } zyskuje tym rzutem { $points } partii na 100.
coach-roll-bad = { $who } traci tym rzutem { $points } partii na 100.
coach-choice-cost = { $who } traci tym wyborem { $points } partii na 100.
coach-changes = Szanse: { $chances }.
coach-instead = Co można było zrobić i ile partii na 100 wygrywa wtedy { $who }:
coach-dice-of = Co czyje kostki komu przyniosły
coach-errors-of = Co czyje błędy komu przyniosły
coach-evaluator = Źródło szans: { $evaluator }. Zwykle mylą się o mniej niż { $points } partii na 100.
coach-page-written = Strona jest w pliku { $file }.
coach-closer = Dokładniejsze spojrzenie
coach-closer-said = Te chwile rozegrano dalej wiele razy i odjęto szczęście. Liczba po ± to błąd standardowy: w dwóch przypadkach na trzy prawda nie leży dalej.
coach-closer-wins = Wygrane na 100
coach-closer-games = Gry
coach-closer-progress = Spojrzenie { $look }: gry: { $games }, ± { $error }
coach-curve = Szanse w trakcie partii
coach-class-beginner = początki
coach-class-learner = nauka
coach-class-casual = rekreacja
coach-class-skilled = wprawa
coach-class-expert = ekspert
coach-class-master = mistrz
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
