### What commands say that have no file of their own, and what several commands say.

## Bad input.

cli-between = { $option } moet tussen { $least } en { $most } liggen, niet { $value } zijn
cli-language = { $option } moet een van deze talen zijn: { $known }; niet ‘{ $code }’
cli-position-cannot-be = deze stelling kan niet bestaan: { $faults }
cli-no-file = er is geen bestand { $file }
cli-not-a-file = { $file } is geen bestand
cli-no-folder = { $option }: er is geen map { $folder }
cli-output = de uitvoer kan niet worden geschreven: { $reason }
cli-file = met { $file } lukt het niet: { $reason }
cli-set-form = --set wil ID=WAARDE, zoals --set three-rolls=on, niet ‘{ $text }’
cli-set-twice = --set { $variant } staat er twee keer: { $first } en { $second }
cli-position-empty = --position is leeg: zeg waar alles staat
cli-too-long = { $option } is langer dan { $most } tekens
cli-needs-option = { $option } kan alleen met { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`

cli-games-game = spel
cli-games-name = naam
cli-games-players = spelers
cli-games-more =
    Regels lezen: rauswurf rules SPEL
    Spelen: rauswurf play SPEL

## `rauswurf rules`

cli-rules-title = { $game }, voor { $players } spelers
cli-rules-source = Hier verteld voor { $players } spelers. Bron: { $source }.
cli-rules-ruling = Uitspraak:
cli-rules-variants = Varianten, te kiezen met --set ID=WAARDE:
cli-rules-usually = (gewoonlijk { $value })
cli-rules-limit = ({ $value }: { $players } spelers)

## `rauswurf perft`

cli-perft-first = eerste gebeurtenis
cli-perft-sequences-of = reeksen van { $depth }
cli-perft-depth = diepte
cli-perft-sequences = reeksen
cli-perft-rolls = met een worp aan het eind
cli-perft-moves = met een zet aan het eind
cli-perft-total = { $sequences ->
    [one] één reeks
   *[other] { $sequences } reeksen
} van { $depth ->
    [one] één gebeurtenis
   *[other] { $depth } gebeurtenissen
}, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`

cli-board-wrong = { $faults ->
    [one] { $file }: één fout
   *[other] { $file }: { $faults } fouten
}
cli-board-fine = { $file } is in orde: { $name }, { $fields } velden, kleuren { $colours }
cli-board-fits = { $game } kun je hierop spelen met { $most ->
    [2] { $most }
   *[other] { $least } tot { $most }
} spelers, met elk { $pieces } pionnen.
cli-board-misfit = { $faults ->
    [one] { $game } kun je hierop niet spelen, om één reden:
   *[other] { $game } kun je hierop niet spelen, om { $faults } redenen:
}
cli-board-endless = in { $games } willekeurig gespeelde partijen kwam niemand thuis
cli-board-no-net = De bots hebben dit bord niet geleerd. Ze spelen volgens vuistregels: de niveaus verschillen, maar zelfs de expert is zwakker dan op het eigen bord van het spel. De coach kan het niet beoordelen.
cli-board-four = { $variants } kun je niet kiezen: daar zijn vier kleuren voor nodig.
cli-board-uneven = --fields { $fields } kun je niet eerlijk over { $colours } kleuren verdelen: neem een veelvoud van { $colours }, zodat elke kleur minstens { $least } velden krijgt
cli-board-there = { $file } bestaat al en blijft zoals het is
