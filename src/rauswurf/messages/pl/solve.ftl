# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } to nie tabela rozwiązanej gry albo jest ucięta. Tworzy ją „rauswurf solve”.
solve-only-classic = Rozwiązać można tylko „madn”, „never-mind” i „dont-worry”, nie { $game }.
solve-only-plain = Rozwiązać to można tylko z { $variant }={ $value }.
solve-moves = szukam ruchów
solve-sweep = przebieg { $number }
solve-check = sprawdzam
solve-cut = wybieram pozycje
solve-done =
    { $game }, dwoje graczy, każdy ma { $pieces ->
        [one] jeden pionek
        [few] { $pieces } pionki
        [many] { $pieces } pionków
       *[other] { $pieces } pionka
    }: liczba pozycji { $positions }, { $sweeps ->
        [one] jeden przebieg
        [few] { $sweeps } przebiegi
        [many] { $sweeps } przebiegów
       *[other] { $sweeps } przebiegu
    }.
solve-residual = Żadna pozycja nie zmieniłaby się o więcej niż { $residual }.
solve-first-player = Kto zaczyna, wygrywa { $chance } partii, jeśli oboje grają bezbłędnie.
solve-written = Tabela jest w { $file }. Gra według niej bot „perfect”.
solve-elsewhere = Tabela jest w { $file }. Bot 'perfect' tam nie zagląda: umieść ją w { $usual }, żeby z niej grał.
solve-device = --device to cpu albo gpu, nie { $device }.
solve-needs-gpu = Tabela dla { $pieces } pionków każdego gracza jest za duża dla procesora. Dodaj --device gpu: potrzebna jest karta graficzna ze 100 GB pamięci.
solve-gpu-too-small = Potrzeba { $needed } GB pamięci na karcie graficznej. Wolne jest tylko { $free } GB.
solve-residual-sample = Sprawdzono { $positions } pozycji: żadna nie zmieniłaby się o więcej niż { $residual }.
solve-damaged = Plik { $file } jest uszkodzony: zawartość nie zgadza się z sumami kontrolnymi.
solve-wrong = Plik { $file } jest błędny: według zasad pozycja zmieniłaby się o { $residual }.
solve-other-game = { $file } to tabela gry { $found }, a nie { $game }.
solve-slice = --slice przyjmuje liczbę pozycji, na przykład 1000000, albo pieces=N, na przykład pieces=2. { $given } nie pasuje.
solve-slice-no-table = W { $file } nie ma tabeli z tymi zasadami. Najpierw rozwiąż grę: pomiń --slice.
solve-slice-done = Liczba pozycji w wycinku: { $positions }. Jest w { $file }.
