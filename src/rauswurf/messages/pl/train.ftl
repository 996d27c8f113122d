# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Punkt kontrolny należy do innego treningu. Podaj inne --out albo go usuń.
train-progress = uczy się
train-stopped = Przerwano. To samo polecenie rusza dalej od tego miejsca.
train-option-race = { $option } dotyczy gier wyścigowych: ile warte są karty, uczy się przy wszystkich stołach razem. Pomiń to.
train-fitted = Partie: { $games }, { $seconds } s. Ile warte są karty, zapisano w { $file }.
train-by-lessons = Tylko NICHTLUSTIG uczy się z podanej liczby partii. Gry wyścigowe uczą się w lekcjach: podaj --lessons zamiast --games.
train-schooled = Lekcje: { $lessons }, { $seconds } s. Sieć jest w pliku { $file }.
train-exam = Stoły dla { $players }: wśród graczy z siecią, która jest w Rauswurf, wygrywa { $share } ± { $error } (oczekiwane: { $fair }).
train-truth-for-two = Rozwiązana gra ma dwóch graczy. Dodaj --players 2.
train-truth-other-game = { $file } to wycinek gry { $game }. Trenuj tę grę albo wybierz inny plik.
train-truth-table = { $file } to cała tabela. --truth potrzebuje jej wycinka: tworzy go rauswurf solve { $game } --slice 1000000.
