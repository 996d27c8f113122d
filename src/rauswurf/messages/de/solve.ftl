# `rauswurf solve`: perfektes Spiel mit wenigen Figuren.

solve-bad-table = { $file } ist keine Tabelle eines gelösten Spiels oder ist abgeschnitten. „rauswurf solve“ macht eine.
solve-only-classic = Nur „madn“, „never-mind“ und „dont-worry“ lassen sich lösen, nicht { $game }.
solve-only-plain = Lösen lässt sich das nur mit { $variant }={ $value }.
solve-moves = Züge ermitteln
solve-sweep = Durchgang { $number }
solve-check = Nachprüfen
solve-done =
    { $game } zu zweit mit je { $pieces ->
        [one] einer Figur
       *[other] { $pieces } Figuren
    }: { $positions } Stellungen, { $sweeps ->
        [one] ein Durchgang
       *[other] { $sweeps } Durchgänge
    }.
solve-residual = Keine Stellung würde sich noch um mehr als { $residual } ändern.
solve-first-player = Wer anfängt, gewinnt { $chance } der Spiele, wenn beide perfekt spielen.
solve-written = Die Tabelle liegt in { $file }. Nach ihr spielt der Bot „perfect“.
solve-precision = Die Datei hält jede Chance auf { $step } genau fest, sie stimmt also bis auf { $precision }.
solve-elsewhere = Die Tabelle liegt in { $file }. Dort sucht der Bot „perfect“ nicht: Lege sie nach { $usual }, damit er danach spielt.
