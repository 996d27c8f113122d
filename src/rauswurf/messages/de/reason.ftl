### Warum das System etwas nicht getan hat: nach einem Doppelpunkt, ohne Punkt.

reason-missing = so eine Datei oder so einen Ordner gibt es nicht
reason-exists = das gibt es schon
reason-not-allowed = das ist nicht erlaubt
reason-folder = das ist ein Ordner
reason-not-folder = etwas auf dem Weg dorthin ist kein Ordner
reason-long-name = der Name ist zu lang
reason-full = die Platte ist voll
reason-read-only = dort lässt sich nichts schreiben
reason-closed = niemand liest sie mehr
reason-taken = etwas anderes benutzt es schon
reason-no-address = so eine Adresse hat dieser Rechner nicht
reason-other = { $words }

reason-not-utf8 = das ist kein Text in UTF-8
reason-at = Zeile { $line }, Spalte { $column }
reason-ends-early = es hört zu früh auf
reason-too-deep = Zeile { $line } ist tiefer als { $most } Ebenen verschachtelt
