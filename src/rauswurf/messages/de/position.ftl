### Was an einer getippten Stellung falsch ist, etwa
###   yellow B B 0 a / green B B B B ; turn green ; rolls 2
### Teile einer Zeile, am Anfang klein, ohne Punkt. Die Wörter einer Stellung (yellow, turn, rolls, contest ...) werden in
### allen Sprachen so getippt.

## Die Form

position-no-colour = eine Farbe fehlt: schreib yellow B B 0 a / green ...
position-twice = { $colour } steht zweimal da
position-missing = { $colour } fehlt
position-no-such-colour = eine Farbe { $colour } spielt nicht mit; es gibt { $known }
position-no-field = ein Feld { $field } gibt es auf dem Spielplan nicht
position-no-fact = eine Angabe { $fact } gibt es nicht; es gibt { $known }
position-fact-twice = { $fact } steht zweimal da
position-number = { $fact } { $said }: das muss eine Zahl von { $least } bis { $most } sein
position-one-number = { $fact } { $said }: das muss { $number } sein oder wegbleiben
position-alone = { $fact } { $said }: das steht allein
position-pairs = { $fact } { $said }: nenne eine Farbe, die mitspielt, dann ihre Felder
position-no-pairs = { $fact }: nenne eine Farbe, die mitspielt, dann ihre Felder
position-turn = turn { $said }: dran sein kann { $known }

## Figuren

position-pieces = { $count ->
    [one] { $colour } hat eine Figur statt { $wanted }
   *[other] { $colour } hat { $count } Figuren statt { $wanted }
}
position-fourth-piece = spielen { $players } mit, steht die vierte Figur von { $colour } von Anfang an auf { $field }
position-on-lane = { $colours }: auf { $field } steht nur ein Stein, keine Figur
position-together = { $colours } stehen zusammen auf { $field }
position-crowded = { $colour } hat { $count } Figuren auf { $field }; dort ist nur Platz für eine
position-large-barrier = { $colour } hat { $count } Figuren auf { $field }; eine Barriere hat zwei
position-start-barrier = { $colour } hat eine Barriere auf dem eigenen Startfeld, die kann dort nicht entstehen

## Wer dran ist und wer schon im Ziel

position-turn-home = { $colour } ist im Ziel und nicht mehr dran
position-home = home { $said }: im Ziel ist { $known }
position-nobody-home = home { $said }: niemand ist im Ziel
position-many-home = { $count } sind im Ziel; mit { $enough } war das Spiel aus
position-over = { $fact }: das Spiel ist aus
position-contest = { $fact }: noch wird ausgewürfelt, wer anfängt
position-contest-form = contest { $said }: nenne jede Farbe einmal und was sie gewürfelt hat, oder -
position-contest-done = contest: jemand muss noch zu würfeln haben, wie in yellow 5 green -
position-no-contest = contest: der erste Platz fängt an, darum wird nicht gewürfelt
position-contest-moved = contest: es sind schon Figuren gezogen
position-contest-next = contest: als Nächstes würfelt { $colour }
position-rolls = rolls { $rolls }: mehr als { $most } können nicht übrig sein
position-die-lost = die { $die }: { $colour } kann damit nicht ziehen, der Wurf verfällt

## Jagden und Steine

position-hunt-form = hunt: nenne die Zahl, die Würfel, die noch fallen, und die Treffer, wie in hunt 5 dice 2 hits 1
position-no-hunter = hunt: niemand auf einem Nebenweg könnte jagen
position-focus = focus { $colour } { $field }: dort steht keine ihrer Figuren im Spiel
position-one-stone = stone { $colour }: jede Farbe hat nur einen Stein
position-stone-begin = stone { $colour } { $field }: zu zweit beginnen Steine auf { $first }
position-stone-place = stone { $colour } { $field }: ein Stein steht in seiner Bahn oder auf der Laufbahn
position-stone-taken = stone { $colour } { $field }: das Feld ist besetzt
position-pushed = pushed: der Stein steht, wo er anfängt

## Karten von NICHTLUSTIG

position-no-seat = niemand heißt { $colour }; es gibt { $known }
position-no-card = eine Karte { $card } gibt es nicht; schreib lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } hat { $card } zweimal
position-card-places = { $card } ist an zwei Stellen: bei { $colour } und bei { $other }
position-not-scored = { $card } ist keine Zielkarte und kann nicht gewertet sein
position-not-death = { $card } liegt unter { $death }, das ist keine Todeskarte
position-not-covered = { $card } kann nicht verdeckt sein
position-misses-turn = { $colour } hat { $card } und setzt aus: dran ist, wer danach kommt, und die Karte liegt auf dem Tisch

## Würfel von NICHTLUSTIG

position-no-die = einen Würfel { $said } gibt es nicht; Würfel heißen b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] schwarze Würfel: { $count } statt { $wanted }
    [red] rote Würfel: { $count } statt { $wanted }
    [white] weiße Würfel: { $count } statt { $wanted }
   *[pink] rosa Würfel: { $count } statt { $wanted }
}
position-die-twice = { $dice ->
    [black] ein schwarzer Würfel steht zweimal da
    [red] ein roter Würfel steht zweimal da
    [white] ein weißer Würfel steht zweimal da
   *[pink] der rosa Würfel steht zweimal da
}
position-say-dice = sag, was die Würfel zeigen: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: Würfel heißen b3, w5, ufo oder b3:ufo
position-kept = kept { $said }: das zeigen die Würfel nicht, oder zwei sind gleich: dann sag b3:duck oder b3:ufo
position-kept-alone = kept: sag auch, was die Würfel zeigen
position-kept-shown = kept: Würfel, die beiseiteliegen, zeigen etwas, und nie liegen alle beiseite
position-rolled-form = { $fact } { $said }: nenne einen Platz und was er gewürfelt hat: 1 bis 5, symbol oder -
position-rolls-before = rolls { $rolls }: vor diesem Wurf können 1 bis { $most } übrig sein
position-rolls-after = rolls { $rolls }: nach diesem Wurf können nicht mehr als { $most } übrig sein
position-turn-over = rolls 0: es gibt nichts mehr zu entscheiden, der Spielzug ist zu Ende

## Anfang und Ende von NICHTLUSTIG

position-contest-cards = contest: vor dem ersten Spielzug hat niemand eine Karte
position-contest-one-die = contest: jeder Platz wirft einen Würfel, wie in yellow 5 green -
position-contest-two = contest: mindestens zwei müssen dabei sein
position-ended = { $fact }: das Spiel ist aus, auf dem Tisch liegen nur { $count } Zielkarten
position-not-ended = professors: das Spiel ist nicht aus, auf dem Tisch liegen { $count } Zielkarten
position-professors = professors: so viele Würfel werden geworfen: { $known }
position-no-professors = professors: es gibt keine Würfel zu werfen
position-professors-order = professors: gewürfelt wird in der Reihenfolge der Plätze

## Was bei NICHTLUSTIG zu entscheiden ist

position-now = now { $said }: es kann duck, fourth, take, death oder cover death 3 sein
position-now-rolls = { $wanted ->
    [one] { $now }: dann ist ein Wurf übrig, nicht { $rolls }
   *[other] { $now }: dann sind { $wanted } Würfe übrig, nicht { $rolls }
}
position-now-dice = { $now }: alle Würfel müssen daliegen
position-now-duck = now duck: { $colour } kann die Ente nicht einsetzen
position-now-fourth = now fourth: wer die Ente eingesetzt hat, hatte drei Würfe und hat sie zurückgelegt
position-now-take = now take: diese Würfel bringen keine Zielkarte
position-now-death = now death: { $colour } hat schon alle Todeskarten
position-now-cover = now cover: { $death } muss offen bei { $colour } liegen
position-nothing-to-cover = now cover: { $colour } hat keine Karte, die sich verdecken ließe
position-scored = { $now }: der rosa Würfel hat { $card } bei { $colour } gewertet
position-no-death-due = { $now }: diese Würfel bringen eine Zielkarte, und ein Killervirus ist nicht da
