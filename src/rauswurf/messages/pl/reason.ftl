### Why the system did not do something.

reason-missing = nie ma takiego pliku ani folderu
reason-exists = to już istnieje
reason-not-allowed = to niedozwolone
reason-folder = to folder
reason-not-folder = coś po drodze nie jest folderem
reason-long-name = nazwa jest za długa
reason-full = dysk jest pełny
reason-read-only = nic nie da się tam zapisać
reason-closed = nikt już go nie czyta
reason-taken = coś innego już tego używa
reason-no-address = ten komputer nie ma takiego adresu
reason-other = { $words }

reason-not-utf8 = to nie jest tekst w UTF-8
reason-at = wiersz { $line }, kolumna { $column }
reason-ends-early = kończy się za wcześnie
reason-too-deep = wiersz { $line } jest zagnieżdżony głębiej niż na { $most } poziomów
