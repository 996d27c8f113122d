# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } is geen tabel van een opgelost spel, of is afgekapt. ‘rauswurf solve’ maakt er een.
solve-only-classic = Alleen ‘madn’, ‘never-mind’ en ‘dont-worry’ zijn op te lossen, niet { $game }.
solve-only-plain = Dit is alleen op te lossen met { $variant }={ $value }.
solve-moves = zetten zoeken
solve-sweep = ronde { $number }
solve-check = controleren
solve-cut = stellingen kiezen
solve-done =
    { $game }, twee spelers met elk { $pieces ->
        [one] één pion
       *[other] { $pieces } pionnen
    }: { $positions } stellingen, { $sweeps ->
        [one] één ronde
       *[other] { $sweeps } rondes
    }.
solve-residual = Geen stelling zou meer dan { $residual } veranderen.
solve-first-player = Wie begint, wint { $chance } van de spellen als beiden perfect spelen.
solve-written = De tabel staat in { $file }. De bot ‘perfect’ speelt ermee.
solve-elsewhere = De tabel staat in { $file }. De bot 'perfect' kijkt daar niet: zet hem in { $usual } om hem te laten spelen.
solve-device = --device is cpu of gpu, niet { $device }.
solve-needs-gpu = Een tabel voor elk { $pieces } pionnen is te groot voor de processor. Gebruik --device gpu: dat vraagt een grafische kaart met 100 GB geheugen.
solve-gpu-too-small = Dit vraagt { $needed } GB geheugen op de grafische kaart. Er is maar { $free } GB vrij.
solve-residual-sample = Van { $positions } gecontroleerde stellingen zou er geen meer dan { $residual } veranderen.
solve-damaged = { $file } is beschadigd: de inhoud klopt niet met de controlesommen.
solve-wrong = { $file } is fout: volgens de regels zou een stelling erin { $residual } veranderen.
solve-other-game = { $file } is een tabel van { $found }, niet van { $game }.
solve-slice = --slice krijgt een aantal stellingen, zoals 1000000, of pieces=N, zoals pieces=2. { $given } kan niet.
solve-slice-no-table = Op { $file } staat geen tabel met deze regels. Los het spel eerst op: laat --slice weg.
solve-slice-done = Het stuk heeft { $positions } stellingen. Het staat in { $file }.
