### Die Seite im Browser, rund um den Spielplan. Knöpfe, Beschriftungen und kurze Sätze für Familien: freundlich,
### schlicht, kurz. Was auf dem Spielplan selbst liegt, steht in table.ftl.

## Der Rahmen jeder Seite.

page-title = Rauswurf: Würfelspiele zum Rauswerfen
page-to-start = Zur Startseite
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-by-hand = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
page-share = Teilen
page-none = keine
page-new = neu
page-help = Hilfe
page-settings = Einstellungen
page-skip = Sprungmarken
page-skip-main = Zum Inhalt
page-skip-text = Im Textmodus spielen
page-skip-board = Auf dem Spielplan spielen
page-language = Sprache
page-theme = Aussehen
page-theme-system = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-sounds = Töne
page-sounds-offer = Töne einschalten
page-sounds-decline = Keine Töne
page-notices = Sag mir, wenn ich dran bin
page-notices-hint = Eine Mitteilung dieses Geräts und ein kurzes Brummen, während du woanders hinsiehst.
page-notices-secure = Dieser Browser erlaubt Mitteilungen nur bei Adressen, die mit https beginnen. Der Titel des Tabs sagt es dir trotzdem.
page-still = Ohne Animationen
page-still-hint = Figuren und Würfel sind gleich da, wo sie hingehören.
page-speed = Tempo
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-at-once = Sofort
page-hints = Zeigen, wohin Figuren können
page-hints-hint = Ohne das findest du die Züge selbst. Was nicht geht, wird dir trotzdem erklärt.
page-threats = Zeigen, was meine Figuren bedroht
page-threats-hint = Markiert deine Figuren, die jemand mit dem nächsten Wurf rauswerfen könnte.
page-trails = Zeigen, was seit meinem letzten Zug geschah
page-named = Namen der Felder auf das Brett schreiben
page-named-hint = Du brauchst sie, um Züge zu tippen oder über ein Feld zu reden. Spielst du mit Tasten, erscheinen sie von selbst.
page-text-view = Textmodus
page-text-view-hint = Das ganze Spiel in Worten, für Vorleseprogramme und für alle, die es so mögen.
page-lost = Hier ist nichts
page-lost-hint = Vielleicht fehlt ein Buchstabe in der Adresse.

## Schwierigkeiten.

page-trouble-unreachable = Der Server ist nicht zu erreichen. Ist dieses Gerät online?
page-trouble-status = Der Server hat etwas Unverständliches geantwortet ({ $status }). Versuch es noch einmal.
page-trouble-unknown = Auf dieser Seite ist etwas schiefgegangen: { $reason }

## Die erste Seite.

page-start-title = Was spielen wir?
page-start-about = Zehn Würfelspiele, nach der Anleitung oder nach euren eigenen Regeln. Ohne Konto, ohne Werbung und mit Würfeln, die ihr nachprüfen könnt.
page-start-game = Spiel
page-game-players = { $most ->
    [one] { $least } Person
   *[other] { $least }–{ $most } Personen
}
page-start-players = Mitspielende
page-start-others = Alle anderen
page-start-others-bot = Bots
page-start-others-here = Alle an diesem Bildschirm
page-start-others-link = Gäste per Link
page-start-others-like-you = Bots wie du
page-start-like-you-hint = Bots wie du spielen „{ $level }“. Das zeigen deine letzten { $games } Partien dieses Spiels gegen Bots auf diesem Gerät: Du hast { $won } gewonnen.
page-seat-label = Platz { $number }, { $colours }
page-seat-number = Platz { $number }
page-two-colours = Zu zweit spielt jeder zwei Farben, damit alle vier auf dem Spielplan sind. Unter „Hausregeln“ kannst du das ändern.
page-perfect-hint = Der perfekte Bot schlägt gelöste Stellungen nach, dort spielt niemand besser. In anderen Stellungen spielt er wie die beste Stufe.
page-who-here = Spielt hier
page-who-link = Kommt per Link
page-seat-bot = Bot, { $level }
page-name-optional = Name (freiwillig)
page-name-of = Name für { $seat }
page-your-name = Dein Name
page-dice = Würfel
page-dice-fair = Faire Würfel
page-dice-fair-hint = Der Server versiegelt seine Würfel vor dem Spiel, und danach lässt sich jeder Wurf nachprüfen.
page-dice-hand = Eigene Würfel
page-dice-hand-hint = Ihr würfelt auf eurem Tisch und tippt ein, was die Würfel zeigen. Wir passen auf die Regeln auf.
page-rules-house = Hausregeln
page-by-the-book = Nach der Anleitung
page-effect = Was ändert das?
page-effect-together = Alle Änderungen zusammen
page-rules-by-the-book = Alles ist so, wie es in der Anleitung steht.
page-own-board = Eigener Spielplan
page-own-board-hint = Eine eigene Spielplan-Datei statt des Plans, der zum Spiel gehört, zum Beispiel eine berichtigte.
page-own-board-chosen = Gespielt wird auf: { $name }
page-own-board-remove = Zurück zum Originalplan
page-own-board-large = Diese Datei ist zu groß für einen Spielplan.
page-own-board-save = Originalplan als Datei speichern
page-rules-changed = { $count ->
    [one] Eine Regel ist anders als in der Anleitung.
   *[other] { $count } Regeln sind anders als in der Anleitung.
}
page-rules-changed-short = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
page-more = Mehr
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-move = Für jeden Zug
page-clock-game = Für das ganze Spiel
page-clock-time = Wie lange?
page-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
page-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
page-absence = Wenn jemand weg ist
page-absence-bot = Ein Bot springt ein
page-absence-wait = Alle warten
page-absence-pause = Nach
page-absence-level = Der Bot spielt
page-undo-allowed = Züge dürfen zurückgenommen werden
page-undo-allowed-hint = Wenn jemand anderswo mitspielt, nur mit Zustimmung aller.
page-chat-allowed = Chat
page-public = Öffentlicher Tisch
page-public-hint = Wer diesen Server besucht, sieht den Tisch, kann mitspielen und zuschauen.
page-coach = Trainer
page-coach-chances = Chancen aller zeigen
page-coach-hints = Tipps, wenn man fragt
page-coach-tutor = Vor teuren Zügen nachfragen
page-coach-hint = Alle am Tisch sehen, was eingeschaltet ist. An einem öffentlichen Tisch müssen alle einverstanden sein.
page-coach-others = Darüber entscheidet, wer diesen Tisch eröffnet hat.
page-coach-on = Der Trainer ist dabei: { $what }.
page-chance = Gewinnt { $count } von 100 Spielen
page-hint = Tipp
page-start-play = Spielen
page-start-invite = Einladen und spielen
page-anybody = Mit irgendwem spielen
page-anybody-hint = Dieser Tisch ist öffentlich. Das Spiel beginnt, sobald jemand dazukommt. Du kannst auch Freunde einladen.
page-go-on = Weiterspielen
page-give-up = { $game } nicht weiterspielen
page-join-title = Mit einem Code mitspielen
page-join-hint = Sechs Buchstaben und Ziffern; wer den Tisch eröffnet hat, kennt sie.
page-join-go = Mitspielen
page-join-full = Alle Plätze sind besetzt.
page-public-title = Öffentliche Tische
page-watch = Zuschauen
page-replay-open = Ein aufgezeichnetes Spiel ansehen
page-statistics = Deine Statistik
page-lab = Labor
page-invited = Du bist eingeladen

## Das Wartezimmer.

page-waiting-title = Gleich geht es los
page-waiting-for = { $count ->
    [one] Eine Person fehlt noch.
   *[other] { $count } Personen fehlen noch.
}
page-sit-down = Hinsetzen
page-invite-hint = Zeig dieses Bild, sag den Code oder verschick den Link.
page-invite-link = Link zum Einladen
page-code = Code
page-qr = QR-Code des Links
page-home-switch = Handys in diesem Netz mitspielen lassen
page-home-hint = Dann können alle in deinem WLAN die Rauswurf-Seite dieses Computers öffnen. Zehn Minuten nach dem Spiel schaltet es sich von selbst aus.
page-home-off = Bis jetzt geht dieser Link nur auf diesem Computer.
page-home-always = Alle in deinem Netz können diese Seite öffnen, solange Rauswurf läuft.
page-home-other = Findet das Handy nichts? Versuch eine andere Adresse.
page-promise = Das Versprechen der Würfel
page-promise-hint = In dieser Zahl sind die Würfel dieses Spiels versiegelt. Am Ende wird das Siegel geöffnet, und alle können nachprüfen, dass es dasselbe ist.

## Am Tisch.

page-state-there = ist da
page-state-awaited = kommt per Link
page-state-free = frei
page-state-away = weg, ein Bot spielt
page-state-gone = nicht verbunden
page-state-you = spielt hier
page-players = Mitspielende
page-home = { $pieces } von { $of } im Ziel
page-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-which-rule = Welche Regel?
page-rolling = Es wird gewürfelt …
page-rule-named = Regel: { $clause }
page-board = Tisch
page-tools = Werkzeuge
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-log-earlier = Was vorher war, steht in der Aufzeichnung.
page-chat = Chat
page-chat-empty = Noch hat niemand etwas geschrieben.
page-chat-say = Schreib etwas
page-chat-send = Senden
page-chat-as = Wer schreibt?
page-reactions = Reaktionen
page-react-bravo = Gut gespielt
page-react-laugh = Lachen
page-react-wow = Wow
page-react-oh = O nein
page-react-luck = Viel Glück
page-react-thanks = Danke
page-people = Stumm schalten oder entfernen
page-people-mute = Stumm schalten
page-mute-for-me = Nichts mehr von { $name } sehen, nur bei mir
page-mute-for-all = { $name } für alle stumm schalten
page-remove = { $name } entfernen
page-remove-hint = Der Platz wird frei. Im Spiel spielt dort ein Bot, bis jemand anderes mit dem Code kommt.
page-block = { $name } entfernen und blockieren
page-removed = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst zuschauen.
page-rules = Regeln
page-rules-at-this-table = An diesem Tisch
page-rules-clauses = Alle Regeln
page-ruling = Unsere Auslegung:
page-menu = Tisch
page-undo = Zurücknehmen
page-undo-asked = { $count ->
    [one] { $name } möchte den letzten Schritt zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Schritte zurücknehmen.
}
page-undo-yes = Einverstanden
page-undo-no = Nein, danke
page-undo-waiting = Noch keine Antwort: { $names }.
page-enough = Spiel hier beenden
page-enough-hint = Alle, die da sind, müssen zustimmen. Es gelten dann die Plätze, wie sie stehen.
page-enough-asked = Vorschlag von { $names }: hier aufhören, mit den Plätzen, wie sie stehen.
page-enough-no = Weiterspielen
page-gone = Schon länger weg: { $names }. Du kannst warten oder das Spiel beenden, mit den Plätzen, wie sie stehen.
page-end-now = Spiel jetzt beenden
page-spectators = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
page-watch-link = Link zum Zuschauen
page-seat-link = Auf einem anderen Gerät weiterspielen
page-seat-link-hint = Dieser Link ist dein Platz. Öffne ihn auf deinem anderen Gerät und zeig ihn niemandem: Wer ihn hat, spielt für dich.
page-turn-to-player = Mitdrehen
page-turn-to-player-hint = Für ein Tablet, das auf dem Tisch liegt: Figuren und Worte drehen sich dorthin, wo gespielt wird.
page-follow = Spielplan mit dem Zug drehen
page-follow-hint = Wer dran ist, sieht die eigene Farbe unten.
page-record = Aufzeichnung speichern
page-leave = Tisch verlassen
page-leave-hint = Dein Platz bleibt dir. Wenn du wiederkommst, steht der Tisch auf der Startseite.
page-forget = Etwas löschen
page-forget-name = Meinen Namen von diesem Tisch entfernen
page-forget-table = Diesen Tisch löschen
page-forget-table-sure = Der Tisch ist dann für alle weg: das Spiel, die Namen und der Chat. Niemand kann ihn zurückholen.
page-forget-table-yes = Ja, für alle löschen
page-refuse-stale = Da war jemand schneller. Schau noch einmal hin.
page-refuse-lost = Gerade da war die Verbindung weg. Schau nach, ob es geklappt hat, und versuch es sonst noch einmal.

## Die Verbindung.

page-line-connecting = Der Tisch wird gesucht …
page-line-lost = Die Verbindung wird wieder hergestellt …
page-line-safe = Alles bis hierher ist sicher, und dein Platz bleibt dir.
page-line-retry = Jetzt versuchen
page-connection-outdated = Diese Seite ist älter als der Server. Lade sie neu.
page-connection-not-your-seat = Der Platz, an den sich dieser Browser erinnert, gehört nicht zu diesem Tisch. Öffne den Link deines Platzes noch einmal.
page-connection-no-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.

## Das Spiel als Text.

page-position = Stellung
page-position-colour = Farbe
page-position-waiting = Warten
page-position-track = Unterwegs
page-position-home = Im Ziel
page-position-stone = Stein
page-position-dice = Würfel
page-position-dice-shown = { $open }; beiseitegelegt: { $kept }
page-position-table = Auf dem Tisch
page-field-focus = { $field } mit Fokus
page-moves = Was du tun kannst
page-moves-others = Jemand anders ist dran.
page-moves-over = Das Spiel ist aus.
page-move-roll = Würfeln
page-move-pass = Passen
page-move-push = Den Stein schieben
page-move-hunt = Nach einer { $number } jagen
page-move-turn = Die Figur auf { $field } umdrehen
page-move-stone = Den Stein auf { $field } setzen
page-move-enter = Auf { $to } einsetzen
page-move-enter-capture = Auf { $to } einsetzen und { $victim } rauswerfen
page-move-step = Von { $origin } nach { $to }
page-move-step-capture = Von { $origin } nach { $to } und { $victim } rauswerfen
page-move-back = Rückwärts von { $origin } nach { $to }
page-move-back-capture = Rückwärts von { $origin } nach { $to } und { $victim } rauswerfen
page-move-goal = Von { $origin } ins Ziel nach { $to }
page-move-hit-stone = Von { $origin } nach { $to } auf den Stein von { $victim }
page-move-of = { $colour }: { $move }
page-move-keep = { $dice } behalten und den Rest würfeln
page-move-keep-nothing = Nichts behalten und noch einmal würfeln
page-move-stop = Nicht mehr würfeln
page-move-use = { $cards } einsetzen
page-move-take = { $cards } nehmen
page-move-take-machine = { $cards } mit der Zeitmaschine nehmen
page-move-take-nothing = Nichts nehmen
page-move-death = { $cards } nehmen
page-move-cover = { $cards } verdecken
page-pick-dice = Würfel, die du beiseitelegst
page-pick-cards = Karten, die du nimmst
page-pick-impossible = Das geht nicht zusammen
page-card-scored = { $card } (gewertet)
page-card-covered = { $card } (unter { $death })
page-card-covers = { $card } (auf { $covered })
page-faces = { $count ->
    [one] Was hast du gewürfelt?
   *[other] Was hast du mit den { $count } Würfeln gewürfelt?
}
page-faces-hint = { $count ->
    [one] Eine Zahl von 1 bis 6.
   *[other] { $count } Zahlen von 1 bis 6, eine nach der anderen.
}
page-faces-done = Wurf bestätigen

## Das Ende.

page-end = Das Spiel ist aus
page-end-winner = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
}
page-end-you = Du gewinnst
page-end-shared = Den ersten Platz teilen sich { $names }
page-end-early = Die Runde hat vorzeitig aufgehört. Es gelten die Plätze, wie sie standen.
page-end-board = So stand es am Ende, und so kam es dazu
page-first-home = { $name } ist als Erstes zu Hause und hat gewonnen. Die anderen spielen um die Plätze weiter.
page-souvenir = Bild teilen
page-place = { $place }.
page-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
page-series = { $games ->
    [one] Dieser Abend: ein Spiel
   *[other] Dieser Abend: { $games } Spiele
}
page-series-hint = Vorn liegt, wer am häufigsten Erste oder Erster war, dann zählen die zweiten Plätze und so weiter.
page-rematch = Noch einmal
page-rematch-join = Mit den anderen weiterspielen
page-rematch-watch = Beim nächsten Spiel zuschauen
page-new-game = Ein anderes Spiel
page-numbers = Das Spiel in Zahlen
page-numbers-player = Name
page-numbers-throws = Würfe
page-numbers-sixes = Sechsen
page-numbers-captures = Rauswürfe
page-numbers-losses = Verluste
page-luck = Das Würfelglück
page-luck-usual = { $name } hat im Schnitt { $mean } gewürfelt, mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
}. Zu erwarten ist { $expected }. Nichts Ungewöhnliches.
page-luck-high = { $name } hat im Schnitt { $mean } gewürfelt, mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
}. Zu erwarten ist { $expected }. So hoch würfelt nur etwa eine Person von vierzig.
page-luck-low = { $name } hat im Schnitt { $mean } gewürfelt, mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
}. Zu erwarten ist { $expected }. So niedrig würfelt nur etwa eine Person von vierzig.
page-luck-hint = Hohe Zahlen sind nicht immer gute Zahlen: Es kommt darauf an, wann sie fallen.

## Aufgezeichnete Spiele und Stellungen.

page-replay = Wiederholung
page-replay-file = Wähle eine Aufzeichnung oder zieh sie hierher
page-replay-elsewhere = { $address } lässt sich von hier aus nicht lesen. Speichere die Aufzeichnung und wähle dann die Datei.
page-replay-broken = { $count ->
    [0] Diese Aufzeichnung stimmt von Anfang an nicht.
    [one] Diese Aufzeichnung stimmt nur für den ersten Schritt.
   *[other] Diese Aufzeichnung stimmt nur für die ersten { $count } Schritte.
}
page-film-moment = Stelle im Spiel
page-film-at = { $at } von { $of }
page-film-first = Zum Anfang
page-film-back = Einen Schritt zurück
page-film-play = Abspielen
page-film-pause = Anhalten
page-film-next = Einen Schritt weiter
page-film-last = Zum Ende
page-film-pace = Tempo
page-position-link = Link zu dieser Stellung
page-position-open = Eine Stellung ansehen
page-account = Wie ist es gelaufen?
page-account-thinking = Der Trainer sieht es sich an …
page-position-play = Von hier aus weiterspielen
page-position-damaged = Dieser Link ist beschädigt: Er nennt keine Stellung. Stell hier selbst eine auf, oder bitte noch einmal um den Link.

## Hilfe.

page-help-play = Würfle und tippe dann eine Figur an: Du siehst, wohin sie kann. Tippe das Feld an. Gibt es nur einen Zug, genügt einmal tippen.
page-help-why = Tippe an, was nicht erlaubt ist, und du erfährst, warum es nicht geht und nach welcher Regel.
page-help-dice = Die Würfel bevorzugen niemanden. Bei fairen Würfeln lässt sich nach dem Spiel jeder Wurf nachprüfen.
page-help-keys = Tasten am Tisch
page-key-roll = Würfeln
page-key-enter = Würfeln, wenn kein Knopf gewählt ist
page-key-moves = Ziehen, nummeriert wie im Textmodus
page-key-undo = Zurücknehmen
page-key-hint = Tipp
page-key-text = Textmodus an oder aus
page-key-log = Verlauf
page-key-chat = Chat
page-key-rules = Regeln
page-key-menu = Tisch: Links, Einstellungen, Verlassen
page-key-close = Schließen, was offen ist
page-key-help = Diese Hilfe
page-key-film = Durch eine Wiederholung gehen

## Embedding: a position or a game inside another page.

page-embed = Einbetten
page-embed-title = Auf deiner eigenen Seite zeigen
page-embed-hint = Kopiere eine dieser Zeilen in das HTML deiner Seite. Wer sie besucht, kann dort zuschauen, aber nicht mitspielen.
page-embed-position = Diese Stellung
page-embed-game = Das ganze Spiel
page-embed-open = In Rauswurf öffnen
