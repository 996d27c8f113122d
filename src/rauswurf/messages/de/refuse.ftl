### Warum ein Zug nicht geht: ein oder zwei Sätze, freundlich und kurz. „Eigene“ Figuren sind die der Farbe, die zieht.

## Alle Laufspiele

refuse-finish-over = Das Spiel ist aus.
refuse-goal-count-does-not-fit = { $die ->
    [one] Ein Feld weiter liegt kein Zielfeld.
   *[other] { $die } Felder weiter liegt kein Zielfeld.
}
refuse-goal-count-foreign-goal = Das ist das Ziel einer anderen Farbe.
refuse-goal-count-past-own-goal = Mit einer { $die } ginge es am eigenen Ziel vorbei.
refuse-goal-count-once-round = Eine Figur läuft nur eine Runde und biegt vor { $start } in ihr Ziel ab. Dorthin kommt sie nie.
refuse-goal-no-jump-in-the-way = Im Ziel wird niemand übersprungen, und { $field } ist besetzt.
refuse-must-move-can-move = Du kannst ziehen, also musst du.
refuse-must-move-own-piece = Auf { $field } steht schon eine deiner Figuren.
refuse-must-move-roll-lost = Mit der { $die } kannst du nichts anfangen, also verfällt sie.
refuse-no-such-move-hunt = In diesem Spiel wird nicht gejagt.
refuse-no-such-move-push = In diesem Spiel gibt es keine Steine.
refuse-no-such-move-stone = In diesem Spiel gibt es keine Steine.
refuse-no-such-move-turn = In diesem Spiel werden keine Figuren umgedreht.
refuse-no-such-piece-nothing-there = { $colour } hat keine Figur auf { $field }.
refuse-roll-move-foreign-goal = Das ist das Ziel einer anderen Farbe.
refuse-roll-move-forward-only = Gezogen wird vorwärts, und zwar um { $die }.
refuse-roll-move-move-first = Zieh erst mit der { $die }, dann würfelst du wieder.
refuse-roll-move-roll-first = Würfle erst; die Zahl entscheidet.
refuse-roll-move-too-far = Für eine { $die } reichen die Felder vor dieser Figur nicht.
refuse-roll-move-wrong-number = Mit einer { $die } kommt diese Figur dort nicht hin.
refuse-turns-not-yours = { $turn } ist dran und darf Figuren von { $colour } nicht ziehen.

## Mensch ärgere Dich nicht und Verwandte

refuse-backward-capture-nobody-there = Rückwärts geht es nur, um zu schlagen, und auf { $field } steht keine gegnerische Figur.
refuse-backward-capture-over-own-start = Rückwärts geht es nie auf oder über das eigene Startfeld.
refuse-backward-capture-out-of-goal = Im Ziel geht es nie zurück, und auch nicht wieder hinaus.
refuse-barriers-in-the-way = Auf { $field } steht eine Barriere; niemand darf darauf landen oder darüber hinweg.
refuse-barriers-on-start = Auf dem Startfeld steht eine Barriere; niemand kommt ins Spiel.
refuse-clear-start-start-first = Auf B warten noch Figuren, also muss erst die Figur auf dem Startfeld weiter.
refuse-forced-capture-capture-first = Du kannst schlagen, also musst du.
refuse-forced-capture-no-passing = Du kannst schlagen. Das darfst du übersehen und anders ziehen, aber passen darfst du nicht.
refuse-one-per-field-own-piece = Auf { $field } steht schon eine deiner Figuren.
refuse-six-enters-must-enter = Mit einer Sechs muss eine Figur von B ins Spiel, auf ihr Startfeld.
refuse-six-enters-needs-six = Von B kommt eine Figur nur mit einer Sechs ins Spiel, nicht mit einer { $die }.
refuse-six-enters-only-to-start = Von B kommt eine Figur auf ihr Startfeld.
refuse-six-start-occupied-own-on-start = Auf deinem Startfeld steht schon eine deiner Figuren, also kommt keine neue ins Spiel.
refuse-six-start-occupied-start-first = Auf deinem Startfeld steht eine deiner Figuren; sie muss mit der Sechs weiter.

## Die sechs Nüby-Spiele

refuse-backward-throw-free-field = Rückwärts geworfen wird nur über besetzte Felder, und { $field } ist frei.
refuse-backward-throw-nobody-there = Rückwärts geht es nur, um rauszuwerfen, und auf { $field } steht kein Gegner.
refuse-enter-needs-six = Eine wartende Figur kommt nur mit einer Sechs ins Spiel, nicht mit einer { $die }.
refuse-enter-only-to-entry = Diese wartende Figur kommt auf { $field } ins Spiel.
refuse-enter-own-piece = Auf dem Einsatzfeld steht schon eine deiner Figuren.
refuse-free-entry-enter-first = Du hast keine Figur im Spiel, also setz erst eine wartende ein.
refuse-free-entry-not-optional = Du hast keine Figur im Spiel, also musst du eine wartende einsetzen.
refuse-six-only-to-throw = Eine Sechs setzt nur eine wartende Figur ein oder wirft eine gegnerische raus.
refuse-backward-throw-out-of-goal = Im Ziel geht es nie zurück, und auch nicht wieder hinaus.
refuse-second-level-not-out = Vom inneren Ring geht es nie zurück auf den äußeren.
refuse-second-level-own-arrow = Nach innen kommst du nur über deinen eigenen Pfeil, nach { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Diese Figur hat noch nicht gejagt; ins Ziel geht es nur mit Fokus.
refuse-hunt-dice-first = Du jagst gerade: Wirf erst die Würfel.
refuse-hunt-instead-of-a-roll = Du jagst, statt zu würfeln, und du hast schon gewürfelt.
refuse-hunt-no-hit = Du hast keinen Treffer mehr, der eine Figur umdrehen könnte.
refuse-hunt-no-hunter = Keine deiner Figuren ohne Fokus steht auf einem Nebenweg.
refuse-hunt-no-such-number = Bei der Jagd wird eine Zahl von 1 bis 6 genannt.
refuse-hunt-not-beside = Auf { $field } steht keine deiner Figuren auf einem Nebenweg.
refuse-hunt-not-yet = Noch wird ausgewürfelt, wer anfängt.
refuse-hunt-others-first = Zuerst werden Figuren ohne Fokus umgedreht.
refuse-hunt-turn-first = Dreh erst für deine Treffer Figuren um.
refuse-hunt-several-must = Die Jagd hat mehrmals getroffen, also muss jeder Treffer eine Figur umdrehen.
refuse-side-path-taken = Auf einem Nebenweg fliegt niemand raus, und { $field } ist besetzt.
refuse-side-path-from-its-entrance = Ein Nebenweg beginnt nach { $field }. Anderswo kommt niemand hinein, und niemand wirft hinein.
refuse-side-path-to-its-end = Ein Nebenweg führt weiter zu { $field }. Seitwärts kommst du nicht hinaus.

## Einser Blocker

refuse-blockade-in-the-way = Auf { $field } versperrt ein Stein den Weg; an ihm kommt niemand vorbei.
refuse-blockade-no-opponent = Der Stein auf { $field } ist kein Gegner: Nur ein gewöhnlicher Zug trifft ihn.
refuse-blockade-on-entry = Auf dem Einsatzfeld steht ein Stein; dort kommt niemand ins Spiel.
refuse-one-pushes-needs-one = Nur eine 1 schiebt den Stein.
refuse-one-pushes-not-in-lane = Der Stein ist nicht mehr in seiner Bahn oder schon frei.
refuse-one-pushes-once = Diese 1 hat den Stein schon geschoben.
refuse-place-not-free = Dein Stein ist noch nicht frei.
refuse-place-not-now = Ein Stein wird vor einem Wurf gesetzt oder zwischen Wurf und Zug.
refuse-place-only-on-track = Ein Stein wird nur auf die Laufbahn gesetzt.
refuse-place-taken = { $field } ist besetzt.

## Werfer, Abkürzungen und Kurzer Einsatz

refuse-arrow-against = Über das Pfeilfeld ({ $field }) geht es nicht gegen den Pfeil.
refuse-arrow-from-arrow = Vom Pfeilfeld ({ $field }) geht es nur zurück, um mit einer 1 rauszuwerfen.
refuse-either-way-out-of-goal = Im Ziel geht es nie rückwärts, und auch nicht wieder hinaus.
refuse-shortcut-from-a-stop = Abkürzen darf nur, wer auf dem Pfeilfeld stehen geblieben ist.
refuse-shortcut-to-its-end = Die grauen Felder führen weiter zu { $field }. Seitwärts kommst du nicht hinaus.
refuse-grey-taken = Auf einem grauen Feld fliegt niemand raus, und { $field } ist besetzt.

## NICHTLUSTIG

refuse-clown-no-death = Den Clown gibst du anstelle einer Todeskarte ab, wenn eine zu nehmen ist.
refuse-cover-cover-first = Sag erst, auf welche Karte { $card } gelegt wird.
refuse-cover-covered = Die Karte { $card } ist schon verdeckt.
refuse-cover-dinosaur = Dinosaurier werden nie verdeckt; sie sind schon ausgestorben.
refuse-cover-fresh = Die Karte { $card } ist noch nicht gewertet; verdeckt werden nur gewertete.
refuse-cover-lemming-first = Vor allen anderen Karten muss ein gewerteter Lemming verdeckt werden: { $card }.
refuse-cover-no-death = Es gibt keine Todeskarte abzulegen.
refuse-cover-no-target = Die Karte { $card } ist keine Zielkarte; nur die werden verdeckt.
refuse-cover-not-yours = Die Karte { $card } gehört dir nicht; eine Todeskarte verdeckt nur eigene.
refuse-death-must-take = Du hast keine Zielkarte genommen oder den Killervirus: Du musst eine Todeskarte nehmen.
refuse-death-not-due = Jetzt ist keine Todeskarte zu nehmen.
refuse-death-only-one = Nur eine Todeskarte wird genommen, und nichts dazu.
refuse-death-pink-decides = Der rosa Würfel bestimmt, welche Todeskarte genommen wird: { $card }.
refuse-dinosaurs-only-one = In einem Spielzug gibt es nur einen Dinosaurier.
refuse-dinosaurs-too-low = Ohne den rosa Würfel sind es zusammen { $sum }; das reicht nicht für { $card }.
refuse-duck-after-third = Die Ente bringt einen vierten Wurf, also muss der dritte erst gefallen sein.
refuse-duck-must-roll = Die Ente ist für einen vierten Wurf eingesetzt; mindestens ein Würfel muss fallen.
refuse-duck-too-late = Für diesen Spielzug ist ausgewürfelt; die Ente kommt zu spät.
refuse-duck-use-first = Die drei Würfe sind vorbei; einen vierten bringt nur die Ente. Setz sie erst ein.
refuse-each-die-once-not-together = Diese Karten brauchen einen Würfel doppelt; jeder zählt nur einmal.
refuse-end-over = Das Spiel ist aus.
refuse-first-roll-first = Noch wird ausgewürfelt, wer anfängt: Wirf einen Würfel.
refuse-own-death-own-already = Die Karte { $card } hast du schon; nimm eine andere Todeskarte.
refuse-own-death-table-first = Die Karte { $card } hast du schon; eine andere kommt vom Tisch, solange dort eine liegt.
refuse-pairs-not-shown = { $colour ->
    [black] Für { $card } müssen beide schwarzen Würfel eine { $number } zeigen.
    [red] Für { $card } müssen beide roten Würfel eine { $number } zeigen.
   *[white] Für { $card } müssen beide weißen Würfel eine { $number } zeigen.
}
refuse-professors-not-shown = Für { $card } müssen je ein schwarzer, roter und weißer Würfel eine { $number } zeigen.
refuse-professors-roll-roll-first = Jetzt fallen die Würfel der Professoren.
refuse-rolls-aside = Liegt schon beiseite, und dabei bleibt es: { $die }.
refuse-rolls-done = Für diesen Spielzug ist ausgewürfelt.
refuse-rolls-keep-first = Sag erst, welche Würfel du behältst. Alle noch einmal wirft „keep nothing“.
refuse-rolls-no-such-die = Dieser Würfel ist nicht dabei: { $die }.
refuse-rolls-roll-first = Erst wird gewürfelt.
refuse-rolls-said-twice = Davon gibt es keinen weiteren: { $die }.
refuse-rolls-which-die = Zwei Würfel zeigen dasselbe, haben aber verschiedene Symbole: Sag „{ $one }“ oder „{ $other }“.
refuse-scoring-safe = Die Karte { $card } ist gewertet; { $seat } kann sie nicht mehr verlieren.
refuse-specials-by-itself = Die Karte { $card } wirkt von selbst, da gibt es nichts zu wählen.
refuse-specials-by-symbol = { $card } ist eine Sonderkarte; am Ende des Spielzugs bringt sie ihr Symbol.
refuse-specials-not-held = { $seat } hat die Karte { $card } nicht.
refuse-take-done = Die Zielkarten dieses Spielzugs sind genommen.
refuse-take-elsewhere = Die Karte { $card } liegt bei { $seat }.
refuse-take-elsewhere-table = Die Karte { $card } liegt auf dem Tisch.
refuse-take-must-take = Du kannst eine Zielkarte nehmen, also musst du.
refuse-take-own = Die Karte { $card } hast du schon.
refuse-take-roll-first = Erst kommt der Wurf der Ente: Sag, welche Würfel du behältst.
refuse-take-stop-first = Karten gibt es erst, wenn du fertig gewürfelt hast: Hör erst auf.
refuse-time-machine-not-needed = Die Summe { $sum } reicht; die Zeitmaschine ist nicht nötig.
refuse-time-machine-say-dinosaur = Die Zeitmaschine setzt du ein, indem du einen Dinosaurier nimmst, der sie braucht.
refuse-two-rolls-no-duck = Wer die Karte { $card } hat, darf nur zweimal würfeln; die Ente nützt da nichts.
