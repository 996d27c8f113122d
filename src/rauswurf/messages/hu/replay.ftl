### What `rauswurf replay` says, which shows a recorded game.

## Bad input, also for `rauswurf verify`.

replay-no-file = { $file }: nincs ilyen fájl
replay-folder = { $file }: ez egy mappa
replay-unreadable = { $file }: nem olvasható: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder }: nem üres; adj meg új mappát
replay-not-gif = a --gif mellé .gif végű fájl kell, nem { $file }
replay-unwritable = { $path }: nem írható: { $reason }

## Walking through a game, step by step.

replay-keys = Az Enter a következő lépést mutatja; b vissza, szám ugrik, a mindet, q kilép, ? súgó.
replay-help =
    Enter    a következő lépés
    b        egy lépést vissza
    17       ugrás a 17. lépésre; a 0 az eleje
    a        a maradék magától; Ctrl-C megállítja
    q        kilépés
replay-first-step = Ez az eleje.
replay-last-step = Az utolsó lépés száma: { $step }.

## Pictures.

replay-drawing = Rajzolás
replay-pictures = { $pictures ->
    [one] { $pictures } kép itt: { $path }.
   *[other] { $pictures } kép itt: { $path }.
}
