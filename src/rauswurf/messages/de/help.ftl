### Die Hilfeseiten des Befehls `rauswurf`, etwa `rauswurf play --help`.

## Was um die Texte herum steht.

help-usage = Aufruf:
help-options-go-here = [OPTIONEN]
help-command-goes-here = BEFEHL ...
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = [Vorgabe: { $value }]
help-required = [erforderlich]

## Befehle.

help-rauswurf =
    Schiedsrichter, Spieltisch und Labor für Laufspiele mit Würfeln.

    Ohne Befehl stehen die Tische auf diesem Rechner bereit, und der Browser zeigt sie.
help-games = Die Spiele auflisten und sagen, für wie viele Personen sie sind.
help-rules = Die Regeln eines Spiels in unseren Worten, mit allen Auslegungen und Varianten.
help-play = Hier spielen: mehrere an einem Bildschirm, mit Bots für alle, die fehlen.
help-serve =
    Tische ins Netz stellen, für diesen Rechner oder für alle.
help-backup =
    Alle Tische eines Servers in eine Datei kopieren, während er läuft, und jedes Protokoll nachspielen.

    Ende mit 0: alles ist lesbar. 1: kopiert, aber manche Tische sind nicht lesbar. 2: nichts wurde kopiert.
help-restore =
    Eine Sicherung dorthin legen, wo ein Server seine Tische findet; vorher wird jedes Protokoll nachgespielt.

    Überschrieben wird nie etwas. Die Codes am Ende sind die von 'rauswurf backup'.

    Sie werden in einer Datei im Ordner für deine Daten aufgehoben, wenn --db keinen anderen Ort nennt.
help-referee =
    Sagen, welche Züge in einer Stellung erlaubt sind, und warum die anderen nicht.

    Wie viele mitspielen und mit welchen Farben, folgt aus der Stellung, wenn es nicht gesagt wird.
    Rückgabewert 1: Der Zug, nach dem gefragt wurde, ist nicht erlaubt.
help-simulate =
    Viele Spiele spielen und sagen, wer gewinnt, wie lange es dauert und was geschieht.

    Gewählt wird zufällig, wenn --bots nicht sagt, wer spielt.

    Das Ergebnis hängt nur von der Startzahl ab, nicht von den Threads.
help-arena =
    Bots gegeneinander spielen lassen, mit wechselnden Plätzen und gleichen Würfeln, und sie bewerten.

    Ohne --gauntlet spielen alle gegen alle.
help-compare =
    Sagen, was eine Regel ändert: wie lange es dauert, wer gewinnt, was geschieht, wie viel Glück dabei ist.

    Gespielt wird mit und ohne die Änderung, mit denselben Würfeln.
help-study =
    Viele Regelwerke messen, die eine TOML-Datei beschreibt; eine Tabelle und einen Bericht schreiben.

    Wird es unterbrochen, macht derselbe Befehl da weiter, wo es war.
help-train =
    Bots ein Spiel lernen lassen, indem sie gegen sich selbst spielen.

    Wird es unterbrochen, macht derselbe Befehl da weiter, wo es war. Auf einer Grafikkarte beginnt es von vorn.
help-solve =
    Ein klassisches Spiel für zwei mit wenigen Figuren genau lösen.

    Nach der Tabelle, die dabei entsteht, spielt der Bot „perfect“.
help-probe =
    Eine Stellung eines gelösten Spiels nachschlagen: jeder Zug mit seiner genauen Chance, der beste zuerst.

    Nötig ist eine Tabelle, die „rauswurf solve“ geschrieben hat, oder ein Ausschnitt davon.
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
help-analyse =
    Glück und Können in einem aufgezeichneten Spiel trennen.

    Jeder Wurf und jede Entscheidung wird gewogen. Was Glück, Fehler und die Schätzungen des Trainers bewirkt haben, ergibt zusammen das Ergebnis. Rückgabewert 1: Irgendwo stimmt die Aufzeichnung nicht; alles davor wird betrachtet.
help-board = Spielplandateien anlegen und prüfen.
help-board-check = Alles sagen, was an einer Spielplandatei falsch ist, oder dass sie in Ordnung ist.
help-board-new = Eine neue Spielplan-Datei schreiben: ein Ring mit Ziel und B-Feld für jede Farbe.
help-completion =
    Ein Skript ausgeben, mit dem deine Shell Befehle, Spiele, Varianten und Bots ergänzt.

    bash: eval "$(rauswurf completion bash)" in ~/.bashrc.

    zsh: source <(rauswurf completion zsh) in ~/.zshrc.

    fish: rauswurf completion fish | source in config.fish.

## Optionen aller Befehle.

help-help = Diese Hilfe zeigen.
help-lang = Die Sprache aller Texte: { $codes }.
help-json = JSON für Programme schreiben, sonst nichts.
help-version = Die Version ausgeben.

## Optionen mehrerer Befehle.

help-game = Welches Spiel; „rauswurf games“ zählt sie auf.
help-players = Wie viele mitspielen.
help-set = Eine Variante wählen: ID=WERT oder, wenn es neben dem der Anleitung nur einen Wert gibt, die ID allein; auch mehrmals. „rauswurf rules SPIEL“ zählt sie auf.
help-position =
    Die Stellung in einer Zeile, etwa 'yellow B B 0 a / red 12 B B B ; turn red';
    ohne sie der Anfang eines Spiels.
help-board-file = Auf dem Spielplan in dieser Datei spielen.
help-rules-file = Nach den Regeln in dieser Python-Datei spielen, auf denen des Spiels.

## Optionen von `rauswurf referee`.

help-referee-roll = Was gewürfelt wurde; mehrere Würfel mit Abstand dazwischen: '2 5 5 1'.
help-referee-move = Nach einem einzelnen Zug fragen, etwa 12-18.

## Optionen von `rauswurf simulate`.

help-simulate-games = Wie viele Spiele gespielt werden.
help-simulate-seed = Gleiche Startzahl, gleiche Spiele.
help-simulate-threads = Auf wie vielen Threads; sonst auf allen Kernen.
help-lab-device = Auf dem Prozessor spielen (cpu), auf NVIDIA-Grafikkarten (gpu) oder wo es schneller geht (auto).
help-simulate-rotate = Die Bots von Spiel zu Spiel die Plätze wechseln lassen.

## Optionen von `rauswurf simulate`, `arena`, `compare` und `study`.

help-lab-bots = Wer spielt: ein Bot für alle Plätze oder für jeden einer, mit Kommas dazwischen.
help-lab-without-luck = Zeige auch die Siege ohne Würfelglück: was das gute Spiel gebracht hat. Das dauert länger.
help-lab-csv = Die Zahlen auch in diese Datei schreiben.
help-arena-bots = Die Bots; mit --gauntlet fordert der erste die anderen heraus.
help-arena-games = Wie viele Spiele an jedem Tisch gespielt werden.
help-arena-gauntlet = Nur der erste Bot tritt an, allein gegen so viele von jedem anderen, wie Plätze da sind.
help-arena-sprt = Jeden Wettkampf beenden, sobald er entschieden ist: Ist der erste Bot um höchstens UNTEN oder um mindestens OBEN Elo-Punkte besser?
help-compare-set = Was sich ändert: ID=WERT oder, wo es nur zwei Werte gibt, die ID allein. Mehrmals möglich.
help-compare-a = Was Seite A ist: Regeln wie nach --set und game=, players=, bots=, board=, rules=. Wiederholbar.
help-compare-b = Dasselbe für Seite B.
help-compare-both = Eine Variante, die in beiden Fällen gilt; mehrmals möglich.
help-compare-picture = Ein Bild in diese Datei zeichnen: .svg, .png oder .html.
help-lab-measures = Alles messen: Entscheidungen, Dramatik, Führungswechsel, Aufholjagden, Glück und Können, Minuten. Dauert länger.
help-lab-pace = Für die Minuten: Sekunden für einen Wurf, eine Entscheidung und ein Feld, etwa 4,3,0.5.
help-study-file = Die Studie (TOML).
help-study-out = Wohin alles kommt; sonst neben die Studie.
help-study-format = Wie die Tabelle der Ergebnisse geschrieben wird.
help-study-no-report = Nur die Tabelle schreiben und keinen Bericht zeichnen.
help-study-cluster = Auf dem Dask-Cluster mit dieser Adresse spielen.

## Optionen von `rauswurf serve`.

help-serve-host = Unter welcher Adresse; 0.0.0.0 lässt auch andere Rechner herein.
help-serve-port = An welchem Port; 0 nimmt irgendeinen, der frei ist.
help-serve-db = Die Datenbank: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
help-serve-allowed-host = Ein weiterer Name, unter dem Browser diesen Server ansprechen dürfen, etwa play.example; auch mehrmals. Adressen, localhost und die Namen dieses Rechners gehen immer.
help-serve-origin = Eine andere Seite, die diesen Server benutzen darf, etwa https://play.example; auch mehrmals.
help-serve-trusted-proxy = Die Adresse deines Proxys oder sein Netz; nur einem solchen wird geglaubt, wer da fragt. Auch mehrmals.
help-serve-open = Den Browser öffnen.
help-share = Handys im Heimnetz mitspielen lassen, bis du es beendest.
help-serve-keep = Löscht einen Tisch, wenn dort so viele Tage lang nichts geschehen ist; 0 behält alle Tische. Mit --db sind es 90 Tage, ohne --db bleiben alle Tische.
help-serve-log = Wie viel ins Protokoll kommt: debug, info, warning oder error.
help-backup-file = Wohin mit der Sicherung: eine neue Datei. Ihre Prüfsumme kommt daneben.
help-restore-file = Die Sicherung, mit ihrer Prüfsumme daneben.

## Optionen von `rauswurf perft`.

help-perft-depth = Wie viele Ereignisse tief.

## Optionen von `rauswurf verify` und `rauswurf replay`.

help-record-file = Eine Aufzeichnung (JSON, Zeile für Zeile); - liest von der Standardeingabe.
help-record-board = Der Spielplan, auf dem gespielt wurde, wenn es nicht der des Spiels ist.
help-record-rules = Die Datei mit Regeln, nach denen gespielt wurde, falls es eine gab.
help-replay-text = Das ganze Spiel erzählen und nichts fragen.
help-replay-svg = Bilder in diesen neuen Ordner zeichnen: 0000.svg ...
help-replay-gif = Ein bewegtes Bild in diese Datei zeichnen.
help-replay-each = Ein Bild nach jedem Ereignis (event) oder nach jedem Spielzug (turn).
help-replay-pause = Sekunden zwischen den Bildern.
help-analyse-html = Die Abrechnung als Webseite mit Bildern in diese Datei schreiben.
help-analyse-rollouts = Die entscheidenden Momente weiterspielen, um sicherer zu sein.
help-analyse-error = So lange weiterspielen, bis der Standardfehler so klein ist, in Spielen von 100.

## Argument von `rauswurf board check`.

help-board-check-file = Eine Spielplandatei (TOML).
help-board-check-for = Auch sagen, ob man dieses Spiel darauf spielen kann, und was sonst fehlt.
help-board-new-file = Die Datei, die entsteht, zum Beispiel my-board.toml.
help-board-new-colours = Wie viele Farben: 2 bis 6.
help-board-new-fields = Wie viele Felder der Ring hat, ein Vielfaches der Farben.
help-board-new-pieces = Wie viele Figuren jede Farbe hat: 2 bis 6.
help-completion-shell = Deine Shell.

## Optionen von `rauswurf train` und `rauswurf solve`.

help-train-games = NICHTLUSTIG: aus wie vielen Spielen gelernt wird; sonst aus so vielen, wie es zum guten Spielen braucht.
help-train-players = Nur an Tischen mit so vielen; sonst an Tischen jeder Größe.
help-train-out = Wohin das Netz geschrieben wird; sonst SPIEL.net.
help-train-lessons = Wie viele Lektionen gelernt werden; sonst genug für einen guten Spieler.
help-train-device = Womit gelernt wird: mit dem Prozessor (cpu) oder einer Grafikkarte von NVIDIA (gpu).
help-train-truth = Aus den genauen Chancen in diesem Ausschnitt eines gelösten Spiels lernen statt aus Partien; nur für zwei Spieler.
help-solve-pieces = Wie viele Figuren jede Seite hat; die anderen sind von Anfang an im Ziel.
help-solve-device = Womit gerechnet wird: cpu oder gpu. Vier Figuren brauchen eine Grafikkarte mit 100 GB Speicher.
help-solve-out = Wohin die Tabelle geschrieben wird; sonst in den Ordner für deine Daten.
help-solve-slice = Schneide stattdessen ein Stück aus der Tabelle: die N Stellungen, zu denen Spiele am häufigsten kommen, oder alle mit je N Figuren.
help-solve-check = Prüfe stattdessen diese Tabelle: ihre Prüfsummen, dann einen zufälligen Teil nach den Regeln.
help-probe-roll = Was gewürfelt wurde; sonst alle sechs Seiten.
help-probe-position = Die Stellung in einer Zeile, etwa 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Platzhalter.

help-value-game = SPIEL
help-value-file = DATEI
help-value-points = PUNKTE
help-value-side = WÖRTER
help-value-pace = SEKUNDEN
help-value-folder = ORDNER
help-value-variant = ID=WERT
help-value-code = KÜRZEL
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = UNTEN,OBEN
help-value-address = ADRESSE
help-value-name = NAME
help-value-level = STUFE
help-value-days = TAGE
