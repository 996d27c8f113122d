### What lies on the table.

## The board of a race game.

table-board = Játéktábla
table-piece = { $colour }: { $field }
table-piece-picked = { $colour }: { $field }, felvéve
table-target = Lépés ide: { $field }
table-target-throw = Lépés ide: { $field }, { $colour } repül
table-target-stone = Lépés ide: { $field }, a kő visszamegy: { $colour }
table-target-turn = Bábu megfordítása itt: { $field }
table-target-set = Kő lerakása ide: { $field }
table-stone = Kő itt: { $field }
table-stone-picked = Kő itt: { $field }, felvéve

## Buttons beside the board.

table-actions = Mi mást lehet még tenni
table-pass = Passz
table-push = Kő tolása
table-set-stone = Kő lerakása
table-hunt = Vadászat: { $number }
table-hunts = Dobás helyett vadászat erre a számra:
table-which = Melyik lépés?
table-way = { $from } → { $to }
table-way-back = { $from } → { $to }, hátra
table-cancel = Mégse

## Dice.

table-dice = Kockák
table-roll = { $dice ->
    [one] Dobás
   *[other] Dobás { $dice } kockával
}
table-rolls-left = { $rolls ->
    [one] Még egy dobás
   *[other] Még { $rolls } dobás
}
table-type = Mit dobtál?
table-type-for = Dobj helyette: { $name }. Mit mutat a kocka?
table-type-die = { $number }. kocka
table-typed = Ez a dobás érvényes
table-skip = Ugrás az én körömre
table-die = Kocka: { $face }
table-die-of = { $colour } kockája: { $face }
table-die-unrolled = Kocka, még dobás előtt

## NICHTLUSTIG, a game of dice and cards.

table-display = Megszerezhető kártyák
table-all-cards = Minden kártya
table-deaths = Halálkártyák
table-specials = Különleges kártyák
table-hand = { $name } kártyái
table-no-cards = még nincs kártya
table-card-scored = { $card }, beszámított
table-card-covered = { $card }, letakarja: { $death }
table-seven-dice = A hét kocka
table-die-black = Fekete kocka: { $face }
table-die-red = Piros kocka: { $face }
table-die-white = Fehér kocka: { $face }
table-die-pink = Rózsaszín kocka: { $face }
table-die-black-symbol = Fekete kocka: { $symbol }
table-die-red-symbol = Piros kocka: { $symbol }
table-die-white-symbol = Fehér kocka: { $symbol }
table-die-pink-symbol = Rózsaszín kocka: { $symbol }
table-die-black-unrolled = Fekete kocka, dobásra vár
table-die-red-unrolled = Piros kocka, dobásra vár
table-die-white-unrolled = Fehér kocka, dobásra vár
table-die-pink-unrolled = Rózsaszín kocka, dobásra vár
table-aside = félretéve
table-brings = Ezekkel a kockákkal ezt kapnád:
table-brings-nothing = Ezekkel a kockákkal nem kapsz kártyát.
table-keep-hint = Koppints a kockákra, amelyeket félreteszel.
table-keep = { $dice ->
    [0] Mindet újra
    [one] Egy marad, a többit újra
   *[other] { $dice } marad, a többit újra
}
table-stop = Nem dobok többet
table-no-duck = Nincs negyedik dobás
table-use = Felhasználom: { $card }
table-take-card = Elveszem: { $card }
table-cover-card = Letakarom: { $card }
table-take-hint = Koppints a kártyákra, amelyeket elveszel.
table-take = { $cards ->
    [one] Elveszem ezt a kártyát
   *[other] Elveszek { $cards } kártyát
}
table-take-machine = Elveszem az Időgéppel
table-take-nothing = Nem veszek el semmit
table-death-hint = Koppints a halálkártyára, amelyet elveszel.
table-cover-hint = Koppints a kártyára, amelyet letakarsz.
