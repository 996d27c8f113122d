probe-no-table = Aquí no hay ninguna tabla de { $game }. «rauswurf solve { $id }» hace una.
probe-not-known = Las tablas que hay aquí no conocen esta posición: { $tables }.
probe-nothing-to-do = En esta posición no hay nada que elegir.
probe-chance = { $who } va a tirar y gana el { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } de las partidas si los dos juegan a la perfección.
probe-lost = Con { $rolls }, { $who } no puede mover.
probe-face = { $who } ha sacado { $roll }. Probabilidad de ganar después de cada jugada:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
