### What lies on the table: labels for those who hear the page, and words on buttons.

## The board of a race game.

table-board = Plansza
table-piece = { $colour } na { $field }
table-piece-picked = { $colour } na { $field }, w ręku
table-target = Idź na { $field }
table-target-throw = Idź na { $field } i zbij pionek ({ $colour })
table-target-stone = Idź na { $field } i traf w kamień ({ $colour })
table-target-turn = Odwróć pionek na polu { $field }
table-target-set = Postaw kamień na polu { $field }
table-stone = Kamień na { $field }
table-stone-picked = Kamień na { $field }, w ręku

## Buttons beside the board.

table-actions = Co jeszcze można zrobić
table-pass = Spasuj
table-push = Popchnij kamień
table-set-stone = Postaw kamień
table-hunt = Poluj na { $number }
table-hunts = Zamiast rzucać, zapoluj na liczbę:
table-which = Który ruch?
table-way = Z { $from } na { $to }
table-way-back = Z { $from } do tyłu na { $to }
table-cancel = Anuluj

## Dice.

table-dice = Kostki
table-roll = { $dice ->
    [one] Rzuć
    [few] Rzuć { $dice } kostkami
    [many] Rzuć { $dice } kostkami
   *[other] Rzuć { $dice } kostkami
}
table-rolls-left = { $rolls ->
    [one] Został jeden rzut
    [few] Zostały { $rolls } rzuty
    [many] Zostało { $rolls } rzutów
   *[other] Zostało { $rolls } rzutu
}
table-type = Co wypadło?
table-type-for = Rzuć za: { $name }. Co wypadło?
table-type-die = Kostka { $number }
table-typed = Przyjmij ten rzut
table-skip = Przejdź do mojej kolejki
table-die = Kostka: { $face }
table-die-of = Kość – { $colour }: { $face }
table-die-unrolled = Kostka, jeszcze przed rzutem

## NICHTLUSTIG.

table-display = Karty do zdobycia
table-all-cards = Wszystkie karty
table-deaths = Karty śmierci
table-specials = Karty specjalne
table-hand = Karty: { $name }
table-no-cards = jeszcze bez kart
table-card-scored = { $card }, zaliczona
table-card-covered = { $card }, zakrywa ją { $death }
table-seven-dice = Siedem kostek
table-die-black = Czarna kostka: { $face }
table-die-red = Czerwona kostka: { $face }
table-die-white = Biała kostka: { $face }
table-die-pink = Różowa kostka: { $face }
table-die-black-symbol = Czarna kostka: { $symbol }
table-die-red-symbol = Czerwona kostka: { $symbol }
table-die-white-symbol = Biała kostka: { $symbol }
table-die-pink-symbol = Różowa kostka: { $symbol }
table-die-black-unrolled = Czarna kostka, do rzucenia
table-die-red-unrolled = Czerwona kostka, do rzucenia
table-die-white-unrolled = Biała kostka, do rzucenia
table-die-pink-unrolled = Różowa kostka, do rzucenia
table-aside = odłożone
table-brings = Te kości dałyby ci:
table-brings-nothing = Te kości nie dają żadnej karty.
table-keep-hint = Dotknij kostek, które odkładasz.
table-keep = { $dice ->
    [0] Rzuć wszystkimi jeszcze raz
    [one] Odłóż jedną, rzuć resztą
    [few] Odłóż { $dice }, rzuć resztą
    [many] Odłóż { $dice }, rzuć resztą
   *[other] Odłóż { $dice }, rzuć resztą
}
table-stop = Nie rzucaj więcej
table-no-duck = Bez czwartego rzutu
table-use = Użyj karty { $card }
table-take-card = Weź kartę { $card }
table-cover-card = Zakryj kartę { $card }
table-take-hint = Dotknij kart, które bierzesz.
table-take = { $cards ->
    [one] Weź tę kartę
    [few] Weź { $cards } karty
    [many] Weź { $cards } kart
   *[other] Weź { $cards } karty
}
table-take-machine = Weź z wehikułem czasu
table-take-nothing = Nic nie bierz
table-death-hint = Dotknij karty śmierci, którą bierzesz.
table-cover-hint = Dotknij karty, która zostanie zakryta.
