### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Alles hier blijft in deze browser. Er wordt niets verstuurd.
statistics-none = Hier staat nog niets. Speel op dit apparaat een spel uit, dan telt het mee.
statistics-forbidden = Deze browser onthoudt niets; misschien is dit een privévenster. Daarom kunnen we geen spellen tellen.
statistics-all = Alle spellen
statistics-games = Spellen
statistics-wins = Gewonnen
statistics-streak = Nu achter elkaar gewonnen
statistics-longest = Vaakst achter elkaar gewonnen
statistics-places = Je plaatsen
statistics-place = Plaats
statistics-count = Spellen
statistics-share = Aandeel
statistics-faces = Wat je dobbelstenen gooiden
statistics-face = Getal
statistics-faces-hint = Met eerlijke dobbelstenen komt elk getal ongeveer één op de zes keer.
statistics-by-game = Per spel
statistics-months = Per maand
statistics-month = Maand
statistics-last = Je laatste spellen
statistics-placed = Plaats { $place } van { $players }, { $day }
statistics-export = Opslaan als bestand
statistics-import = Toevoegen uit een bestand
statistics-added = { $count ->
    [one] Er is één spel toegevoegd.
   *[other] Er zijn { $count } spellen toegevoegd.
}
statistics-bad-file = In dit bestand staan geen statistieken van Rauswurf. Kies een bestand dat je hier hebt opgeslagen.
statistics-erase = Alles wissen
statistics-erase-sure = Hiermee wis je je statistieken in deze browser. Je krijgt ze alleen terug als je ze als bestand hebt opgeslagen.
statistics-erase-do = Nu wissen
statistics-erased = Je statistieken zijn gewist.
statistics-who = Voor wie tellen de statistieken van dit apparaat?
statistics-nobody = Voor niemand
statistics-counted = Dit spel staat in je statistieken.
