### What commands say that have no file of their own, and what several commands say.

## Bad input.

cli-between = { $option } musí být od { $least } do { $most }, ne { $value }
cli-language = { $option } musí být jedno z: { $known }, ne „{ $code }“
cli-position-cannot-be = taková pozice nemůže nastat: { $faults }
cli-no-file = soubor { $file } neexistuje
cli-not-a-file = { $file } není soubor
cli-no-folder = { $option }: složka { $folder } neexistuje
cli-output = výstup nejde zapsat: { $reason }
cli-file = { $file } nejde použít: { $reason }
cli-set-form = --set chce ID=HODNOTA, třeba --set three-rolls=on, ne „{ $text }“
cli-set-twice = --set { $variant } je zadané dvakrát: { $first } a { $second }
cli-position-empty = --position je prázdné: řekni, kde co stojí
cli-too-long = { $option } má víc než { $most } znaků
cli-needs-option = { $option } jde jen s { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`.

cli-games-game = hra
cli-games-name = název
cli-games-players = hráči
cli-games-more =
    Pravidla: rauswurf rules HRA
    Hra: rauswurf play HRA

## `rauswurf rules`.

cli-rules-title = { $game }, počet hráčů: { $players }
cli-rules-source = { $players ->
    [one] Tady pro jednoho hráče.
    [few] Tady pro { $players } hráče.
   *[other] Tady pro { $players } hráčů.
} Zdroj: { $source }.
cli-rules-ruling = Výklad:
cli-rules-variants = Varianty, volí se pomocí --set ID=HODNOTA:
cli-rules-usually = (obvykle { $value })
cli-rules-limit = ({ $value }: počet hráčů { $players })

## `rauswurf perft`.

cli-perft-first = první událost
cli-perft-sequences-of = posloupnosti délky { $depth }
cli-perft-depth = hloubka
cli-perft-sequences = posloupnosti
cli-perft-rolls = končí hodem
cli-perft-moves = končí tahem
cli-perft-total = { $sequences ->
    [one] jedna posloupnost
    [few] { $sequences } posloupnosti
   *[other] { $sequences } posloupností
}, { $depth ->
    [one] jedna událost
    [few] { $depth } události
   *[other] { $depth } událostí
}, za { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`.

cli-board-wrong = { $faults ->
    [one] { $file }: jedna chyba
    [few] { $file }: { $faults } chyby
   *[other] { $file }: { $faults } chyb
}
cli-board-fine = { $file } je v pořádku: { $name }, počet polí { $fields }, barvy { $colours }
cli-board-fits = { $game }: na tomhle plánu se dá hrát. Hráčů: { $most ->
    [2] { $most }
   *[other] { $least } až { $most }
}, figurek pro každého: { $pieces }.
cli-board-misfit = { $faults ->
    [one] { $game }: na tomhle plánu se hrát nedá, z jednoho důvodu:
    [few] { $game }: na tomhle plánu se hrát nedá, ze { $faults } důvodů:
   *[other] { $game }: na tomhle plánu se hrát nedá, z { $faults } důvodů:
}
cli-board-endless = v náhodně hraných partiích nikdo nedošel domů (jejich počet: { $games })
cli-board-no-net = Boti tenhle plán neznají. Hrají podle jednoduchých pravidel: úrovně se liší, ale i expert je slabší než na plánu hry. Trenér ho neumí posoudit.
cli-board-four = Nejde zvolit { $variants }: jsou potřeba čtyři barvy.
cli-board-uneven = --fields { $fields } nejde spravedlivě rozdělit, barev je { $colours }. Zvol násobek čísla { $colours }, aspoň { $least } pro každou
cli-board-there = { $file } už existuje a zůstane, jak je
