### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Wer wann welche Chancen hatte
advice-race-win = Die Chancen auf den Sieg:
advice-race-place = Die Chancen auf Platz { $place }:
advice-moments = Worauf es ankam
advice-step-lucky = { $name } würfelt { $faces }. Glück gehabt: Das war { $count } von 100 Spielen wert.
advice-step-unlucky = { $name } würfelt { $faces }. Pech gehabt: Das hat { $count } von 100 Spielen gekostet.
advice-step-mistake = { $name }: { $move }. Das hat { $count } von 100 Spielen gekostet.
advice-step-good = { $name }: { $move }. Gut gewählt.
advice-step-others = { $name }: Das half { $gains } und schadete { $loses }: { $count } von 100 Spielen.
advice-step-forced = { $name }: { $move }. Es gab keine Wahl.
advice-step-usual = Hier ist nichts Besonderes passiert.
advice-better = Besser: { $move }.
advice-why = Zeig mir, warum
advice-why-after = Nach diesem Zug: { $move }
advice-why-wins = { $name } gewinnt { $count } von 100 Spielen.
advice-why-thrown = Mit ihren nächsten Würfen könnten die anderen { $name } in { $count } von 100 Fällen rauswerfen.
advice-why-safe = Mit dem nächsten Wurf kann niemand { $name } rauswerfen.
advice-why-answer = Am häufigsten, in { $count } von 100 Fällen, folgt dann: { $told }
advice-why-passes = { $name } kann dann in { $count } von 100 Fällen nichts tun.

## Luck and mistakes, player by player.

advice-sums = Glück und Fehler
advice-sums-place = Glück und Fehler im Rennen um Platz { $place }
advice-luck-good = Die Würfel haben { $name } { $count } von 100 Spielen geschenkt.
advice-luck-good-much = Die Würfel haben { $name } so viel wie { $games } ganze Spiele geschenkt.
advice-luck-bad = Die Würfel haben { $name } { $count } von 100 Spielen genommen.
advice-luck-bad-much = Die Würfel haben { $name } so viel wie { $games } ganze Spiele genommen.
advice-luck-even = Bei { $name } haben sich Glück und Pech die Waage gehalten.
advice-mistakes = { $name } hat { $mistakes ->
    [one] einen Fehler
   *[other] { $mistakes } Fehler
} gemacht und damit { $count } von 100 Spielen verloren.
advice-mistakes-much = { $name } hat { $mistakes } Fehler gemacht und damit so viel wie { $games } ganze Spiele verloren.
advice-mistakes-none = { $name } hat keinen nennenswerten Fehler gemacht.
advice-sums-start = Anfang
advice-sums-luck = Glück
advice-sums-own = Eigene Fehler
advice-sums-others = Fehler der anderen
advice-sums-estimate = Schätzung
advice-sums-result = Ergebnis
advice-sums-hint = Alle Zahlen sind Spiele von 100. Jede Spalte geht auf: Anfang, Glück, Fehler und Schätzung ergeben das Ergebnis. Die Schätzung ist das, worin sich der Trainer unterwegs selbst geirrt hat.
advice-exact = Diese Chancen sind genau.
advice-estimated = Diese Chancen sind geschätzt. Sie können um { $count } von 100 danebenliegen.
advice-evaluator = Ausgerechnet von: { $name }.

## At the table.

advice-hint = Am besten: { $move }.
advice-hint-wins = Damit gewinnst du etwa { $count } von 100 Spielen.
advice-sure = Sicher?
advice-sure-cost = { $move }: Das kostet etwa { $count } von 100 Spielen.
advice-sure-yes = Trotzdem ziehen
advice-sure-no = Noch mal überlegen
advice-agree = Wer diesen Tisch eröffnet hat, möchte, dass der Trainer allen hilft: { $what }. Bist du einverstanden?

## A position.

advice-now = Die Chancen jetzt
advice-rolls = Was fallen kann
advice-roll = Wenn { $faces } fällt
advice-rolls-hint = Unter jeder Zahl steht, wie viele von 100 Spielen dieser Wurf mehr oder weniger wert ist als sonst. Wähle einen Wurf, dann siehst du seine Züge.
advice-moves = Züge
advice-cost = Kostet
advice-no-move = Keine Figur kann ziehen.
advice-set-up = So änderst du die Stellung: Tippe eine Figur an und dann das Feld, auf dem sie stehen soll.
advice-change = Eine andere Stellung aufbauen
advice-piece = { $colour }, Figur { $number }
advice-turn = Wer ist dran?
advice-text = Die Stellung als Text
advice-show = Zeigen
