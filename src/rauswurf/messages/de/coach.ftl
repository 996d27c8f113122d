# The coach: chances, luck and mistakes.

coach-no-evaluator = Auf diesem Brett kann niemand Stellungen von { $game } beurteilen. Der Trainer kennt die Bretter, die zu Rauswurf gehören.

coach-title = { $game }: Wie lief es?
coach-unfinished = Diese Partie wurde nicht beendet. Das Ergebnis zeigt die Chancen, wie sie am Ende standen.
coach-taken-back = Was zurückgenommen wurde, zählt nicht.
coach-stage = Das Rennen um Platz { $place }
coach-start = Anfang
coach-luck = Glück
coach-errors = Fehler
coach-estimate = Schätzung
coach-result = Ergebnis
coach-fair = Ohne Glück
coach-class = Klasse
coach-unit = Alle Zahlen sind Partien von 100. Anfang, Glück, Fehler und Schätzung ergeben zusammen das Ergebnis. Die Schätzung ist das, worin sich der Trainer selbst geirrt hat. Glück und Fehler sind die von allen: Was der eine verschenkt, gewinnen die anderen.
coach-fair-said = „Ohne Glück“ ist das Ergebnis abzüglich des Glücks, und wie sicher das ist. Das echte Ergebnis bleibt.
coach-class-said = Die Klasse sagt, wie gut jemand entschieden hat. Eine Partie zeigt wenig: Wo zwei Klassen stehen, kann es jede davon sein, oder eine dazwischen.
coach-luck-even = Glück und Pech glichen sich aus: { $who }.
coach-luck-good =
    Glück brachte { $who } { $size ->
        [twentieth] eine von zwanzig Partien
        [tenth] ein Zehntel einer Partie
        [quarter] eine Viertelpartie
        [third] ein Drittel einer Partie
        [half] eine halbe Partie
       *[whole] eine ganze Partie
    }.
coach-luck-bad =
    Pech kostete { $who } { $size ->
        [twentieth] eine von zwanzig Partien
        [tenth] ein Zehntel einer Partie
        [quarter] eine Viertelpartie
        [third] ein Drittel einer Partie
        [half] eine halbe Partie
       *[whole] eine ganze Partie
    }.
coach-mistakes-none = { $who } machte keinen Fehler.
coach-mistakes = { $count ->
    [one] { $who } machte { $count } Fehler.
   *[other] { $who } machte { $count } Fehler.
}
coach-lost = { $who } verlor durch eigene Entscheidungen zusammen { $points } Partien von 100.
coach-lost-rolls = { $count ->
    [one] Das ist etwa so viel wie ein unglücklicher Wurf.
   *[other] Das ist etwa so viel wie { $count } unglückliche Würfe.
}
coach-turning = Wendepunkte
coach-step = Schritt { $step }: { $told }
coach-roll-good = { $who } gewann durch diesen Wurf { $points } Partien von 100.
coach-roll-bad = { $who } verlor durch diesen Wurf { $points } Partien von 100.
coach-choice-cost = { $who } verlor durch diese Entscheidung { $points } Partien von 100.
coach-changes = Chancen: { $chances }.
coach-instead = Was möglich war, und wie viele Partien von 100 { $who } dann gewinnt:
coach-dice-of = Was wessen Würfel wem brachten
coach-errors-of = Was wessen Fehler wem brachten
coach-evaluator = Die Chancen kommen von { $evaluator }. Meist liegen sie um weniger als { $points } Partien von 100 daneben.
coach-page-written = Die Seite ist in { $file }.
coach-closer = Genauer hingesehen
coach-closer-said = Diese Momente wurden viele Male weitergespielt, und das Glück wurde abgezogen. Die Zahl nach ± ist der Standardfehler: In zwei von drei Fällen liegt die Wahrheit nicht weiter weg.
coach-closer-wins = Siege von 100
coach-closer-games = Spiele
coach-closer-progress = Blick { $look }: { $games } Spiele, ± { $error }
coach-curve = Chancen im Lauf der Partie
coach-class-beginner = Anfang
coach-class-learner = Lehrzeit
coach-class-casual = Freizeit
coach-class-skilled = Routine
coach-class-expert = Spitze
coach-class-master = Meisterschaft
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
