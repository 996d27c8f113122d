### What is wrong with a board file: parts of a line.

board-error = { $file }: { $faults }
board-unreadable = nie da się odczytać: { $reason }
board-not-toml = to nie plik TOML: { $reason }
board-too-large = ma więcej niż { $most } bajtów
board-not-a-board = to nie plik planszy ({ $reason })

## The form of the file.

board-file = plik
board-lacks = { $where }: brakuje { $key }
board-unknown-key = { $where }: nieznane { $key }; znane są { $known }
board-bad-size = size to dwie liczby, szerokość i wysokość
board-not-tables = { $key } musi być listą tabel: [[{ $key }]]
board-many-fields = za dużo pól: { $count }, najwyżej { $most }
board-bad-title = { $key } musi być tekstem, liczba znaków najwyżej { $most }
board-many-colours = za dużo kolorów: najwyżej { $most }
board-few-colours = za mało kolorów: co najmniej { $least }
board-colour-twice = kolor { $colour } występuje dwa razy
board-bad-pieces = pieces musi być liczbą od { $least } do { $most }
board-bad-goals = każdy domek musi mieć od { $least } do { $most } pól albo plik musi podać liczbę pionków (pieces = 4)
board-few-goals = za mało pól domku: pionków jest { $pieces }, a pól tylko { $goals }
board-many-names = za dużo pól w drogach i znacznikach: najwyżej { $most }
board-long-run = ciąg { $run } ma więcej pól niż { $most }
board-no-kind = nie ma rodzaju { $kind }; znane są { $known }
board-bad-field = pole to [name, x, y], nie { $entry }
board-bad-name = pole nie może się nazywać { $field }: tylko litery, cyfry i kropki, znaków najwyżej { $most }
board-bad-places = położenie pola { $field } to nie liczby
board-field-twice = pole { $field } występuje dwa razy
board-no-colour = nie ma koloru { $colour }; są { $known }
board-no-field = nie ma pola { $field }
board-no-field-for = nie ma pola { $field } ({ $colour })

## What cannot be played on.

board-goals-differ = wszystkie kolory muszą mieć tyle samo pól domku
board-goal-kind = domek ({ $colour }) musi składać się z pól rodzaju goal
board-start-kind = { $colour } musi startować na trasie
board-goal-unreachable = { $colour } nie może dojść od startu do domku: { $missing }
board-enters-from = { $colour } wchodzi do gry z pola { $field }, a to nie poczekalnia
board-two-ways = { $steps ->
    [one] { $colour } może przejść z { $start } na { $end } jednym krokiem na dwa sposoby; ruch nie mówiłby, którędy
    [few] { $colour } może przejść z { $start } na { $end } w { $steps } krokach na dwa sposoby; ruch nie mówiłby, którędy
    [many] { $colour } może przejść z { $start } na { $end } w { $steps } krokach na dwa sposoby; ruch nie mówiłby, którędy
   *[other] { $colour } może przejść z { $start } na { $end } w { $steps } krokach na dwa sposoby; ruch nie mówiłby, którędy
}
board-many-ways = za dużo dróg z pola { $field } ({ $colour }): najwyżej { $most }
board-not-walked-on = { $field } to nie pole, po którym się chodzi

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = jej kolory muszą być spośród tych: { $known }
board-misfit-kind = ta gra nie zna pól rodzaju { $kind }
board-misfit-mark = brakuje znacznika { $mark }
board-misfit-colour-mark = { $colour } nie ma znacznika { $mark }
board-misfit-bases = musi mieć bazy
board-misfit-no-bases = nie może mieć baz
board-misfit-entry = { $colour } musi wchodzić z bazy { $base } na start { $start }
board-misfit-base-only = w tej grze zbite pionki ({ $colour }) wracają do bazy, nie na { $fields }
board-misfit-starts = dwa kolory startują na tym samym polu
board-misfit-first-fields = pionki zaczynają na polach tuż za startem (liczba pól: { $pieces }), a dwa kolory zaczynałyby na tym samym
board-misfit-ring = trasa musi prowadzić dalej od wejścia do domku ({ $colour }) do startu tego koloru
board-misfit-lane = { $colour } nie ma toru dla kamienia (liczba pól: { $fields })
board-misfit-outer = po { $field } wszystkie kolory muszą iść na to samo pole, bo zewnętrzny pierścień jest dla wszystkich
board-misfit-inner = { $colour } nie ma drogi z zewnętrznego pierścienia do wewnętrznego
board-misfit-foreign-goal = { $colour } może wejść na pola cudzego domku: { $fields }
board-misfit-walk = { $colour } może wejść na pola, po których w tej grze nikt nie chodzi: { $fields }
board-misfit-dead-end = { $colour } nie może dojść do domku z { $fields }
board-misfit-thrown = { $colour } nie ma gdzie czekać po zbiciu na { $fields }

## What our own boards are called.

board-name-cross = Krzyż z czterdziestoma polami
board-name-einser-blocker = Kwadrat z czterdziestoma polami i kamieniami
board-name-abkuerzungen = Gwiazda z sześćdziesięcioma polami i skrótami
board-name-jaeger = Gwiazda z sześćdziesięcioma polami i bocznymi ścieżkami
board-name-kurzer-einsatz = Gwiazda z sześćdziesięcioma polami bez poczekalni
board-name-werfer = Gwiazda z sześćdziesięcioma polami i strzałkami
board-name-zweite-ebene = Dwa sześciokąty
