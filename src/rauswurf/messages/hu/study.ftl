### What `rauswurf study` says: experiments with many rule sets, described in a TOML file.

## While it runs, and when it is done.

study-begins = { $title }: { $cells ->
    [one] egy cella
   *[other] { $cells } cella
}, cellánként { $games ->
    [one] egy játék
   *[other] { $games } játék
}.
study-goes-on = { $games ->
    [0] Már minden le van játszva.
    [one] Még egy játék van hátra.
   *[other] Még { $games } játék van hátra.
}
study-results = Eredmények: { $file }
study-report = Jelentés: { $file }
study-no-report = nem lehetne jelentést rajzolni: { $reason }. Vagy add hozzá a --no-report kapcsolót, és csak a táblázat készül el

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] egy játékos
   *[other] { $players } játékos
}
study-report-about = { $cells ->
    [one] Egy cella
   *[other] { $cells } cella
}, cellánként { $games ->
    [one] egy játék
   *[other] { $games } játék
}, mag: { $seed }. A képeken a vonalak addig érnek, ameddig az igazság 100-ból 95 esetben van; a táblázatokban a ± a standard hiba.
study-report-words = Mit jelentenek a szavak
study-report-picture = { $game }: minden cella átlaga a tartományával; a számok a lenti táblázatban vannak.

## What is wrong with a study file.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: egy hiba van
   *[other] { $file }: { $faults } hiba van
}
study-unreadable = nem olvasható: { $reason }
study-not-toml = nem TOML: { $reason }
study-unknown-key = { $key } ismeretlen; ismert: { $known }
study-unknown-key-near = { $key } ismeretlen; erre gondoltál: { $near }?
study-missing = hiányzik: { $key }
study-not-text = { $key }: szöveg kell, nem { $value }
study-not-texts = { $key }: szöveg vagy szövegek listája kell, nem { $value }
study-not-switch = { $key }: true vagy false kell, nem { $value }
study-not-between = { $key }: { $least } és { $most } közötti egész szám kell, nem { $value }
study-not-numbers = { $key }: egész szám vagy egész számok listája kell, nem { $value }
study-not-bots = { $key }: egy bot kell minden helyre, vagy botok listája, helyenként egy, nem { $value }
study-not-table = { $key }: változatok táblázata kell, nem { $value }
study-not-tables = { $key }: táblázatok tömbje kell: [[{ $key }]]
study-no-tables = egyetlen [[{ $key }]] sem mondja meg, mit kell játszani
study-in-grid = grid { $grid }: { $fault }
study-lineup = { $bots } bot van megnevezve { $seats } helyre: nevezz meg egyet mindre, vagy helyenként egyet
study-many-cells = { $cells } cella van; legfeljebb { $most } lehet

## Clusters.

study-no-cluster = ezen a címen nem válaszol klaszter: { $address }
study-cluster-failed = a klaszter hibázott: { $reason }
study-other-version = a klaszter egyik gépén más Rauswurf- vagy Python-verzió van
study-not-a-folder = { $folder }: ez nem mappa
study-damaged = Sérült vagy máshova tartozó tárolt részek: { $chunks }. Ezeket újra lejátsszuk.
