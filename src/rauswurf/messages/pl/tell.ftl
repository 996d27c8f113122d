### What happened at the table: whole sentences, in the present tense.

## Rolling.

tell-roll = { $who } wyrzuca { $face }.
tell-roll-lost = { $who } wyrzuca { $face } i nic nie może z tym zrobić.
tell-begins = { $who } zaczyna.
tell-tied = Równy wynik: { $who } rzucają jeszcze raz.

## A piece moves.

tell-enter = { $who } wchodzi do gry na pole { $to }.
tell-enter-capture = { $who } wchodzi do gry na pole { $to } i zbija pionek: { $victim } wraca { $back }.
tell-move = { $who } idzie { $origin } { $to }.
tell-capture = { $who } idzie { $origin } { $to } i zbija pionek: { $victim } wraca { $back }.
tell-hit-stone = { $who } idzie { $origin } { $to }; kamień ({ $victim }) wraca { $back }.
tell-goal = { $who } idzie { $origin } { $to }.
tell-back = { $who } cofa się { $origin } { $to }.
tell-back-capture = { $who } cofa się { $origin } { $to } i zbija pionek: { $victim } wraca { $back }.
tell-neutral = { $who } rusza neutralnym pionkiem ({ $colour }).
tell-pass = { $who } pasuje.

## What follows from a move.

tell-huffed = { $colour } przeocza bicie: pionek z pola { $origin } wraca { $back }.
tell-pushed = { $colour } przesuwa się { $origin } { $to }, żeby zrobić miejsce.
tell-home = { $count ->
    [one] { $who } jest w domku.
    [few] { $who } są w domku.
    [many] { $who } są w domku.
   *[other] { $who } są w domku.
}

## Games in which pieces hunt.

tell-hunt = { $who } poluje na { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } wyrzuca { $faces }: pudło.
    [one] { $who } wyrzuca { $faces }: jedno trafienie.
    [few] { $who } wyrzuca { $faces }: { $hits } trafienia.
    [many] { $who } wyrzuca { $faces }: { $hits } trafień.
   *[other] { $who } wyrzuca { $faces }: { $hits } trafienia.
}
tell-focus-won = { $who }: pionek na polu { $field } ma teraz skupienie.
tell-focus-lost = { $who }: pionek na polu { $field } traci skupienie.

## Games with stones that block the way.

tell-push = { $who } popycha kamień { $to }.
tell-stone = { $who } stawia kamień na polu { $to }.
tell-stone-back = Nikt nie mógł się ruszyć: kamień ({ $who }) wraca { $origin } { $back }.

## NICHTLUSTIG.

tell-roll-dice = { $who } wyrzuca: { $dice }.
tell-roll-symbol = { $who } wyrzuca symbol, który liczy się jako 0.
tell-roll-professors = { $who } rzuca za profesorów: { $faces }.
tell-keep = { $who } odkłada: { $dice }. Pozostałe kostki lecą jeszcze raz.
tell-keep-nothing = { $who } nic nie odkłada i rzuca jeszcze raz.
tell-stop = { $who } przestaje rzucać.
tell-use-duck = { $who } używa kaczki, żeby rzucić czwarty raz.
tell-use-clown = { $who } oddaje klauna, zamiast brać kartę śmierci.
tell-take = { $who } bierze: { $cards }.
tell-take-from = { $who } bierze kartę { $card }, którą oddaje { $source }.
tell-take-machine = { $who } używa wehikułu czasu i bierze: { $cards }.
tell-take-nothing = { $who } nie bierze żadnej karty i zatrzymuje wehikuł czasu.
tell-cover = { $who } zakrywa kartę { $card }; na wierzchu leży { $death }.
tell-scored = { $who } zalicza: { $cards }.
tell-counts-again = { $who }: karta { $card } znów się liczy.
tell-lies-open = { $who }: karta { $card } leży odkryta.
tell-gets-special = { $who } dostaje kartę { $card }.
tell-gets-special-from = { $who } dostaje kartę { $card }, którą oddaje { $source }.
tell-misses-turn = { $who } traci kolejkę, a karta { $card } wraca na stół.
tell-special-back = Karta { $card } wraca na stół.

## The end.

tell-over = { $count ->
    [one] Koniec gry: wygrywa { $who }.
    [few] Koniec gry: wygrywają { $who }.
    [many] Koniec gry: wygrywają { $who }.
   *[other] Koniec gry: wygrywają { $who }.
}
tell-ended = Gra kończy się wcześniej. Liczą się miejsca z tej chwili.
tell-points = { $points ->
    [one] { $who } ma { $points } punkt.
    [few] { $who } ma { $points } punkty.
    [many] { $who } ma { $points } punktów.
   *[other] { $who } ma { $points } punktu.
}

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Ostatni krok zostaje cofnięty.
