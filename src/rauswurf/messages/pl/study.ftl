### What `rauswurf study` says: experiments with many rule sets.

## While it runs, and when it is done.

study-begins = { $title }: { $cells ->
    [one] jedna komórka
    [few] { $cells } komórki
    [many] { $cells } komórek
   *[other] { $cells } komórki
}, w każdej { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
study-goes-on = { $games ->
    [0] Wszystko rozegrano już wcześniej.
    [one] Została do rozegrania jedna partia.
    [few] Zostały do rozegrania { $games } partie.
    [many] Zostało do rozegrania { $games } partii.
   *[other] Zostało do rozegrania { $games } partii.
}
study-results = Wyniki: { $file }
study-report = Raport: { $file }
study-no-report = nie dałoby się narysować raportu: { $reason }. Albo dodaj --no-report, by mieć samą tabelę

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [1] jeden gracz
   *[other] { $players } graczy
}
study-report-about = { $cells ->
    [one] Jedna komórka
    [few] { $cells } komórki
    [many] { $cells } komórek
   *[other] { $cells } komórki
}, w każdej { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { $seed }. Na obrazkach słupki sięgają tam, gdzie w 95 przypadkach na 100 leży prawda; w tabelach ± to błąd standardowy.
study-report-words = Co znaczą słowa
study-report-picture = Średnie wszystkich komórek ({ $game }) z ich przedziałami; liczby są w tabeli poniżej.

## What is wrong with a study file.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: jeden błąd
    [few] { $file }: { $faults } błędy
    [many] { $file }: { $faults } błędów
   *[other] { $file }: { $faults } błędu
}
study-unreadable = nie da się odczytać: { $reason }
study-not-toml = to nie TOML: { $reason }
study-unknown-key = { $key } jest nieznane; znane są { $known }
study-unknown-key-near = { $key } jest nieznane; może chodzi o { $near }?
study-missing = brakuje { $key }
study-not-text = { $key } musi być tekstem, nie { $value }
study-not-texts = { $key } musi być tekstem albo listą tekstów, nie { $value }
study-not-switch = { $key } musi być true albo false, nie { $value }
study-not-between = { $key } musi być liczbą całkowitą od { $least } do { $most }, nie { $value }
study-not-numbers = { $key } musi być liczbą całkowitą albo ich listą, nie { $value }
study-not-bots = { $key } musi podać bota na wszystkie miejsca albo listę botów, po jednym na miejsce, nie { $value }
study-not-table = { $key } musi być tabelą wariantów, nie { $value }
study-not-tables = { $key } musi być listą tabel: [[{ $key }]]
study-no-tables = żadne [[{ $key }]] nie mówi, w co grać
study-in-grid = grid { $grid }: { $fault }
study-lineup = botów podano { $bots }, a miejsc jest { $seats }: podaj jednego na wszystkie albo po jednym na każde
study-many-cells = komórek jest { $cells }, a może być najwyżej { $most }

## Clusters.

study-no-cluster = pod { $address } nie odpowiada żaden klaster
study-cluster-failed = klaster zawiódł: { $reason }
study-other-version = komputer w klastrze ma inną wersję Rauswurf lub Pythona
study-not-a-folder = { $folder } to nie folder
study-damaged = Zapisane części uszkodzone lub z czegoś innego: { $chunks }. Zostaną rozegrane od nowa.
