### What `rauswurf compare` says: what a rule changes.

## The table.

compare-title = { $game }: { $after } invece di { $before }
compare-title-apart = { $after } invece di { $before }
compare-about = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $players } per ogni caso, con gli stessi dadi. Chi gioca: { $bots }.
compare-measure = misura
compare-before = prima
compare-after = dopo
compare-difference = differenza
compare-between = tra
compare-sure = Tutti questi limiti valgono insieme in 95 confronti su 100.
compare-drawn = L’immagine è in { $file }.

## Sentences.

compare-rolls-more = In una partita si tira il dado { $by } volte in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-rolls-less = In una partita si tira il dado { $by } volte in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-turns-more = Una partita dura { $by } turni in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-turns-less = Una partita dura { $by } turni in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-captures-more = In una partita si catturano { $by } pedine in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-captures-less = In una partita si catturano { $by } pedine in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-lead-changes-more = In una partita la testa cambia { $by } volte in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-lead-changes-less = In una partita la testa cambia { $by } volte in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-cards-taken-more = In una partita ci si prende { $by } carte in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-cards-taken-less = In una partita ci si prende { $by } carte in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-death-cards-more = In una partita si prendono { $by } carte Morte in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-death-cards-less = In una partita si prendono { $by } carte Morte in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-winner-points-more = Chi vince ha { $by } punti in più: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-winner-points-less = Chi vince ha { $by } punti in meno: { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-seat-advantage-more = Cominciare vale di più: { $after } punti percentuali sopra la quota equa invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-seat-advantage-less = Cominciare vale di meno: { $after } punti percentuali sopra la quota equa invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-wins-more = { $measure } più spesso: { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in più).
compare-wins-less = { $measure } meno spesso: { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in meno).
compare-luck-more = La fortuna conta di più: la sua parte è { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in più).
compare-luck-less = La fortuna conta di meno: la sua parte è { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in meno).
compare-finished-more = Più partite arrivano alla fine: { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in più).
compare-finished-less = Meno partite arrivano alla fine: { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in meno).
compare-number-more = Più alto: { $measure }. { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in più).
compare-number-less = Più basso: { $measure }. { $after } invece di { $before } (molto probabilmente tra { $low } e { $high } in meno).
compare-share-more = Più alto: { $measure }. { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in più).
compare-share-less = Più basso: { $measure }. { NUMBER($after, style: "percent") } invece di { NUMBER($before, style: "percent") } (molto probabilmente tra { $low } e { $high } punti percentuali in meno).
compare-same-number = Nessuna differenza trovata ({ $measure }). Se c’è, è al massimo { $at-most }.
compare-same-share = Nessuna differenza trovata ({ $measure }). Se c’è, è al massimo { $at-most } punti percentuali.
compare-same-all = Nessuna differenza trovata: { $measures }. L’ultima colonna dice quanto potrebbe ancora essere grande.
compare-identical = Esattamente uguale: { $measure }. Nessuna partita è stata diversa.

## What can be wrong.

compare-no-change = di’ che cosa confrontare, come --set barriers o --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: di’ quale tra { $values }, per esempio --set { $variant }={ $example }
compare-nothing-changes = { $variants }: questo gioco si gioca già così, non c’è niente da confrontare
compare-in-both = { $variant } non si può dare insieme con --set e con --both
compare-about-apart = Partite di ciascuno: { $games }, con gli stessi dadi.
compare-side-form = { $option } prende regole come --set, e game=, players=, bots=, board= e rules=, come { $option } "players=3 bots=strong", non { $text }
