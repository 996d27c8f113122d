# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file }: ez nem egy megoldott játék táblázata, vagy el van vágva. A „rauswurf solve” készít egyet.
solve-only-classic = Csak ezek oldhatók meg: „madn”, „never-mind” és „dont-worry”; ez nem: { $game }.
solve-only-plain = Ez csak így oldható meg: { $variant }={ $value }.
solve-moves = a lépések keresése
solve-sweep = { $number }. menet
solve-check = ellenőrzés
solve-cut = állások kiválasztása
solve-done =
    { $game }, két játékos, fejenként { $pieces ->
        [one] egy bábu
       *[other] { $pieces } bábu
    }: { $positions } állás, { $sweeps ->
        [one] egy menet
       *[other] { $sweeps } menet
    }.
solve-residual = Egyetlen állás sem változna ennél többet: { $residual }.
solve-first-player = Aki kezd, ha mindketten hibátlanul játszanak, ennyi játékot nyer: { $chance }.
solve-written = A táblázat itt van: { $file }. A „perfect” bot e szerint játszik.
solve-elsewhere = A táblázat itt van: { $file }. A 'perfect' bot ott nem keresi: tedd ide: { $usual }, hogy játsszon vele.
solve-device = A --device értéke cpu vagy gpu, nem { $device }.
solve-needs-gpu = Fejenként { $pieces } bábuval a táblázat túl nagy a processzornak. Add meg: --device gpu. Ehhez 100 GB memóriájú grafikus kártya kell.
solve-gpu-too-small = Ehhez { $needed } GB memória kell a grafikus kártyán. Csak { $free } GB szabad.
solve-residual-sample = { $positions } ellenőrzött állás közül egy sem változna ennél többet: { $residual }.
solve-damaged = { $file }: ez a fájl sérült, a tartalma nem egyezik az ellenőrző összegekkel.
solve-wrong = { $file }: ez a fájl hibás, a szabályok szerint egy állás ennyit változna: { $residual }.
solve-other-game = { $file }: ez a(z) { $found } táblázata, nem ezé: { $game }.
solve-slice = A --slice után az állások száma jön, például 1000000, vagy pieces=N, például pieces=2. Ez nem jó: { $given }.
solve-slice-no-table = Ezekkel a szabályokkal itt nincs táblázat: { $file }. Előbb oldd meg a játékot: hagyd el a --slice kapcsolót.
solve-slice-done = A szeletben { $positions } állás van. Itt található: { $file }.
