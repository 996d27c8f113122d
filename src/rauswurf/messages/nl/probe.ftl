probe-no-table = Er is hier geen tabel van { $game }. ‘rauswurf solve { $id }’ maakt er een.
probe-not-known = De tabellen hier kennen deze stelling niet: { $tables }.
probe-nothing-to-do = In deze stelling valt niets te kiezen.
probe-chance = { $who } gooit nu en wint { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } van de spellen als beide perfect spelen.
probe-lost = Met { $rolls } kan { $who } niet zetten.
probe-face = { $who } heeft { $roll } gegooid. De kans om te winnen na elke zet:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
