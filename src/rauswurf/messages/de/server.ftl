### What the server says to those who play over the web, and to whoever runs it.

server-no-such-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.
server-unreadable-table = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, passt nicht zusammen. Gelöscht wurde nichts. Sag es der Person, die diesen Server betreibt.
server-no-such-code = Zu diesem Code gibt es keinen Tisch. Prüfe die Buchstaben und Ziffern.
server-no-such-board = Einen Spielplan { $board } gibt es nicht.
server-bad-board = Dieser Spielplan ist nicht zu gebrauchen.
server-nothing-there = Unter dieser Adresse gibt es nichts.
server-not-so = So lässt sich diese Adresse nicht ansprechen.
server-no-page = Die Seite ist hier nicht gebaut; `make page` baut sie. Die Tische gehen auch ohne.

server-wrong-code = Das ist nicht der Code dieses Tisches. Frag, wer ihn eröffnet hat.
server-no-free-seat = Alle Plätze sind besetzt. Du kannst zuschauen.
server-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz.
server-no-such-seat = Dieser Link gehört zu keinem Platz an diesem Tisch. Öffne den Link deines Platzes noch einmal.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-table = Nur wer diesen Tisch eröffnet hat, kann ihn löschen.
server-host-only = Das kann nur, wer diesen Tisch eröffnet hat.
server-share-no-network = Dieser Computer ist in keinem Heimnetz. Verbinde ihn mit deinem WLAN und versuch es noch einmal.
server-share-failed = Die Adresse { $address } lässt sich in deinem Netz nicht benutzen: { $why }.
server-share-not-here = Das kannst du nur an dem Computer umschalten, auf dem Rauswurf läuft.
server-share-not-yours = Nur wer diesen Tisch eröffnet hat, kann Handys mitspielen lassen.
server-public-enough = Du hast schon { $most ->
    [one] einen öffentlichen Tisch
   *[other] { $most } öffentliche Tische
} offen. Spiel dort, oder lösche erst einen.
server-rematch-later = Eine Revanche gibt es, wenn das Spiel aus ist.

server-not-begun = Das Spiel beginnt, sobald alle sitzen.
server-over = Das Spiel ist aus.
server-spectators-watch = Du schaust zu. Mitspielen kann nur, wer einen Platz hat.
server-not-your-turn = Du bist nicht an der Reihe.
server-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
server-dice-are-ours = An diesem Tisch wird für dich gewürfelt.
server-say-dice = { $dice ->
    [one] Sag, was dein Würfel zeigt.
   *[other] Sag, was deine { $dice } Würfel zeigen.
}
server-why-what = Sag, welchen Zug du meinst, oder welche Figur wohin soll.

server-undo-off = An diesem Tisch wird nichts zurückgenommen.
server-undo-nothing = Von dir gibt es nichts zurückzunehmen.
server-undo-asked-already = Es möchte schon jemand etwas zurücknehmen. Antwortet erst darauf.
server-undo-not-asked = Niemand bittet dich, etwas zurückzunehmen.
server-undo-declined = Jemand hat Nein gesagt. Nach deinem nächsten Zug kannst du wieder fragen.
server-undo-declined-often = Die anderen haben mehrmals Nein gesagt. In diesem Spiel kannst du nicht mehr fragen.
server-undo-full = Dieses Spiel ist so lang, dass nichts mehr zurückgenommen werden kann. Weiterspielen geht.
server-end-not-asked = Niemand möchte das Spiel beenden.
server-end-asked-already = Du hast schon zugestimmt. Wir warten auf die anderen.
server-end-declined = Jemand möchte weiterspielen. Nach dem nächsten Zug kannst du wieder fragen.
server-end-declined-often = Die anderen wollten mehrmals weiterspielen. In diesem Spiel kannst du nicht mehr fragen.
server-end-nobody-left = Eben waren noch alle da. Du kannst das Spiel beenden, wenn jemand eine Minute lang weg ist oder wenn alle zustimmen.

server-chat-off = An diesem Tisch wird nicht geredet.
server-chat-empty = Da steht nichts.
server-chat-full = Du hast an diesem Tisch { $most ->
    [one] eine Nachricht
   *[other] { $most } Nachrichten
} geschrieben. Mehr geht nicht.
server-reactions-off = Reaktionen sind an diesem Tisch ausgeschaltet.
server-reactions-full = Du hast an diesem Tisch { $most } Reaktionen gezeigt. Mehr geht nicht.
server-muted = Wer diesen Tisch eröffnet hat, hat dich stumm geschaltet.
server-not-a-guest = Das geht nur mit Leuten, die über den Link gekommen sind.
server-seat-free = Dieser Platz ist schon frei.
server-blocked = Wer diesen Tisch eröffnet hat, hat dich dort blockiert. An jedem anderen Tisch kannst du spielen.

server-told-joined = { $who } setzt sich.
server-told-asked = { $events ->
    [one] { $who } möchte den letzten Schritt zurücknehmen.
   *[other] { $who } möchte die letzten { $events } Schritte zurücknehmen.
}
server-told-agreed = { $who } ist einverstanden.
server-told-declined = { $who } ist nicht einverstanden.
server-told-enough = { $count ->
    [one] { $who } möchte hier aufhören.
   *[other] { $who } möchten hier aufhören.
}
server-told-play-on = { $count ->
    [one] { $who } möchte weiterspielen.
   *[other] { $who } möchten weiterspielen.
}
server-told-host-ended = Jemand ist weg. Wer den Tisch eröffnet hat, beendet das Spiel.
server-told-undone = { $events ->
    [one] Der letzte Schritt ist zurückgenommen; darum bat { $who }.
   *[other] Die letzten { $events } Schritte sind zurückgenommen; darum bat { $who }.
}
server-told-left = { $who } ist weg; ein Bot spielt weiter.
server-told-back = { $who } ist wieder da.
server-told-unnamed = { $who } hat den eigenen Namen von diesem Tisch entfernt.
server-told-removed = Der Platz von { $who } ist wieder frei.
server-told-muted = { $who } ist stumm geschaltet.
server-told-unmuted = { $who } darf wieder schreiben.
server-told-talk-all = Chat und Reaktionen sind an.
server-told-talk-chat = Der Chat ist an, Reaktionen sind aus.
server-told-talk-signs = Der Chat ist aus, Reaktionen sind an.
server-told-talk-none = Chat und Reaktionen sind aus.
server-told-bravo = { $who }: Gut gespielt
server-told-laugh = { $who } lacht
server-told-wow = { $who }: Wow
server-told-oh = { $who }: O nein
server-told-luck = { $who }: Viel Glück
server-told-thanks = { $who }: Danke
server-told-flagged = { $who } hat keine Zeit mehr; ein Bot spielt weiter.
server-told-rematch = Diese Runde spielt an einem neuen Tisch weiter.
server-clock-rolled = { $who } hat zu lange gezögert; es wird gewürfelt.
server-clock-moved = { $who } hat zu lange gezögert; ein Bot entscheidet.

server-not-understood = Diese Anfrage ist nicht zu verstehen: { $detail }
server-not-json = Schick JSON und sag es dazu: Content-Type: application/json.
server-too-large = Das ist zu groß; höchstens { $most } Bytes sind erlaubt.
server-head-too-large = Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang; höchstens { $most } Bytes sind erlaubt.
server-many-headers = Diese Anfrage hat zu viele Kopfzeilen; höchstens { $most } sind erlaubt.
server-bad-http = Das ist keine Anfrage, die ein Webserver versteht.
server-too-many-at-once = Zu viele Anfragen auf einmal; warte nach { $most } davon auf eine Antwort.
server-too-many-connections = Aus deinem Netz sind zu viele Verbindungen offen. Schließ einige und versuch es noch einmal.
server-too-often = { $seconds ->
    [one] Das war zu oft. Versuch es in einer Sekunde noch einmal.
   *[other] Das war zu oft. Versuch es in { $seconds } Sekunden noch einmal.
}
server-foreign-page = Seiten von { $origin } dürfen das hier nicht. Wenn dieser Server deiner ist, starte ihn mit --origin { $origin }.
server-unknown-host = Auf den Namen { $host } hört dieser Server nicht. Wenn es deiner ist, starte ihn mit --allowed-host { $host }.
server-bad-position = Diese Stellung kann es nicht geben.
server-no-perfect = Der perfekte Bot kennt die Regeln dieses Tisches nicht. Er spielt Partien zu zweit, jeder mit einer Farbe, nach den Regeln der gelösten Stellungen auf diesem Server. Wähle einen anderen Bot.
server-qr-address = Nur Web-Adressen mit bis zu { $most } Zeichen werden als Code gezeichnet.
server-no-record = Das ist keine Aufzeichnung eines Spiels, die hier zu lesen wäre: { $why }
server-record-too-long = Diese Aufzeichnung ist zu lang; höchstens { $lines } Zeilen sind erlaubt.
server-busy = Gerade wollen viele dasselbe. Versuch es noch einmal.
server-database-away = Die Tische sind gerade nicht zu erreichen. Nichts geht verloren; versuch es gleich noch einmal.
server-unwell = Mit diesem Server stimmt etwas nicht.
server-unwell-database = Die Datenbank antwortet nicht.
server-unwell-unstored = Die letzten Ereignisse ließen sich nicht speichern: { $why }
server-unwell-disk = Die Platte ist fast voll: { $free } MB sind frei, mindestens { $least } MB sind nötig.
server-unwell-backlog = { $waiting } Ereignisse warten darauf, gespeichert zu werden.
server-broken = Hier ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
server-shutting-down = Der Server macht eine kurze Pause. Nichts ist verloren; du kommst von selbst zurück.

server-say-hello = Die erste Nachricht muss hello sein.
server-hello-once = Hello sagt man nur einmal.
server-version = Dieser Server spricht Version { $version } des Protokolls. Lade die Seite neu.

server-bad-database = { $address } nennt keine Datenbank; schreib sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.

server-said = { $text }

## The coach.

server-coach-off = An diesem Tisch ist der Trainer ausgeschaltet.
server-coach-no-choice = Gerade gibt es nichts zu wählen.
server-coach-not-asked = Niemand fragt dich nach dem Trainer.
server-coach-busy = Der Trainer hat gerade viel zu tun. Versuch es gleich noch einmal.
server-account-later = Der Trainer sieht sich ein Spiel an, wenn es vorbei ist.
server-told-coach-off = Der Trainer ist aus.
server-told-coach-chances = Der Trainer zeigt die Chancen aller.
server-told-coach-hints = Der Trainer gibt Tipps, wenn man ihn fragt.
server-told-coach-tutor = Der Trainer fragt vor teuren Zügen nach.

server-lab-same = Beide Seiten haben die gleichen Regeln. Ändere mindestens eine Hausregel von A oder B.
server-lab-too-many = Das sind zu viele Spiele. Wünsch dir höchstens { $most }.
server-lab-busy = Gerade laufen viele Versuche. Probier es gleich noch einmal.
server-lab-unknown = Dieses Spiel hat noch niemand gemessen.
