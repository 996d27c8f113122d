### Was an einer Aufzeichnung falsch ist: einer Datei aus JSON-Zeilen mit einem Spiel. Meist Teile einer Zeile,
### die mit „Zeile 7: “ beginnt, am Anfang klein, ohne Punkt. Schlüssel (roll, move, undo, seal, seats ...) bleiben.

record-line = Zeile { $line }: { $reason }

## JSON

record-not-utf8 = kein UTF-8-Text (Byte { $byte })
record-too-deep = zu viele Klammern ineinander
record-not-json = kein JSON (Spalte { $column })
record-not-object = kein JSON-Objekt
record-key-twice = ein Schlüssel steht zweimal da
record-long-number = eine Zahl ist zu lang
record-not-whole-number = { $value } ist keine ganze Zahl

## Schlüssel und Werte. $where: siehe die nächste Gruppe, im Nominativ

record-in = { $where } hat ein falsches { $key }: { $reason }
record-lacks = { $where } hat kein { $key }
record-unknown-key = { $where } hat einen unbekannten Schlüssel { $key }
record-where-not-object = { $where } ist kein Objekt, sondern { $value }
record-value-not-object = kein Objekt, sondern { $value }
record-value-not-whole = keine ganze Zahl, sondern { $value }
record-value-range = { $value } liegt nicht zwischen { $least } und { $most }
record-value-not-true = nur true ist möglich oder gar nichts, nicht { $value }
record-value-not-text = kein Text, sondern { $value }
record-long-text = ein Text aus { $count } Zeichen, { $most } sind erlaubt
record-bad-sign = ein Text mit dem Zeichen { $sign }, das sich nicht zeigen lässt
record-not-list = keine Liste, sondern { $value }
record-list-length = eine Liste mit { $count } Einträgen statt { $most }
record-list-range = eine Liste mit { $count } Einträgen statt { $least } bis { $most }
record-not-digest = keine 64 Ziffern aus 0-9 a-f
record-empty-text = es ist leer

## Teile einer Aufzeichnung

record-header = die Kopfzeile
record-a-line = die Zeile
record-a-seat = ein Platz

## Die Kopfzeile

record-no-header = die Kopfzeile fehlt
record-header-cut = die Kopfzeile ist abgeschnitten
record-not-a-record = das ist keine Aufzeichnung: eine Kopfzeile beginnt mit { "{" }"rauswurf":1{ "}" }
record-version = eine Aufzeichnung der Version { $version }; hier ist Version { $known } bekannt
record-rules-version = nach Version { $version } der Regeln von { $game } gespielt; hier ist Version { $known } bekannt
record-rules-older = Dieses Spiel begann mit Version { $version } der Regeln von { $game }. Hier gilt Version { $known }: Manche Möglichkeit kommt dazu, und was geschehen ist, bleibt.
record-rules-other = Dieses Spiel wurde nach Version { $version } der Regeln von { $game } gespielt, die hier nicht bekannt ist. Du kannst es ansehen, soweit es zu Version { $known } passt, aber nicht weiterspielen.
record-no-variant = die Kopfzeile sagt nicht, was { $variant } war
record-board-needed = auf dem Spielplan { $board } gespielt: dessen Datei wird gebraucht
record-other-board = auf einem anderen Spielplan gespielt als diesem ({ $board })
record-nobody-plays = niemand kann { $colour } spielen
record-bad-seats = so kann niemand sitzen
record-name-fixed = Platz { $seat } hat schon einen Namen oder ist ein Bot
record-not-a-date = { $value } ist kein Datum wie 2026-02-28
record-no-dice = Würfel nach { $value } gibt es nicht; es gibt fair, seed, system und hand
record-contributions = { $count } Beiträge für { $seats } Plätze
record-bot-contributes = { $colour } ist ein Bot und steuert nichts bei
record-secret-needed = ohne ihr Geheimnis fallen diese Würfel nicht

## Zeilen

record-empty-file = die Datei ist leer
record-long-line = länger als { $most } Bytes
record-unexpected = erwartet wird eins von { $known }, nicht { $value }
record-too-late = { $word } kann hier nicht stehen: die Aufzeichnung ist zu Ende
record-names-late = names steht einmal, gleich nach dem Kopf
record-many-events = mehr als { $most } Ereignisse

## Schreiben

record-written-out = { $word } lässt sich nicht mehr schreiben: die Aufzeichnung ist zu Ende
record-line-limit = eine Zeile einer Aufzeichnung hat höchstens { $most } Bytes

## Nachspielen

record-position = diese Stellung kann es nicht geben: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = ein Wurf ohne Würfel
record-move-written = { $move } wird hier { $written } geschrieben
record-closed = diese Aufzeichnung ist abgeschlossen: es gibt nichts fortzusetzen
record-outcome-early = ein Ergebnis, aber das Spiel ist nicht zu Ende
record-ended-seats = ein vorzeitiges Ende nennt die Plätze, die zugestimmt haben: der Reihe nach, jeden einmal und keinen Bot
record-outcome-places = die Plätze im Ergebnis sind nicht die des Spiels
record-outcome-winners = gewonnen hat laut Ergebnis jemand anders als im Spiel
record-outcome-rule = die Regel im Ergebnis ist nicht die des Spiels
record-outcome-points = die Punkte im Ergebnis sind nicht die des Spiels
record-no-end = dieses Spiel hat kein Ende

## Würfel und Siegel

record-secret-broken = das Geheimnis war versprochen, wird aber nicht verraten
record-secret-later = das Geheimnis ist noch nicht verraten
record-secret-strange = ein Geheimnis, aber die Würfel dieses Spiels haben keins
record-secret-other = das ist nicht das Geheimnis, das für dieses Spiel versprochen war
record-roll-wrong = Wurf { $number } ist { $said }, aber gefallen ist { $right }
record-seal-broken = das Siegel ist gebrochen: etwas wurde geändert, nachdem die Aufzeichnung abgeschlossen war
record-line-cut = die letzte Zeile ist abgeschnitten
record-not-closed = hier geht die Aufzeichnung weiter oder wurde abgeschnitten; abgeschlossen ist sie nicht
