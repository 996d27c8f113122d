### What experiments say.

## Measures.

lab-rolls = rzuty na partię
lab-rolls-meaning = Ile kostek rzuca się w partii. Gdy leci kilka naraz, w NICHTLUSTIG rzut liczy się raz, a w grach wyścigowych każda kostka.
lab-turns = kolejki na partię
lab-turns-meaning = Ile kolejek trwa partia, wszystkich graczy razem. Dodatkowy rzut po szóstce należy do tej samej kolejki.
lab-captures = zbicia na partię
lab-captures-meaning = Jak często zbija się pionek.
lab-lead-changes = zmiany prowadzenia na partię
lab-lead-changes-meaning = Jak często na prowadzenie wychodzi ktoś inny: ten, czyje pionki zaszły razem najdalej na początku kolejki. Wspólne prowadzenie to nie zmiana.
lab-cards-taken = karty zabrane innym na partię
lab-cards-taken-meaning = Ile kart gracze zabierają sobie nawzajem.
lab-death-cards = wzięte karty śmierci na partię
lab-death-cards-meaning = Ile kart śmierci biorą gracze.
lab-winner-points = punkty zwycięzcy
lab-winner-points-meaning = Najwyższa liczba punktów na końcu partii.
lab-wins = { $who } wygrywa
lab-wins-together = { $who } wygrywają
lab-wins-of-seat = Miejsce { $seat } wygrywa
lab-seat-advantage = przewaga zaczynającego
lab-seat-advantage-meaning = O ile częściej, niż wynosi sprawiedliwy udział, wygrywa ten, kto zaczyna.
lab-luck = udział szczęścia
lab-luck-meaning = Jeden mocny bot siedzi wśród słabszych, po kolei na każdym miejscu. 0% znaczy, że mocny zawsze wygrywa, 100%, że nie częściej, niż wynosi sprawiedliwy udział.
lab-choices = wybory na turę
lab-choices-meaning = Ile razy w turze można wybierać między dwoma ruchami lub większą ich liczbą.
lab-options = ruchy do wyboru
lab-options-meaning = Ile jest ruchów, gdy można wybierać.
lab-forced = ruchy wymuszone
lab-forced-meaning = Jaka część wszystkich ruchów to ruchy jedyne możliwe.
lab-minutes = minuty dla ludzi
lab-minutes-meaning = Szacunek dla ludzi: 4 sekundy na każdy rzut, 3 na każdy wybór i pół na każde pole, które przechodzi pionek, jeśli nikt nie ustawi innych liczb. To założenia.
lab-coverage = odwiedzone pola
lab-coverage-meaning = Na ilu z dostępnych pól staje w ciągu gry jakiś pionek.
lab-drama = dramatyzm
lab-drama-meaning = O ile zwycięzca przegrywał w najgorszej chwili: szanse prowadzącego minus jego własne.
lab-chance-leads = zmiany prowadzenia według szans
lab-chance-leads-meaning = Jak często na początku tury ktoś inny ma najlepsze szanse, z przewagą co najmniej 5 punktów procentowych.
lab-decided = rozstrzygnięta po
lab-decided-meaning = Jaka część gry minęła, gdy szanse zwycięzcy na dobre przekraczają 90%.
lab-comebacks = powroty do gry
lab-comebacks-meaning = Jaką część gier wygrywa ktoś, czyje szanse spadły kiedyś poniżej połowy sprawiedliwego udziału.
lab-stakes = stawka wyboru
lab-stakes-meaning = O ile najlepszy ruch jest lepszy od najgorszego, w szansach na wygraną.
lab-luck-part = udział szczęścia w wyniku
lab-luck-part-meaning = Jaka część tego, kto wygrywa, bierze się z kostek, między tymi właśnie graczami.
lab-skill-part = udział umiejętności w wyniku
lab-skill-part-meaning = Jaka część tego, kto wygrywa, bierze się z lepszych i gorszych ruchów, między tymi właśnie graczami.
lab-gain = zysk silnego gracza
lab-gain-meaning = O ile więcej, niż wynosi sprawiedliwy udział, wygrywa silny gracz wśród okazjonalnych.
lab-restricted-peaceful = zysk z niebicia nigdy
lab-restricted-foremost = zysk z ruszania zawsze pierwszym pionkiem
lab-restricted-rearmost = zysk z ruszania zawsze ostatnim pionkiem
lab-restricted-meaning = O ile więcej, niż wynosi sprawiedliwy udział, wygrywa gracz z tym zwyczajem wśród okazjonalnych. Poniżej zera kosztuje wygrane.
lab-own-board = plansza tej gry
lab-own-rules = zasady gry
lab-picture-zero = Pasek, który przecina linię zera: nie znaleziono różnicy.
lab-picture-percent-of = różnica w procentach: { $before }
lab-picture-points = różnica w punktach procentowych
lab-picture-measure-points = { $measure }, w punktach procentowych
lab-picture-games = część gier
lab-finished = partie dokończone
lab-finished-meaning = Po milionie rzutów partię się przerywa.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = { $package } nie jest zainstalowany, a jest tu potrzebny: { $command }
lab-bot-illegal = bot { $bot } odpowiada { $move }, a to nie jest dozwolony ruch w { $position }
lab-no-weighing = { $option } nie działa w grze { $game } przy tym stole: nikt się nie nauczył, ile wart jest tam rzut
lab-lineup = { $option } wymaga jednego bota na wszystkie miejsca albo po jednym na każde (miejsc: { $seats }), z przecinkami, nie { $bots }
lab-file-kind = { $option } wymaga nazwy pliku zakończonej na { $known }, nie { $file }
lab-compiling = Przygotowanie tych zasad potrwa około { $seconds } s, tylko za pierwszym razem.
lab-pace-form = --pace wymaga trzech liczb sekund, na rzut, wybór i pole, na przykład --pace 4,3,0.5, a nie { $text }
lab-measures-gpu = wszystkie miary liczy procesor, bo patrzą na szanse każdego: pomiń --device gpu
