### Was `rauswurf replay` sagt.

## Falsche Eingaben.

replay-no-file = { $file }: diese Datei gibt es nicht
replay-folder = { $file }: das ist ein Ordner
replay-unreadable = { $file }: lässt sich nicht lesen: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } ist nicht leer: nenne einen neuen Ordner
replay-not-gif = --gif braucht eine Datei, die auf .gif endet, nicht { $file }
replay-unwritable = { $path } lässt sich nicht schreiben: { $reason }

## Schritt für Schritt.

replay-keys = Enter zeigt den nächsten Schritt; b zurück, eine Zahl zum Springen, a alles, q Ende, ? Hilfe.
replay-help =
    Enter    der nächste Schritt
    b        ein Schritt zurück
    17       zu Schritt 17; 0 ist der Anfang
    a        den Rest von selbst zeigen; Strg-C hält an
    q        aufhören
replay-first-step = Das ist der Anfang.
replay-last-step = Der letzte Schritt ist { $step }.

## Bilder.

replay-drawing = Zeichne
replay-pictures = { $pictures ->
    [one] { $pictures } Bild ist in { $path }.
   *[other] { $pictures } Bilder sind in { $path }.
}
