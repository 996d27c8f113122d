probe-no-table = Εδώ δεν υπάρχει πίνακας για το { $game }. Το 'rauswurf solve { $id }' φτιάχνει έναν.
probe-not-known = Οι πίνακες που υπάρχουν εδώ δεν ξέρουν αυτή τη διάταξη: { $tables }.
probe-nothing-to-do = Σε αυτή τη διάταξη δεν υπάρχει τίποτα να διαλέξεις.
probe-chance = { $who }: σειρά για ζάρι, και κερδίζει το { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } των παρτίδων αν παίζουν και οι δύο τέλεια.
probe-lost = { $who }: με { $rolls } δεν υπάρχει κίνηση.
probe-face = { $who }: το ζάρι έφερε { $roll }. Πιθανότητα νίκης μετά από κάθε κίνηση:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
