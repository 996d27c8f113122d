### What lies on the table.

## The board of a race game.

table-board = Hrací plán
table-piece = { $colour } na poli { $field }
table-piece-picked = { $colour } na poli { $field }, v ruce
table-target = Táhnout na pole { $field }
table-target-throw = Táhnout na pole { $field }; ven letí { $colour }
table-target-stone = Táhnout na pole { $field } a trefit kámen ({ $colour })
table-target-turn = Otočit figurku na poli { $field }
table-target-set = Položit kámen na pole { $field }
table-stone = Kámen na poli { $field }
table-stone-picked = Kámen na poli { $field }, v ruce

## Buttons beside the board.

table-actions = Co ještě jde
table-pass = Pasovat
table-push = Posunout kámen
table-set-stone = Položit kámen
table-hunt = Lovit { $number }
table-hunts = Místo házení lovit číslo:
table-which = Který tah?
table-way = { $from } na { $to }
table-way-back = { $from } zpět na { $to }
table-cancel = Zrušit

## Dice.

table-dice = Kostky
table-roll = { $dice ->
    [one] Hodit
    [few] Hodit { $dice } kostkami
   *[other] Hodit { $dice } kostkami
}
table-rolls-left = { $rolls ->
    [one] Zbývá jeden hod
    [few] Zbývají { $rolls } hody
   *[other] Zbývá { $rolls } hodů
}
table-type = Co padlo?
table-type-for = Hoď za hráče { $name }. Co padlo?
table-type-die = Kostka { $number }
table-typed = Platí tenhle hod
table-skip = Přeskočit na můj tah
table-die = Kostka: { $face }
table-die-of = Kostka – { $colour }: { $face }
table-die-unrolled = Kostka, ještě nehozená

## NICHTLUSTIG, a game of dice and cards.

table-display = Karty, které jdou vyhrát
table-all-cards = Všechny karty
table-deaths = Karty smrti
table-specials = Speciální karty
table-hand = Karty: { $name }
table-no-cards = zatím bez karet
table-card-scored = { $card }, započítaná
table-card-covered = { $card }, pod kartou { $death }
table-seven-dice = Sedm kostek
table-die-black = Černá kostka: { $face }
table-die-red = Červená kostka: { $face }
table-die-white = Bílá kostka: { $face }
table-die-pink = Růžová kostka: { $face }
table-die-black-symbol = Černá kostka: { $symbol }
table-die-red-symbol = Červená kostka: { $symbol }
table-die-white-symbol = Bílá kostka: { $symbol }
table-die-pink-symbol = Růžová kostka: { $symbol }
table-die-black-unrolled = Černá kostka, čeká na hod
table-die-red-unrolled = Červená kostka, čeká na hod
table-die-white-unrolled = Bílá kostka, čeká na hod
table-die-pink-unrolled = Růžová kostka, čeká na hod
table-aside = stranou
table-brings = Tyhle kostky by ti daly:
table-brings-nothing = Tyhle kostky ti nedají žádnou kartu.
table-keep-hint = Ťukni na kostky, které odkládáš stranou.
table-keep = { $dice ->
    [0] Hodit všemi znovu
    [one] Jednu nechat, zbytek hodit
    [few] { $dice } nechat, zbytek hodit
   *[other] { $dice } nechat, zbytek hodit
}
table-stop = Přestat házet
table-no-duck = Bez čtvrtého hodu
table-use = Použít: { $card }
table-take-card = Vzít: { $card }
table-cover-card = Zakrýt: { $card }
table-take-hint = Ťukni na karty, které si bereš.
table-take = { $cards ->
    [one] Vzít tuhle kartu
    [few] Vzít { $cards } karty
   *[other] Vzít { $cards } karet
}
table-take-machine = Vzít se Strojem času
table-take-nothing = Nebrat nic
table-death-hint = Ťukni na kartu smrti, kterou si bereš.
table-cover-hint = Ťukni na kartu, která se zakryje.
