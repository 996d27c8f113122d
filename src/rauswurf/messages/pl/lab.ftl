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
lab-wins-of-seat = miejsce { $seat } wygrywa
lab-seat-advantage = przewaga miejsca 1
lab-seat-advantage-meaning = O ile częściej, niż wynosi sprawiedliwy udział, wygrywa miejsce 1 albo, gdzie decydują kostki, ten, kto zaczyna.
lab-luck = udział szczęścia
lab-luck-meaning = Jeden mocny bot siedzi wśród towarzyskich, po kolei na każdym miejscu. 0% znaczy, że mocny zawsze wygrywa, 100%, że nie częściej, niż wynosi sprawiedliwy udział.
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
