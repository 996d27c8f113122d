### What `rauswurf compare` says: what a rule changes.

## The table.

compare-title = { $game }: { $before } helyett { $after }
compare-title-apart = { $before } helyett { $after }
compare-about = Mindkettőből { $games ->
    [one] egy játék
   *[other] { $games } játék
}, { $players } játékossal, ugyanazokkal a kockákkal. Játszik: { $bots }.
compare-measure = mérőszám
compare-before = előtte
compare-after = utána
compare-difference = eltérés
compare-between = e határok közt
compare-sure = Ezek a határok 100 ilyen összehasonlításból 95-ben mind egyszerre igazak.
compare-drawn = A kép itt van: { $file }.

## Sentences.

compare-rolls-more = Egy játékban { $by } kockadobással több van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-rolls-less = Egy játékban { $by } kockadobással kevesebb van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-turns-more = Egy játék { $by } körrel tovább tart: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-turns-less = Egy játék { $by } körrel rövidebb: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-captures-more = Játékonként { $by } kiütéssel több van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-captures-less = Játékonként { $by } kiütéssel kevesebb van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-lead-changes-more = Játékonként { $by } vezetőcserével több van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-lead-changes-less = Játékonként { $by } vezetőcserével kevesebb van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-cards-taken-more = A játékosok játékonként { $by } kártyával többet vesznek el egymástól: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-cards-taken-less = A játékosok játékonként { $by } kártyával kevesebbet vesznek el egymástól: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-death-cards-more = A játékosok játékonként { $by } halálkártyával többet vesznek el: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-death-cards-less = A játékosok játékonként { $by } halálkártyával kevesebbet vesznek el: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-winner-points-more = A győztesnek { $by } ponttal több van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-winner-points-less = A győztesnek { $by } ponttal kevesebb van: { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-seat-advantage-more = A kezdés többet ér: { $before } helyett { $after } százalékponttal az egyenlő esély fölött (nagyon valószínűleg { $low } és { $high } közötti a többlet).
compare-seat-advantage-less = A kezdés kevesebbet ér: { $before } helyett { $after } százalékponttal az egyenlő esély fölött (nagyon valószínűleg { $low } és { $high } közötti a csökkenés).
compare-wins-more = { $measure } gyakrabban: { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti a többlet).
compare-wins-less = { $measure } ritkábban: { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti a csökkenés).
compare-luck-more = Többet számít a szerencse: a része { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti a többlet).
compare-luck-less = Kevesebbet számít a szerencse: a része { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti a csökkenés).
compare-finished-more = Több játék ér véget: { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti a többlet).
compare-finished-less = Kevesebb játék ér véget: { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti a csökkenés).
compare-number-more = Magasabb: { $measure }. { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti többlet).
compare-number-less = Alacsonyabb: { $measure }. { $before } helyett { $after } (nagyon valószínűleg { $low } és { $high } közötti csökkenés).
compare-share-more = Magasabb: { $measure }. { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti többlet).
compare-share-less = Alacsonyabb: { $measure }. { NUMBER($before, style: "percent") } helyett { NUMBER($after, style: "percent") } (nagyon valószínűleg { $low } és { $high } százalékpont közötti csökkenés).
compare-same-number = Nem mutatkozott eltérés ({ $measure }). Ha van is, legfeljebb { $at-most }.
compare-same-share = Nem mutatkozott eltérés ({ $measure }). Ha van is, legfeljebb { $at-most } százalékpont.
compare-same-all = Nem mutatkozott eltérés: { $measures }. Az utolsó oszlop mutatja, mekkora lehetne még.
compare-identical = Pontosan ugyanaz: { $measure }. Egyetlen játék sem volt más.

## What can be wrong.

compare-no-change = mondd meg, mit hasonlítsunk össze, például --set barriers vagy --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: mondd meg, melyik legyen: { $values }, például --set { $variant }={ $example }
compare-nothing-changes = { $variants }: ezt a játékot amúgy is így játsszák, nincs mit összehasonlítani
compare-in-both = { $variant } nem adható meg egyszerre a --set és a --both kapcsolóval
compare-about-apart = Játékok mindkét oldalon: { $games }, ugyanazokkal a dobásokkal.
compare-side-form = a { $option } szabályokat vár, mint a --set, és game=, players=, bots=, board=, rules= részeket, például { $option } "players=3 bots=strong", nem ezt: { $text }
