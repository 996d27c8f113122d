### What `rauswurf compare` says: what a rule changes.

## The table.

compare-title = { $game }: { $after } in plaats van { $before }
compare-title-apart = { $after } in plaats van { $before }
compare-about = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} met { $players } spelers per geval, met dezelfde dobbelstenen. Wie er speelt: { $bots }.
compare-measure = maat
compare-before = eerst
compare-after = daarna
compare-difference = verschil
compare-between = tussen
compare-sure = Al deze grenzen samen kloppen in 95 van de 100 zulke vergelijkingen.
compare-drawn = Het plaatje staat in { $file }.

## Sentences.

compare-rolls-more = Een spel kost { $by } worpen meer: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-rolls-less = Een spel kost { $by } worpen minder: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-turns-more = Een spel duurt { $by } beurten langer: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } langer).
compare-turns-less = Een spel duurt { $by } beurten korter: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } korter).
compare-captures-more = Per spel vliegen er { $by } pionnen meer uit: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-captures-less = Per spel vliegen er { $by } pionnen minder uit: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-lead-changes-more = De leiding wisselt per spel { $by } keer vaker: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } vaker).
compare-lead-changes-less = De leiding wisselt per spel { $by } keer minder: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-cards-taken-more = Spelers pakken per spel { $by } kaarten meer van elkaar af: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-cards-taken-less = Spelers pakken per spel { $by } kaarten minder van elkaar af: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-death-cards-more = Per spel worden er { $by } doodskaarten meer gepakt: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-death-cards-less = Per spel worden er { $by } doodskaarten minder gepakt: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-winner-points-more = De winnaar heeft { $by } punten meer: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-winner-points-less = De winnaar heeft { $by } punten minder: { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-seat-advantage-more = Beginnen is meer waard: { $after } procentpunt boven het eerlijke deel in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-seat-advantage-less = Beginnen is minder waard: { $after } procentpunt boven het eerlijke deel in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-wins-more = { $measure } vaker: { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt meer).
compare-wins-less = { $measure } minder vaak: { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt minder).
compare-luck-more = Geluk telt zwaarder: het aandeel is { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt meer).
compare-luck-less = Geluk telt minder zwaar: het aandeel is { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt minder).
compare-finished-more = Er worden meer spellen uitgespeeld: { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt meer).
compare-finished-less = Er worden minder spellen uitgespeeld: { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt minder).
compare-number-more = Hoger: { $measure }. { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } meer).
compare-number-less = Lager: { $measure }. { $after } in plaats van { $before } (zeer waarschijnlijk { $low } tot { $high } minder).
compare-share-more = Hoger: { $measure }. { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt meer).
compare-share-less = Lager: { $measure }. { NUMBER($after, style: "percent") } in plaats van { NUMBER($before, style: "percent") } (zeer waarschijnlijk { $low } tot { $high } procentpunt minder).
compare-same-number = Geen verschil gevonden ({ $measure }). Als het er is, dan hooguit { $at-most }.
compare-same-share = Geen verschil gevonden ({ $measure }). Als het er is, dan hooguit { $at-most } procentpunt.
compare-same-all = Geen verschil gevonden: { $measures }. De laatste kolom laat zien hoe groot het nog kan zijn.
compare-identical = Precies gelijk: { $measure }. Geen enkel spel was anders.

## What can be wrong.

compare-no-change = zeg wat je wilt vergelijken, zoals --set barriers of --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: zeg welke van { $values }, zoals in --set { $variant }={ $example }
compare-nothing-changes = zo wordt dit spel toch al gespeeld: { $variants }; er valt niets te vergelijken
compare-in-both = { $variant } kan niet bij --set en bij --both staan
compare-about-apart = Spellen van elk: { $games }, met dezelfde worpen.
compare-side-form = { $option } neemt regels zoals --set en game=, players=, bots=, board= en rules=, zoals { $option } "players=3 bots=strong", niet { $text }
