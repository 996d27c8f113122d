### The page in the browser, around the board.

## The frame of every page.

page-title = Rauswurf: gry wyścigowe z kostką
page-to-start = Do strony głównej
page-close = Zamknij
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-hand = Twoja przeglądarka nie pozwala nam kopiować. Link jest zaznaczony: skopiuj go samodzielnie.
page-share = Udostępnij
page-none = brak
page-new = nowe
page-help = Pomoc
page-settings = Ustawienia
page-skip = Skróty
page-skip-main = Przejdź do treści
page-skip-text = Graj tekstowo
page-skip-board = Graj na planszy
page-language = Język
page-theme = Wygląd
page-theme-system = System
page-theme-light = Jasny
page-theme-dark = Ciemny
page-sounds = Dźwięki
page-sounds-offer = Włącz dźwięki
page-sounds-decline = Bez dźwięków
page-notices = Powiadom mnie, gdy przyjdzie moja kolej
page-notices-hint = Powiadomienie na tym urządzeniu i krótka wibracja, gdy patrzysz na coś innego.
page-notices-secure = Ta przeglądarka pozwala na powiadomienia tylko pod adresami zaczynającymi się od https. Tytuł karty i tak ci to powie.
page-still = Bez animacji
page-still-hint = Pionki i kostki są od razu tam, gdzie trzeba.
page-speed = Tempo
page-speed-slow = Wolno
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-at-once = Od razu
page-hints = Pokazuj, dokąd mogą iść pionki
page-hints-hint = Bez tego ruchy znajdujesz samodzielnie. To, czego nie wolno, nadal jest wyjaśniane.
page-threats = Pokazuj, co zagraża moim pionkom
page-threats-hint = Zaznacza twoje pionki, które ktoś może wyrzucić następnym rzutem.
page-trails = Rysuj, co się działo od mojej ostatniej kolejki
page-named = Pisz nazwy pól na planszy
page-named-hint = Przydają się, gdy wpisujesz ruchy albo mówisz o jakimś polu. Przy grze klawiszami pojawiają się same.
page-text-view = Jako tekst
page-text-view-hint = Cała gra opisana słowami, dla czytników ekranu i dla wszystkich, którzy tak wolą.
page-lost = Tu nic nie ma
page-lost-hint = Może w adresie brakuje jakiejś litery.

## Trouble.

page-trouble-unreachable = Serwer nie odpowiada. Czy to urządzenie jest w sieci?
page-trouble-status = Odpowiedź serwera jest niezrozumiała ({ $status }). Spróbuj jeszcze raz.
page-trouble-unknown = Na tej stronie coś poszło nie tak: { $reason }

## The first page: choose a game and who plays.

page-start-title = W co gramy?
page-start-about = Dziesięć gier wyścigowych z kostką, według instrukcji albo według waszych zasad. Bez konta, bez reklam i z kostkami, które można sprawdzić.
page-start-game = Gra
page-game-players = { $most ->
    [1] { $least } gracz
   *[other] { $least }–{ $most } graczy
}
page-start-players = Gracze
page-start-others = Wszyscy pozostali
page-start-others-bot = Boty
page-start-others-here = Wszyscy przy tym ekranie
page-start-others-link = Znajomi przez link
page-start-others-like-you = Boty takie jak ty
page-start-like-you-hint = Boty takie jak ty grają na poziomie „{ $level }”. Pokazują to twoje ostatnie partie tej gry z botami na tym urządzeniu. Liczba partii: { $games }, wygranych: { $won }.
page-seat-label = Miejsce { $number }, { $colours }
page-seat-number = Miejsce { $number }
page-two-colours = We dwoje każdy gra dwoma kolorami, aby na planszy były wszystkie cztery. Możesz to zmienić w zasadach domowych.
page-perfect-hint = Doskonały bot sprawdza rozwiązane pozycje, więc nikt nie zagra tam lepiej. W innych pozycjach gra jak najlepszy poziom.
page-who-here = Gra tutaj
page-who-link = Dołącza przez link
page-seat-bot = Bot, { $level }
page-name-optional = Imię, jeśli chcesz
page-name-of = Imię: { $seat }
page-your-name = Twoje imię
page-dice = Kostki
page-dice-fair = Uczciwe kostki
page-dice-fair-hint = Serwer pieczętuje swoje kostki przed grą, a po niej każdy może sprawdzić każdy rzut.
page-dice-hand = Własne kostki
page-dice-hand-hint = Rzucajcie na własnym stole i wpisujcie, co pokazują kostki. My pilnujemy zasad.
page-rules-house = Zasady domowe
page-by-the-book = Według instrukcji
page-effect = Co to zmienia?
page-effect-together = Wszystkie zmiany razem
page-rules-by-the-book = Wszystko jest tak, jak w instrukcji.
page-own-board = Własna plansza
page-own-board-hint = Własny plik planszy zamiast planszy tej gry, na przykład poprawiony.
page-own-board-chosen = Plansza do tej gry: { $name }
page-own-board-remove = Wróć do planszy gry
page-own-board-large = Ten plik jest za duży jak na planszę.
page-own-board-save = Zapisz planszę gry jako plik
page-rules-changed = { $count ->
    [one] Jedna zasada jest inna niż w instrukcji.
    [few] { $count } zasady są inne niż w instrukcji.
    [many] { $count } zasad jest innych niż w instrukcji.
   *[other] { $count } zasady są inne niż w instrukcji.
}
page-rules-changed-short = zmiany: { $count }
page-more = Więcej opcji
page-clock = Czas na zastanowienie
page-clock-none = Bez limitu
page-clock-move = Na każdy ruch
page-clock-game = Na całą grę
page-clock-time = Ile czasu?
page-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
page-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
page-absence = Gdy kogoś nie ma
page-absence-bot = Grę przejmuje bot
page-absence-wait = Wszyscy czekają
page-absence-pause = Po
page-absence-level = Poziom bota
page-undo-allowed = Ruchy wolno cofać
page-undo-allowed-hint = Gdy ktoś gra gdzie indziej, tylko za zgodą wszystkich.
page-chat-allowed = Czat
page-public = Stół publiczny
page-public-hint = Kto zajrzy na ten serwer, widzi stół, może dołączyć i oglądać.
page-coach = Trener
page-coach-chances = Pokazuj szanse wszystkich
page-coach-hints = Podpowiedzi na życzenie
page-coach-tutor = Pytaj przed kosztownym ruchem
page-coach-hint = Wszyscy przy stole widzą, co jest włączone. Przy stole publicznym wszyscy muszą się zgodzić.
page-coach-others = Decyduje o tym osoba, która otworzyła ten stół.
page-coach-on = Trener pomaga: { $what }.
page-chance = Wygrywa { $count } na 100 gier
page-hint = Rada
page-start-play = Graj
page-start-invite = Zaproś i graj
page-anybody = Zagraj z kimkolwiek
page-anybody-hint = Ten stół jest publiczny. Gra zacznie się, gdy ktoś dołączy. Możesz też zaprosić znajomych.
page-go-on = Graj dalej
page-give-up = Porzuć grę: { $game }
page-join-title = Dołącz z kodem
page-join-hint = Sześć liter i cyfr od osoby, która otworzyła stół.
page-join-go = Dołącz
page-join-full = Wszystkie miejsca są zajęte.
page-public-title = Stoły publiczne
page-watch = Oglądaj
page-replay-open = Obejrzyj zapisaną grę
page-statistics = Twoje statystyki
page-lab = Laboratorium
page-invited = Masz zaproszenie

## The waiting room.

page-waiting-title = Zaraz zaczynamy
page-waiting-for = { $count ->
    [1] Brakuje jeszcze jednej osoby.
   *[other] Brakuje jeszcze { $count } osób.
}
page-sit-down = Usiądź
page-invite-hint = Pokaż ten obrazek, podaj kod albo wyślij link.
page-invite-link = Link dla znajomych
page-code = Kod
page-qr = Kod QR linku
page-home-switch = Wpuść do gry telefony z tej sieci
page-home-hint = Wtedy wszyscy w twoim Wi-Fi mogą otworzyć stronę Rauswurf na tym komputerze. Dziesięć minut po grze wyłączy się to samo.
page-home-off = Na razie ten link działa tylko na tym komputerze.
page-home-always = Wszyscy w twojej sieci mogą otworzyć tę stronę, dopóki Rauswurf działa.
page-home-other = Telefon nic nie znajduje? Wypróbuj inny adres.
page-promise = Obietnica kostek
page-promise-hint = W tej liczbie zapieczętowano kostki tej gry. Na końcu pieczęć zostanie otwarta i każdy będzie mógł sprawdzić, że jest ta sama.

## At the table.

page-state-there = jest
page-state-awaited = dołącza przez link
page-state-free = wolne
page-state-away = poza stołem, gra bot
page-state-gone = bez połączenia
page-state-you = gra tutaj
page-players = Gracze
page-home = { $pieces } z { $of } w domku
page-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
page-your-turn = Twoja kolej
page-turn-of = Teraz gra { $name }
page-which-rule = Jaka zasada?
page-rolling = Kości się toczą…
page-rule-named = Zasada: { $clause }
page-board = Stół
page-tools = Narzędzia
page-log = Przebieg
page-log-empty = Jeszcze nic się nie wydarzyło.
page-log-earlier = Co działo się wcześniej, jest w zapisie.
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-as = Kto mówi?
page-reactions = Reakcje
page-react-bravo = Brawo
page-react-laugh = Śmiech
page-react-wow = O rany
page-react-oh = O nie
page-react-luck = Powodzenia
page-react-thanks = Dziękuję
page-people = Wycisz lub usuń
page-people-mute = Wycisz
page-mute-for-me = Ukryj wiadomości tylko u mnie: { $name }
page-mute-for-all = Wycisz dla wszystkich: { $name }
page-remove = Usuń: { $name }
page-remove-hint = Miejsce się zwalnia. W trakcie gry gra tam bot, aż ktoś inny wejdzie z kodem.
page-block = Usuń i zablokuj: { $name }
page-removed = Osoba, która otworzyła stół, zwolniła twoje miejsce. Możesz oglądać.
page-rules = Zasady
page-rules-at-this-table = Przy tym stole
page-rules-clauses = Zasada po zasadzie
page-ruling = Nasze rozstrzygnięcie:
page-menu = Stół
page-undo = Cofnij
page-undo-asked = { $count ->
    [1] { $name } prosi o cofnięcie ostatniego kroku.
   *[other] { $name } prosi o cofnięcie ostatnich { $count } kroków.
}
page-undo-yes = Zgoda
page-undo-no = Nie, dziękuję
page-undo-waiting = Jeszcze bez odpowiedzi: { $names }.
page-enough = Zakończ grę tutaj
page-enough-hint = Muszą się zgodzić wszyscy obecni. Liczą się wtedy miejsca z tej chwili.
page-enough-asked = Propozycja: { $names }. Skończyć tutaj, z miejscami z tej chwili.
page-enough-no = Gramy dalej
page-gone = Od dłuższej chwili nieobecność: { $names }. Możesz poczekać albo zakończyć grę z miejscami z tej chwili.
page-end-now = Zakończ teraz
page-spectators = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
page-watch-link = Link dla widzów
page-seat-link = Graj dalej na innym urządzeniu
page-seat-link-hint = Ten link to twoje miejsce. Otwórz go na drugim urządzeniu i nikomu nie pokazuj: kto go ma, gra za ciebie.
page-turn-to-player = Obracaj do gracza
page-turn-to-player-hint = Dla tabletu, który leży na stole: pionki i słowa obracają się do tego, kto teraz gra.
page-follow = Obracaj planszę z kolejką
page-follow-hint = Kto ma kolejkę, widzi swój kolor na dole.
page-record = Zachowaj zapis gry
page-leave = Odejdź od stołu
page-leave-hint = Twoje miejsce czeka. Po powrocie znajdziesz stół na stronie głównej.
page-forget = Usuń coś
page-forget-name = Usuń moje imię z tego stołu
page-forget-table = Usuń ten stół
page-forget-table-sure = Stół zniknie dla wszystkich: gra, imiona i czat. Nikt go nie przywróci.
page-forget-table-yes = Tak, usuń dla wszystkich
page-refuse-stale = Ktoś był szybszy. Spójrz jeszcze raz.
page-refuse-lost = Akurat wtedy zerwało się połączenie. Sprawdź, czy się udało, a jeśli nie, spróbuj jeszcze raz.

## The connection.

page-line-connecting = Szukam stołu …
page-line-lost = Łączę ponownie …
page-line-safe = Wszystko do tej chwili jest bezpieczne, a twoje miejsce czeka.
page-line-retry = Spróbuj teraz
page-connection-outdated = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
page-connection-not-your-seat = Miejsce, które pamięta ta przeglądarka, nie należy do tego stołu. Otwórz jeszcze raz link do swojego miejsca.
page-connection-no-table = Nie ma takiego stołu. Poproś jeszcze raz o link.

## The game as text.

page-position = Pozycja
page-position-colour = Kolor
page-position-waiting = Czekają
page-position-track = W drodze
page-position-home = W domku
page-position-stone = Kamień
page-position-dice = Kostki
page-position-dice-shown = { $open }; odłożone: { $kept }
page-position-table = Na stole
page-field-focus = { $field } ze skupieniem
page-moves = Co możesz zrobić
page-moves-others = Teraz gra ktoś inny.
page-moves-over = Koniec gry.
page-move-roll = Rzuć
page-move-pass = Spasuj
page-move-push = Popchnij kamień
page-move-hunt = Poluj na { $number }
page-move-turn = Odwróć pionek na polu { $field }
page-move-stone = Postaw kamień na polu { $field }
page-move-enter = Wejdź do gry na pole { $to }
page-move-enter-capture = Wejdź do gry na pole { $to } i zbij pionek ({ $victim })
page-move-step = Z pola { $origin } na { $to }
page-move-step-capture = Z pola { $origin } na { $to } i zbij pionek ({ $victim })
page-move-back = Do tyłu z pola { $origin } na { $to }
page-move-back-capture = Do tyłu z pola { $origin } na { $to } i zbij pionek ({ $victim })
page-move-goal = Z pola { $origin } do domku, na { $to }
page-move-hit-stone = Z pola { $origin } na { $to }, prosto w kamień ({ $victim })
page-move-of = { $colour }: { $move }
page-move-keep = Odłóż: { $dice }; rzuć resztą
page-move-keep-nothing = Nic nie odkładaj i rzuć jeszcze raz
page-move-stop = Nie rzucaj więcej
page-move-use = Użyj karty { $cards }
page-move-take = Weź: { $cards }
page-move-take-machine = Weź z wehikułem czasu: { $cards }
page-move-take-nothing = Nic nie bierz
page-move-death = Weź: { $cards }
page-move-cover = Zakryj: { $cards }
page-pick-dice = Kostki, które odkładasz
page-pick-cards = Karty, które bierzesz
page-pick-impossible = Tego nie da się połączyć
page-card-scored = { $card } (zaliczona)
page-card-covered = { $card } (zakrywa ją { $death })
page-card-covers = { $card } (leży na karcie { $covered })
page-faces = { $count ->
    [one] Co pokazuje kostka?
    [few] Co pokazują { $count } kostki?
    [many] Co pokazuje { $count } kostek?
   *[other] Co pokazują kostki ({ $count })?
}
page-faces-hint = { $count ->
    [one] Liczba od 1 do 6.
    [few] { $count } liczby od 1 do 6, jedna po drugiej.
    [many] { $count } liczb od 1 do 6, jedna po drugiej.
   *[other] { $count } liczby od 1 do 6, jedna po drugiej.
}
page-faces-done = Przyjmij ten rzut

## The end.

page-end = Koniec gry
page-end-winner = { $count ->
    [one] Wygrywa { $name }
    [few] Wygrywają { $name }
    [many] Wygrywają { $name }
   *[other] Wygrywają { $name }
}
page-end-you = Wygrywasz
page-end-shared = Pierwsze miejsce zajmują: { $names }
page-end-early = Gra skończyła się wcześniej. Liczą się miejsca z tamtej chwili.
page-end-board = Plansza na koniec i jak do tego doszło
page-first-home = { $name } kończy na pierwszym miejscu i wygrywa. Pozostali grają dalej o miejsca.
page-souvenir = Udostępnij obrazek
page-place = { $place }.
page-points = { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-series = { $games ->
    [one] Ten wieczór: jedna gra
    [few] Ten wieczór: { $games } gry
    [many] Ten wieczór: { $games } gier
   *[other] Ten wieczór: { $games } gry
}
page-series-hint = Najpierw liczą się pierwsze miejsca, potem drugie i tak dalej.
page-rematch = Jeszcze raz
page-rematch-join = Graj dalej z resztą
page-rematch-watch = Obejrzyj następną grę
page-new-game = Inna gra
page-numbers = Gra w liczbach
page-numbers-player = Gracz
page-numbers-throws = Rzuty
page-numbers-sixes = Szóstki
page-numbers-captures = Zbite pionki
page-numbers-losses = Stracone własne
page-luck = Szczęście w kostkach
page-luck-usual = { $name }: średnio { $mean } z { $count ->
    [1] jednego rzutu kostką
   *[other] { $count } rzutów kostką
}, a można się spodziewać { $expected }. Zwyczajna sprawa.
page-luck-high = { $name }: średnio { $mean } z { $count ->
    [1] jednego rzutu kostką
   *[other] { $count } rzutów kostką
}, a można się spodziewać { $expected }. Tak wysoko wyrzuca mniej więcej jedna osoba na czterdzieści.
page-luck-low = { $name }: średnio { $mean } z { $count ->
    [1] jednego rzutu kostką
   *[other] { $count } rzutów kostką
}, a można się spodziewać { $expected }. Tak nisko wyrzuca mniej więcej jedna osoba na czterdzieści.
page-luck-hint = Wysokie liczby nie zawsze są dobre: ważne, kiedy wypadają.

## Recorded games and positions.

page-replay = Powtórka
page-replay-file = Wybierz zapis albo upuść go tutaj
page-replay-elsewhere = Stąd nie da się odczytać { $address }. Zachowaj zapis i wybierz plik.
page-replay-broken = { $count ->
    [0] Ten zapis nie zgadza się od samego początku.
    [1] Ten zapis zgadza się tylko w pierwszym kroku.
   *[other] Ten zapis zgadza się tylko w pierwszych krokach ({ $count }).
}
page-film-moment = Moment gry
page-film-at = { $at } z { $of }
page-film-first = Do początku
page-film-back = Krok wstecz
page-film-play = Odtwarzaj
page-film-pause = Pauza
page-film-next = Krok dalej
page-film-last = Do końca
page-film-pace = Tempo
page-position-link = Link do tej pozycji
page-position-open = Obejrzyj pozycję
page-account = Jak poszło?
page-account-thinking = Trener się przygląda…
page-position-play = Graj dalej stąd
page-position-damaged = Ten link jest uszkodzony: nie zawiera żadnej pozycji. Ustaw ją tutaj albo poproś o link jeszcze raz.

## Help.

page-help-play = Rzuć, potem dotknij pionka, żeby zobaczyć, dokąd może iść, i dotknij pola. Jeśli jest tylko jeden ruch, wystarczy jedno dotknięcie.
page-help-why = Dotknij czegoś, czego nie wolno, a dowiesz się dlaczego i według jakiej zasady.
page-help-dice = Kostki nie patrzą na nic ani na nikogo. Przy uczciwych kostkach po grze można sprawdzić każdy rzut.
page-help-keys = Klawisze przy stole
page-key-roll = Rzut
page-key-enter = Rzut, jeśli żaden przycisk nie jest zaznaczony
page-key-moves = Ruch o numerze z widoku tekstowego
page-key-undo = Cofnięcie
page-key-hint = Rada
page-key-text = Widok tekstowy i z powrotem
page-key-log = Przebieg
page-key-chat = Czat
page-key-rules = Zasady
page-key-menu = Stół: linki, ustawienia, odejście
page-key-close = Zamknięcie tego, co otwarte
page-key-help = Ta pomoc
page-key-film = Krok po kroku przez powtórkę

## Embedding: a position or a game inside another page.

page-embed = Osadź
page-embed-title = Pokaż na własnej stronie
page-embed-hint = Skopiuj jeden z tych wierszy do kodu HTML swojej strony. Odwiedzający mogą tam patrzeć, ale nie grać.
page-embed-position = Ta pozycja
page-embed-game = Cała gra
page-embed-open = Otwórz w Rauswurf
