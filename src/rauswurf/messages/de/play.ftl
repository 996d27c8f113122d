### `rauswurf play`: ein Spiel im Terminal, am gezeichneten Tisch oder Zeile für Zeile.

## Optionen, auf der Seite `rauswurf play --help`.

play-option-game = Welches Spiel; „rauswurf games“ zählt sie auf. Mit --resume die DATEI eines gespeicherten Spiels.
play-option-bots = Auf den letzten K Plätzen spielen Bots.
play-option-bot =
    Welcher Bot spielt: beginner (einfach), casual (gemütlich), strong (stark), expert (meisterhaft) oder
    einer mit Namen. Mehrmals angegeben: je einer für jeden Platz eines Bots. Ohne --bots ist jeder Platz
    außer dem ersten ein Bot.
    Mit like-me spielen Bots so gut wie du in deinen gespeicherten Partien.
play-option-seed = Wiederholbare Würfel und Bots: gleiche Zahl, gleiches Spiel.
play-option-dice =
    ask: du würfelst selbst und tippst ein, was fällt; system: es wird für dich gewürfelt; seed: die Würfe
    folgen aus --seed; fair: es wird für dich gewürfelt, und alle können es hinterher nachrechnen.
play-option-save = Das Spiel in dieser neuen Datei speichern statt im üblichen Ordner.
play-option-no-save = Das Spiel nicht speichern.
play-option-resume = Ein gespeichertes Spiel fortsetzen; ohne DATEI das neueste, das nicht zu Ende ist.
play-option-plain = Zeile für Zeile spielen, ohne gezeichneten Tisch: für Vorleseprogramme und Pipes.
play-option-no-color = Ohne Farben zeichnen.
play-option-pause = Sekunden zwischen den Zügen der Bots.

## Falsche Eingaben.

play-no-seed = --dice seed braucht eine Zahl, etwa --seed 7
play-save-or-not = --save und --no-save: nur eins von beiden kann gemeint sein
play-fair-needs-record = --dice fair lässt sich ohne Aufzeichnung nicht nachprüfen: lass --no-save weg
play-more-names-than-bots = --bot ist öfter angegeben, als es Bots gibt ({ $bots })
play-like-me = Bots wie du spielen „{ $level }“: Du hast { $won } deiner letzten { $games } Partien { $game } gegen Bots gewonnen.
play-like-me-few = „like-me“ braucht { $least } beendete Partien { $game }, die du allein gegen Bots gespielt hast; bisher sind es { $games }. Nenne eine Stufe, zum Beispiel „casual“.
play-resume-alone = --resume setzt ein Spiel fort, wie es war: dazu passen nur --board, --plain, --no-color und --pause
play-nothing-to-resume = es gibt kein Spiel zum Fortsetzen; „rauswurf play SPIEL“ beginnt eins
play-not-recordable = dieses Spiel lässt sich nicht speichern: { $reason }
play-bad-words = diese Worte gehen nicht: { $reason }

## Dateien.

play-save-exists = { $file } gibt es schon; ein Spiel wird in einer neuen Datei gespeichert
play-save-failed = { $file } lässt sich nicht schreiben: { $reason }
play-save-missing = es gibt keine Datei { $file }
play-save-bad = { $file } lässt sich nicht fortsetzen: { $reason }
play-save-over = { $file } ist ein beendetes Spiel; „rauswurf replay“ zeigt es
play-save-busy = { $file } wird gerade in einem anderen Fenster gespielt
play-save-no-secret = { $file } hat faire Würfel, und ihr Geheimnis liegt nicht auf diesem Rechner

## Vor dem Spiel.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}{ $bots ->
    [0] {""}
    [one] , davon { $bots } Bot
   *[other] , davon { $bots } Bots
}, begonnen { $created }, bisher { $events ->
    [one] { $events } Schritt
   *[other] { $events } Schritte
}
play-ask-go-on = Enter setzt das letzte Spiel fort: { $saved }.
play-ask-game = Welches Spiel?
play-small-screen = Der gezeichnete Tisch braucht { $least-columns } Spalten und { $least-rows } Zeilen. Dein Fenster hat { $columns } und { $rows }.
play-wide-picture = Das Bild vom Tisch braucht { $needed } Spalten, dein Fenster hat { $columns }. Mach es breiter, oder tippe 'position'.
play-promise =
    Die Würfel sind versiegelt. Das ist das Versprechen; heb es auf, um es am Ende zu vergleichen:
      { $promise }
    Jetzt sagen alle ein paar Worte dazu, die niemand vorhersehen kann.
play-ask-words = { $who }, deine Worte

## Am Tisch.

play-bot = { $who } (Bot)
play-greeting = { $game }: { $who }. Mit „help“ siehst du, was du tippen kannst.
play-all-here = Alle Plätze werden hier gespielt; mit --bots { $bots } spielst du gegen Bots.
play-until-next-time = Bis zum nächsten Mal.
play-saved = Das Spiel ist in { $file } gespeichert. So geht es weiter:
play-not-saved = Von hier geht es weiter mit --position und dieser Zeile:
play-taken-back = Zurückgenommen.
play-enough-sure = Möchten alle hier aufhören, mit den Plätzen, wie sie jetzt stehen? Dann tippe „enough yes“.
play-over = Das Spiel ist aus.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } Punkt
   *[other] { $place }. { $who }, { $points } Punkte
}
play-recorded = Die Aufzeichnung liegt in { $file }; „rauswurf verify“ prüft sie nach.

## Was nicht zurückgenommen wird.

play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-over = Das Spiel ist aus; jetzt wird nichts mehr zurückgenommen.
play-undo-roll = Spielen mehrere Menschen mit, wird kein Wurf zurückgenommen.
play-undo-others = Spielen mehrere Menschen mit, bleibt, was ein Bot getan hat.

## Fragen.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } (noch { $rolls } Würfe): { $how }
}
play-ask-only = { $who }: mit Enter { $move }
play-ask-move = { $who }: du bist dran
play-enter-rolls = { $dice ->
    [one] Enter würfelt
   *[other] Enter würfelt mit { $dice } Würfeln
}
play-what-fell = { $bot ->
    [yes] was zeigt sein Würfel?
   *[no] was hast du gewürfelt?
}
play-what-fell-several = { $bot ->
    [yes] was zeigen seine { $dice } Würfel, etwa 3 5 5 1?
   *[no] was hast du gewürfelt? ({ $dice } Würfel, etwa 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] was zeigen seine Würfel? ({ $dice })
   *[no] was hast du gewürfelt? ({ $dice })
}

## Antworten.

play-not-understood = So geht das nicht: { $reason }. Mit „help“ siehst du, was du tippen kannst.
play-long-line = Diese Zeile ist zu lang: Eine Zeile darf { $most } Zeichen haben. Es ist nichts geschehen.
play-not-legal = Nicht erlaubt: { $reason }
play-no-typed-dice = Enter würfelt. Wer echte Würfel eintippen will, beginnt mit --dice ask.
play-bot-decides = Was der Bot tut, entscheidet er selbst; nur seine Würfel sind deine Sache.
play-choose = Wähl einen von { $count } Zügen mit seiner Nummer, oder tipp ihn ein.
play-type-dice = Würfle selbst und tipp ein, was fällt.
play-no-such-number = { $count ->
    [one] Es gibt nur Zug { $count }.
   *[other] Es gibt die Züge 1 bis { $count }.
}
play-and-more = {"      "}und { $count } mehr; „moves“ zeigt alle.
play-is-legal = { $move } ist erlaubt.
play-nothing-refused = Gerade ist nichts verboten, was denkbar wäre.
play-ruling = Auslegung: { $ruling }
play-one-rule = „rules { $rule }“ erklärt eine davon.
play-words =
    {"  "}Enter         würfeln, oder den einzigen Zug machen
    {"  "}3             den dritten Zug der Liste nehmen (oder den Wurf ansagen, wenn du selbst würfelst)
    {"  "}12-18         diesen Zug machen
    {"  "}moves         alle Züge zeigen
    {"  "}why 12-18     warum geht das nicht?
    {"  "}why           warum gehen die anderen nicht?
    {"  "}undo          zurücknehmen; über einen Wurf hinweg nur allein oder mit echten Würfeln
    {"  "}board         den Tisch noch einmal zeichnen
    {"  "}position      die Stellung in einer Zeile, für „rauswurf referee“ und „rauswurf play --position“
    {"  "}rules         die Namen der Regeln; „rules finish“ erklärt eine davon
    {"  "}help          diese Liste
    {"  "}enough        das Spiel hier beenden, mit den Plätzen, wie sie stehen
    {"  "}quit          aufhören; das Spiel ist gespeichert

## Der Tisch auf dem Bildschirm.

play-roll = { $dice ->
    [one] würfeln
   *[other] mit { $dice } Würfeln würfeln
}
play-captures = { $move }  { $colour } raus
play-stop = aufhören
play-use = { $card } einsetzen
play-take = { $cards } nehmen
play-take-machine = { $cards } mit der Zeitmaschine nehmen
play-take-nothing = nichts nehmen
play-cover = { $card } verdecken
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] alle { $rolled } neu würfeln
   *[other] { $kept } behalten, { $rolled } würfeln
}
play-type-here = Zug eintippen, oder / und ein Wort
play-key-line = Enter tun   ↑↓ wählen   u zurück   w warum nicht   r Regeln   ? Hilfe   q Ende
play-close = Esc schließt
play-help-title = Tasten
play-why-title = Warum nicht?
play-end-keys = Esc: den Tisch ansehen   q: aufhören
play-field = Feld { $field }
play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-keys =
    Enter, Leertaste | würfeln; den markierten Zug machen; die Bots antreiben
    ↑ ↓ | einen anderen Zug ansehen: der Spielplan zeigt ihn
    3 Enter | den dritten Zug machen
    12-18 Enter | diesen Zug machen; / beginnt eine Zeile mit jedem Buchstaben
    /why 12-18 Enter | warum geht das nicht?
    w | warum geht nichts anderes?
    1 … 7, ← → Leertaste | NICHTLUSTIG: einen Würfel beiseitelegen oder zurückholen
    u | zurücknehmen. Allein oder mit echten Würfeln: bis zu deiner letzten Entscheidung, und die Würfel fallen wieder so. Zu mehreren: einen Zug, bis zum nächsten Wurf
    r | die Regeln dieses Spiels
    Bild ↑, Bild ↓ | was vorher geschah
    Esc | loslassen, Getipptes vergessen
    q | aufhören; das Spiel ist gespeichert, rauswurf play --resume setzt es fort
    Maus | erst die Figur anklicken, dann ihr Ziel; oder den Würfel, eine Zeile der Liste, eine Karte

## Vor dem Spiel, auf dem Bildschirm.

play-start-title = Was wollen wir spielen?
play-start-go-on = Weiter: { $saved }
play-start-who = { $players } am Tisch, { $bots ->
    [0] alle Menschen
    [one] davon ein Bot
   *[other] davon { $bots } Bots
}
play-start-keys = Enter los   ↑↓ wählen   ← → wie viele   + - Bots   q Ende
play-words-keys = Enter nächste Zeile; nach der letzten beginnt das Spiel   Esc Ende

## NICHTLUSTIG auf dem Bildschirm.

play-symbol-duck = Ente
play-symbol-ufo = Ufo
play-symbol-clown = Clown
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Zeit-
    masch
play-symbol-virus = Virus
play-symbol-poodle = Pudel
play-die-black = sch
play-die-red = rot
play-die-white = wei
play-die-pink = ros
