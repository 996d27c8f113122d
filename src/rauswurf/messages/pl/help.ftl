### The help pages of the command `rauswurf`.

## What stands around the texts.

help-usage = Użycie:
help-options-go-here = [OPCJE]
help-command-goes-here = POLECENIE ...
help-arguments = Argumenty:
help-options = Opcje:
help-commands = Polecenia:
help-default = [domyślnie: { $value }]
help-required = [wymagane]

## Commands.

help-rauswurf =
    Sędzia, stół i laboratorium dla gier wyścigowych z kostką.

    Bez polecenia stoły czekają na tym komputerze, a pokazuje je przeglądarka.
help-games = Lista gier i dla ilu graczy są.
help-rules = Zasady gry naszymi słowami, ze wszystkimi rozstrzygnięciami i wariantami.
help-play = Gra tutaj: kilka osób przy jednym ekranie, z botami za brakujących.
help-serve =
    Wystawia stoły w sieci, dla tego komputera albo dla wszystkich.
help-backup =
    Skopiuj wszystkie stoły serwera do pliku, gdy on działa, i odtwórz każdy dziennik.

    Kod wyjścia 0: wszystko da się odczytać. 1: skopiowano, ale niektórych stołów nie da się odczytać. 2: niczego nie skopiowano.
help-restore =
    Umieść kopię tam, gdzie serwer znajdzie swoje stoły; najpierw odtwarza się każdy dziennik.

    Nic nigdy nie jest nadpisywane. Kody wyjścia są takie jak w 'rauswurf backup'.

    Stoły przechowywane są w pliku w folderze na twoje dane, chyba że --db wskazuje inne miejsce.
help-referee =
    Mówi, które ruchy są w pozycji dozwolone i dlaczego inne nie są.

    Ile osób gra i jakimi kolorami, wynika z pozycji, jeśli nie podano inaczej.
    Kod wyjścia 1: ruch, o który zapytano, nie jest dozwolony.
help-simulate =
    Rozgrywa wiele partii i mówi, kto wygrywa, jak długo to trwa i co się dzieje.

    Gracze wybierają losowo, chyba że --bots mówi, kto gra.

    Wynik zależy tylko od ziarna, nie od wątków.
help-arena =
    Boty grają przeciw sobie, ze zmianą miejsc i równymi kostkami, i dostają oceny.

    Bez --gauntlet każdy gra z każdym.
help-compare =
    Mówi, co zmienia zasada: jak długie są partie, kto wygrywa, co się dzieje, ile w tym szczęścia.

    Gra toczy się ze zmianą i bez niej, z tymi samymi kostkami.
help-study =
    Mierzy wiele zestawów zasad opisanych w pliku TOML; pisze tabelę i raport.

    Po przerwaniu to samo polecenie rusza dalej od tego miejsca.
help-train =
    Boty uczą się gry, grając same ze sobą.

    Po przerwaniu to samo polecenie rusza dalej od tego miejsca. Na karcie graficznej zaczyna od nowa.
help-solve =
    Rozwiązuje dokładnie klasyczną grę dla dwojga z małą liczbą pionków.

    Według powstałej tabeli gra bot „perfect”.
help-probe =
    Sprawdza pozycję w rozwiązanej grze: każdy ruch z jego dokładną szansą, najlepszy najpierw.

    Potrzebna jest tabela zapisana przez „rauswurf solve” albo jej wycinek.
help-perft =
    Liczy ciągi rzutów i ruchów, które mogą nastąpić po pozycji.

    Sześć ścianek to sześć gałęzi, każdy wybór to jedna.
help-verify =
    Sprawdza zapisaną grę: każdy ruch według zasad, każdy rzut według kostek.

    Kod wyjścia 0: wszystko się zgadza. 1: coś się nie zgadza. 2: tego nie da się odczytać jako zapisu.
help-replay =
    Pokazuje zapisaną grę krok po kroku: Enter dalej, b wstecz, liczba skacze, a pokazuje wszystko.

    Kod wyjścia 1 mówi, że zapis gdzieś przestaje się zgadzać; pokazane jest to, co wcześniej.
help-analyse =
    Oddziel szczęście od umiejętności w nagranej partii.

    Każdy rzut i każdy wybór jest ważony. To, co zrobiły szczęście, błędy i szacunki trenera, daje razem wynik. Kod wyjścia 1: zapis gdzieś się nie zgadza; brane jest pod uwagę wszystko przedtem.
help-board = Tworzy i sprawdza pliki plansz.
help-board-check = Mówi wszystko, co jest nie tak w pliku planszy, albo że jest w porządku.
help-board-new = Zapisać nowy plik planszy: pierścień z domkiem i bazą dla każdego koloru.
help-completion =
    Wypisz skrypt, dzięki któremu twoja powłoka uzupełnia polecenia, gry, warianty i boty.

    bash: eval "$(rauswurf completion bash)" w ~/.bashrc.

    zsh: source <(rauswurf completion zsh) w ~/.zshrc.

    fish: rauswurf completion fish | source w config.fish.

## Options of every command.

help-help = Pokaż tę pomoc.
help-lang = Język wszystkich tekstów: { $codes }.
help-json = Pisz JSON dla programów i nic więcej.
help-version = Podaj wersję.

## Options of several commands.

help-game = Która gra; listę podaje „rauswurf games”.
help-players = Ilu graczy.
help-set = Wybierz wariant: ID=WARTOŚĆ albo samo ID, gdy poza wartością z instrukcji jest tylko jedna; można podać kilka razy. Listę podaje „rauswurf rules GRA”.
help-position =
    Pozycja w jednym wierszu, na przykład 'yellow B B 0 a / red 12 B B B ; turn red';
    bez niej początek gry.
help-board-file = Graj na planszy z tego pliku.
help-rules-file = Grać według zasad z tego pliku Pythona, na zasadach gry.

## Options of `rauswurf referee`.

help-referee-roll = Co wypadło; kilka kostek jako '2 5 5 1'.
help-referee-move = Zapytaj o jeden ruch, na przykład 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = Ile partii rozegrać.
help-simulate-seed = To samo ziarno daje te same partie.
help-simulate-threads = Na ilu wątkach; inaczej na wszystkich rdzeniach.
help-lab-device = Graj na procesorze (cpu), na kartach graficznych NVIDIA (gpu) albo tam, gdzie będzie szybciej (auto).
help-simulate-rotate = Niech boty zmieniają miejsca z partii na partię.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`.

help-lab-bots = Kto gra: jeden bot na wszystkich miejscach albo po jednym na każde, z przecinkami.
help-lab-without-luck = Pokaż też wygrane bez szczęścia w kościach: co dała dobra gra. To trwa dłużej.
help-lab-csv = Zapisz liczby także w tym pliku.
help-arena-bots = Boty; z --gauntlet pierwszy wyzywa pozostałe.
help-arena-games = Ile partii rozegrać przy każdym stole botów.
help-arena-gauntlet = Gra tylko pierwszy bot, sam przeciw tylu sztukom każdego innego, ile jest miejsc.
help-arena-sprt = Kończ każdy mecz, gdy tylko jest rozstrzygnięty: czy pierwszy bot jest lepszy najwyżej o DÓŁ, czy co najmniej o GÓRA punktów Elo?
help-compare-set = Co zmienić: ID=WARTOŚĆ albo, gdy są tylko dwie wartości, samo ID. Można podać kilka razy.
help-compare-a = Czym jest strona A: zasady jak po --set oraz game=, players=, bots=, board=, rules=. Można powtarzać.
help-compare-b = To samo dla strony B.
help-compare-both = Wariant obowiązujący w obu przypadkach; można podać kilka razy.
help-compare-picture = Narysuj obrazek w tym pliku: .svg, .png albo .html.
help-lab-measures = Zmierz wszystko: wybory, dramatyzm, zmiany prowadzenia, powroty do gry, szczęście i umiejętności, minuty. Trwa dłużej.
help-lab-pace = Do minut: sekundy na rzut, wybór i pole, na przykład 4,3,0.5.
help-study-file = Badanie (TOML).
help-study-out = Gdzie wszystko zapisać; inaczej obok badania.
help-study-format = Jak zapisać tabelę wyników.
help-study-no-report = Zapisz tylko tabelę, bez rysowania raportu.
help-study-cluster = Graj na klastrze Dask pod tym adresem.

## Options of `rauswurf serve`.

help-serve-host = Pod jakim adresem; 0.0.0.0 wpuszcza też inne komputery.
help-serve-port = Na którym porcie; 0 bierze dowolny wolny.
help-serve-db = Baza danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@KOMPUTER/NAZWA.
help-serve-allowed-host = Inna nazwa, pod którą przeglądarki mogą wołać ten serwer, na przykład play.example; można podać kilka razy. Adresy, localhost i nazwy tego komputera działają zawsze.
help-serve-origin = Inna strona, która może używać tego serwera, na przykład https://play.example; można podać kilka razy.
help-serve-trusted-proxy = Adres twojego proxy albo jego sieć; tylko takiemu proxy serwer wierzy, kto pyta. Można podać kilka razy.
help-serve-open = Otwórz przeglądarkę.
help-share = Wpuść do gry telefony z sieci domowej, aż zakończysz.
help-serve-keep = Usuwa stół, gdy przez tyle dni nic się przy nim nie dzieje; 0 zachowuje wszystkie stoły. Z --db jest to 90 dni, bez --db zostają wszystkie.
help-serve-log = Ile zapisywać w dzienniku: debug, info, warning albo error.
help-backup-file = Gdzie umieścić kopię: nowy plik. Suma kontrolna trafi obok niego.
help-restore-file = Kopia, z sumą kontrolną obok.

## Options of `rauswurf perft`.

help-perft-depth = Na ile zdarzeń w głąb.

## Options of `rauswurf verify` and `rauswurf replay`.

help-record-file = Zapis (JSON, wiersz po wierszu); - czyta standardowe wejście.
help-record-board = Plansza, na której grano, jeśli nie własna plansza gry.
help-record-rules = Plik z zasadami, według których grano, jeśli był.
help-replay-text = Opowiedz całą grę i o nic nie pytaj.
help-replay-svg = Narysuj obrazki w tym nowym folderze: 0000.svg ...
help-replay-gif = Narysuj ruchomy obrazek w tym pliku.
help-replay-each = Obrazek po każdym zdarzeniu (event) albo po każdej kolejce (turn).
help-replay-pause = Sekundy między obrazkami.
help-analyse-html = Zapisz rozliczenie w tym pliku jako stronę z obrazkami.
help-analyse-rollouts = Rozegraj dalej decydujące chwile, żeby mieć większą pewność.
help-analyse-error = Graj dalej, aż błąd standardowy będzie tak mały, w grach na 100.

## Argument of `rauswurf board check`.

help-board-check-file = Plik planszy (TOML).
help-board-check-for = Powiedzieć też, czy da się na niej grać w tę grę, a jeśli nie, czego brakuje.
help-board-new-file = Plik do zapisania, na przykład my-board.toml.
help-board-new-colours = Ile kolorów: od 2 do 6.
help-board-new-fields = Ile pól ma pierścień: wielokrotność liczby kolorów.
help-board-new-pieces = Ile pionków ma każdy kolor: od 2 do 6.
help-completion-shell = Twoja powłoka.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG: na ilu partiach się uczyć; inaczej na tylu, ile trzeba dobremu graczowi.
help-train-players = Tylko przy stołach dla tylu graczy; inaczej przy stołach każdej wielkości.
help-train-out = Gdzie zapisać sieć; inaczej w GRA.net.
help-train-lessons = Ile lekcji ma się uczyć; domyślnie tyle, ile trzeba dobremu graczowi.
help-train-device = Na czym się uczyć: na procesorze (cpu) albo na karcie graficznej NVIDIA (gpu).
help-train-truth = Uczy się z dokładnych szans w tym wycinku rozwiązanej gry zamiast z partii; tylko dla dwóch graczy.
help-solve-pieces = Ile pionków ma każdy; pozostałe są od początku w domku.
help-solve-device = Na czym liczyć: cpu albo gpu. Cztery pionki wymagają karty graficznej ze 100 GB pamięci.
help-solve-out = Gdzie zapisać tabelę; inaczej w folderze na twoje dane.
help-solve-slice = Zamiast tego wytnij część tabeli: N pozycji, do których gry dochodzą najczęściej, albo wszystkie, w których każdy ma N pionków.
help-solve-check = Zamiast tego sprawdź tę tabelę: sumy kontrolne, a potem losową część według zasad.
help-probe-roll = Co wypadło na kostce; inaczej wszystkie sześć ścianek.
help-probe-position = Pozycja w jednym wierszu, na przykład 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in.

help-value-game = GRA
help-value-file = PLIK
help-value-points = PUNKTY
help-value-side = SŁOWA
help-value-pace = SEKUNDY
help-value-folder = FOLDER
help-value-variant = ID=WARTOŚĆ
help-value-code = KOD
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = DÓŁ,GÓRA
help-value-address = ADRES
help-value-name = NAZWA
help-value-level = POZIOM
help-value-days = DNI
