### What `rauswurf replay` says, which shows a recorded game.

## Bad input.

replay-no-file = { $file }: dit bestand bestaat niet
replay-folder = { $file }: dit is een map
replay-unreadable = { $file }: kan niet gelezen worden: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } is niet leeg: noem een nieuwe map
replay-not-gif = --gif wil een bestand dat op .gif eindigt, niet { $file }
replay-unwritable = { $path } kan niet geschreven worden: { $reason }

## Walking through a game.

replay-keys = Enter toont de volgende stap; b terug, een getal om te springen, a alles, q stoppen, ? help.
replay-help =
    Enter    de volgende stap
    b        één stap terug
    17       naar stap 17; 0 is het begin
    a        de rest vanzelf tonen; Ctrl-C houdt het aan
    q        stoppen
replay-first-step = Dit is het begin.
replay-last-step = De laatste stap is { $step }.

## Pictures.

replay-drawing = Tekenen
replay-pictures = { $pictures ->
    [one] { $pictures } plaatje staat in { $path }.
   *[other] { $pictures } plaatjes staan in { $path }.
}
