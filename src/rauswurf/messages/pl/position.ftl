### What is wrong with a position that somebody typed as one line: parts of a line.

## The form.

position-no-colour = brakuje koloru: napisz yellow B B 0 a / green ...
position-twice = { $colour } występuje dwa razy
position-missing = brakuje { $colour }
position-no-such-colour = kolor { $colour } nie gra; są { $known }
position-no-field = na planszy nie ma pola { $field }
position-no-fact = nie ma informacji { $fact }; są { $known }
position-fact-twice = { $fact } podano dwa razy
position-number = { $fact } { $said }: to musi być liczba od { $least } do { $most }
position-one-number = { $fact } { $said }: to musi być { $number } albo nic
position-alone = { $fact } { $said }: to stoi samo
position-pairs = { $fact } { $said }: podaj kolor, który gra, potem jego pola
position-no-pairs = { $fact }: podaj kolor, który gra, potem jego pola
position-turn = turn { $said }: kolej może mieć { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] { $colour } ma jeden pionek zamiast { $wanted }
    [few] { $colour } ma { $count } pionki zamiast { $wanted }
    [many] { $colour } ma { $count } pionków zamiast { $wanted }
   *[other] { $colour } ma { $count } pionka zamiast { $wanted }
}
position-fourth-piece = przy { $players } graczach czwarty pionek ({ $colour }) stoi od początku na { $field }
position-on-lane = { $colours }: na { $field } stoi tylko kamień, nie pionek
position-together = { $colours } stoją razem na { $field }
position-crowded = { $colour } ma na polu { $field } za dużo pionków ({ $count }); jest miejsce na jeden
position-large-barrier = { $colour } ma na polu { $field } za dużo pionków ({ $count }); bariera ma dwa
position-start-barrier = { $colour } ma barierę na własnym polu startowym, a tam nie może ona powstać

## Whose turn it is, and who is home.

position-turn-home = { $colour } jest w domku i nie ma już kolejek
position-home = home { $said }: w domku: { $known }
position-nobody-home = home { $said }: nikogo nie ma w domku
position-many-home = w domku jest { $count } graczy; gra skończyła się przy { $enough }
position-over = { $fact }: koniec gry
position-contest = { $fact }: kostki jeszcze decydują, kto zaczyna
position-contest-form = contest { $said }: podaj każdy kolor raz i jego rzut albo -
position-contest-done = contest: ktoś musi mieć jeszcze rzut, jak w yellow 5 green -
position-no-contest = contest: zaczyna pierwsze miejsce, nikt o to nie rzuca
position-contest-moved = contest: pionki już się ruszyły
position-contest-next = contest: następny rzut ma { $colour }
position-rolls = rolls { $rolls }: nie może zostać więcej niż { $most }
position-die-lost = die { $die }: { $colour } nie może tym ruszyć, rzut przepada

## Hunts and stones.

position-hunt-form = hunt: podaj liczbę, pozostałe kostki i trafienia, jak w hunt 5 dice 2 hits 1
position-no-hunter = hunt: nikt na bocznej ścieżce nie mógł polować
position-focus = focus { $colour } { $field }: nie ma tam jego pionka w grze
position-one-stone = stone { $colour }: każdy kolor ma tylko jeden kamień
position-stone-begin = stone { $colour } { $field }: przy dwojgu graczach kamienie zaczynają na { $first }
position-stone-place = stone { $colour } { $field }: kamień stoi na swoim torze albo na trasie
position-stone-taken = stone { $colour } { $field }: pole jest zajęte
position-pushed = pushed: kamień stoi tam, gdzie zaczyna

## Cards of NICHTLUSTIG.

position-no-seat = nikt nie nazywa się { $colour }; są { $known }
position-no-card = nie ma karty { $card }; napisz lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } ma { $card } dwa razy
position-card-places = { $card } jest w dwóch miejscach: { $colour } i { $other }
position-not-scored = { $card } to nie karta celu i nie może być zaliczona
position-not-death = { $card } leży pod { $death }, a to nie karta śmierci
position-not-covered = { $card } nie może być zakryta
position-misses-turn = { $colour } ma { $card } i traci kolejkę: gra następne miejsce, a karta leży na stole

## Dice of NICHTLUSTIG.

position-no-die = nie ma kostki { $said }; kostki nazywają się b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] czarne kostki: { $count } zamiast { $wanted }
    [red] czerwone kostki: { $count } zamiast { $wanted }
    [white] białe kostki: { $count } zamiast { $wanted }
   *[pink] różowe kostki: { $count } zamiast { $wanted }
}
position-die-twice = { $dice ->
    [black] czarna kostka występuje dwa razy
    [red] czerwona kostka występuje dwa razy
    [white] biała kostka występuje dwa razy
   *[pink] różowa kostka występuje dwa razy
}
position-say-dice = podaj, co pokazują kostki: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: kostki nazywają się b3, w5, ufo albo b3:ufo
position-kept = kept { $said }: kostki tego nie pokazują albo dwie są takie same: wtedy napisz b3:duck albo b3:ufo
position-kept-alone = kept: podaj też, co pokazują kostki
position-kept-shown = kept: odłożone kostki coś pokazują i nigdy nie są odłożone wszystkie
position-rolled-form = { $fact } { $said }: podaj miejsce i jego rzut: od 1 do 5, symbol albo -
position-rolls-before = rolls { $rolls }: przed tym rzutem może zostać od 1 do { $most }
position-rolls-after = rolls { $rolls }: po tym rzucie nie może zostać więcej niż { $most }
position-turn-over = rolls 0: nie ma już o czym decydować, kolejka się skończyła

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest: przed pierwszą kolejką nikt nie ma kart
position-contest-one-die = contest: każde miejsce rzuca jedną kostką, jak w yellow 5 green -
position-contest-two = contest: musi brać w nim udział co najmniej dwoje
position-ended = { $fact }: koniec gry, kart celu na stole zostało tylko { $count }
position-not-ended = professors: gra nie jest skończona, kart celu na stole jest { $count }
position-professors = professors: rzuca się tyloma kostkami: { $known }
position-no-professors = professors: nie rzuca się żadnymi kostkami
position-professors-order = professors: rzuca się w kolejności miejsc

## What is to be decided in NICHTLUSTIG.

position-now = now { $said }: może być duck, fourth, take, death albo cover death 3
position-now-rolls = { $wanted ->
    [one] { $now }: zostaje wtedy jeden rzut, nie { $rolls }
    [few] { $now }: zostają wtedy { $wanted } rzuty, nie { $rolls }
    [many] { $now }: zostaje wtedy { $wanted } rzutów, nie { $rolls }
   *[other] { $now }: zostaje wtedy { $wanted } rzutu, nie { $rolls }
}
position-now-dice = { $now }: muszą tam leżeć wszystkie kostki
position-now-duck = now duck: { $colour } nie może użyć kaczki
position-now-fourth = now fourth: kto użył kaczki, ma za sobą trzy rzuty i jej już nie ma
position-now-take = now take: te kostki nie dają żadnej karty celu
position-now-death = now death: { $colour } ma już wszystkie karty śmierci
position-now-cover = now cover: { $death } musi leżeć odkryta, a ma ją { $colour }
position-nothing-to-cover = now cover: { $colour } nie ma karty, którą dałoby się zakryć
position-scored = { $now }: różowa kostka zaliczyła { $card }, a ma ją { $colour }
position-no-death-due = { $now }: te kostki dają kartę celu, a wirusa nie ma
