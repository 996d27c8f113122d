### What lies on the table: the board with its pieces, cards and dice. Labels for those who hear the
### page, and words on buttons beside the board. Fields are called by their short names: 12, a, W0.

table-board = Spielplan
table-piece = { $colour } auf { $field }
table-piece-picked = { $colour } auf { $field }, ausgewählt
table-target = Nach { $field } ziehen
table-target-throw = Nach { $field } ziehen und { $colour } rauswerfen
table-target-stone = Nach { $field } ziehen und den Stein von { $colour } treffen
table-target-turn = Die Figur auf { $field } umdrehen
table-target-set = Den Stein auf { $field } setzen
table-stone = Stein auf { $field }
table-stone-picked = Stein auf { $field }, ausgewählt

table-actions = Was sonst noch geht
table-pass = Passen
table-push = Stein schieben
table-set-stone = Stein setzen
table-hunt = { $number } jagen
table-hunts = Statt zu würfeln eine Zahl jagen:
table-which = Welcher Zug?
table-way = Von { $from } nach { $to }
table-way-back = Von { $from } zurück nach { $to }
table-cancel = Abbrechen

table-dice = Würfel
table-roll = { $dice ->
    [one] Würfeln
   *[other] { $dice } Würfel werfen
}
table-rolls-left = { $rolls ->
    [one] Noch ein Wurf
   *[other] Noch { $rolls } Würfe
}
table-type = Was wurde gewürfelt?
table-type-for = Würfle für { $name }. Was zeigt der Würfel?
table-type-die = Würfel { $number }
table-typed = Diesen Wurf übernehmen
table-skip = Weiter bis zu mir
table-die = Würfel: { $face }
table-die-of = Würfel von { $colour }: { $face }
table-die-unrolled = Würfel, noch nicht geworfen

table-display = Auslage
table-all-cards = Alle Karten
table-deaths = Todeskarten
table-specials = Sonderkarten
table-hand = Karten von { $name }
table-no-cards = noch keine Karten
table-card-scored = { $card }, gewertet
table-card-covered = { $card }, verdeckt von { $death }
table-seven-dice = Die sieben Würfel
table-die-black = Schwarzer Würfel: { $face }
table-die-red = Roter Würfel: { $face }
table-die-white = Weißer Würfel: { $face }
table-die-pink = Rosa Würfel: { $face }
table-die-black-symbol = Schwarzer Würfel: { $symbol }
table-die-red-symbol = Roter Würfel: { $symbol }
table-die-white-symbol = Weißer Würfel: { $symbol }
table-die-pink-symbol = Rosa Würfel: { $symbol }
table-die-black-unrolled = Schwarzer Würfel, noch zu werfen
table-die-red-unrolled = Roter Würfel, noch zu werfen
table-die-white-unrolled = Weißer Würfel, noch zu werfen
table-die-pink-unrolled = Rosa Würfel, noch zu werfen
table-aside = beiseite
table-brings = Diese Würfel brächten dir:
table-brings-nothing = Diese Würfel brächten dir keine Karte.
table-keep-hint = Tippe die Würfel an, die du beiseitelegst.
table-keep = { $dice ->
    [0] Alle noch einmal werfen
    [one] Einen behalten, den Rest werfen
   *[other] { $dice } behalten, den Rest werfen
}
table-stop = Aufhören
table-no-duck = Kein vierter Wurf
table-use = { $card } einsetzen
table-take-card = { $card } nehmen
table-cover-card = { $card } verdecken
table-take-hint = Tippe die Karten an, die du nimmst.
table-take = { $cards ->
    [one] Diese Karte nehmen
   *[other] { $cards } Karten nehmen
}
table-take-machine = Mit der Zeitmaschine nehmen
table-take-nothing = Nichts nehmen
table-death-hint = Tippe die Todeskarte an, die du nimmst.
table-cover-hint = Tippe die Karte an, die verdeckt wird.
