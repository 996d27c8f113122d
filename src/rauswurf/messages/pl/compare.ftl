### What `rauswurf compare` says: what a rule changes.

## The table.

compare-title = { $game }: { $after } zamiast { $before }
compare-title-apart = { $after } zamiast { $before }
compare-about = { $games ->
    [one] Po jednej partii
    [few] Po { $games } partie
    [many] Po { $games } partii
   *[other] Po { $games } partii
} w obu przypadkach, { $players } graczy, z tymi samymi kostkami. Kto gra: { $bots }.
compare-measure = miara
compare-before = przedtem
compare-after = potem
compare-difference = różnica
compare-between = między
compare-sure = Wszystkie te granice razem są trafne w 95 takich porównaniach na 100.
compare-drawn = Obrazek jest w { $file }.

## Sentences.

compare-rolls-more = Partia wymaga o { $by } rzutu więcej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-rolls-less = Partia wymaga o { $by } rzutu mniej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-turns-more = Partia trwa o { $by } kolejki dłużej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } dłużej).
compare-turns-less = Partia trwa o { $by } kolejki krócej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } krócej).
compare-captures-more = Na partię przypada o { $by } zbicia więcej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-captures-less = Na partię przypada o { $by } zbicia mniej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-lead-changes-more = Prowadzenie zmienia się w partii o { $by } raza częściej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } częściej).
compare-lead-changes-less = Prowadzenie zmienia się w partii o { $by } raza rzadziej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } rzadziej).
compare-cards-taken-more = Gracze zabierają sobie w partii o { $by } karty więcej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-cards-taken-less = Gracze zabierają sobie w partii o { $by } karty mniej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-death-cards-more = Gracze biorą w partii o { $by } karty śmierci więcej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-death-cards-less = Gracze biorą w partii o { $by } karty śmierci mniej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-winner-points-more = Zwycięzca ma o { $by } punktu więcej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-winner-points-less = Zwycięzca ma o { $by } punktu mniej: { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-seat-advantage-more = Zaczynanie daje więcej: { $after } punktu procentowego ponad sprawiedliwy udział zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-seat-advantage-less = Zaczynanie daje mniej: { $after } punktu procentowego ponad sprawiedliwy udział zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-wins-more = { $measure } częściej: { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego więcej).
compare-wins-less = { $measure } rzadziej: { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego mniej).
compare-luck-more = Szczęście liczy się bardziej: jego udział to { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego więcej).
compare-luck-less = Szczęście liczy się mniej: jego udział to { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego mniej).
compare-finished-more = Więcej partii dobiega końca: { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego więcej).
compare-finished-less = Mniej partii dobiega końca: { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego mniej).
compare-number-more = Wyżej: { $measure }. { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } więcej).
compare-number-less = Niżej: { $measure }. { $after } zamiast { $before } (bardzo prawdopodobnie od { $low } do { $high } mniej).
compare-share-more = Wyżej: { $measure }. { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego więcej).
compare-share-less = Niżej: { $measure }. { NUMBER($after, style: "percent") } zamiast { NUMBER($before, style: "percent") } (bardzo prawdopodobnie od { $low } do { $high } punktu procentowego mniej).
compare-same-number = Nie widać różnicy ({ $measure }). Jeśli jest, to najwyżej { $at-most }.
compare-same-share = Nie widać różnicy ({ $measure }). Jeśli jest, to najwyżej { $at-most } punktu procentowego.
compare-same-all = Nie widać różnicy: { $measures }. Ostatnia kolumna mówi, jak duża mogłaby jeszcze być.
compare-identical = Dokładnie tak samo: { $measure }. Żadna gra nie była inna.

## What can be wrong.

compare-no-change = powiedz, co porównać, na przykład --set barriers albo --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: napisz, które z { $values }, na przykład --set { $variant }={ $example }
compare-nothing-changes = tak gra się w tę grę i bez tego: { $variants }; nie ma czego porównywać
compare-in-both = { $variant } nie może być jednocześnie w --set i w --both
compare-about-apart = Gier z każdej strony: { $games }, z tymi samymi rzutami.
compare-side-form = { $option } przyjmuje zasady jak --set oraz game=, players=, bots=, board= i rules=, na przykład { $option } "players=3 bots=strong", a nie { $text }
