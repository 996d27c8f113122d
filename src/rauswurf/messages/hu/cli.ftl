### What commands say that have no file of their own, and what several commands say.

## Bad input.

cli-between = { $option }: { $least } és { $most } közötti szám kell, nem { $value }
cli-language = { $option }: ezek közül kell egy: { $known }, nem „{ $code }”
cli-position-cannot-be = ilyen állás nem lehet: { $faults }
cli-no-file = nincs ilyen fájl: { $file }
cli-not-a-file = { $file }: ez nem fájl
cli-no-folder = { $option }: nincs ilyen mappa: { $folder }
cli-output = nem lehet kiírni a kimenetet: { $reason }
cli-file = ez nem használható: { $file }; ok: { $reason }
cli-set-form = a --set mellé ID=ÉRTÉK kell, például --set three-rolls=on, nem „{ $text }”
cli-set-twice = --set { $variant } kétszer szerepel: { $first } és { $second }
cli-position-empty = a --position üres: írd le, mi hol áll
cli-too-long = { $option } hosszabb, mint { $most } betű
cli-needs-option = ehhez: { $option }, ez is kell: { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`.

cli-games-game = játék
cli-games-name = név
cli-games-players = játékosok
cli-games-more =
    Szabályok: rauswurf rules JÁTÉK
    Játék: rauswurf play JÁTÉK

## `rauswurf rules`.

cli-rules-title = { $game }, { $players } játékos
cli-rules-source = Itt { $players } játékosra. Forrás: { $source }.
cli-rules-ruling = Döntésünk:
cli-rules-variants = Változatok, választás: --set ID=ÉRTÉK
cli-rules-usually = (alapesetben { $value })
cli-rules-limit = ({ $value }: { $players } játékos)

## `rauswurf perft`.

cli-perft-first = első esemény
cli-perft-sequences-of = sorozatok, hossz: { $depth }
cli-perft-depth = mélység
cli-perft-sequences = sorozatok
cli-perft-rolls = dobással végződik
cli-perft-moves = lépéssel végződik
cli-perft-total = { $sequences ->
    [one] egy sorozat
   *[other] { $sequences } sorozat
}, { $depth ->
    [one] egy esemény
   *[other] { $depth } esemény
} hosszan, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s alatt

## `rauswurf board check`.

cli-board-wrong = { $faults ->
    [one] { $file }: egy hiba van
   *[other] { $file }: { $faults } hiba van
}
cli-board-fine = { $file } rendben van: { $name }, { $fields } mező, színek: { $colours }
cli-board-fits = { $game }: ezen a táblán játszható. Játékosok: { $most ->
    [2] { $most }
   *[other] { $least }–{ $most }
}, bábuk fejenként: { $pieces }.
cli-board-misfit = { $faults ->
    [one] { $game }: ezen a táblán nem játszható, egy okból:
   *[other] { $game }: ezen a táblán nem játszható, { $faults } okból:
}
cli-board-endless = { $games } véletlenszerű játszmában senki sem ért célba
cli-board-no-net = A botok nem tanulták meg ezt a táblát. Egyszerű szabályok szerint játszanak: a szintek különböznek, de a mester is gyengébb, mint a játék saját tábláján. Az edző nem tudja megítélni.
cli-board-four = Nem választható: { $variants }. Négy szín kellene hozzá.
cli-board-uneven = --fields { $fields }: { $colours } szín között nem osztható el egyenlően. Válaszd a(z) { $colours } többszörösét, színenként legalább { $least } mezővel
cli-board-there = { $file } már létezik, és marad, ahogy van
