### Was `rauswurf compare` sagt: was eine Regel ändert.

## Die Tabelle.

compare-title = { $game }: { $after } statt { $before }
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

compare-rolls-more = Es gibt { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Würfe je Spiel mehr: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-rolls-less = Es gibt { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Würfe je Spiel weniger: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-turns-more = Spiele sind um { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Spielzüge länger: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } länger).
compare-turns-less = Spiele sind um { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Spielzüge kürzer: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } kürzer).
compare-captures-more = Es gibt { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Rauswürfe je Spiel mehr: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-captures-less = Es gibt { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Rauswürfe je Spiel weniger: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-lead-changes-more = Es gibt { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Führungswechsel je Spiel mehr: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-lead-changes-less = Es gibt { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Führungswechsel je Spiel weniger: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-cards-taken-more = Bei anderen werden { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Karten je Spiel mehr geholt: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-cards-taken-less = Bei anderen werden { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Karten je Spiel weniger geholt: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-death-cards-more = Genommen werden { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Todeskarten je Spiel mehr: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-death-cards-less = Genommen werden { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Todeskarten je Spiel weniger: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-winner-points-more = Wer gewinnt, hat { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte mehr: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-winner-points-less = Wer gewinnt, hat { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte weniger: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-seat-advantage-more = Der erste Platz bringt mehr ein: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte über dem gerechten Anteil statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } mehr).
compare-seat-advantage-less = Der erste Platz bringt weniger ein: { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte über dem gerechten Anteil statt { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } weniger).
compare-wins-more = { $measure } öfter: { NUMBER($after, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte mehr).
compare-wins-less = { $measure } seltener: { NUMBER($after, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte weniger).
compare-luck-more = Das Glück zählt mehr: Sein Anteil ist { NUMBER($after, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte mehr).
compare-luck-less = Das Glück zählt weniger: Sein Anteil ist { NUMBER($after, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte weniger).
compare-finished-more = Mehr Spiele enden: { NUMBER($after, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte mehr).
compare-finished-less = Weniger Spiele enden: { NUMBER($after, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } statt { NUMBER($before, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (sicher zwischen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } und { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte weniger).
compare-same-number = { $measure }: kein Unterschied zu finden; wenn es einen gibt, dann höchstens { NUMBER($at-most, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
compare-same-share = { $measure }: kein Unterschied zu finden; wenn es einen gibt, dann höchstens { NUMBER($at-most, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte.

## Was falsch sein kann.

compare-no-change = compare muss wissen, welche Regel sich ändern soll: --set barriers oder --set forced-capture=strict
compare-which-value = --set { $variant }: { $values } – welches davon? Etwa --set { $variant }={ $example }
compare-nothing-changes = { $variants } gilt in diesem Spiel ohnehin: es gibt nichts zu vergleichen
compare-in-both = { $variant } kann nicht zugleich bei --set und bei --both stehen
