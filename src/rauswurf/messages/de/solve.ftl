# `rauswurf solve`: perfektes Spiel mit wenigen Figuren.

solve-bad-table = { $file } ist keine Tabelle eines gelösten Spiels oder ist abgeschnitten. „rauswurf solve“ macht eine.
solve-only-classic = Nur „madn“, „never-mind“ und „dont-worry“ lassen sich lösen, nicht { $game }.
solve-only-plain = Lösen lässt sich das nur mit { $variant }={ $value }.
solve-moves = Züge ermitteln
solve-sweep = Durchgang { $number }
solve-check = Nachprüfen
solve-cut = Stellungen auswählen
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
solve-elsewhere = Die Tabelle liegt in { $file }. Dort sucht der Bot „perfect“ nicht: Lege sie nach { $usual }, damit er danach spielt.
solve-device = --device ist cpu oder gpu, nicht { $device }.
solve-needs-gpu = Eine Tabelle für je { $pieces } Figuren ist zu groß für den Prozessor. Nimm --device gpu: Das braucht eine Grafikkarte mit 100 GB Speicher.
solve-gpu-too-small = Das braucht { $needed } GB Speicher auf der Grafikkarte. Frei sind nur { $free } GB.
solve-residual-sample = Von { $positions } geprüften Stellungen würde sich keine um mehr als { $residual } ändern.
solve-damaged = { $file } ist beschädigt: Der Inhalt passt nicht zu den Prüfsummen.
solve-wrong = { $file } ist falsch: Nach den Regeln würde sich eine Stellung darin um { $residual } ändern.
solve-other-game = { $file } ist eine Tabelle von { $found }, nicht von { $game }.
solve-slice = --slice nimmt eine Anzahl von Stellungen, etwa 1000000, oder pieces=N, etwa pieces=2. { $given } geht nicht.
solve-slice-no-table = Unter { $file } liegt keine Tabelle mit diesen Regeln. Löse das Spiel zuerst: Lass --slice weg.
solve-slice-done = Der Ausschnitt hat { $positions } Stellungen. Er liegt in { $file }.
