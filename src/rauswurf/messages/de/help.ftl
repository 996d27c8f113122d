### Die Hilfeseiten des Befehls `rauswurf`, etwa `rauswurf play --help`.

## Was um die Texte herum steht.

help-usage = Aufruf:
help-options-go-here = [OPTIONEN]
help-command-goes-here = BEFEHL ...
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = [sonst: { $value }]
help-required = [erforderlich]

## Befehle.

help-rauswurf = Schiedsrichter, Spieltisch und Labor für Laufspiele mit Würfeln.
help-games = Die Spiele auflisten, und für wie viele sie sind.
help-rules = Die Regeln eines Spiels in unseren Worten, mit allen Auslegungen und Varianten.
help-play = Hier spielen: mehrere an einem Bildschirm, mit Bots für alle, die fehlen.
help-referee =
    Sagen, welche Züge in einer Stellung erlaubt sind, und warum die anderen nicht.

    Wie viele mitspielen und mit welchen Farben, folgt aus der Stellung, wenn es nicht gesagt wird.
help-simulate =
    Viele Zufallsspiele spielen und sagen, wer gewinnt, wie lange es dauert und was geschieht.

    Das Ergebnis hängt nur von der Startzahl ab, nicht von den Threads.
help-perft =
    Zählen, welche Folgen von Würfen und Zügen aus einer Stellung möglich sind.

    Sechs Augenzahlen sind sechs Zweige, jede Wahl ist einer.
help-verify =
    Ein aufgezeichnetes Spiel prüfen: jeden Zug nach den Regeln, jeden Wurf nach den Würfeln.

    Rückgabewert 0: alles stimmt. 1: etwas stimmt nicht. 2: das ist nicht als Aufzeichnung lesbar.
help-replay =
    Ein aufgezeichnetes Spiel Schritt für Schritt zeigen: Enter weiter, b zurück, eine Zahl zum
    Springen, a für alles.

    Rückgabewert 1 heißt, dass die Aufzeichnung irgendwo falsch wird; gezeigt wird, was davor kommt.
help-board = Spielplandateien ansehen.
help-board-check = Alles sagen, was an einer Spielplandatei falsch ist, oder dass sie in Ordnung ist.

## Optionen aller Befehle.

help-help = Diese Hilfe zeigen.
help-lang = Die Sprache aller Texte: { $codes }.
help-json = JSON für Programme schreiben, und sonst nichts.
help-version = Die Version ausgeben.

## Optionen mehrerer Befehle.

help-game = Welches Spiel; „rauswurf games“ zählt sie auf.
help-players = Wie viele mitspielen.
help-set = Eine Variante wählen; auch mehrmals. „rauswurf rules SPIEL“ zählt sie auf.
help-position =
    Die Stellung in einer Zeile, etwa 'yellow B B 0 a / red 12 B B B ; turn red';
    ohne sie der Anfang eines Spiels.
help-board-file = Auf dem Spielplan in dieser Datei spielen.

## Optionen von `rauswurf referee`.

help-referee-roll = Was gewürfelt wurde; mehrere Würfel so: '2 5 5 1'.
help-referee-move = Nach einem einzelnen Zug fragen, etwa 12-18.

## Optionen von `rauswurf simulate`.

help-simulate-games = Wie viele Spiele gespielt werden.
help-simulate-seed = Gleiche Startzahl, gleiche Spiele.
help-simulate-threads = Auf wie vielen Threads; sonst auf allen Kernen.

## Optionen von `rauswurf perft`.

help-perft-depth = Wie viele Ereignisse tief.

## Optionen von `rauswurf verify` und `rauswurf replay`.

help-record-file = Eine Aufzeichnung (JSON, Zeile für Zeile); - liest von der Standardeingabe.
help-record-board = Der Spielplan, auf dem gespielt wurde, wenn es nicht der des Spiels ist.
help-replay-text = Das ganze Spiel erzählen und nichts fragen.
help-replay-svg = Bilder in diesen neuen Ordner zeichnen: 0000.svg ...
help-replay-gif = Ein bewegtes Bild in diese Datei zeichnen.
help-replay-each = Ein Bild nach jedem Ereignis (event) oder nach jedem Spielzug (turn).
help-replay-pause = Sekunden zwischen den Bildern.

## Argument von `rauswurf board check`.

help-board-check-file = Eine Spielplandatei (TOML).

## Platzhalter.

help-value-game = SPIEL
help-value-file = DATEI
help-value-folder = ORDNER
help-value-variant = ID=WERT
help-value-code = KÜRZEL
help-value-bot = BOT
