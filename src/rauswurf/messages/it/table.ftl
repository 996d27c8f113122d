### What lies on the table: the board with its pieces, cards and dice.

## The board of a race game.

table-board = Tabellone
table-piece = { $colour } in { $field }
table-piece-picked = { $colour } in { $field }, pedina scelta
table-target = Vai in { $field }
table-target-throw = Vai in { $field } e cattura { $colour }
table-target-stone = Vai in { $field }, sulla pietra di { $colour }
table-target-turn = Gira la pedina in { $field }
table-target-set = Metti la pietra in { $field }
table-stone = Pietra in { $field }
table-stone-picked = Pietra in { $field }, scelta

## Buttons beside the board.

table-actions = Che cos’altro si può fare
table-pass = Passa
table-push = Spingi la pietra
table-set-stone = Metti la pietra
table-hunt = A caccia del numero { $number }
table-hunts = Invece di tirare, vai a caccia di un numero:
table-which = Quale mossa?
table-way = Da { $from } a { $to }
table-way-back = Indietro da { $from } a { $to }
table-cancel = Annulla

## Dice.

table-dice = Dadi
table-roll = { $dice ->
    [one] Tira
   *[other] Tira { $dice } dadi
}
table-rolls-left = { $rolls ->
    [one] Ancora un tiro
   *[other] Ancora { $rolls } tiri
}
table-type = Che cosa è uscito?
table-type-for = Tira per { $name }. Che cosa è uscito?
table-type-die = Dado { $number }
table-typed = Conferma questo tiro
table-skip = Vai al mio turno
table-die = Dado: { $face }
table-die-of = Dado – { $colour }: { $face }
table-die-unrolled = Dado, non ancora tirato

## NICHTLUSTIG, a game of dice and cards.

table-display = Carte da vincere
table-all-cards = Tutte le carte
table-deaths = Carte Morte
table-specials = Carte speciali
table-hand = Carte di { $name }
table-no-cards = ancora nessuna carta
table-card-scored = { $card }, incassata
table-card-covered = { $card }, sotto { $death }
table-seven-dice = I sette dadi
table-die-black = Dado nero: { $face }
table-die-red = Dado rosso: { $face }
table-die-white = Dado bianco: { $face }
table-die-pink = Dado rosa: { $face }
table-die-black-symbol = Dado nero: { $symbol }
table-die-red-symbol = Dado rosso: { $symbol }
table-die-white-symbol = Dado bianco: { $symbol }
table-die-pink-symbol = Dado rosa: { $symbol }
table-die-black-unrolled = Dado nero, da tirare
table-die-red-unrolled = Dado rosso, da tirare
table-die-white-unrolled = Dado bianco, da tirare
table-die-pink-unrolled = Dado rosa, da tirare
table-aside = da parte
table-brings = Questi dadi darebbero:
table-brings-nothing = Questi dadi non danno nessuna carta.
table-keep-hint = Tocca i dadi che metti da parte.
table-keep = { $dice ->
    [0] Tira di nuovo tutti
    [one] Tienine uno, tira gli altri
   *[other] Tienine { $dice }, tira gli altri
}
table-stop = Smetti di tirare
table-no-duck = Niente quarto tiro
table-use = Usa la carta { $card }
table-take-card = Prendi { $card }
table-cover-card = Copri { $card }
table-take-hint = Tocca le carte che prendi.
table-take = { $cards ->
    [one] Prendi questa carta
   *[other] Prendi { $cards } carte
}
table-take-machine = Prendila con la macchina del tempo
table-take-nothing = Non prendere niente
table-death-hint = Tocca la carta Morte che prendi.
table-cover-hint = Tocca la carta da coprire.
