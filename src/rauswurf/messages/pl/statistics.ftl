### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Wszystko zostaje w tej przeglądarce. Nic nie jest nigdzie wysyłane.
statistics-none = Nic tu jeszcze nie ma. Skończ grę na tym urządzeniu, a zostanie policzona.
statistics-forbidden = Ta przeglądarka niczego nie zapamiętuje; może to okno prywatne. Dlatego nie możemy liczyć gier.
statistics-all = Wszystkie gry
statistics-games = Gry
statistics-wins = Wygrane
statistics-streak = Wygrane z rzędu teraz
statistics-longest = Najwięcej wygranych z rzędu
statistics-places = Twoje miejsca
statistics-place = Miejsce
statistics-count = Gry
statistics-share = Udział
statistics-faces = Co pokazały twoje kostki
statistics-face = Liczba oczek
statistics-faces-hint = Przy uczciwych kostkach każda liczba wypada mniej więcej co szósty raz.
statistics-by-game = Gra po grze
statistics-months = Miesiąc po miesiącu
statistics-month = Miesiąc
statistics-last = Twoje ostatnie gry
statistics-placed = Miejsce { $place } na { $players }, { $day }
statistics-export = Zapisz jako plik
statistics-import = Dodaj z pliku
statistics-added = { $count ->
    [one] Dodano jedną grę.
    [few] Dodano { $count } gry.
    [many] Dodano { $count } gier.
   *[other] Dodano { $count } gry.
}
statistics-bad-file = W tym pliku nie ma statystyk Rauswurf. Wybierz plik zapisany tutaj.
statistics-erase = Usuń wszystko
statistics-erase-sure = To usunie twoje statystyki w tej przeglądarce. Odzyskasz je tylko wtedy, gdy masz je zapisane w pliku.
statistics-erase-do = Usuń teraz
statistics-erased = Twoje statystyki zostały usunięte.
statistics-who = Dla kogo liczą się statystyki tego urządzenia?
statistics-nobody = Dla nikogo
statistics-counted = Ta gra jest w twoich statystykach.
