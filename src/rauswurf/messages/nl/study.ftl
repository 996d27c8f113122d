### What `rauswurf study` says: experiments with many rule sets.

## While it runs, and when it is done.

study-begins = { $title }: { $cells ->
    [one] één cel
   *[other] { $cells } cellen
}, met elk { $games ->
    [one] één spel
   *[other] { $games } spellen
}.
study-goes-on = { $games ->
    [0] Alles is al eerder gespeeld.
    [one] Er is nog één spel te spelen.
   *[other] Er zijn nog { $games } spellen te spelen.
}
study-results = Resultaten: { $file }
study-report = Verslag: { $file }
study-no-report = er kan geen verslag worden getekend: { $reason }. Of voeg --no-report toe, voor alleen de tabel

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
study-report-about = { $cells ->
    [one] Eén cel
   *[other] { $cells } cellen
}, met elk { $games ->
    [one] één spel
   *[other] { $games } spellen
}, startgetal { $seed }. In de plaatjes reiken de balken zo ver als de waarheid in 95 van de 100 gevallen ligt; in de tabellen is ± de standaardfout.
study-report-words = Wat de woorden betekenen
study-report-picture = Gemiddelden van alle cellen van { $game } met hun marges; de getallen staan in de tabel eronder.

## What is wrong with a study file.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: één fout
   *[other] { $file }: { $faults } fouten
}
study-unreadable = kan niet gelezen worden: { $reason }
study-not-toml = is geen TOML: { $reason }
study-unknown-key = { $key } is niet bekend; bekend zijn { $known }
study-unknown-key-near = { $key } is niet bekend; bedoel je { $near }?
study-missing = { $key } ontbreekt
study-not-text = { $key } moet een tekst zijn, niet { $value }
study-not-texts = { $key } moet een tekst of een lijst van teksten zijn, niet { $value }
study-not-switch = { $key } moet true of false zijn, niet { $value }
study-not-between = { $key } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }
study-not-numbers = { $key } moet een geheel getal of een lijst daarvan zijn, niet { $value }
study-not-bots = { $key } moet een bot voor alle plekken noemen, of een lijst met een bot per plek, niet { $value }
study-not-table = { $key } moet een tabel van varianten zijn, niet { $value }
study-not-tables = { $key } moet een lijst van tabellen zijn: [[{ $key }]]
study-no-tables = geen [[{ $key }]] zegt wat er gespeeld wordt
study-in-grid = grid { $grid }: { $fault }
study-lineup = { $bots } bots voor { $seats } plekken: noem er één voor allemaal, of één voor elke plek
study-many-cells = er zijn { $cells } cellen; hooguit { $most } zijn mogelijk

## Clusters.

study-no-cluster = op { $address } antwoordt geen cluster
study-cluster-failed = het cluster heeft het begeven: { $reason }
study-other-version = een computer van het cluster heeft een andere versie van Rauswurf of Python
study-not-a-folder = { $folder } is geen map
study-damaged = { $chunks ->
    [one] Eén bewaard deel was beschadigd of hoorde ergens anders bij: het wordt opnieuw gespeeld.
   *[other] { $chunks } bewaarde delen waren beschadigd of hoorden ergens anders bij: ze worden opnieuw gespeeld.
}
