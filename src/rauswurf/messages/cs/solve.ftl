# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } není tabulka vyřešené hry, nebo je useknutá. Vytvoří ji „rauswurf solve“.
solve-only-classic = Vyřešit jde jen „madn“, „never-mind“ a „dont-worry“, ne { $game }.
solve-only-plain = Vyřešit to jde jen s { $variant }={ $value }.
solve-moves = hledají se tahy
solve-sweep = průchod { $number }
solve-check = kontrola
solve-cut = výběr pozic
solve-done =
    { $game }, dva hráči, každý { $pieces ->
        [one] s jednou figurkou
        [few] se { $pieces } figurkami
       *[other] s { $pieces } figurkami
    }: počet pozic { $positions }, { $sweeps ->
        [one] jeden průchod
        [few] { $sweeps } průchody
       *[other] { $sweeps } průchodů
    }.
solve-residual = Žádná pozice by se nezměnila o víc než { $residual }.
solve-first-player = Kdo začíná, vyhraje { $chance } her, když oba hrají bezchybně.
solve-written = Tabulka je v { $file }. Hraje podle ní bot „perfect“.
solve-elsewhere = Tabulka je v { $file }. Bot 'perfect' tam nehledá: dej ji do { $usual }, aby podle ní hrál.
solve-device = --device je cpu nebo gpu, ne { $device }.
solve-needs-gpu = Tabulka pro { $pieces } figurky každého hráče je pro procesor příliš velká. Přidej --device gpu: potřebuje grafickou kartu se 100 GB paměti.
solve-gpu-too-small = Je potřeba { $needed } GB paměti na grafické kartě. Volných je jen { $free } GB.
solve-residual-sample = Zkontrolováno { $positions } pozic: žádná by se nezměnila o víc než { $residual }.
solve-damaged = { $file } je poškozený: obsah neodpovídá kontrolním součtům.
solve-wrong = { $file } je chybný: podle pravidel by se některá pozice změnila o { $residual }.
solve-other-game = { $file } je tabulka hry { $found }, ne { $game }.
solve-slice = --slice bere počet pozic, například 1000000, nebo pieces=N, například pieces=2. { $given } nejde.
solve-slice-no-table = V { $file } není tabulka s těmito pravidly. Nejdřív hru vyřeš: vynech --slice.
solve-slice-done = Počet pozic ve výřezu: { $positions }. Je v { $file }.
