### Was `rauswurf study` sagt: Versuche mit vielen Regeln, in einer TOML-Datei beschrieben.

## Während es läuft, und am Ende.

study-begins = { $title }: { $cells ->
    [one] eine Zelle
   *[other] { $cells } Zellen
} mit je { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
study-goes-on = { $games ->
    [0] Alles wurde schon gespielt.
    [one] Ein Spiel fehlt noch.
   *[other] { $games } Spiele fehlen noch.
}
study-results = Ergebnisse: { $file }
study-report = Bericht: { $file }
study-no-report = es ließe sich kein Bericht zeichnen: { $reason }. Oder gib --no-report an: dann gibt es nur die Tabelle

## Die Tabelle und der Bericht.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
}
study-report-about = { $cells ->
    [one] Eine Zelle
   *[other] { $cells } Zellen
} mit je { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, Startzahl { $seed }. In den Bildern reichen die Balken so weit, wie in 95 von 100 Fällen die Wahrheit liegt; in den Tabellen steht ± für den Standardfehler.
study-report-words = Was die Wörter bedeuten
study-report-picture = Mittelwerte aller Zellen von { $game } mit ihren Grenzen; die Zahlen stehen in der Tabelle darunter.

## Was an einer Studiendatei falsch ist.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: ein Fehler
   *[other] { $file }: { $faults } Fehler
}
study-unreadable = ist nicht lesbar: { $reason }
study-not-toml = ist kein TOML: { $reason }
study-unknown-key = { $key } ist unbekannt; es gibt { $known }
study-unknown-key-near = { $key } ist unbekannt; ist { $near } gemeint?
study-missing = { $key } fehlt
study-not-text = { $key } muss ein Text sein, nicht { $value }
study-not-texts = { $key } muss ein Text oder eine Liste von Texten sein, nicht { $value }
study-not-switch = { $key } muss true oder false sein, nicht { $value }
study-not-between = { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
study-not-numbers = { $key } muss eine ganze Zahl oder eine Liste davon sein, nicht { $value }
study-not-bots = { $key } muss einen Bot für alle Plätze nennen oder eine Liste mit einem Bot je Platz, nicht { $value }
study-not-table = { $key } muss eine Tabelle von Varianten sein, nicht { $value }
study-not-tables = { $key } muss eine Liste von Tabellen sein: [[{ $key }]]
study-no-tables = kein [[{ $key }]] sagt, was gespielt werden soll
study-in-grid = grid { $grid }: { $fault }
study-lineup = { $bots } Bots für { $seats } Plätze: nenne einen für alle oder einen für jeden
study-many-cells = es sind { $cells } Zellen; höchstens { $most } sind möglich

## Cluster: andere Rechner, die mitspielen.

study-no-cluster = unter { $address } antwortet kein Cluster
study-cluster-failed = im Cluster ging etwas schief: { $reason }
study-other-version = ein Rechner des Clusters hat eine andere Version von Rauswurf oder Python
study-not-a-folder = { $folder } ist kein Ordner
study-damaged = { $chunks ->
    [one] Ein gespeicherter Teil war beschädigt oder gehörte zu etwas anderem: Er wird neu gespielt.
   *[other] { $chunks } gespeicherte Teile waren beschädigt oder gehörten zu etwas anderem: Sie werden neu gespielt.
}
