### What `rauswurf compare` says: what a rule changes.

## The table.

compare-title = { $game }: { $after } místo { $before }
compare-title-apart = { $after } místo { $before }
compare-about = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
} od každého, počet hráčů { $players }, se stejnými kostkami. Kdo hraje: { $bots }.
compare-measure = veličina
compare-before = předtím
compare-after = potom
compare-difference = rozdíl
compare-between = mezi
compare-sure = Všechny tyhle meze platí zároveň v 95 ze 100 takových srovnání.
compare-drawn = Obrázek je v { $file }.

## Sentences.

compare-rolls-more = Hra má o { $by } hodu víc: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-rolls-less = Hra má o { $by } hodu méně: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-turns-more = Hra trvá o { $by } kola déle: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } déle).
compare-turns-less = Hra je o { $by } kola kratší: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } kratší).
compare-captures-more = Za hru je o { $by } vyhození víc: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-captures-less = Za hru je o { $by } vyhození méně: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-lead-changes-more = Změn vedení za hru je o { $by } víc: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-lead-changes-less = Změn vedení za hru je o { $by } méně: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-cards-taken-more = Hráči si za hru navzájem vezmou o { $by } karty víc: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-cards-taken-less = Hráči si za hru navzájem vezmou o { $by } karty méně: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-death-cards-more = Hráči si za hru vezmou o { $by } karty smrti víc: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-death-cards-less = Hráči si za hru vezmou o { $by } karty smrti méně: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-winner-points-more = Vítěz má o { $by } bodu víc: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-winner-points-less = Vítěz má o { $by } bodu méně: { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-seat-advantage-more = Začínat má větší cenu: { $after } procentního bodu nad spravedlivým dílem místo { $before } (velmi pravděpodobně o { $low } až { $high } víc).
compare-seat-advantage-less = Začínat má menší cenu: { $after } procentního bodu nad spravedlivým dílem místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-wins-more = { $measure } častěji: { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu víc).
compare-wins-less = { $measure } méně často: { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu méně).
compare-luck-more = Štěstí rozhoduje víc: jeho podíl je { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu víc).
compare-luck-less = Štěstí rozhoduje méně: jeho podíl je { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu méně).
compare-finished-more = Víc her se dohraje: { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu víc).
compare-finished-less = Méně her se dohraje: { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu méně).
compare-number-more = Více: { $measure }. { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } více).
compare-number-less = Méně: { $measure }. { $after } místo { $before } (velmi pravděpodobně o { $low } až { $high } méně).
compare-share-more = Více: { $measure }. { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu více).
compare-share-less = Méně: { $measure }. { NUMBER($after, style: "percent") } místo { NUMBER($before, style: "percent") } (velmi pravděpodobně o { $low } až { $high } procentního bodu méně).
compare-same-number = Žádný rozdíl se nenašel ({ $measure }). Pokud nějaký je, tak nejvýš { $at-most }.
compare-same-share = Žádný rozdíl se nenašel ({ $measure }). Pokud nějaký je, tak nejvýš { $at-most } procentního bodu.
compare-same-all = Žádný rozdíl se nenašel: { $measures }. Poslední sloupec ukazuje, jak velký by ještě mohl být.
compare-identical = Úplně stejné: { $measure }. Ani jedna hra nebyla jiná.

## What can be wrong.

compare-no-change = řekni, co se má porovnat, například --set barriers nebo --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: řekni, které z { $values }, třeba --set { $variant }={ $example }
compare-nothing-changes = { $variants }: takhle se hraje i tak, není co porovnávat
compare-in-both = { $variant } nejde zadat s --set a zároveň s --both
compare-about-apart = Her na každé straně: { $games }, se stejnými hody.
compare-side-form = { $option } bere pravidla jako --set a game=, players=, bots=, board= a rules=, například { $option } "players=3 bots=strong", ne { $text }
