### What `rauswurf replay` says, which shows a recorded game.

## Bad input.

replay-no-file = { $file }: nie ma takiego pliku
replay-folder = { $file }: to folder
replay-unreadable = { $file }: nie da się odczytać: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } nie jest pusty: podaj nowy folder
replay-not-gif = --gif wymaga pliku o nazwie zakończonej na .gif, nie { $file }
replay-unwritable = nie da się zapisać { $path }: { $reason }

## Walking through a game.

replay-keys = Enter pokazuje następny krok; b wstecz, liczba skacze, a wszystko, q koniec, ? pomoc.
replay-help =
    Enter    następny krok
    b        krok wstecz
    17       do kroku 17; 0 to początek
    a        reszta sama; Ctrl-C zatrzymuje
    q        koniec
replay-first-step = To jest początek.
replay-last-step = Ostatni krok to { $step }.

## Pictures.

replay-drawing = Rysuję
replay-pictures = { $pictures ->
    [one] W { $path } jest { $pictures } obrazek.
    [few] W { $path } są { $pictures } obrazki.
    [many] W { $path } jest { $pictures } obrazków.
   *[other] W { $path } jest { $pictures } obrazka.
}
