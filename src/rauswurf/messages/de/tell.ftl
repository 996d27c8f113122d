### Was am Tisch geschieht, in ganzen Sätzen, die aufeinander folgen: „Gelb würfelt eine 6. Gelb kommt auf 0 ins Spiel.“

## Würfeln

tell-roll = { $who } würfelt eine { $face }.
tell-roll-lost = { $who } würfelt eine { $face } und kann nichts damit anfangen.
tell-begins = { $who } fängt an.
tell-tied = Gleichstand: { $who } würfeln noch einmal.

## Eine Figur zieht

tell-enter = { $who } kommt auf { $to } ins Spiel.
tell-enter-capture = { $who } kommt auf { $to } ins Spiel und wirft { $victim } raus, zurück { $back }.
tell-move = { $who } zieht { $origin } { $to }.
tell-capture = { $who } zieht { $origin } { $to } und wirft { $victim } raus, zurück { $back }.
tell-hit-stone = { $who } zieht { $origin } { $to }; der Stein von { $victim } muss zurück { $back }.
tell-goal = { $who } zieht { $origin } { $to }.
tell-back = { $who } zieht rückwärts { $origin } { $to }.
tell-back-capture = { $who } zieht rückwärts { $origin } { $to } und wirft { $victim } raus, zurück { $back }.
tell-neutral = { $who } zieht mit einer neutralen Figur ({ $colour }).
tell-pass = { $who } passt.

## Was daraus folgt

tell-huffed = { $colour } hat das Schlagen übersehen: Die Figur auf { $origin } muss zurück { $back }.
tell-pushed = { $colour } wird { $origin } { $to } geschoben.
tell-home = { $count ->
    [one] { $who } ist im Ziel.
   *[other] { $who } sind im Ziel.
}

## Jäger

tell-hunt = { $who } jagt nach einer { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } würfelt { $faces }: daneben.
    [one] { $who } würfelt { $faces }: ein Treffer.
   *[other] { $who } würfelt { $faces }: { $hits } Treffer.
}
tell-focus-won = { $who }: Die Figur auf { $field } hat jetzt Fokus.
tell-focus-lost = { $who }: Die Figur auf { $field } hat ihren Fokus verloren.

## Einser Blocker

tell-push = { $who } schiebt den Stein { $to }.
tell-stone = { $who } setzt den Stein auf { $to }.
tell-stone-back = Niemand konnte ziehen: Der Stein von { $who } geht { $origin } zurück { $back }.

## NICHTLUSTIG

tell-roll-dice = { $who } würfelt { $dice }.
tell-roll-symbol = { $who } würfelt ein Symbol, das zählt 0.
tell-roll-professors = { $who } würfelt für die Professoren: { $faces }.
tell-keep = { $who } behält { $dice }. Die anderen Würfel fallen noch einmal.
tell-keep-nothing = { $who } behält nichts und würfelt noch einmal.
tell-stop = { $who } hört auf zu würfeln.
tell-use-duck = { $who } setzt die Ente für einen vierten Wurf ein.
tell-use-clown = { $who } gibt den Clown ab, statt eine Todeskarte zu nehmen.
tell-take = { $who } nimmt { $cards }.
tell-take-from = { $who } nimmt { $card } von { $source }.
tell-take-machine = { $who } setzt die Zeitmaschine ein und nimmt { $cards }.
tell-take-nothing = { $who } nimmt keine Karte und behält die Zeitmaschine.
tell-cover = { $who } verdeckt { $card } mit { $death }.
tell-scored = { $who } wertet { $cards }.
tell-counts-again = Bei { $who } zählt die Karte { $card } wieder.
tell-lies-open = Die Karte { $card } liegt offen bei { $who }.
tell-gets-special = { $who } bekommt die Karte { $card }.
tell-gets-special-from = { $who } bekommt die Karte { $card } von { $source }.
tell-misses-turn = { $who } setzt aus, und die Karte { $card } geht zurück auf den Tisch.
tell-special-back = Die Karte { $card } geht zurück auf den Tisch.

## Das Ende

tell-over = { $count ->
    [one] Das Spiel ist aus: { $who } gewinnt.
   *[other] Das Spiel ist aus: { $who } gewinnen.
}
tell-ended = Das Spiel endet vorzeitig. Es gelten die Plätze, wie sie jetzt stehen.
tell-points = { $points ->
    [one] { $who } hat { $points } Punkt.
   *[other] { $who } hat { $points } Punkte.
}

## Ein aufgezeichnetes Spiel

tell-beginning = { $game }: { $who }.
tell-taken-back = Der letzte Schritt wurde zurückgenommen.
