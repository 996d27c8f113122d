probe-no-table = Hier gibt es keine Tabelle von { $game }. „rauswurf solve { $id }“ macht eine.
probe-not-known = Die Tabellen hier kennen diese Stellung nicht: { $tables }.
probe-nothing-to-do = In dieser Stellung gibt es nichts zu wählen.
probe-chance = { $who } würfelt jetzt und gewinnt { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } der Spiele, wenn beide perfekt spielen.
probe-lost = Mit { $rolls } kann { $who } nicht ziehen.
probe-face = { $who } hat { $roll } gewürfelt. Die Chance zu gewinnen nach jedem Zug:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
