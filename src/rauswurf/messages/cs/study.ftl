### What `rauswurf study` says: experiments with many rule sets, described in a TOML file.

## While it runs, and when it is done.

study-begins = { $title }: { $cells ->
    [one] jedna buňka
    [few] { $cells } buňky
   *[other] { $cells } buněk
}, v každé { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}.
study-goes-on = { $games ->
    [0] Všechno už je odehrané.
    [one] Zbývá odehrát jednu hru.
    [few] Zbývá odehrát { $games } hry.
   *[other] Zbývá odehrát { $games } her.
}
study-results = Výsledky: { $file }
study-report = Zpráva: { $file }
study-no-report = žádnou zprávu by nešlo nakreslit: { $reason }. Nebo přidej --no-report, pak bude jen tabulka

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
study-report-about = { $cells ->
    [one] Jedna buňka
    [few] { $cells } buňky
   *[other] { $cells } buněk
}, v každé { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, semínko { $seed }. V obrázcích sahají úsečky tak daleko, kde v 95 ze 100 případů leží pravda; v tabulkách je ± standardní chyba.
study-report-words = Co ta slova znamenají
study-report-picture = { $game }: průměry všech buněk s jejich intervaly; čísla jsou v tabulce níže.

## What is wrong with a study file.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: jedna chyba
    [few] { $file }: { $faults } chyby
   *[other] { $file }: { $faults } chyb
}
study-unreadable = nejde přečíst: { $reason }
study-not-toml = není to TOML: { $reason }
study-unknown-key = { $key } se nezná; zná se { $known }
study-unknown-key-near = { $key } se nezná; nemyslíš { $near }?
study-missing = chybí { $key }
study-not-text = { $key } musí být text, ne { $value }
study-not-texts = { $key } musí být text nebo seznam textů, ne { $value }
study-not-switch = { $key } musí být true nebo false, ne { $value }
study-not-between = { $key } musí být celé číslo od { $least } do { $most }, ne { $value }
study-not-numbers = { $key } musí být celé číslo nebo seznam celých čísel, ne { $value }
study-not-bots = { $key } musí být bot na všechna místa, nebo seznam botů, na každé místo jeden, ne { $value }
study-not-table = { $key } musí být tabulka variant, ne { $value }
study-not-tables = { $key } musí být pole tabulek: [[{ $key }]]
study-no-tables = žádné [[{ $key }]] neříká, co se má hrát
study-in-grid = grid { $grid }: { $fault }
study-lineup = botů je uvedeno { $bots }, míst je { $seats }: uveď jednoho na všechna, nebo na každé jednoho
study-many-cells = buněk je { $cells }; nejvýš jich může být { $most }

## Clusters.

study-no-cluster = na { $address } žádný cluster neodpovídá
study-cluster-failed = cluster selhal: { $reason }
study-other-version = některý počítač clusteru má jinou verzi programu Rauswurf nebo Pythonu
study-not-a-folder = { $folder } není složka
study-damaged = Uložené části poškozené nebo odjinud: { $chunks }. Hrají se znovu.
