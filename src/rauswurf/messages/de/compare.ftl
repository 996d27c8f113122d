### Was `rauswurf compare` sagt: was eine Regel ändert.

## Die Tabelle.

compare-title = { $game }: { $after } statt { $before }
compare-title-apart = { $after } statt { $before }
compare-about = Je { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
}, mit denselben Würfeln. Es spielen: { $bots }.
compare-measure = Messgröße
compare-before = vorher
compare-after = nachher
compare-difference = Unterschied
compare-between = zwischen
compare-sure = In 95 von 100 solchen Vergleichen stimmen alle diese Grenzen zugleich.
compare-drawn = Das Bild ist in { $file }.

## Sätze.

compare-rolls-more = Es gibt { $by } Würfe je Spiel mehr: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-rolls-less = Es gibt { $by } Würfe je Spiel weniger: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-turns-more = Spiele sind um { $by } Spielzüge länger: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } länger).
compare-turns-less = Spiele sind um { $by } Spielzüge kürzer: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } kürzer).
compare-captures-more = Es gibt { $by } Rauswürfe je Spiel mehr: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-captures-less = Es gibt { $by } Rauswürfe je Spiel weniger: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-lead-changes-more = Es gibt { $by } Führungswechsel je Spiel mehr: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-lead-changes-less = Es gibt { $by } Führungswechsel je Spiel weniger: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-cards-taken-more = Bei anderen werden { $by } Karten je Spiel mehr geholt: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-cards-taken-less = Bei anderen werden { $by } Karten je Spiel weniger geholt: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-death-cards-more = Genommen werden { $by } Todeskarten je Spiel mehr: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-death-cards-less = Genommen werden { $by } Todeskarten je Spiel weniger: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-winner-points-more = Wer gewinnt, hat { $by } Punkte mehr: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-winner-points-less = Wer gewinnt, hat { $by } Punkte weniger: { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-seat-advantage-more = Anzufangen bringt mehr ein: { $after } Prozentpunkte über dem gerechten Anteil statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-seat-advantage-less = Anzufangen bringt weniger ein: { $after } Prozentpunkte über dem gerechten Anteil statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-wins-more = { $measure } öfter: { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte mehr).
compare-wins-less = { $measure } seltener: { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte weniger).
compare-luck-more = Das Glück zählt mehr: Sein Anteil ist { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte mehr).
compare-luck-less = Das Glück zählt weniger: Sein Anteil ist { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte weniger).
compare-finished-more = Mehr Spiele enden: { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte mehr).
compare-finished-less = Weniger Spiele enden: { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte weniger).
compare-number-more = Höher: { $measure }. { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } mehr).
compare-number-less = Niedriger: { $measure }. { $after } statt { $before } (sehr wahrscheinlich zwischen { $low } und { $high } weniger).
compare-share-more = Höher: { $measure }. { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte mehr).
compare-share-less = Niedriger: { $measure }. { NUMBER($after, style: "percent") } statt { NUMBER($before, style: "percent") } (sehr wahrscheinlich zwischen { $low } und { $high } Prozentpunkte weniger).
compare-same-number = Kein Unterschied gefunden ({ $measure }). Wenn es einen gibt, dann höchstens { $at-most }.
compare-same-share = Kein Unterschied gefunden ({ $measure }). Wenn es einen gibt, dann höchstens { $at-most } Prozentpunkte.
compare-same-all = Kein Unterschied gefunden: { $measures }. Die letzte Spalte zeigt, wie groß er noch sein könnte.
compare-identical = Genau gleich: { $measure }. Kein einziges Spiel war anders.

## Was falsch sein kann.

compare-no-change = sag, was zu vergleichen ist, etwa --set barriers oder --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: { $values } – welches davon? Etwa --set { $variant }={ $example }
compare-nothing-changes = { $variants } gilt in diesem Spiel ohnehin: es gibt nichts zu vergleichen
compare-in-both = { $variant } kann nicht zugleich bei --set und bei --both stehen
compare-about-apart = Partien von beidem: { $games }, mit denselben Würfen.
compare-side-form = { $option } nimmt Regeln wie --set und game=, players=, bots=, board= und rules=, etwa { $option } "players=3 bots=strong", nicht { $text }
