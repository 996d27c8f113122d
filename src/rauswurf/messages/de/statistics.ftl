### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Alles hier bleibt in diesem Browser. Nichts wird verschickt.
statistics-none = Hier ist noch nichts. Spiel auf diesem Gerät ein Spiel zu Ende, dann wird es gezählt.
statistics-forbidden = Dieser Browser merkt sich nichts; vielleicht ist das ein privates Fenster. Deshalb können wir keine Spiele zählen.
statistics-all = Alle Spiele
statistics-games = Spiele
statistics-wins = Siege
statistics-streak = Siege in Folge, jetzt
statistics-longest = Meiste Siege in Folge
statistics-places = Deine Plätze
statistics-place = Platz
statistics-count = Spiele
statistics-share = Anteil
statistics-faces = Was deine Würfel zeigten
statistics-face = Augenzahl
statistics-faces-hint = Bei fairen Würfeln kommt jede Zahl etwa jedes sechste Mal.
statistics-by-game = Spiel für Spiel
statistics-months = Monat für Monat
statistics-month = Monat
statistics-last = Deine letzten Spiele
statistics-placed = Platz { $place } von { $players }, { $day }
statistics-export = Als Datei speichern
statistics-import = Aus einer Datei hinzufügen
statistics-added = { $count ->
    [one] Ein Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
statistics-bad-file = In dieser Datei ist keine Statistik von Rauswurf. Wähle eine, die du hier gespeichert hast.
statistics-erase = Alles löschen
statistics-erase-sure = Das löscht deine Statistik in diesem Browser. Du bekommst sie nur zurück, wenn du sie als Datei gespeichert hast.
statistics-erase-do = Jetzt löschen
statistics-erased = Deine Statistik ist gelöscht.
statistics-who = Für wen zählt die Statistik dieses Geräts?
statistics-nobody = Für niemanden
statistics-counted = Dieses Spiel steht in deiner Statistik.
