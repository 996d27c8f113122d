### What `rauswurf replay` says, which shows a recorded game.

## Bad input, also for `rauswurf verify`.

replay-no-file = { $file }: questo file non esiste
replay-folder = { $file }: è una cartella
replay-unreadable = { $file }: non si può leggere: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } non è vuota: indica una cartella nuova
replay-not-gif = --gif vuole un file che finisce in .gif, non { $file }
replay-unwritable = { $path } non si può scrivere: { $reason }

## Walking through a game, step by step.

replay-keys = Invio mostra il passo successivo; b indietro, un numero per saltare, a tutto, q esci, ? aiuto.
replay-help =
    Invio    il passo successivo
    b        un passo indietro
    17       vai al passo 17; 0 è l’inizio
    a        mostra il resto da solo; Ctrl-C lo ferma
    q        esci
replay-first-step = Questo è l’inizio.
replay-last-step = L’ultimo passo è { $step }.

## Pictures.

replay-drawing = Disegno
replay-pictures = { $pictures ->
    [one] { $pictures } immagine è in { $path }.
   *[other] { $pictures } immagini sono in { $path }.
}
