### What `rauswurf replay` says, which shows a recorded game.

## Bad input, also for `rauswurf verify`.

replay-no-file = { $file }: takový soubor neexistuje
replay-folder = { $file }: to je složka
replay-unreadable = { $file }: nejde přečíst: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } není prázdná složka: zadej novou
replay-not-gif = --gif chce soubor s koncovkou .gif, ne { $file }
replay-unwritable = { $path } nejde zapsat: { $reason }

## Walking through a game, step by step.

replay-keys = Enter ukáže další krok; b zpět, číslo skočí, a všechno, q konec, ? nápověda.
replay-help =
    Enter    další krok
    b        o krok zpět
    17       na krok 17; 0 je začátek
    a        ukázat zbytek najednou; zastaví to Ctrl-C
    q        konec
replay-first-step = Tohle je začátek.
replay-last-step = Poslední krok je { $step }.

## Pictures.

replay-drawing = Kreslí se
replay-pictures = { $pictures ->
    [one] { $pictures } obrázek je v { $path }.
    [few] { $pictures } obrázky jsou v { $path }.
   *[other] { $pictures } obrázků je v { $path }.
}
