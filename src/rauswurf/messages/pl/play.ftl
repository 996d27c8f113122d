### `rauswurf play`: a game in the terminal.

## Options.

play-option-game = Która gra; listę podaje „rauswurf games”. Z --resume PLIK zapisanej gry.
play-option-bots = Na ostatnich K miejscach grają boty.
play-option-bot =
    Który bot gra: beginner (początkujący), casual (towarzyski), strong (mocny), expert (mistrz) albo bot o
    podanej nazwie. Podane kilka razy: po jednym na każde miejsce bota. Bez --bots na każdym miejscu poza
    pierwszym gra bot.
    Z like-me boty grają tak dobrze jak ty w zapisanych partiach.
play-option-seed = Powtarzalne kostki i boty: to samo ziarno, ta sama gra.
play-option-dice =
    ask: rzucasz prawdziwymi kostkami i wpisujesz, co wypadło; system: rzuca komputer; seed: rzuty wynikają
    z --seed; fair: rzuca komputer, a każdy może to potem sprawdzić.
play-option-save = Zapisuj grę w tym nowym pliku zamiast w zwykłym folderze.
play-option-no-save = Nie zapisuj gry.
play-option-resume = Graj dalej zapisaną grę; bez podania PLIKU najnowszą nieskończoną.
play-option-plain = Graj wiersz po wierszu, bez rysowanego stołu: dla czytników ekranu i potoków.
play-option-no-color = Rysuj bez kolorów.
play-option-pause = Sekundy między ruchami botów.

## Bad input.

play-no-seed = --dice seed wymaga ziarna, na przykład --seed 7
play-save-or-not = --save i --no-save: może chodzić tylko o jedno z nich
play-fair-needs-record = bez zapisu nie da się sprawdzić --dice fair: pomiń --no-save
play-more-names-than-bots = --bot podano więcej razy, niż jest botów ({ $bots })
play-like-me = Boty takie jak ty grają na poziomie „{ $level }”. Ostatnie partie z botami w { $game }: { $games }, wygrane: { $won }.
play-like-me-few = „like-me” potrzebuje zakończonych partii w { $game }, w których tylko ty grasz przeciw botom. Potrzeba: { $least }, na razie jest: { $games }. Podaj poziom, na przykład „casual”.
play-resume-alone = --resume ciągnie dalej grę taką, jaka była: pasują do niego tylko --board, --plain, --no-color i --pause
play-nothing-to-resume = nie ma gry do dokończenia; „rauswurf play GRA” zaczyna nową
play-not-recordable = tej gry nie da się zapisać: { $reason }
play-bad-words = tych słów nie można przyjąć: { $reason }

## A file in which a game is saved.

play-save-exists = { $file } już istnieje; grę zapisuje się w nowym pliku
play-save-failed = nie da się zapisać { $file }: { $reason }
play-save-missing = nie ma pliku { $file }
play-save-bad = nie da się grać dalej z { $file }: { $reason }
play-save-over = { $file } to gra skończona; pokazuje ją „rauswurf replay”
play-save-busy = { $file } jest już otwarty w innym oknie
play-save-no-secret = { $file } ma uczciwe kostki, a ich sekretu nie ma na tym komputerze

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}{ $bots ->
    [0] {""}
    [one] , w tym { $bots } bot
    [few] , w tym { $bots } boty
    [many] , w tym { $bots } botów
   *[other] , w tym { $bots } bota
}, początek { $created }, dotąd { $events ->
    [one] { $events } krok
    [few] { $events } kroki
    [many] { $events } kroków
   *[other] { $events } kroku
}
play-ask-go-on = Enter: graj dalej ({ $saved }).
play-ask-game = Która gra?
play-small-screen = Rysowany stół wymaga { $least-columns } kolumn i { $least-rows } wierszy. Twoje okno ma { $columns } i { $rows }.
play-wide-picture = Obraz stołu wymaga { $needed } kolumn, a twoje okno ma { $columns }. Poszerz je albo wpisz 'position'.
play-promise =
    Kostki są zapieczętowane. Oto obietnica; zachowaj ją, żeby porównać na końcu:
      { $promise }
    Teraz każdy dodaje słowa, których nikt nie przewidzi.
play-ask-words = { $who }, twoje słowa

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Wpisz „help”, żeby zobaczyć, co można wpisać.
play-all-here = Na wszystkich miejscach gra się tutaj; z --bots { $bots } grasz przeciw botom.
play-until-next-time = Do następnego razu.
play-saved = Gra jest zapisana w { $file }. Żeby grać dalej:
play-not-saved = Żeby grać dalej stąd, zacznij z --position i tym wierszem:
play-taken-back = Cofnięto.
play-enough-sure = Czy wszyscy chcą tu skończyć, z miejscami z tej chwili? Wtedy wpisz „enough yes”.
play-over = Koniec gry.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punkt
    [few] { $place }. { $who }, { $points } punkty
    [many] { $place }. { $who }, { $points } punktów
   *[other] { $place }. { $who }, { $points } punktu
}
play-recorded = Zapis jest w { $file }; sprawdza go „rauswurf verify”.

## What cannot be taken back.

play-undo-nothing = Nie ma czego cofać.
play-undo-over = Koniec gry; niczego się już nie cofa.
play-undo-roll = Gdy gra kilka osób, rzutów się nie cofa.
play-undo-others = Gdy gra kilka osób, nie cofa się tego, co zrobił bot.

## Questions.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
    [few] { $who } (zostały { $rolls } rzuty): { $how }
    [many] { $who } (zostało { $rolls } rzutów): { $how }
   *[other] { $who } (zostało { $rolls } rzutu): { $how }
}
play-ask-only = { $who }: Enter gra { $move }
play-ask-move = { $who }: twój ruch
play-enter-rolls = { $dice ->
    [one] Enter rzuca
    [few] Enter rzuca { $dice } kostkami
    [many] Enter rzuca { $dice } kostkami
   *[other] Enter rzuca { $dice } kostkami
}
play-what-fell = { $bot ->
    [yes] co pokazuje jego kostka?
   *[no] co wypadło?
}
play-what-fell-several = { $bot ->
    [yes] co pokazują jego kostki ({ $dice }), na przykład 3 5 5 1?
   *[no] co wypadło? (kostki: { $dice }, na przykład 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] co pokazują jego kostki? ({ $dice })
   *[no] co wypadło? ({ $dice })
}

## Answers.

play-not-understood = Tak się nie da: { $reason }. Wpisz „help”, żeby zobaczyć, co można wpisać.
play-long-line = Ten wiersz jest za długi: wiersz może mieć { $most } znaków. Nic się nie stało.
play-not-legal = Niedozwolone: { $reason }
play-no-typed-dice = Enter rzuca. Żeby wpisywać prawdziwe kostki, zacznij z --dice ask.
play-bot-decides = Bot sam decyduje, co robi; do ciebie należą tylko jego kostki.
play-choose = Wybierz numer ruchu od 1 do { $count } albo wpisz ruch.
play-type-dice = Rzuć kostkami i wpisz, co pokazują.
play-no-such-number = { $count ->
    [1] Jest tylko ruch { $count }.
   *[other] Są ruchy od 1 do { $count }.
}
play-and-more = {"      "}i jeszcze { $count }; „moves” pokazuje wszystkie.
play-is-legal = { $move } jest dozwolone.
play-nothing-refused = Teraz wolno wszystko, co można by wymyślić.
play-ruling = Rozstrzygnięcie: { $ruling }
play-one-rule = „rules { $rule }” podaje jedną z nich.
play-words =
    {"  "}Enter         rzut albo jedyny możliwy ruch
    {"  "}3             trzeci ruch z listy (albo wynik rzutu, jeśli rzucasz prawdziwą kostką)
    {"  "}12-18         ten właśnie ruch
    {"  "}moves         lista wszystkich ruchów
    {"  "}why 12-18     dlaczego tego nie wolno?
    {"  "}why           dlaczego nie wolno innych ruchów?
    {"  "}undo          cofnięcie; poza rzut tylko w pojedynkę albo z prawdziwymi kostkami
    {"  "}board         stół narysowany jeszcze raz
    {"  "}position      pozycja w jednym wierszu, dla „rauswurf referee” i „rauswurf play --position”
    {"  "}rules         zasady z nazwami; „rules finish” podaje jedną z nich
    {"  "}help          ta lista
    {"  "}enough        zakończyć tutaj, z miejscami z tej chwili
    {"  "}quit          koniec grania; gra jest zapisana

## The table on the screen.

play-roll = { $dice ->
    [one] rzuć kostką
    [few] rzuć { $dice } kostkami
    [many] rzuć { $dice } kostkami
   *[other] rzuć { $dice } kostkami
}
play-captures = { $move }  zbity: { $colour }
play-stop = nie rzucaj więcej
play-use = użyj: { $card }
play-take = weź: { $cards }
play-take-machine = weź z wehikułem czasu: { $cards }
play-take-nothing = nic nie bierz
play-cover = zakryj: { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] rzuć wszystkimi ({ $rolled }) jeszcze raz
   *[other] odłóż { $kept }, rzuć { $rolled }
}
play-type-here = wpisz ruch albo / i dowolne słowo
play-key-line = Enter graj  ↑↓ wybór  u cofnij  w czemu nie  r zasady  ? pomoc  q koniec
play-close = Esc zamyka
play-help-title = Klawisze
play-why-title = Dlaczego nie?
play-end-keys = Esc: spójrz na stół   q: koniec
play-field = pole { $field }
play-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-keys =
    Enter, spacja | rzut; zaznaczony ruch; ponaglenie botów
    ↑ ↓ | obejrzyj inny ruch: plansza go pokazuje
    3 Enter | trzeci ruch
    12-18 Enter | ten właśnie ruch; / zaczyna wiersz z dowolną literą
    /why 12-18 Enter | dlaczego tego nie wolno?
    w | dlaczego nie wolno nic innego?
    1 … 7, ← → spacja | NICHTLUSTIG: odłóż kostkę albo weź ją z powrotem
    u | cofnij. W pojedynkę albo z prawdziwymi kostkami: do twojej ostatniej decyzji, a kostki wypadną tak samo. W kilka osób: ruch, do następnego rzutu
    r | zasady tej gry
    Page ↑, Page ↓ | co działo się wcześniej
    Esc | odłóż, zapomnij, co wpisano
    q | koniec; gra jest zapisana, rauswurf play --resume gra dalej
    mysz | kliknij pionek, potem pole, na które idzie; albo kostkę, wiersz listy, kartę

## Before the game, on the screen.

play-start-title = W co gramy?
play-start-go-on = Graj dalej: { $saved }
play-start-who = { $players } graczy, { $bots ->
    [0] sami ludzie
    [one] w tym jeden bot
    [few] w tym { $bots } boty
    [many] w tym { $bots } botów
   *[other] w tym { $bots } bota
}
play-start-keys = Enter zacznij   ↑↓ wybór   ← → gracze   + - boty   q koniec
play-words-keys = Enter następny wiersz; po ostatnim zaczyna się gra   Esc koniec

## NICHTLUSTIG on the screen.

play-symbol-duck =
    Kacz-
    ka
play-symbol-ufo = UFO
play-symbol-clown = Klaun
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Wehi-
    kuł
    czasu
play-symbol-virus = Wirus
play-symbol-poodle = Pudel
play-die-black = cza
play-die-red = cze
play-die-white = bia
play-die-pink = róż
