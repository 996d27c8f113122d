probe-no-table = Tabulka hry { $game } tu není. Vytvoří ji „rauswurf solve { $id }“.
probe-not-known = Tabulky, které tu jsou, tuto pozici neznají: { $tables }.
probe-nothing-to-do = V této pozici není co vybírat.
probe-chance = { $who } teď hází a vyhraje { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } her, pokud oba hrají dokonale.
probe-lost = { $who }: když padne { $rolls }, nedá se táhnout.
probe-face = { $who }: na kostce padlo { $roll }. Šance na výhru po každém tahu:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
