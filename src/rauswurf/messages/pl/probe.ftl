probe-no-table = Nie ma tu tabeli gry { $game }. Tworzy ją „rauswurf solve { $id }”.
probe-not-known = Tabele, które tu są, nie znają tej pozycji: { $tables }.
probe-nothing-to-do = W tej pozycji nie ma czego wybierać.
probe-chance = { $who } rzuca teraz i wygrywa { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } partii, jeśli oboje grają doskonale.
probe-lost = { $who }: przy { $rolls } na kostce nie ma ruchu.
probe-face = { $who }: na kostce wypadło { $roll }. Szansa wygranej po każdym ruchu:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
