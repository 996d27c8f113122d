# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file }: ez nem egy megoldott játék táblázata, vagy el van vágva. A „rauswurf solve” készít egyet.
solve-only-classic = Csak ezek oldhatók meg: „madn”, „never-mind” és „dont-worry”; ez nem: { $game }.
solve-only-plain = Ez csak így oldható meg: { $variant }={ $value }.
solve-moves = a lépések keresése
solve-sweep = { $number }. menet
solve-check = ellenőrzés
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
solve-precision = A fájl minden esélyt { $step } lépésekben tárol, ezért { $precision } pontosságú.
solve-elsewhere = A táblázat itt van: { $file }. A 'perfect' bot ott nem keresi: tedd ide: { $usual }, hogy játsszon vele.
