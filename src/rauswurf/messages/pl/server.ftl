### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Nie ma takiego stołu. Poproś jeszcze raz o link.
server-unreadable-table = Tego stołu nie da się otworzyć: zapisane dane do siebie nie pasują. Nic nie zostało usunięte. Powiedz o tym osobie, która prowadzi ten serwer.
server-no-such-code = Nie ma stołu z tym kodem. Sprawdź litery i cyfry.
server-no-such-board = Nie ma planszy { $board }.
server-bad-board = Tej planszy nie można użyć.
server-nothing-there = Pod tym adresem nic nie ma.
server-not-so = Do tego adresu nie można się zwracać w ten sposób.
server-no-page = Strona nie jest tu zbudowana; buduje ją `make page`. Stoły działają i bez niej.

## Sitting down.

server-wrong-code = To nie jest kod tego stołu. Zapytaj osobę, która go otworzyła.
server-no-free-seat = Wszystkie miejsca są zajęte. Możesz oglądać.
server-seat-taken = Tam już ktoś siedzi. Wybierz inne miejsce.
server-no-such-seat = Ten link nie prowadzi do żadnego miejsca przy tym stole. Otwórz jeszcze raz link do swojego miejsca.
server-not-your-seat = To nie twoje miejsce.
server-not-your-table = Ten stół może usunąć tylko osoba, która go otworzyła.
server-host-only = To może zrobić tylko osoba, która otworzyła ten stół.
server-share-no-network = Ten komputer nie jest w żadnej sieci domowej. Połącz go ze swoim Wi-Fi i spróbuj ponownie.
server-share-failed = Adresu { $address } nie da się użyć w twojej sieci: { $why }.
server-share-not-here = Przełączysz to tylko na komputerze, na którym działa Rauswurf.
server-share-not-yours = Telefony może wpuścić tylko osoba, która otworzyła ten stół.
server-public-enough = Masz już { $most ->
    [one] otwarty stół publiczny
    [few] { $most } otwarte stoły publiczne
    [many] { $most } otwartych stołów publicznych
   *[other] { $most } otwartego stołu publicznego
}. Zagraj tam albo najpierw usuń jeden.
server-rematch-later = O rewanż można poprosić po zakończeniu gry.

## Playing.

server-not-begun = Gra zacznie się, gdy wszyscy usiądą.
server-over = Koniec gry.
server-spectators-watch = Oglądasz. Grać może tylko ten, kto ma miejsce.
server-not-your-turn = Teraz nie twoja kolej.
server-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
server-dice-are-ours = Przy tym stole rzuca za ciebie serwer.
server-say-dice = { $dice ->
    [one] Powiedz, co pokazuje twoja kostka.
    [few] Powiedz, co pokazują twoje { $dice } kostki.
    [many] Powiedz, co pokazuje twoich { $dice } kostek.
   *[other] Powiedz, co pokazują twoje kostki ({ $dice }).
}
server-why-what = Powiedz, o który ruch chodzi albo który pionek dokąd ma iść.

## Taking back.

server-undo-off = Przy tym stole niczego się nie cofa.
server-undo-nothing = Nie masz czego cofać.
server-undo-asked-already = Ktoś już prosi o cofnięcie. Najpierw odpowiedz na tę prośbę.
server-undo-not-asked = Nikt nie prosi cię o cofnięcie.
server-undo-declined = Ktoś się nie zgodził. Możesz poprosić znowu po swoim następnym ruchu.
server-undo-declined-often = Inni nie zgodzili się już kilka razy. W tej grze nie możesz już prosić.
server-undo-full = Ta gra jest już tak długa, że niczego nie można cofnąć. Możesz grać dalej.
server-end-not-asked = Nikt nie prosił o zakończenie gry.
server-end-asked-already = Zgoda już jest. Czekamy na resztę.
server-end-declined = Ktoś chce grać dalej. Możesz zapytać znowu po następnym ruchu.
server-end-declined-often = Inni już kilka razy chcieli grać dalej. W tej grze nie możesz już pytać.
server-end-nobody-left = Przed chwilą byli wszyscy. Możesz zakończyć grę, gdy kogoś nie ma od minuty albo gdy wszyscy się zgodzą.

## Talking.

server-chat-off = Przy tym stole się nie rozmawia.
server-chat-empty = Tu nic nie ma.
server-chat-full = Przy tym stole wysłano już od ciebie { $most ->
    [one] jedną wiadomość
    [few] { $most } wiadomości
    [many] { $most } wiadomości
   *[other] { $most } wiadomości
}. Więcej się nie da.
server-reactions-off = Reakcje są wyłączone przy tym stole.
server-reactions-full = Liczba twoich reakcji przy tym stole: { $most }. Więcej się nie da.
server-muted = Osoba, która otworzyła ten stół, wyciszyła cię.
server-not-a-guest = Możesz to zrobić tylko z osobami, które weszły przez link.
server-seat-free = To miejsce jest już wolne.
server-blocked = Osoba, która otworzyła ten stół, zablokowała cię tutaj. Możesz grać przy każdym innym.

## Sentences in the log of a table.

server-told-joined = { $who } siada.
server-told-asked = { $events ->
    [1] { $who } prosi o cofnięcie ostatniego kroku.
   *[other] { $who } prosi o cofnięcie ostatnich { $events } kroków.
}
server-told-agreed = { $who } się zgadza.
server-told-declined = { $who } się nie zgadza.
server-told-enough = { $count ->
    [one] { $who } chce tu skończyć.
    [few] { $who } chcą tu skończyć.
    [many] { $who } chcą tu skończyć.
   *[other] { $who } chcą tu skończyć.
}
server-told-play-on = { $count ->
    [one] { $who } chce grać dalej.
    [few] { $who } chcą grać dalej.
    [many] { $who } chcą grać dalej.
   *[other] { $who } chcą grać dalej.
}
server-told-host-ended = Kogoś nie ma. Osoba, która otworzyła stół, kończy grę.
server-told-undone = { $events ->
    [one] Ostatni krok zostaje cofnięty; prosi o to { $who }.
    [few] Ostatnie { $events } kroki zostają cofnięte; prosi o to { $who }.
    [many] Ostatnich { $events } kroków zostaje cofniętych; prosi o to { $who }.
   *[other] Ostatnie kroki ({ $events }) zostają cofnięte; prosi o to { $who }.
}
server-told-left = { $who } znika; dalej gra bot.
server-told-back = { $who } wraca.
server-told-unnamed = { $who } usuwa swoje imię z tego stołu.
server-told-removed = To miejsce znów jest wolne: { $who }.
server-told-muted = Wyciszenie: { $who }.
server-told-unmuted = { $who } może znów pisać.
server-told-talk-all = Czat i reakcje są włączone.
server-told-talk-chat = Czat jest włączony, reakcje wyłączone.
server-told-talk-signs = Czat jest wyłączony, reakcje włączone.
server-told-talk-none = Czat i reakcje są wyłączone.
server-told-bravo = { $who }: Brawo
server-told-laugh = { $who } się śmieje
server-told-wow = { $who }: O rany
server-told-oh = { $who }: O nie
server-told-luck = { $who }: Powodzenia
server-told-thanks = { $who }: Dziękuję
server-told-flagged = { $who } nie ma już czasu; dalej gra bot.
server-told-rematch = To grono gra dalej przy nowym stole.
server-clock-rolled = { $who } zwleka zbyt długo; kostki lecą same.
server-clock-moved = { $who } zwleka zbyt długo; wybiera bot.

## Requests that cannot be done.

server-not-understood = Tego żądania nie da się zrozumieć: { $detail }
server-not-json = Wyślij JSON i zaznacz to: Content-Type: application/json.
server-too-large = To za duże; najwyżej { $most } bajtów.
server-head-too-large = Adres albo nagłówki tego żądania są za długie; najwyżej { $most } bajtów.
server-many-headers = To żądanie ma za dużo nagłówków; najwyżej { $most }.
server-bad-http = To nie jest żądanie, które serwer WWW rozumie.
server-too-many-at-once = Za dużo żądań naraz; po { $most } poczekaj na odpowiedź.
server-too-many-connections = Z twojej sieci jest otwartych za dużo połączeń. Zamknij kilka i spróbuj ponownie.
server-too-often = { $seconds ->
    [one] Za często. Spróbuj ponownie za sekundę.
    [few] Za często. Spróbuj ponownie za { $seconds } sekundy.
    [many] Za często. Spróbuj ponownie za { $seconds } sekund.
   *[other] Za często. Spróbuj ponownie za { $seconds } sekundy.
}
server-foreign-page = Stronom z { $origin } tutaj tego nie wolno. Jeśli ten serwer jest twój, uruchom go z --origin { $origin }.
server-unknown-host = Ten serwer nie reaguje na nazwę { $host }. Jeśli jest twój, uruchom go z --allowed-host { $host }.
server-bad-position = Taka pozycja jest niemożliwa.
server-no-perfect = Doskonały bot nie zna zasad tego stołu. Gra we dwoje, każdy jednym kolorem, według zasad rozwiązanych pozycji na tym serwerze. Wybierz innego bota.
server-qr-address = Jako kod rysuje się tylko adresy internetowe o długości do { $most } znaków.
server-no-record = To nie jest zapis gry, który da się tu odczytać: { $why }
server-record-too-long = Ten zapis jest za długi; najwyżej { $lines } wierszy.
server-busy = Wielu chce naraz tego samego. Spróbuj jeszcze raz.
server-database-away = Stoły są chwilowo nieosiągalne. Nic nie przepada; spróbuj za chwilę.
server-unwell = Z tym serwerem jest coś nie tak.
server-unwell-database = Baza danych nie odpowiada.
server-unwell-unstored = Ostatnich zdarzeń nie udało się zapisać: { $why }
server-unwell-disk = Dysk jest prawie pełny: wolne { $free } MB, potrzeba co najmniej { $least } MB.
server-unwell-backlog = Zdarzenia czekające na zapis: { $waiting }.
server-broken = Coś poszło tu nie tak. Nic nie przepada; spróbuj jeszcze raz.
server-shutting-down = Serwer robi krótką przerwę. Nic nie przepada; połączenie wróci samo.

## Sockets, for programmers.

server-say-hello = Pierwszą wiadomością musi być hello.
server-hello-once = Hello mówi się raz.
server-version = Ten serwer mówi wersją { $version } protokołu. Wczytaj stronę ponownie.

## Running a server.

server-bad-database = { $address } nie wskazuje bazy danych; napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@KOMPUTER/NAZWA.

server-said = { $text }

## The coach.

server-coach-off = Przy tym stole trener jest wyłączony.
server-coach-no-choice = Teraz nie ma czego wybierać.
server-coach-not-asked = Nikt nie pyta cię o trenera.
server-coach-busy = Trener jest zajęty. Spróbuj za chwilę.
server-account-later = Trener ogląda grę, gdy się skończy.
server-told-coach-off = Trener jest wyłączony.
server-told-coach-chances = Trener pokazuje szanse wszystkich.
server-told-coach-hints = Trener podpowiada temu, kto zapyta.
server-told-coach-tutor = Trener pyta przed kosztownym ruchem.

server-lab-same = Obie strony mają te same zasady. Zmień przynajmniej jedną zasadę domową po stronie A lub B.
server-lab-too-many = To za dużo gier. Możesz poprosić najwyżej o { $most }.
server-lab-busy = Trwa wiele eksperymentów. Spróbuj za chwilę.
server-lab-unknown = Tej gry nikt jeszcze nie zmierzył.
